import { setTimeout as pause } from 'node:timers/promises';
import { linesOf } from '../store/sqlite/log-body.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { eventIdIn } from '../store/sqlite/log-statements.ts';
import type { LogRecord, Subscription } from './port.ts';
import { bodyOfTypes, isOneOf, namesOfTypes } from './row-types.ts';
import type { LogTail } from './tail.ts';
import type { ReplayBarrier } from './replay-barrier.ts';

const BATCH = 512;
/** For a subscription that takes large batches and is far behind. */
const LARGE_BATCH = 4_096;
/** Rows per read; each holds one event, or many in a crowd. */
const ROWS = 64;
/** After this many records a reader rests, so that in a crowd more of them share the cost of a batch. */
const CROWD = 16;
const REST_MS = 50;
const PAUSE_AFTER_ERROR_MS = 200;

type LogRow = {
  position: number;
  offset: number;
  count: number;
  key: string;
  team_id: string | null;
  /** Null where no event in it is of a wanted type. */
  body: string | Uint8Array | null;
};

/** Reads one partition for one subscription, a batch at a time. */
export class SqlitePartitionReader {
  readonly name: string;
  readonly #database: SqliteDatabase;
  readonly #subscription: Subscription;
  readonly #topic: string;
  readonly #partition: number;
  readonly #columns: string;
  /** Types as `columns` asks for them. */
  readonly #wanted: readonly string[];
  #next = 0;
  #end = 0;
  #position = 0;
  readonly #tail: LogTail;
  readonly #wave: ReplayBarrier;
  readonly #onRead: (reader: SqlitePartitionReader) => void;
  readonly #hurry = new AbortController();
  #isStopped = false;
  #isStarted = false;
  #isInCrowd = false;
  #work: Promise<void> | null = null;

  constructor(
    database: SqliteDatabase,
    subscription: Subscription,
    topic: string,
    partition: number,
    {
      tail,
      wave,
      onRead,
    }: { tail: LogTail; wave: ReplayBarrier; onRead: (reader: SqlitePartitionReader) => void },
  ) {
    this.#tail = tail;
    this.#wave = wave;
    this.#onRead = onRead;
    this.name = `${topic}/${partition}`;
    this.#database = database;
    this.#subscription = subscription;
    this.#topic = topic;
    this.#partition = partition;
    this.#columns = `position, offset, count, key, team_id, ${bodyOfTypes(subscription.types)}`;
    this.#wanted = namesOfTypes(subscription.types);
  }

  /** The offset that is read next. */
  get next(): number {
    return this.#next;
  }

  /** Its position on the log, as far as it knows. */
  get position(): number {
    return this.#position;
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
        this.#wave.leave(this);
        this.wake(this.#end);
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wave.leave(this);
    this.#hurry.abort();
    await this.#work;
  }

  async #gather(): Promise<void> {
    if (this.#isInCrowd)
      await pause(REST_MS, undefined, { signal: this.#hurry.signal }).catch(() => undefined);
  }

  async #read(): Promise<void> {
    while (!this.#isStopped && this.#next < this.#end) {
      try {
        if (!this.#isStarted) await this.start();
        const records = await this.#records();
        if (this.#isStopped) return;
        const last = records.at(-1);
        const next = last ? last.offset + 1 : this.#end;
        if (last) await this.#subscription.onBatch(this.#topic, this.#partition, records);
        else await this.#subscription.onSkipped?.(this.#topic, this.#partition, next); // Retention has deleted them.
        const passed = next - this.#next;
        this.#next = next;
        this.#onRead(this);
        this.#isInCrowd = passed >= CROWD;
        if (this.#isInCrowd && passed < BATCH && !this.#isFarBehind) return; // New records wake it again.
      } catch (error) {
        this.#isStarted = false;
        this.#wave.leave(this); // Others must not wait for a failure.
        this.#subscription.onError(error);
        await pause(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  get #isFarBehind(): boolean {
    return this.#subscription.takesLargeBatches === true && this.#end - this.#next > LARGE_BATCH;
  }

  async #records(): Promise<readonly LogRecord[]> {
    if (this.#isFarBehind) {
      const limit = await this.#wave.limitFor(this);
      const records = this.#stored(LARGE_BATCH, limit);
      if (records.length > 0) return records;
      return this.#stored(1); // The next row is beyond the limit.
    }
    this.#wave.leave(this);
    return this.#tail.from(this.#next, BATCH) ?? this.#stored(BATCH);
  }

  /** The next offset may be inside a row that begins before it. @param limit the position of the last row to read */
  #stored(most: number, limit = Infinity): readonly LogRecord[] {
    const place = [this.#topic, this.#partition];
    const first = this.#database.get<{ offset: number; count: number }>(
      'SELECT offset, count FROM log WHERE topic = ? AND partition = ? AND offset <= ? ORDER BY offset DESC LIMIT 1',
      ...place,
      this.#next,
    );
    const liesIn = first && first.offset + first.count > this.#next; // Otherwise retention has deleted what follows.
    const sql = `SELECT ${this.#columns} FROM log WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT ?`;
    const atOnce = Math.min(ROWS, most);
    const records: LogRecord[] = [];
    let passed = 0;
    let last: LogRow | null = null;
    for (let from = liesIn ? first.offset : this.#next; ;) {
      const wanted = limit === Infinity ? atOnce : this.#rowsWithin(limit, from, atOnce);
      const rows =
        wanted === 0
          ? []
          : this.#database.all<LogRow>(sql, ...this.#wanted, ...place, from, wanted);
      for (const row of rows) {
        this.#add(row, records);
        last = row;
        passed += row.count;
        if (passed >= most) break;
      }
      if (!last) return records;
      if (passed < most && rows.length === atOnce) {
        from = last.offset + last.count;
        continue;
      }
      this.#position = passed < most && limit < Infinity ? limit : last.position;
      this.#wave.pass(passed);
      this.#addEnd(last, records);
      return records;
    }
  }

  /** How many of the next rows are within the limit; reads only an index. */
  #rowsWithin(limit: number, from: number, most: number): number {
    const sql =
      'SELECT position FROM log WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT ?';
    const rows = this.#database.all<{ position: number }>(
      sql,
      this.#topic,
      this.#partition,
      from,
      most,
    );
    const beyond = rows.findIndex(({ position }) => position > limit);
    return beyond === -1 ? rows.length : beyond;
  }

  #add(row: LogRow, records: LogRecord[]): void {
    if (row.body === null) return; // Nothing in it is of interest.
    const { types } = this.#subscription;
    const { offset } = row;
    const lines = linesOf(row);
    for (const [place, body] of lines.entries())
      if (offset + place >= this.#next && isOneOf(types, body))
        records.push(this.#record(row, offset + place, body));
  }

  /** The last record, also of an unwanted type: it shows how far this has read. */
  #addEnd(row: LogRow, records: LogRecord[]): void {
    const end = row.offset + row.count - 1;
    if (end < this.#next || records.at(-1)?.offset === end) return;
    const whole =
      row.body === null
        ? {
            ...row,
            ...this.#database.get<Pick<LogRow, 'body'>>(
              'SELECT body FROM log WHERE position = ?',
              row.position,
            ),
          }
        : row;
    records.push(this.#record(row, end, linesOf(whole).at(-1) ?? ''));
  }

  #record(row: LogRow, offset: number, body: string): LogRecord {
    const [topic, partition] = [this.#topic, this.#partition];
    const eventId = eventIdIn(body) ?? `${topic}/${partition}/${offset}`;
    return {
      topic,
      partition,
      offset,
      key: row.key,
      eventId,
      teamId: row.team_id,
      body,
    };
  }
}
