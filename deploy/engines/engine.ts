import { Socket } from 'node:net';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilPort } from './ports.ts';

/** An engine of a run: its URL, its description for the record, and how to stop it. */
export type Engine = { url: string; description: string; stop(): Promise<void> };

/** A local engine that tests may kill. Data folder and ports stay the same. */
export type LocalProcess = {
  /** Stops it gracefully, and kills it after 10 s. */
  stop(): Promise<void>;
  /** SIGKILL; resolves when its port is closed. */
  kill(): Promise<void>;
  /** Starts it again, killing it first if it still runs; resolves when it is ready. */
  restart(): Promise<void>;
  /** SIGSTOP: connections stay open and nothing answers, until `resume`. */
  pause(): void;
  resume(): void;
};

type Start = {
  name: string;
  command: string;
  args: string[];
  folder: string;
  port: number;
  startupMs?: number;
};

/** Starts a server and resolves when its port accepts connections. Its output goes to `<folder>/<name>.log`. */
export async function startProcess({
  name,
  command,
  args,
  folder,
  port,
  startupMs = 60_000,
}: Start): Promise<LocalProcess> {
  const logPath = join(folder, `${name}.log`);
  let child: ChildProcess;

  const isRunning = () =>
    child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(impatience);
  };
  const start = async () => {
    mkdirSync(folder, { recursive: true });
    const log = openSync(logPath, 'a');
    // Detached: Ctrl-C reaches us alone, so that those who use the engine end first.
    child = spawn(command, args, { cwd: folder, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    let failure: string | undefined;
    child.once('error', (error) => (failure = `${name} did not start: ${error.message}`));
    dieWithUs(child);
    const deadline = Date.now() + startupMs;
    await untilPort(port, true, () => {
      if (failure) return failure;
      if (isRunning() && Date.now() < deadline) return undefined;
      return `${name} did not start:\n${readFileSync(logPath, 'utf8').slice(-2000)}`;
    });
  };

  await start();
  return {
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
      await untilPort(port, false, () => undefined); // The old port may accept for a moment longer than its process lives.
    },
    restart: async () => {
      await end('SIGKILL');
      await start();
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

/**
 * Ends a child with this process, even after SIGKILL: a shell waits on a pipe that only this process
 * holds open. It has its own session, so that Ctrl-C does not end the guard first.
 */
export function dieWithUs(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const guard = spawn('sh', ['-c', 'read -r _; kill -9 "$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.once('exit', () => guard.kill('SIGKILL')); // Before another process can get the same pid.
  child.unref();
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
}
