import { DomainError } from '../../errors.ts';
import type { SqliteDatabase } from './database.ts';

/** Fills a page of 8 KB. */
const ROW_BYTES = 8_100;
/** About 4 MB a transaction, so that the write-ahead log stays small. */
const BATCH_ROWS = 512;

/**
 * Overwrites free pages, where releases before `secure_delete` left deleted data: a table of zeros fills them and is dropped.
 * Runs once, which `user_version` records; on a full disk the next start tries again.
 */
export async function zeroFreePages(database: SqliteDatabase): Promise<void> {
  const read = (pragma: string) => Number(database.get(`PRAGMA ${pragma}`)?.[pragma]);
  if (read('user_version') !== 0) return;
  try {
    await database.exec('CREATE TABLE IF NOT EXISTS zeros (bytes BLOB)');
    for (let free = read('freelist_count'); free > 0; free = read('freelist_count')) {
      const rows = Math.min(free, BATCH_ROWS);
      await database.exec(
        `WITH RECURSIVE rows (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM rows WHERE number < ${rows}) INSERT INTO zeros SELECT zeroblob(${ROW_BYTES}) FROM rows`,
      );
    }
    await dropZeros(database);
    await database.exec('PRAGMA user_version = 1');
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'STORAGE_FULL')) throw error;
    await dropZeros(database).catch(() => {}); // The next start continues with it.
  }
}

async function dropZeros(database: SqliteDatabase): Promise<void> {
  while (database.get('SELECT 1 FROM zeros LIMIT 1') !== undefined)
    await database.exec(
      `DELETE FROM zeros WHERE rowid IN (SELECT rowid FROM zeros LIMIT ${BATCH_ROWS})`,
    );
  await database.exec('DROP TABLE zeros');
}
