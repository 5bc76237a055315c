import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reply, Request } from './protocol.ts';

/** It died or disconnected before it answered: the outcome of the request is unknown. */
export class Gone extends Error {}

export class Refused extends Error {
  readonly code: string;
  constructor({ code, message }: { code: string; message: string }) {
    super(message);
    this.code = code;
  }
}

type RequestBody = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, 'id'>
    : never
  : never;

/** The process under test, from outside. */
export class Victim {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #nextId = 1;
  #isKilled = false;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  said = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.exited = new Promise((resolve) =>
      child.once('exit', (code, signal) => resolve({ code, signal })),
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.on(
        'data',
        (chunk: Buffer) => (this.said = (this.said + chunk.toString()).slice(-4_000)),
      );
    child.on('message', (reply: Reply) => this.#settle(reply));
    void this.exited.then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Gone('It is gone.'));
      this.#waiting.clear();
    });
  }

  /** Resolves when it accepts requests. */
  static async start(env: Record<string, string>): Promise<Victim> {
    const child = fork(fileURLToPath(new URL('victim.ts', import.meta.url)), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=TimeoutNegativeWarning',
      ],
    });
    const victim = new Victim(child);
    const ready = await Promise.race([
      once(child, 'message').then(() => true),
      victim.exited.then(() => false),
    ]);
    if (!ready) throw new Error(`It did not start: ${victim.said}`);
    return victim;
  }

  ask<Answer>(request: RequestBody): Promise<Answer> {
    if (this.#isKilled || !this.#child.connected) return Promise.reject(new Gone('It is gone.'));
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#child.send({ id, ...request }, (error) => error && reject(new Gone(error.message)));
    });
  }

  kill(): void {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
  }

  #settle(reply: Reply): void {
    if ('isReady' in reply) return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new Refused(reply.failure));
    else waiting?.resolve(reply.value);
  }
}
