import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The ids at the end of the streams that a store has commits of. */
export function keptStreams(data: string): Set<string> {
  const database = new DatabaseSync(join(data, 'lectern.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT DISTINCT stream FROM commits').all();
  database.close();
  return new Set(rows.map(({ stream }) => String(stream).slice(-36)));
}
