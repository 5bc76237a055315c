import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { codeOf } from '../../errors.ts';

/**
 * Makes a database's file readable only by its owner; SQLite gives the files beside it the same mode. Also fixes files of
 * earlier releases, where the disk supports modes.
 */
export function makePrivateFile(file: string): void {
  makeEmpty(file);
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) closeToOthers(each);
}

/** Never opens an existing file: closing it would release every lock that this process has on it. */
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
