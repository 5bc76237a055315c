import type { TextMatch, TextPage, TextQuery, Texts } from '../texts-port.ts';
import type { SqliteDatabase } from './database.ts';
import type { Statement } from './writer-protocol.ts';

/** A word that stands for the service and team goes into the index too, so that a search reads only theirs. */
export const textsSchema = `
CREATE TABLE IF NOT EXISTS texts (
  id INTEGER PRIMARY KEY, scope TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, words TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS texts_by_owner ON texts (scope, owner);
CREATE VIRTUAL TABLE IF NOT EXISTS text_words USING fts5(
  words, scope, content = 'texts', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 0', columnsize = 0, prefix = '2 3');
INSERT INTO text_words (text_words, rank) VALUES ('secure-delete', 1);
`;

type TextRow = { owner: string; number: number; text: string };

export class SqliteTexts implements Texts {
  readonly #database: SqliteDatabase;
  readonly #service: string;

  constructor(database: SqliteDatabase, service: string) {
    this.#database = database;
    this.#service = service;
  }

  async put(teamId: string, ownerId: string, pages: readonly TextPage[]): Promise<void> {
    const scope = this.#scopeOf(teamId);
    const rows = pages.map(({ number, text, words }): Statement => ({
      sql: 'INSERT INTO texts (scope, owner, number, text, words) VALUES (?, ?, ?, ?, ?)',
      params: [scope, ownerId, number, text, words.join(' ')],
    }));
    await this.#database.run(
      ...this.#removal(scope, ownerId),
      ...rows,
      inIndex('(rowid, words, scope) SELECT', scope, ownerId),
    );
  }

  async remove(teamId: string, ownerId: string): Promise<void> {
    if (await this.has(teamId, ownerId))
      await this.#database.run(...this.#removal(this.#scopeOf(teamId), ownerId));
  }

  async has(teamId: string, ownerId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM texts WHERE scope = ? AND owner = ? LIMIT 1';
    return this.#database.get(sql, this.#scopeOf(teamId), ownerId) !== undefined;
  }

  async isEmpty(teamId: string): Promise<boolean> {
    const sql = 'SELECT 1 FROM texts WHERE scope = ? LIMIT 1';
    return this.#database.get(sql, this.#scopeOf(teamId)) === undefined;
  }

  async search(teamId: string, { words, prefix, limit, skip }: TextQuery): Promise<TextMatch[]> {
    const wanted = [...words.map(quoted), ...(prefix === null ? [] : [`${quoted(prefix)}*`])];
    if (wanted.length === 0) return [];
    const match = `scope : ${this.#scopeOf(teamId)} AND words : (${wanted.join(' AND ')})`;
    // Without a join SQLite would read the texts of all matches, not only of those that are wanted.
    const sql = `SELECT owner, number, text FROM texts JOIN
      (SELECT rowid AS found FROM text_words WHERE text_words MATCH ? ORDER BY rowid DESC LIMIT ? OFFSET ?) ON id = found ORDER BY id DESC`;
    return this.#database
      .all<TextRow>(sql, match, limit, skip)
      .map(({ owner, number, text }) => ({ ownerId: owner, number, text }));
  }

  #removal(scope: string, ownerId: string): Statement[] {
    return [
      inIndex(`(text_words, rowid, words, scope) SELECT 'delete',`, scope, ownerId),
      { sql: 'DELETE FROM texts WHERE scope = ? AND owner = ?', params: [scope, ownerId] },
    ];
  }

  /** A single word of letters and digits. */
  #scopeOf(teamId: string): string {
    return `${this.#service}${teamId.replace(/[^\da-z]/gi, '').toLowerCase()}`;
  }
}

function inIndex(how: string, scope: string, ownerId: string): Statement {
  return {
    sql: `INSERT INTO text_words ${how} id, words, scope FROM texts WHERE scope = ? AND owner = ?`,
    params: [scope, ownerId],
  };
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
