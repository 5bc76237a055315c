import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portOf } from '../engines/ports.ts';

// On the cluster's engines it joins some forty consumer groups first, and a busy machine is slow.
const READY_MS = 100_000;

/** As npm runs them. */
export const quiet = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=TimeoutNegativeWarning',
];

/** The default first administrator. */
export const admin = {
  email: 'maya@halden.example',
  password: 'measure every liter',
  teamName: 'Halden Instruments',
};

/** A program of this folder in its own process. */
export interface Program {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Runs `main.mjs` or `lectern.ts` without the settings of this process's environment.
 * @param options.under a command that runs it, such as `taskset`
 */
export function runProgram(
  name: 'main' | 'lectern',
  options: { args?: readonly string[]; env: NodeJS.ProcessEnv; under?: readonly string[] },
): Program {
  const [command = process.execPath, ...args] = [
    ...(options.under ?? []),
    process.execPath,
    ...quiet,
    fileURLToPath(new URL(name === 'main' ? './main.mjs' : './lectern.ts', import.meta.url)),
    ...(options.args ?? []),
  ];
  let printed = '';
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The compile cache is where `npm test` says, else where main.mjs does: it halves the time.
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
  /** Sends SIGTERM, and deletes the data folder if it was made for this run. @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts it on free ports and, by default, an empty data folder; resolves once it is ready.
 * @param options.core pins it to one core
 * @param options.under a command that runs it
 * @throws Error with its output if it ends before
 */
export async function spawnLectern(
  options: {
    env?: NodeJS.ProcessEnv;
    core?: number;
    under?: readonly string[];
    folder?: string;
  } = {},
): Promise<SpawnedLectern> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lectern-')));
  const [port, contentPort] = await Promise.all([freePort(), freePort()]); // Held at the same time, so that they differ.
  const url = `http://localhost:${port}`;
  const program = runProgram('main', {
    under:
      options.under ?? (options.core === undefined ? [] : ['taskset', '-c', `${options.core}`]),
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
    await pause(options.core === undefined ? 25 : 5); // A measured process has its own core; otherwise polling costs it time.
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

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
