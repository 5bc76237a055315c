import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dieWithUs } from '../engines/engine.ts';
import { quiet } from '../standalone/spawn.ts';

const AGAIN_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** One that ran longer than this starts again at once. */
const STABLE_MS = 10_000;
const STOP_MS = 10_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Copy {
  readonly pid: number | null;
  /** How often it was started again. */
  readonly restarts: number;
  /** What it has printed. */
  output(): string;
  /** SIGTERM, and SIGKILL after ten seconds. It is not started again. @returns its exit code */
  stop(): Promise<number | null>;
  /** SIGKILL; it is started again, as after a crash. */
  kill(): Promise<void>;
  /** SIGTERM, and a new start: one step of a rolling upgrade. */
  restart(): Promise<void>;
}

/** One copy of a process. It is started again whenever it ends, as `restart: unless-stopped` does. */
export function startCopy(
  args: readonly string[],
  { env, logFile, onEnd }: { env: Record<string, string>; logFile: string; onEnd(): void },
): Copy {
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess;
  let restarts = -1;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  let pause = AGAIN_MS;

  function start(): void {
    restarts++;
    const startedAt = Date.now();
    child = spawn(process.execPath, [...quiet, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // Ctrl-C reaches us alone: we stop them in order.
    });
    dieWithUs(child);
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    child.once('exit', () => {
      onEnd();
      if (isStopping) return;
      const isStable = Date.now() - startedAt > STABLE_MS;
      pause = isStable ? AGAIN_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
      again = setTimeout(start, isStable ? 0 : pause);
    });
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!isRunning()) return child.exitCode;
    const exited = once(child, 'exit');
    if (signal === 'SIGTERM') onEnd(); // As who replaces a copy does: first it gets no new calls.
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(impatience);
    return child.exitCode;
  }

  start();
  return {
    get pid() {
      return isRunning() ? (child.pid ?? null) : null;
    },
    get restarts() {
      return restarts;
    },
    output: () => readFileSync(logFile, 'utf8'),
    async stop() {
      isStopping = true;
      clearTimeout(again);
      const code = await end('SIGTERM');
      log.end();
      return code;
    },
    kill: async () => void (await end('SIGKILL')),
    restart: async () => void (await end('SIGTERM')),
  };
}
