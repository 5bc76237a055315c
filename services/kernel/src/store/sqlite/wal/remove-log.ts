import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Moves the write-ahead log into its file and removes it, unless another process has the file open: a reader that
 * closes last leaves it behind.
 */
export function removeLog(file: string): void {
  if (!existsSync(file)) return;
  let last: DatabaseSync | undefined;
  try {
    last = new DatabaseSync(file);
    last.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A full disk: it stays, and the next start reads it.
  } finally {
    last?.close();
  }
}
