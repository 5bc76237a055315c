import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './errors.ts';

/**
 * Makes a folder and those above it that are missing, for its owner alone. One by one, because Node's `recursive` never
 * ends where a folder is there and takes none (below `/proc`).
 * @throws NodeJS.ErrnoException with the given path
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await make(folder);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/** What keeps a place from being used, as people say it. */
export function folderProblem({ code }: { code?: string | undefined }): string {
  return (code !== undefined && reasons[code]) || `the machine says ${code ?? 'no reason'}`;
}

const reasons: Record<string, string> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'what stands above it is a file, not a folder',
  ENOENT: 'it is not there, and cannot be made there',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
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
    // Of what is there a read-only disk says that it is read-only.
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
