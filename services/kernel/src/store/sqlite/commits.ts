import type { LogEntry } from '../../log/port.ts';
import {
  CommitConflict,
  CommitRepeated,
  ReservationHeld,
  type Append,
  type Commit,
  type Commits,
  type Reservation,
  type ReservationRow,
  type Reservations,
} from '../commits-port.ts';
import { checksumOf } from './checksum.ts';
import { WriteRefused, type SqliteDatabase } from './database.ts';
import { logStatements, toLogRows } from './log-statements.ts';
import { notePerson } from './person-rows.ts';
import type { ViewTables } from './views/view-tables.ts';
import type { Guard, SqlRow, Statement } from './writer-protocol.ts';

export type CommitRow = {
  stream: string;
  number: number;
  id: string;
  first_version: number;
  events: string;
  meta: string;
  idempotency_key: string | null;
  idempotency_hash: string;
};

export class SqliteCommits implements Commits {
  readonly #database: SqliteDatabase;
  readonly #service: string;
  readonly #views: ViewTables;
  readonly #envelopes: (commit: Commit) => LogEntry[];

  constructor(
    database: SqliteDatabase,
    service: string,
    views: ViewTables,
    envelopes: (commit: Commit) => LogEntry[],
  ) {
    this.#database = database;
    this.#service = service;
    this.#views = views;
    this.#envelopes = envelopes;
  }

