import type { ViewDeclaration } from '../../views-port.ts';
import type { SqliteDatabase } from '../database.ts';
import type { ViewTables } from './view-tables.ts';

/** A transaction of a few milliseconds. */
const ROWS = 256;

/** Deletes all rows bit by bit: all other writes wait while the pages of a large table are overwritten. */
export async function clearView(
  database: SqliteDatabase,
  tables: ViewTables,
  view: ViewDeclaration,
): Promise<void> {
  const isThere = database.get(
    `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`,
    `view ${tables.key(view)}`,
  );
  if (!isThere) return;
  for (const sql of tables.clear(view, ROWS)) {
    let deleted = ROWS;
    while (deleted === ROWS) deleted = (await database.returning(sql, [])).length;
  }
}
