import { isOfNewerRelease } from '../../errors.ts';
import {
  JournalLost,
  NEWER_AT_ONCE,
  SHARED,
  type JournalBatch,
  type JournalHead,
  type JournalKey,
  type Journals,
  type NewerEvent,
  type ParkedEvent,
  type ParkedEvents,
} from '../journals-port.ts';
import { WriteRefused, type SqliteDatabase } from './database.ts';
import { notePerson } from './person-rows.ts';
import type { ViewTables } from './views/view-tables.ts';
import type { Guard, SqlRow, Statement } from './writer-protocol.ts';

type SeenRow = { stream: string; version: number; is_parked: number };

type ParkedRow = ParkedEvent & SqlRow;

/** A batch is one transaction: a new owner finds nothing unfinished. */
export class SqliteJournals implements Journals {
  /** All writes wait for the thread that writes a batch. */
  readonly maxBatchBytes = 32_000_000;
  readonly isShared = false;
  readonly #database: SqliteDatabase;
  readonly #service: string;
  readonly #views: ViewTables;

  constructor(database: SqliteDatabase, service: string, views: ViewTables) {
    this.#database = database;
    this.#service = service;
    this.#views = views;
  }

  takeOver(key: JournalKey): Promise<JournalHead> {
    return this.head(key);
  }

  async head({ consumer, topic, partition }: JournalKey): Promise<JournalHead> {
    const row = this.#database.get<{ sequence: number; next_offset: number }>(
      'SELECT sequence, next_offset FROM journals WHERE service = ? AND consumer = ? AND topic = ? AND partition = ?',
      this.#service,
      consumer,
      topic,
      partition,
    );
    return { sequence: row?.sequence ?? 0, nextOffset: row?.next_offset ?? 0 };
  }

  /** Head and rows are one transaction. */
  async isWritten(key: JournalKey, offset: number): Promise<boolean> {
    return (await this.head(key)).nextOffset >= offset;
  }

  async commit(
    key: JournalKey,
    sequence: number,
    { nextOffset, rows, streams, persons = [] }: JournalBatch,
  ): Promise<JournalHead> {
    const next = { sequence: sequence + 1, nextOffset };
    const writes = rows.flatMap(({ declaration, row, isIndexKept, text, values }) => {
      if (row.doc === null) return this.#views.remove(declaration, row.teamId, row.id);
      return isIndexKept
        ? [this.#views.updateDocument(declaration, row, text)]
        : this.#views.upsert(declaration, row, text, values);
    });
    const seen = streams.map(({ stream, version, isParked }): Statement => ({
      sql: 'INSERT OR REPLACE INTO journal_streams VALUES (?, ?, ?, ?, ?)',
      params: [this.#service, key.consumer, stream, version, isParked ? 1 : 0],
    }));
    const notes = persons.map(({ personId, teamId, id }) =>
      notePerson(this.#service, key.consumer, personId, { teamId, id, place: key }),
    );
    try {
      await this.#database.write({
        guards: [this.#atSequence(key, sequence)],
        statements: [this.#headTo(key, next), ...writes, ...seen, ...notes],
      });
    } catch (error) {
      if (error instanceof WriteRefused) throw new JournalLost(key);
      throw error;
    }
    return next;
  }

  async streams(
    consumer: string,
    streams?: readonly string[],
  ): Promise<Map<string, { version: number; isParked: boolean }>> {
    const sql =
      'SELECT stream, version, is_parked FROM journal_streams WHERE service = ? AND consumer = ?';
    const rows = streams
      ? this.#database.all<SeenRow>(
          `${sql} AND stream IN (SELECT value FROM json_each(?))`,
          this.#service,
          consumer,
          JSON.stringify(streams),
        )
      : this.#database.all<SeenRow>(sql, this.#service, consumer);
    return new Map(
      rows.map(({ stream, version, is_parked: parked }) => [
        stream,
        { version, isParked: parked === 1 },
      ]),
    );
  }

  async serving(projection: string): Promise<string | null> {
    const row = this.#database.get<{ generation: string }>(
      'SELECT generation FROM serving WHERE service = ? AND projection = ?',
      this.#service,
      projection,
    );
    return row?.generation ?? null;
  }

  async serve(projection: string, generation: string | null): Promise<void> {
    if (generation === null)
      return void (await this.#database.run({
        sql: 'DELETE FROM serving WHERE service = ? AND projection = ?',
        params: [this.#service, projection],
      }));
    await this.#database.run({
      sql: 'INSERT OR REPLACE INTO serving VALUES (?, ?, ?)',
      params: [this.#service, projection, generation],
    });
  }

  async replaceServing(
    projection: string,
    before: string | null,
    generation: string,
  ): Promise<boolean> {
    const place = [this.#service, projection];
    const isThere = 'SELECT 1 FROM serving WHERE service = ? AND projection = ?';
    const guard: Guard =
      before === null
        ? { sql: isThere, params: place, expect: 'none' }
        : { sql: `${isThere} AND generation = ?`, params: [...place, before], expect: 'row' };
    const sql = 'INSERT OR REPLACE INTO serving VALUES (?, ?, ?)';
    try {
      await this.#database.write({
        guards: [guard],
        statements: [{ sql, params: [...place, generation] }],
      });
      return true;
    } catch (error) {
      if (error instanceof WriteRefused) return false;
      throw error;
    }
  }

  async forget(consumer: string): Promise<void> {
    const params = [this.#service, consumer];
    await this.#database.run(
      { sql: 'DELETE FROM journals WHERE service = ? AND consumer = ?', params },
      { sql: 'DELETE FROM journal_streams WHERE service = ? AND consumer = ?', params },
      { sql: 'DELETE FROM parked WHERE service = ? AND consumer = ?', params },
      {
        sql: 'DELETE FROM journal_streams WHERE service = ? AND stream = ? AND consumer >= ? AND consumer < ?',
        params: [...params, SHARED, `${SHARED}\uffff`],
      },
    );
  }

  async consumers(): Promise<string[]> {
    return [
      ...new Set([...this.#consumersIn('journals'), ...this.#consumersIn('journal_streams')]),
    ];
  }

  /** Jumps from one to the next: each may have a million rows. */
  *#consumersIn(table: 'journals' | 'journal_streams'): Iterable<string> {
    for (let last = ''; ;) {
      const row = this.#database.get<{ consumer: string }>(
        `SELECT consumer FROM ${table} WHERE service = ? AND consumer > ? ORDER BY consumer LIMIT 1`,
        this.#service,
        last,
      );
      if (!row) return;
      yield (last = row.consumer);
    }
  }

  #atSequence({ consumer, topic, partition }: JournalKey, sequence: number): Guard {
    const place = [this.#service, consumer, topic, partition];
    return sequence === 0
      ? {
          sql: 'SELECT 1 FROM journals WHERE service = ? AND consumer = ? AND topic = ? AND partition = ?',
          params: place,
          expect: 'none',
        }
      : {
          sql: 'SELECT 1 FROM journals WHERE service = ? AND consumer = ? AND topic = ? AND partition = ? AND sequence = ?',
          params: [...place, sequence],
          expect: 'row',
        };
  }

  #headTo(
    { consumer, topic, partition }: JournalKey,
    { sequence, nextOffset }: JournalHead,
  ): Statement {
    return {
      sql: 'INSERT OR REPLACE INTO journals VALUES (?, ?, ?, ?, ?, ?)',
      params: [this.#service, consumer, topic, partition, sequence, nextOffset],
    };
  }
}

