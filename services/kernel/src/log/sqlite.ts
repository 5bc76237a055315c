import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../errors.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { byPartition, logStatements } from '../store/sqlite/log-statements.ts';
import type { SqlRow } from '../store/sqlite/writer-protocol.ts';
import { LogTail } from './tail.ts';
import { PARTITIONS, type Feed, type Log, type LogEntry, type LogRecord, type RunningSubscription, type Subscription } from './port.ts';

const BATCH = 512;
/** Where records gather, they are handed over by the thousand. */
const GATHERED = 8_192;
/** After this many records at once a reader rests, so that in a crowd more of them share what a batch costs. */
const CROWD = 16;
const REST_MS = 50;
/** Another process may have written: look without having been told. */
const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 200;
const DAY_MS = 86_400_000;
const SWEEP_MS = 3_600_000;

/** The log in the same file and the same transaction as the commits. */
export class SqliteLog implements Log {
  readonly #database: SqliteDatabase;
  readonly #running = new Set<RunningSubscription>();
  /** By topic and partition. */
  readonly #readers = new Map<string, Set<PartitionReader>>();
  readonly #ends = new Map<string, number>();
  readonly #tails = new Map<string, LogTail>();
  readonly #unlisten: () => void;
  readonly #poll: NodeJS.Timeout;
  #sweep: NodeJS.Timeout | null = null;
  #isLooking = false;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#unlisten = database.onWritten(() => this.#lookSoon());
    this.#poll = setInterval(() => this.#look(), POLL_MS);
  }

  async prepare(topics: readonly { name: string; retentionDays: number | null }[]): Promise<void> {
    const sweep = () => {
      for (const { name, retentionDays } of topics) if (retentionDays !== null) void this.#sweepTopic(name, Date.now() - retentionDays * DAY_MS);
    };
    this.#sweep = setInterval(sweep, SWEEP_MS);
    this.#sweep.unref();
    sweep();
  }

  /** A little at a time: who writes meanwhile must not wait. */
  async #sweepTopic(topic: string, before: number): Promise<void> {
    const oldest = 'SELECT offset, logged_at FROM log WHERE topic = ? AND partition = ? ORDER BY offset LIMIT ?';
    try {
      for (let partition = 0; partition < PARTITIONS; partition++) {
        for (;;) {
          if (!this.#database.isOpen) return;
          const rows = this.#database.all(oldest, topic, partition, BATCH);
          const young = rows.findIndex((row) => (row['logged_at'] as number) >= before);
          const last = young === -1 ? rows.at(-1) : rows[young - 1];
          if (!last) break;
          const sql = 'DELETE FROM log WHERE topic = ? AND partition = ? AND offset <= ?';
          await this.#database.run({ sql, params: [topic, partition, last['offset']!] });
          if (young !== -1) break;
        }
      }
    } catch {
      // Swept again in an hour; what keeps it from being written now is told by every other write.
    }
  }

  async publish(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const groups = byPartition(entries);
    const answers = await this.#database.run(...logStatements(groups));
    for (const [index, { topic, partition, entries: together }] of groups.entries()) {
      const next = answers[index]![0]!['next'] as number;
      const records = together.map((entry, place) => ({ ...entry, partition, offset: next - together.length + place }));
      this.#tailOf(`${topic}/${partition}`).append(records);
    }
  }

  async subscribe(subscription: Subscription): Promise<RunningSubscription> {
    const readers = subscription.topics.flatMap((topic) =>
      Array.from({ length: PARTITIONS }, (_, partition) => new PartitionReader(this.#database, subscription, topic, partition, { tail: this.#tailOf(`${topic}/${partition}`), onRead: (reader) => this.#trim(reader) })),
    );
    await Promise.all(readers.map((reader) => reader.start()));
    for (const reader of readers) this.#join(reader);
    const running: RunningSubscription = {
      stop: async () => {
        this.#running.delete(running);
        for (const reader of readers) this.#readers.get(reader.name)?.delete(reader);
        await Promise.all(readers.map((reader) => reader.stop()));
      },
    };
    this.#running.add(running);
    return running;
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    const row = this.#database.get('SELECT next FROM log_ends WHERE topic = ? AND partition = ?', topic, partition);
    return (row?.['next'] as number | undefined) ?? 0;
  }

  async close(): Promise<void> {
    this.#unlisten();
    clearInterval(this.#poll);
    if (this.#sweep) clearInterval(this.#sweep);
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
  }

  /** What all readers of a partition have read needs no place in memory. */
  #trim({ name }: PartitionReader): void {
    let oldest = Infinity;
    for (const reader of this.#readers.get(name) ?? []) oldest = Math.min(oldest, reader.next);
    this.#tailOf(name).forgetBefore(oldest);
  }

  #tailOf(name: string): LogTail {
    let tail = this.#tails.get(name);
    if (!tail) this.#tails.set(name, (tail = new LogTail()));
    return tail;
  }

  #join(reader: PartitionReader): void {
    const readers = this.#readers.get(reader.name) ?? new Set();
    this.#readers.set(reader.name, readers.add(reader));
    reader.wake(this.#ends.get(reader.name) ?? 0);
    this.#lookSoon();
  }

  /** Once for all writes that were answered together. */
  #lookSoon(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    setImmediate(() => {
      this.#isLooking = false;
      this.#look();
    });
  }

  #look(): void {
    if (!this.#database.isOpen) return;
    for (const row of this.#database.all('SELECT topic, partition, next FROM log_ends')) {
      const name = `${row['topic']}/${row['partition']}`;
      const end = row['next'] as number;
      if (this.#ends.get(name) === end) continue;
      this.#ends.set(name, end);
      for (const reader of this.#readers.get(name) ?? []) reader.wake(end);
    }
  }
}

/** Reads one partition for one subscription, a batch at a time. */
class PartitionReader {
  readonly name: string;
  readonly #database: SqliteDatabase;
  readonly #subscription: Subscription;
  readonly #topic: string;
  readonly #partition: number;
  #next = 0;
  #end = 0;
  readonly #tail: LogTail;
  readonly #onRead: (reader: PartitionReader) => void;
  readonly #hurry = new AbortController();
  #isStopped = false;
  #isStarted = false;
  #isInCrowd = false;
  #work: Promise<void> | null = null;

  constructor(database: SqliteDatabase, subscription: Subscription, topic: string, partition: number, { tail, onRead }: { tail: LogTail; onRead: (reader: PartitionReader) => void }) {
    this.#tail = tail;
    this.#onRead = onRead;
    this.name = `${topic}/${partition}`;
    this.#database = database;
    this.#subscription = subscription;
    this.#topic = topic;
    this.#partition = partition;
  }

  /** The offset that is read next. */
  get next(): number {
    return this.#next;
  }

  async start(): Promise<void> {
    this.#next = await this.#subscription.start(this.#topic, this.#partition);
    this.#isStarted = true;
  }

  wake(end: number): void {
    this.#end = Math.max(this.#end, end);
    if (this.#work || this.#isStopped || this.#next >= this.#end) return;
    this.#work = this.#gather()
      .then(() => this.#read())
      .finally(() => {
        this.#work = null;
        this.wake(this.#end);
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#hurry.abort();
    await this.#work;
  }

  async #gather(): Promise<void> {
    const gatherMs = this.#subscription.gatherMs ?? (this.#isInCrowd ? REST_MS : 0);
    if (gatherMs) await pause(gatherMs, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
  }

  async #read(): Promise<void> {
    while (!this.#isStopped && this.#next < this.#end) {
      try {
        if (!this.#isStarted) await this.start();
        const records = this.#records();
        const next = records.length > 0 ? records.at(-1)!.offset + 1 : this.#end;
        if (records.length > 0) await this.#subscription.onBatch(this.#topic, this.#partition, records);
        else await this.#subscription.onSkipped?.(this.#topic, this.#partition, next); // Retention has deleted them.
        this.#next = next;
        this.#onRead(this);
        this.#isInCrowd = records.length >= CROWD;
        if (this.#isInCrowd && records.length < BATCH) return; // Whatever has come meanwhile wakes it again.
      } catch (error) {
        this.#isStarted = false;
        this.#subscription.onError(error);
        await pause(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  #records(): readonly LogRecord[] {
    const most = this.#subscription.gatherMs ? GATHERED : BATCH;
    const known = this.#tail.from(this.#next, most);
    if (known) return known;
    const sql = 'SELECT offset, key, event_id, team_id, body FROM log WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT ?';
    return this.#database.all(sql, this.#topic, this.#partition, this.#next, most).map((row) => this.#toRecord(row));
  }

  #toRecord(row: SqlRow): LogRecord {
    return {
      topic: this.#topic,
      partition: this.#partition,
      offset: row['offset'] as number,
      key: row['key'] as string,
      eventId: row['event_id'] as string,
      teamId: row['team_id'] as string | null,
      body: row['body'] as string,
    };
  }
}

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
