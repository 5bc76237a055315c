import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { codeOf } from '../../errors.ts';

/**
 * Makes a database's file, where there is none, for its owner alone; SQLite gives those that it puts beside it the same
 * mode. One of an earlier release, or put there by hand, becomes so, as far as the disk can say whose a file is.
 */
export function makePrivateFile(file: string): void {
  makeEmpty(file);
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) closeToOthers(each);
}

/** One that is there is not opened: closing it again would let go of every lock that this process has on it. */
function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
  }
}
