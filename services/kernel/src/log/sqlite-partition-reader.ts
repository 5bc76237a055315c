import { setTimeout as pause } from 'node:timers/promises';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import type { SqlRow } from '../store/sqlite/writer-protocol.ts';
import type { LogRecord, Subscription } from './port.ts';
import type { LogTail } from './tail.ts';

const BATCH = 512;
/** Where records gather, they are handed over by the thousand. */
const GATHERED = 8_192;
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