  /** Commit, inline view, reservations and log entries are one transaction. */
  async append({ commit, view, take, release, persons = [] }: Append): Promise<void> {
    const guards: (Guard & { refusal: (row: SqlRow) => Error | null })[] = [
      { ...this.#sameCommit(commit), refusal: () => null },
      {
        ...this.#laterCommit(commit),
        refusal: () => new CommitConflict(commit.stream, commit.number),
      },
    ];
    if (commit.idempotency)
      guards.push({ ...this.#sameKey(commit.idempotency.key), refusal: repeated });
    for (const one of take)
      guards.push({
        ...this.#heldByAnother(one, commit.stream),
        refusal: (row) => held(one, row),
      });
    try {
      await this.#database.write({
        guards: guards.map(({ sql, params, expect }) => ({ sql, params, expect })),
        statements: [
          this.#insert(commit),
          ...this.#views.upsert(view.declaration, view.row),
          ...persons.map((personId) =>
            notePerson(this.#service, view.declaration.name, personId, {
              ...view.row,
              place: null,
            }),
          ),
          ...release.map((one) => this.#release(one, commit.stream)),
          ...take.map((one) => this.#take(one, commit)),
          ...logStatements(toLogRows(this.#envelopes(commit))),
        ],
      });
      this.#database.announceAppended();
    } catch (error) {
      if (!(error instanceof WriteRefused)) throw error;
      const refusal = guards[error.guard]?.refusal(error.row ?? {});
      if (refusal) throw refusal;
    }
  }

  async read(
    stream: string,
    afterNumber = 0,
    upToNumber = Number.MAX_SAFE_INTEGER,
  ): Promise<Commit[]> {
    const rows = this.#database.all<CommitRow>(
      'SELECT * FROM commits WHERE service = ? AND stream = ? AND number > ? AND number <= ? ORDER BY number',
      this.#service,
      stream,
      afterNumber,
      upToNumber,
    );
    return rows.map(toCommit);
  }

  async findByIdempotencyKey(key: string): Promise<Commit | null> {
    const row = this.#database.get<CommitRow>(
      'SELECT * FROM commits WHERE service = ? AND idempotency_key = ?',
      this.#service,
      key,
    );
    return row ? toCommit(row) : null;
  }

  async *streams(): AsyncIterable<string> {
    for (let last = ''; ;) {
      const rows = this.#database.all<{ stream: string }>(
        'SELECT stream FROM commits WHERE service = ? AND stream > ? AND number = 1 ORDER BY stream LIMIT 1000',
        this.#service,
        last,
      );
      if (rows.length === 0) return;
      for (const { stream } of rows) yield (last = stream);
    }
  }

  #sameCommit({ stream, number, id }: Commit): Guard {
    const sql = 'SELECT 1 FROM commits WHERE service = ? AND stream = ? AND number = ? AND id = ?';
    return { sql, params: [this.#service, stream, number, id], expect: 'none' };
  }

  #laterCommit({ stream, number }: Commit): Guard {
    const sql = 'SELECT 1 FROM commits WHERE service = ? AND stream = ? AND number >= ?';
    return { sql, params: [this.#service, stream, number], expect: 'none' };
  }

  #sameKey(key: string): Guard {
    const sql =
      'SELECT stream, number, idempotency_hash FROM commits WHERE service = ? AND idempotency_key = ?';
    return { sql, params: [this.#service, key], expect: 'none' };
  }

  #heldByAnother({ scope, kind, value }: Reservation, stream: string): Guard {
    const sql =
      'SELECT owner, number FROM reservations WHERE service = ? AND scope = ? AND kind = ? AND value = ? AND owner <> ?';
    return { sql, params: [this.#service, scope, kind, value, stream], expect: 'none' };
  }

  #insert({ stream, number, id, firstVersion, events, meta, idempotency }: Commit): Statement {
    const values = [
      this.#service,
      stream,
      number,
      id,
      firstVersion,
      JSON.stringify(events),
      JSON.stringify(meta),
      idempotency?.key ?? null,
      idempotency?.hash ?? null,
    ];
    return {
      sql: `INSERT INTO commits (service, stream, number, id, first_version, events, meta, idempotency_key, idempotency_hash, checksum)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      params: [...values, checksumOf(values)],
    };
  }

  #take({ scope, kind, value }: Reservation, { stream, number }: Commit): Statement {
    return {
      sql: 'INSERT INTO reservations VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET number = excluded.number',
      params: [this.#service, scope, kind, value, stream, number],
    };
  }

  #release({ scope, kind, value }: Reservation, stream: string): Statement {
    return {
      sql: 'DELETE FROM reservations WHERE service = ? AND scope = ? AND kind = ? AND value = ? AND owner = ?',
      params: [this.#service, scope, kind, value, stream],
    };
  }
}

export class SqliteReservations implements Reservations {
  readonly #database: SqliteDatabase;
  readonly #service: string;

  constructor(database: SqliteDatabase, service: string) {
    this.#database = database;
    this.#service = service;
  }

  async find({ scope, kind, value }: Reservation): Promise<ReservationRow | null> {
    const row = this.#database.get<{ owner: string; number: number }>(
      'SELECT owner, number FROM reservations WHERE service = ? AND scope = ? AND kind = ? AND value = ?',
      this.#service,
      scope,
      kind,
      value,
    );
    return row ? { scope, kind, value, ...row } : null;
  }

  async seize(seen: ReservationRow, owner: string, number: number): Promise<boolean> {
    const rows = await this.#database.returning(
      `UPDATE reservations SET owner = ?, number = ?
       WHERE service = ? AND scope = ? AND kind = ? AND value = ? AND owner = ? AND number = ? RETURNING 1`,
      [owner, number, this.#service, seen.scope, seen.kind, seen.value, seen.owner, seen.number],
    );
    return rows.length === 1;
  }
}

function repeated({ stream, number, idempotency_hash: hash }: SqlRow): Error {
  return new CommitRepeated(String(stream), Number(number), String(hash));
}

function held(reservation: Reservation, { owner, number }: SqlRow): Error {
  return new ReservationHeld({ ...reservation, owner: String(owner), number: Number(number) });
}

export function toCommit({ idempotency_key: key, ...row }: CommitRow): Commit {
  return {
    stream: row.stream,
    number: row.number,
    id: row.id,
    firstVersion: row.first_version,
    events: JSON.parse(row.events),
    meta: JSON.parse(row.meta),
    idempotency: key === null ? null : { key, hash: row.idempotency_hash },
  };
}
