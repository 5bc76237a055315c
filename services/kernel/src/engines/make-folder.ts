import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../errors.ts';

/**
 * Makes a folder and its missing parents, readable only by their owner. One by one, because Node's `recursive` never ends
 * below `/proc`.
 * @throws NodeJS.ErrnoException with the given path
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await make(folder);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/** Why a folder cannot be used, for people. */
export function folderProblem({ code }: { code?: string | undefined }): string {
  return (code !== undefined && reasons[code]) || `the machine says ${code ?? 'no reason'}`;
}

const reasons: Record<string, string> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'its parent is a file, not a folder',
  ENOENT: 'it does not exist and cannot be created',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EISDIR: 'it is a folder, not a file',
};

async function make(folder: string): Promise<void> {
  if (await isMade(folder)) return;
  await make(dirname(folder));
  if (!(await isMade(folder)))
    throw Object.assign(new Error(`${folder} cannot be made`), { code: 'ENOENT' });
}

/** False where the folder above is missing. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    // A read-only disk answers EROFS also for a folder that exists.
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) return false;
    if (
      await stat(folder).then(
        (found) => found.isDirectory(),
        () => false,
      )
    )
      return true;
    throw error;
  }
}
