import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const READY_MS = 30_000;

/** The first administrator of every spawned Lectern that is given none. */
export const admin = { email: 'maya@halden.example', password: 'measure every litre', teamName: 'Halden Instruments' };

/** Lectern as a process of its own, as `npm start` runs it: for browser tests, screenshots and benchmarks. */
export interface SpawnedLectern {
  url: string;
  folder: string;
  child: ChildProcess;
  /** What it has printed. */
  output(): string;
  /** SIGTERM, and the end of its data folder. @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts it on free ports and an empty data folder, and resolves once it is ready.
 * @param options.core pins it to one core
 * @throws Error with what it printed when it ends before
 */
export async function spawnLectern(options: { env?: NodeJS.ProcessEnv; core?: number } = {}): Promise<SpawnedLectern> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-'));
  const [port, contentPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const command = options.core === undefined ? [process.execPath, main] : ['taskset', '-c', String(options.core), process.execPath, main];
  let printed = '';
  const child = spawn(command[0]!, command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', LECTERN_DATA: folder, LECTERN_PORT: String(port), LECTERN_URL: url,
      LECTERN_CONTENT_URL: `http://127.0.0.1:${contentPort}`, LECTERN_LOG_LEVEL: 'warn',
      LECTERN_ADMIN_EMAIL: admin.email, LECTERN_ADMIN_PASSWORD: admin.password, LECTERN_TEAM_NAME: admin.teamName,
      ...options.env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()));
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await exited;
    await rm(folder, { recursive: true, force: true });
    return child.exitCode;
  };
  const until = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Lectern did not start:\n${printed}`);
    }
    await pause(25);
  }
  return { url, folder, child, output: () => printed, stop };
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
