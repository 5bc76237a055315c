import { randomBytes } from 'node:crypto';
import { DomainError } from '../errors.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import type { Feed } from './port.ts';

/** The feed straight from the log: the cursor is a position in this file. */
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
    const sql = `SELECT position, body FROM log WHERE team_id = ? AND position > ? AND topic <> 'pings' ORDER BY position LIMIT ?`;
    const rows = this.#database.all(sql, teamId, after === null ? 0 : this.#positionOf(after), limit);
    return rows.map((row) => ({ body: row['body'] as string, cursor: this.#cursor(row['position'] as number) }));
  }

  async end(teamId: string): Promise<string> {
    const row = this.#database.get(`SELECT MAX(position) AS position FROM log WHERE team_id = ? AND topic <> 'pings'`, teamId);
    return this.#cursor((row?.['position'] as number | null) ?? 0);
  }

  #cursor(position: number): string {
    return Buffer.from(`${this.#storeId}.${position}`).toString('base64url');
  }

  #positionOf(cursor: string): number {
    const match = /^([0-9a-f]{12})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
    if (!match || match[1] !== this.#storeId) {
      throw new DomainError('INVALID', 'This cursor is not of this event stream.', { after: ['This cursor is not of this event stream.'] });
    }
    return Number(match[2]);
  }
}
