/** Result codes of SQLite without their details. */
export const SQLITE_BUSY = 5;
export const SQLITE_IOERR = 10;
export const SQLITE_FULL = 13;

/** The result code of an error that SQLite threw; 0 for any other. */
export function resultCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;
}
