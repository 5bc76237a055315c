import { randomBytes } from 'node:crypto';
import { linesOf } from '../store/sqlite/log-body.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { cursorAhead, cursorOfAnother } from './cursor.ts';
import { FEED_PAGE, type Feed, type FeedOptions, type FeedPage } from './port.ts';
import { bodyOfTypes, isOneOf, namesOfTypes } from './row-types.ts';

const STORE = 'store id';
/** The id in cursors since the last restore; before any restore it is the store's id. */
const CURRENT = 'feed id';
/** Earlier ids, and up to which position their cursors are valid. */
const FORMER = 'former feed ';

/**
 * Call it after a restore: events that were read after the backup are gone, so cursors from beyond its end must not point
 * into what is written from now on.
 */
export function beginFeedAnew(database: OpenFile): void {
  const current = database
    .prepare('SELECT value FROM meta WHERE name IN (?, ?) ORDER BY name')
    .get(CURRENT, STORE)?.['value'];
  if (typeof current !== 'string') return; // There are no cursors yet.
  const set = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)');
  const last = database.prepare('SELECT coalesce(max(position), 0) AS last FROM log').get()?.[
    'last'
  ];
  database.exec('BEGIN');
  set.run(`${FORMER}${current}`, String(last));
  set.run(CURRENT, newId());
  database.exec('COMMIT');
}

/** The part of an open SQLite file that this needs. */
interface OpenFile {
  prepare(sql: string): {
    get(...values: string[]): Record<string, unknown> | undefined;
    run(...values: string[]): unknown;
  };
  exec(sql: string): void;
}

function newId(): string {
  return randomBytes(6).toString('hex');
}

type FeedRow = { position: number; count: number; body: string | Uint8Array | null };

/** The feed straight from the log: the cursor is the position of a row and how many of its events were read. */
export class SqliteFeed implements Feed {
  readonly #database: SqliteDatabase;
  readonly #id: string;
  /** By the id of earlier cursors: up to which position they are valid. */
  readonly #former: ReadonlyMap<string, number>;

  private constructor(database: SqliteDatabase, id: string, former: ReadonlyMap<string, number>) {
    this.#database = database;
    this.#id = id;
    this.#former = former;
  }

  static async open(database: SqliteDatabase): Promise<SqliteFeed> {
    await database.run({
      sql: 'INSERT OR IGNORE INTO meta VALUES (?, ?)',
      params: [STORE, newId()],
    });
    const made = database.get<{ value: string }>(
      'SELECT value FROM meta WHERE name IN (?, ?) ORDER BY name',
      CURRENT,
      STORE,
    );
    if (!made) throw new Error('The store has no id');
    const former = database.all<{ name: string; value: string }>(
      'SELECT name, value FROM meta WHERE name LIKE ?',
      `${FORMER}%`,
    );
    return new SqliteFeed(
      database,
      made.value,
      new Map(former.map(({ name, value }) => [name.slice(FORMER.length), Number(value)])),
    );
  }

  async read(
    teamId: string,
    after: string | null,
    { limit = Infinity, types = null }: FeedOptions = {},
  ): Promise<FeedPage> {
    const sql = `SELECT position, count, ${bodyOfTypes(types)} FROM log WHERE team_id = ? AND position >= ? AND topic <> 'pings' ORDER BY position LIMIT ?`;
    const seen = after === null ? { position: 0, events: 0 } : this.#placeOf(after);
    const page: FeedPage = { events: [], cursor: after, isEnd: false };
    let rows = 0;
    let characters = 0;
    for (const row of this.#database.iterate<FeedRow>(
      sql,
      ...namesOfTypes(types),
      teamId,
      seen.position,
      FEED_PAGE.rows,
    )) {
      const { position, count } = row;
      const from = position === seen.position ? seen.events : 0;
      rows++;
      if (from >= count) continue;
      const lines = row.body === null ? [] : linesOf(row);
      for (const [place, body] of lines.entries()) {
        if (place < from) continue;
        characters += body.length;
        if (!isOneOf(types, body)) continue;
        page.cursor = this.#cursor(position, place + 1);
        page.events.push({ body, cursor: page.cursor });
        if (page.events.length >= limit) return page;
      }
      page.cursor = this.#cursor(position, count);
      if (characters >= FEED_PAGE.characters) return page;
    }
    return { ...page, isEnd: rows < FEED_PAGE.rows };
  }

  async end(teamId: string): Promise<string> {
    const row = this.#database.get<{ position: number; count: number }>(
      `SELECT position, count FROM log WHERE team_id = ? AND topic <> 'pings' ORDER BY position DESC LIMIT 1`,
      teamId,
    );
    return this.#cursor(row?.position ?? 0, row?.count ?? 0);
  }

  async check(cursor: string): Promise<void> {
    const last = this.#database.get<{ position: number | null }>(
      'SELECT max(position) AS position FROM log',
    );
    if (this.#placeOf(cursor).position > (last?.position ?? 0)) throw cursorAhead();
  }

  #cursor(position: number, events: number): string {
    return Buffer.from(`${this.#id}.${position}.${events}`).toString('base64url');
  }

  #placeOf(cursor: string): { position: number; events: number } {
    const match = /^([0-9a-f]{12})\.(\d{1,15})(?:\.(\d{1,9}))?$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    );
    const position = Number(match?.[2]);
    const end = match?.[1] === this.#id ? Infinity : this.#former.get(match?.[1] ?? '');
    if (!match || end === undefined) throw cursorOfAnother();
    if (position > end) throw cursorAhead();
    // Cursors from before rows held several events name only the row.
    return { position, events: Number(match[3] ?? 1) };
  }
}