export class SqliteParkedEvents implements ParkedEvents {
  readonly #database: SqliteDatabase;
  readonly #service: string;

  constructor(database: SqliteDatabase, service: string) {
    this.#database = database;
    this.#service = service;
  }

  async park(event: ParkedEvent): Promise<void> {
    const { consumer, eventId, topic, partition, offset, stream, body, reason, parkedAt } = event;
    const place = [this.#service, consumer, eventId, topic, partition, offset, stream];
    await this.#database.run({
      sql: `INSERT INTO parked (service, consumer, event_id, topic, partition, offset, stream, body, reason, parked_at, is_newer)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET reason = excluded.reason, is_newer = excluded.is_newer`,
      params: [...place, body, reason, parkedAt, Number(isOfNewerRelease(reason))],
    });
  }

  async list(consumer?: string): Promise<ParkedEvent[]> {
    const rows = this.#database.all<ParkedRow>(
      `SELECT consumer, topic, partition, offset, event_id AS eventId, stream, body, reason, parked_at AS parkedAt
       FROM parked WHERE service = ? ${consumer === undefined ? '' : 'AND consumer = ?'} ORDER BY place`,
      this.#service,
      ...(consumer === undefined ? [] : [consumer]),
    );
    return rows.map((row) => ({ ...row }));
  }

  async listNewer(consumers: readonly string[]): Promise<NewerEvent[]> {
    return this.#database.all<NewerEvent & SqlRow>(
      `SELECT consumer, event_id AS eventId, reason FROM parked
       WHERE service = ? AND is_newer = 1 AND consumer IN (SELECT value FROM json_each(?))
       ORDER BY place LIMIT ${NEWER_AT_ONCE}`,
      this.#service,
      JSON.stringify(consumers),
    );
  }

  async setReason(consumer: string, eventId: string, reason: string): Promise<void> {
    await this.#database.run({
      sql: 'UPDATE parked SET reason = ?, is_newer = ? WHERE service = ? AND consumer = ? AND event_id = ?',
      params: [reason, Number(isOfNewerRelease(reason)), this.#service, consumer, eventId],
    });
  }

  async hasOthers(consumer: string, stream: string, eventId: string): Promise<boolean> {
    const sql =
      'SELECT 1 FROM parked WHERE service = ? AND consumer = ? AND stream = ? AND event_id <> ?';
    return this.#database.get(sql, this.#service, consumer, stream, eventId) !== undefined;
  }

  async remove(consumer: string, eventId: string): Promise<void> {
    const sql = 'DELETE FROM parked WHERE service = ? AND consumer = ? AND event_id = ?';
    await this.#database.run({ sql, params: [this.#service, consumer, eventId] });
  }
}
