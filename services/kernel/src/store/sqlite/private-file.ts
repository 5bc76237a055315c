import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/**
 * Makes a database's file, where there is none, for its owner alone; SQLite gives those that it puts beside it the same
 * mode. One of an earlier release, or put there by hand, becomes so, as far as the disk can say whose a file is.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) closeToOthers(each);
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
