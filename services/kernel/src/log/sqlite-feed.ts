import { randomBytes } from 'node:crypto';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { cursorAhead, cursorOfAnother } from './cursor.ts';
import type { Feed } from './port.ts';

/** The feed straight from the log: the cursor is the position of a row and how many of its events were read. */
export class SqliteFeed implements Feed {
  readonly #database: SqliteDatabase;
  readonly #storeId: string;

  private constructor(database: SqliteDatabase, storeId: string) {
    this.#database = database;
    this.#storeId = storeId;
  }

  static async open(database: SqliteDatabase): Promise<SqliteFeed> {
    await database.run({ sql: `INSERT OR IGNORE INTO meta VALUES ('store id', ?)`, params: [randomBytes(6).toString('hex')] });
    return new SqliteFeed(database, database.get(`SELECT value FROM meta WHERE name = 'store id'`)!['value'] as string);
  }

  async read(teamId: string, after: string | null, limit: number): Promise<{ body: string; cursor: string }[]> {
    const sql = `SELECT position, body FROM log WHERE team_id = ? AND position >= ? AND topic <> 'pings' ORDER BY position LIMIT ?`;
    const seen = after === null ? { position: 0, events: 0 } : this.#placeOf(after);
    const rows = this.#database.all(sql, teamId, seen.position, limit + 1);
    const events = rows.flatMap((row) => {
      const position = row['position'] as number;
      const lines = (row['body'] as string).split('\n').map((body, index) => ({ body, cursor: this.#cursor(position, index + 1) }));
      return position === seen.position ? lines.slice(seen.events) : lines;
    });
    return events.slice(0, limit);
  }

  async end(teamId: string): Promise<string> {
    const row = this.#database.get(`SELECT position, count FROM log WHERE team_id = ? AND topic <> 'pings' ORDER BY position DESC LIMIT 1`, teamId);
    return row ? this.#cursor(row['position'] as number, row['count'] as number) : this.#cursor(0, 0);
  }

  async check(cursor: string): Promise<void> {
    const last = this.#database.get('SELECT max(position) AS position FROM log')!['position'] as number | null;
    if (this.#placeOf(cursor).position > (last ?? 0)) throw cursorAhead();
  }

  #cursor(position: number, events: number): string {
    return Buffer.from(`${this.#storeId}.${position}.${events}`).toString('base64url');
  }

  #placeOf(cursor: string): { position: number; events: number } {
    const match = /^([0-9a-f]{12})\.(\d{1,15})(?:\.(\d{1,9}))?$/.exec(Buffer.from(cursor, 'base64url').toString());
    if (!match || match[1] !== this.#storeId) throw cursorOfAnother();
    // Cursors handed out before rows held several events name the row alone.
    return { position: Number(match[2]), events: Number(match[3] ?? 1) };
  }
}
