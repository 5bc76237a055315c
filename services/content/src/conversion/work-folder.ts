import { makeFolder } from '@lectern/kernel/engines/make-folder.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

type Place = Pick<Settings, 'LECTERN_DATA'>;

/** Tells this process from an earlier one with the same number: in a container it is the same after each start. */
const start = randomBytes(6).toString('hex');

export const workFoldersOf = ({ LECTERN_DATA }: Place) => join(resolve(LECTERN_DATA), 'processing');

/** A folder of its own for one conversion, inside the data folder: it holds customers' files. The caller removes it. */
export async function makeWorkFolder(settings: Place): Promise<string> {
  return makeWorkFolderIn(workFoldersOf(settings));
}

export async function makeWorkFolderIn(folder: string): Promise<string> {
  await makeFolder(folder);
  return mkdtemp(join(folder, `${hostname()}.${process.pid}.${start}.`));
}

/** Removes the folders of processes of this machine that no longer run. */
export async function removeLeftovers(settings: Place): Promise<void> {
  const folder = workFoldersOf(settings);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, host, pid = '', by] = /^(.*)\.(\d+)\.([^.]+)\.[^.]*$/.exec(name) ?? [];
    if (host === hostname() && by !== start && !isRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
