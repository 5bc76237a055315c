import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ConverterCommand } from '../conversion/sandbox/converter-command.ts';
import { cleaningFolders, converterFolders, partFolders } from '../conversion/page-paths.ts';
import { confine, runsIn, userFor, type Sandbox } from '../conversion/sandbox/sandbox.ts';

const node = process.execPath;

/** Those that specs must hold to; the second needs root, and code that everybody may read. */
export async function sandboxesHere(): Promise<Sandbox[]> {
  if (process.platform !== 'linux') return [];
  const ownUserRuns = await runsIn('own-user', { command: [node, '--version'], reads: [node] });
  return ownUserRuns ? ['bubblewrap', 'own-user'] : ['bubblewrap'];
}

/** `home` is out of bounds, `folder` in it is where a converter works. */
export async function makeWorkPlace(): Promise<{ home: string; folder: string }> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'lectern-sandbox-')));
  const folder = join(home, 'pages');
  for (const name of [...converterFolders, ...cleaningFolders, ...partFolders])
    await mkdir(join(folder, name), { recursive: true });
  return { home, folder };
}

/** Any program in a converter's sandbox. */
export async function inSandbox(
  sandbox: Sandbox,
  folder: string,
  command: [string, ...string[]],
): Promise<ConverterCommand> {
  const user = userFor(sandbox);
  const writes = converterFolders.map((name) => join(folder, name));
  if (user !== null) for (const each of writes) await chown(each, user, user);
  const reads = [command[0]];
  return {
    command: confine(sandbox, { command, reads, writes, cwd: folder, seconds: 60, user }),
    cwd: folder,
  };
}

/** The JSON that a command prints. */
export async function printedBy({
  command: [program = '', ...args],
  cwd,
}: ConverterCommand): Promise<unknown> {
  const child = spawn(program, args, { cwd, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as unknown;
}

/** Whether a process has this in its command line. */
export async function isRunning(mark: string): Promise<boolean> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')),
  );
  return lines.some((line) => line.includes(mark));
}
