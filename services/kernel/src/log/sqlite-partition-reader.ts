import { setTimeout as pause } from 'node:timers/promises';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { eventsOfRow } from '../store/sqlite/log-statements.ts';
import type { SqlRow } from '../store/sqlite/writer-protocol.ts';
import type { LogRecord, Subscription } from './port.ts';
import type { LogTail } from './tail.ts';

const BATCH = 512;
/** Of a subscription that takes it, where it is far behind. */
const LARGE_BATCH = 4_096;
/** Read at once; each holds one event, or many of a crowd's. */
const ROWS = 64;
/** After this many records at once a reader rests, so that in a crowd more of them share what a batch costs. */
const CROWD = 16;
const REST_MS = 50;
const PAUSE_AFTER_ERROR_MS = 200;

/** Reads one partition for one subscription, a batch at a time. */
export class SqlitePartitionReader {
  readonly name: string;
  readonly #database: SqliteDatabase;
  readonly #subscription: Subscription;
  readonly #topic: string;
  readonly #partition: number;
  #next = 0;
  #end = 0;
  readonly #tail: LogTail;
  readonly #onRead: (reader: SqlitePartitionReader) => void;
  readonly #hurry = new AbortController();
  #isStopped = false;
  #isStarted = false;
  #isInCrowd = false;
  #work: Promise<void> | null = null;
  #watched: Promise<void> | null = null;

  constructor(database: SqliteDatabase, subscription: Subscription, topic: string, partition: number, { tail, onRead }: { tail: LogTail; onRead: (reader: SqlitePartitionReader) => void }) {
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
    if (this.#isInCrowd) await pause(REST_MS, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
  }

  async #read(): Promise<void> {
    while (!this.#isStopped && this.#next < this.#end) {
      try {
        if (!this.#isStarted) await this.start();
        const records = this.#records();
        const next = records.length > 0 ? records.at(-1)!.offset + 1 : this.#end;
        if (records.length > 0) this.#watch(await this.#subscription.onBatch(this.#topic, this.#partition, records));
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

  /** What was gathered and not written is read again. */
  #watch(gathered: { written: Promise<void> } | void): void {
    if (!gathered || gathered.written === this.#watched) return;
    this.#watched = gathered.written;
    gathered.written.catch((error: unknown) => {
      this.#subscription.onError(error);
      this.#isStarted = false;
      this.#isInCrowd = true; // So that it rests before.
      this.#next = Math.min(this.#next, this.#end - 1);
      this.wake(this.#end);
    });
  }

  #records(): readonly LogRecord[] {
    const most = this.#subscription.takesLargeBatches && this.#end - this.#next > LARGE_BATCH ? LARGE_BATCH : BATCH;
    return this.#tail.from(this.#next, most) ?? this.#stored(most);
  }

  /** The row that the next offset lies in may begin before it. */
  #stored(most: number): readonly LogRecord[] {
    const place = [this.#topic, this.#partition];
    const first = this.#database.get('SELECT MAX(offset) AS offset FROM log WHERE topic = ? AND partition = ? AND offset <= ?', ...place, this.#next);
    const sql = 'SELECT offset, count, key, team_id, body FROM log WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT ?';
    const records: LogRecord[] = [];
    for (let from = (first?.['offset'] as number | null) ?? this.#next; ; ) {
      const rows = this.#database.all(sql, ...place, from, ROWS);
      for (const row of rows) this.#add(row, records);
      if (rows.length < ROWS || records.length >= most) return records;
      const last = rows.at(-1)!;
      from = (last['offset'] as number) + (last['count'] as number);
    }
  }

  #add(row: SqlRow, records: LogRecord[]): void {
    const [first, key, teamId] = [row['offset'] as number, row['key'] as string, row['team_id'] as string | null];
    for (const [place, { eventId, body }] of eventsOfRow(row['body'] as string).entries()) {
      const offset = first + place;
      if (offset < this.#next) continue;
      const [topic, partition] = [this.#topic, this.#partition];
      records.push({ topic, partition, offset, key, eventId: eventId ?? `${topic}/${partition}/${offset}`, teamId, body });
    }
  }
}
