import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { logStatements, toLogRows } from '../store/sqlite/log-statements.ts';
import {
  PARTITIONS,
  partitionsOf,
  type Log,
  type LogEntry,
  type LogRecord,
  type RunningSubscription,
  type Subscription,
} from './port.ts';
import type { Statement } from '../store/sqlite/writer-protocol.ts';
import { SqlitePartitionReader } from './sqlite-partition-reader.ts';
import { LogTail } from './tail.ts';
import { ReplayBarrier } from './replay-barrier.ts';
import { WrittenFacts } from './written-facts.ts';

/** Rows per step when old ones are deleted. */
const SWEPT = 512;
/** Another process may have written: look from time to time. */
const POLL_MS = 250;
const DAY_MS = 86_400_000;
const SWEEP_MS = 3_600_000;

function toRecord(
  { topic, key, eventId, teamId, body, event }: LogEntry,
  partition: number,
  offset: number,
): LogRecord {
  return event
    ? { topic, key, eventId, teamId, body, event, partition, offset }
    : { topic, key, eventId, teamId, body, partition, offset };
}

/** The log in the same file and the same transaction as the commits. */
export class SqliteLog implements Log {
  readonly #database: SqliteDatabase;
  readonly #facts: WrittenFacts;
  readonly #running = new Set<RunningSubscription>();
  /** By topic and partition. */
  readonly #readers = new Map<string, Set<SqlitePartitionReader>>();
  readonly #ends = new Map<string, number>();
  readonly #tails = new Map<string, LogTail>();
  readonly #unlisten: () => void;
  readonly #poll: NodeJS.Timeout;
  #sweep: NodeJS.Timeout | null = null;
  #isLooking = false;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#facts = new WrittenFacts(database);
    this.#unlisten = database.onAppended(() => this.#lookSoon());
    this.#poll = setInterval(() => this.#look(), POLL_MS);
  }

  async prepare(topics: readonly { name: string; retentionDays: number | null }[]): Promise<void> {
    const sweep = () => {
      for (const { name, retentionDays } of topics)
        if (retentionDays !== null)
          void this.#sweepTopic(name, Date.now() - retentionDays * DAY_MS);
    };
    this.#sweep = setInterval(sweep, SWEEP_MS);
    this.#sweep.unref();
    sweep();
  }

  /** In small steps, so that writers do not wait. */
  async #sweepTopic(topic: string, before: number): Promise<void> {
    const oldest =
      'SELECT offset, logged_at FROM log WHERE topic = ? AND partition = ? ORDER BY offset LIMIT ?';
    try {
      for (let partition = 0; partition < PARTITIONS; partition++) {
        for (;;) {
          if (!this.#database.isOpen) return;
          const rows = this.#database.all<{ offset: number; logged_at: number }>(
            oldest,
            topic,
            partition,
            SWEPT,
          );
          const young = rows.findIndex((row) => row.logged_at >= before);
          const last = young === -1 ? rows.at(-1) : rows[young - 1];
          if (!last) break;
          const sql = 'DELETE FROM log WHERE topic = ? AND partition = ? AND offset <= ?';
          await this.#database.run({ sql, params: [topic, partition, last.offset] });
          if (young !== -1) break;
        }
      }
    } catch {
      // Swept again in an hour; every other write reports what went wrong.
    }
  }

  async publish(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.#facts.once(entries, (fresh, note) => this.#write(fresh, note));
  }

  async #write(entries: readonly LogEntry[], note: readonly Statement[]): Promise<void> {
    const rows = toLogRows(entries);
    const answers = await this.#database.run(...logStatements(rows), ...note);
    for (const [index, { topic, partition, entries: together }] of rows.entries()) {
      const next = Number(answers[index]?.[0]?.['next']);
      const name = `${topic}/${partition}`;
      const first = next - together.length;
      this.#tailOf(name).append(
        together.map((entry, place) => toRecord(entry, partition, first + place)),
      );
      this.#notify(name, next);
    }
  }

  async subscribe(subscription: Subscription): Promise<RunningSubscription> {
    const wave = new ReplayBarrier();
    const readers = subscription.topics.flatMap((topic) =>
      partitionsOf(subscription).map((partition) => {
        const tail = this.#tailOf(`${topic}/${partition}`);
        return new SqlitePartitionReader(this.#database, subscription, topic, partition, {
          tail,
          wave,
          onRead: (reader) => this.#trim(reader),
        });
      }),
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

  /** Drops what was opened before a person was erased. */
  forgetOpened(): void {
    for (const tail of this.#tails.values()) tail.forgetOpened();
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    const row = this.#database.get<{ next: number }>(
      'SELECT next FROM log_ends WHERE topic = ? AND partition = ?',
      topic,
      partition,
    );
    return row?.next ?? 0;
  }

  async close(): Promise<void> {
    this.#unlisten();
    clearInterval(this.#poll);
    if (this.#sweep) clearInterval(this.#sweep);
    await Promise.all([...this.#running].map((subscription) => subscription.stop()));
  }

  /** Drops from memory what all readers of a partition have read. */
  #trim({ name }: SqlitePartitionReader): void {
    let oldest = Infinity;
    for (const reader of this.#readers.get(name) ?? []) oldest = Math.min(oldest, reader.next);
    this.#tailOf(name).forgetBefore(oldest);
  }

  #tailOf(name: string): LogTail {
    let tail = this.#tails.get(name);
    if (!tail) this.#tails.set(name, (tail = new LogTail()));
    return tail;
  }

  #join(reader: SqlitePartitionReader): void {
    const readers = this.#readers.get(reader.name) ?? new Set();
    this.#readers.set(reader.name, readers.add(reader));
    reader.wake(this.#ends.get(reader.name) ?? 0);
    this.#lookSoon();
  }

  /** Once for all writes that finish together. */
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
    const ends = this.#database.all<{ topic: string; partition: number; next: number }>(
      'SELECT topic, partition, next FROM log_ends',
    );
    for (const { topic, partition, next } of ends) this.#notify(`${topic}/${partition}`, next);
  }

  #notify(name: string, end: number): void {
    if ((this.#ends.get(name) ?? 0) >= end) return;
    this.#ends.set(name, end);
    for (const reader of this.#readers.get(name) ?? []) reader.wake(end);
  }
}
