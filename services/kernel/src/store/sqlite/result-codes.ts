/** Result codes of SQLite without their details. */
export const SQLITE_BUSY = 5;
export const SQLITE_READONLY = 8;
export const SQLITE_IOERR = 10;
export const SQLITE_CORRUPT = 11;
export const SQLITE_FULL = 13;
export const SQLITE_CANTOPEN = 14;
export const SQLITE_NOTADB = 26;
/** With its details. */
const SQLITE_IOERR_SHMSIZE = 4874;

/** The code of an error that SQLite threw, with its details; 0 for any other. */
export function fullCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : 0;
}

export function resultCodeOf(error: unknown): number {
  return fullCodeOf(error) & 0xff;
}

/** A full disk has no room for the index of the write-ahead log, which SQLite calls an I/O error. */
export function isWithoutRoomForIndex(error: unknown): boolean {
  return fullCodeOf(error) === SQLITE_IOERR_SHMSIZE;
}

/** Whether the file is no longer a whole database. */
export function isDamage(error: unknown): boolean {
  if ([SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultCodeOf(error))) return true;
  return error instanceof Error && error.cause !== undefined && isDamage(error.cause);
}

/**
 * Whether the disk has failed under the file. What reached it is unknown then, and a second fsync may report success
 * for what the first one lost, so this process must not use the file again.
 */
export function hasDiskFailed(error: unknown): boolean {
  return resultCodeOf(error) === SQLITE_IOERR && !isWithoutRoomForIndex(error);
}

/** An error that SQLite threw on another thread. */
export class SqliteError extends Error {
  readonly errcode: number;

  constructor(message: string, errcode: number) {
    super(`SQLite: ${message}`);
    this.name = 'SqliteError';
    this.errcode = errcode;
  }
}
