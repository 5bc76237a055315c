import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// On the cluster's engines it joins some forty groups of readers first, and a busy machine takes its time.
const READY_MS = 100_000;

/** As npm runs them. */
const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=TimeoutNegativeWarning'];

/** The first administrator of every spawned Lectern that is given none. */
export const admin = {
  email: 'maya@halden.example',
  password: 'measure every litre',
  teamName: 'Halden Instruments',
};

/** One of the programs of this folder as a process of its own. */
export interface Program {
  child: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Runs `main.mjs` or `lectern.ts` with nothing of our own settings in its environment.
 * @param options.core pins it to one core
 */
export function runProgram(
  name: 'main' | 'lectern',
  options: { args?: readonly string[]; env: NodeJS.ProcessEnv; core?: number | undefined },
): Program {
  const program = [
    process.execPath,
    ...quiet,
    fileURLToPath(new URL(name === 'main' ? './main.mjs' : './lectern.ts', import.meta.url)),
    ...(options.args ?? []),
  ];
  const [command = process.execPath, ...args] =
    options.core === undefined ? program : ['taskset', '-c', String(options.core), ...program];
  let printed = '';
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What is compiled is kept where `npm test` says, else where main.mjs does: the next one takes half the time.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      LECTERN_LOG_LEVEL: 'warn',
      ...options.env,
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()));
  return {
    child,
    output: () => printed,
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Lectern as `npm start` runs it: for browser tests, screenshots and benchmarks. */
export interface SpawnedLectern extends Program {
  url: string;
  folder: string;
  /** SIGTERM, and the end of its data folder where it was made for it. @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts it on free ports, on an empty data folder unless one is given, and resolves once it is ready.
 * @param options.core pins it to one core
 * @throws Error with what it printed when it ends before
 */
export async function spawnLectern(
  options: { env?: NodeJS.ProcessEnv; core?: number; folder?: string } = {},
): Promise<SpawnedLectern> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lectern-')));
  const [port, contentPort] = await Promise.all([freePort(), freePort()]); // Both held at once, so that they are two.
  const url = `http://localhost:${port}`;
  const program = runProgram('main', {
    core: options.core,
    env: {
      LECTERN_DATA: folder,
      LECTERN_PORT: String(port),
      LECTERN_URL: url,
      LECTERN_CONTENT_URL: `http://127.0.0.1:${contentPort}`,
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
      LECTERN_TEAM_NAME: admin.teamName,
      ...options.env,
    },
  });
  const { child, output, ended } = program;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    const code = await ended;
    if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  const until = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Lectern did not start:\n${output()}`);
    }
    await pause(options.core === undefined ? 25 : 5); // One that is measured has a core of its own; from any other, asking takes time.
  }
  return { ...program, url, folder, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
