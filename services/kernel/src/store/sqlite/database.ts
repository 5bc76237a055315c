import { mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../../errors.ts';
import { faultOf } from '../../engines/faults.ts';
import { removeLog } from './remove-log.ts';
import { hasDiskFailed, SqliteError } from './result-codes.ts';
import {
  WriterEncoder,
  type SentRequest,
  type SqlRow,
  type SqlValue,
  type Statement,
  type Write,
  type WriteOutcome,
  type WriterReply,
} from './writer-protocol.ts';

const MAX_WAITING = 20_000;
/** Between two tries to empty the write-ahead log while it has readers. */
const TRUNCATE_PAUSE_MS = 100;
const MAX_STATEMENTS_KEPT = 500;
const LONG_LOG_BYTES = 1024 ** 2;

/** A write whose guard did not hold: the guard's index and the row it found. */
export class WriteRefused extends Error {
  readonly guard: number;
  readonly row: SqlRow | null;
  constructor(guard: number, row: SqlRow | null) {
    super(`Guard ${guard} refused the write`);
    this.name = 'WriteRefused';
    this.guard = guard;
    this.row = row;
  }
}

export interface OpenOptions {
  maxPages?: number | undefined;
  onDiskFailed?: ((error: Error) => void) | undefined;
}

/** One SQLite file: reads here on a read-only connection, writes on the writer's thread. */
export class SqliteDatabase {
  readonly #file: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (rows: SqlRow[][]) => void; reject: (error: unknown) => void }
  >();
  readonly #prepared = new Map<string, StatementSync>();
  readonly #listeners = new Set<() => void>();
  readonly #writtenListeners = new Set<() => void>();
  #reader: DatabaseSync;
  readonly #encoder = new WriterEncoder();
  #outbox: SentRequest[] = [];
  #sending: NodeJS.Immediate | null = null;
  /** Sent and not answered yet. */
  #underWay = 0;
  #nextId = 1;
  #isOpen = true;
  #failure: Error | null = null;
  #exited: Promise<unknown>;
  readonly #onDiskFailed: (error: Error) => void;

  private constructor(
    file: string,
    worker: Worker,
    reader: DatabaseSync,
    onDiskFailed: (error: Error) => void,
  ) {
    this.#file = file;
    this.#worker = worker;
    this.#reader = reader;
    this.#onDiskFailed = onDiskFailed;
    worker.on('message', (reply: WriterReply) => 'outcomes' in reply && this.#settle(reply));
    worker.on('error', (error) =>
      this.#fail(error instanceof Error ? error : new Error(String(error))),
    );
    this.#exited = new Promise((resolve) => worker.once('exit', resolve));
    worker.once('exit', () =>
      this.#fail(new DomainError('UNAVAILABLE', 'The database is closed.')),
    );
  }

  /**
   * @param maxPages limits the file's size, as a full disk would
   * @param onDiskFailed called once; the process should end then (see `hasDiskFailed`)
   */
  static async open(file: string, options: OpenOptions = {}): Promise<SqliteDatabase> {
    mkdirSync(dirname(file), { recursive: true });
    const worker = new Worker(new URL('./writer.ts', import.meta.url), {
      workerData: { file, maxPages: options.maxPages ?? null },
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    const reader = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    reader.exec('PRAGMA cache_size = -32000'); // Keeps the indexes of a large store in memory.
    return new SqliteDatabase(file, worker, reader, options.onDiskFailed ?? (() => {}));
  }

  /**
   * Resolves after the fsync that covers the write.
   * @returns the rows of each statement that wanted them
   * @throws WriteRefused | DomainError STORAGE_FULL, UNAVAILABLE
   */
  write(write: Write): Promise<SqlRow[][]> {
    return this.#request({ write });
  }

  run(...statements: Statement[]): Promise<SqlRow[][]> {
    return this.write({ guards: [], statements });
  }

  /** Changes the schema. */
  async exec(sql: string): Promise<void> {
    await this.#request({ exec: sql });
    this.#prepared.clear();
  }

  /**
   * Empties the write-ahead log, so that deleted and overwritten data is in no file. Waits for readers in other processes as
   * long as they take.
   */
  async truncateLog(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const [rows] = await this.#request({ truncate: true });
      if (rows?.[0]?.['busy'] === 0) return;
      await pause(TRUNCATE_PAUSE_MS, undefined, { signal });
    }
  }

  /** Saves room on a full disk, where each commit would lengthen the write-ahead log. */
  async shortenLog(): Promise<void> {
    const { size } = await stat(`${this.#file}-wal`);
    if (size > LONG_LOG_BYTES) await this.#request({ truncate: true });
  }

  /** Runs one statement. @returns the rows that it answers; `Row` says what they hold */
  async returning<Row extends SqlRow = SqlRow>(
    sql: string,
    params: readonly SqlValue[],
  ): Promise<Row[]> {
    const [rows = []] = await this.run({ sql, params, returning: true });
    return rows as Row[];
  }

  /** Reads; `Row` says what the columns of the query hold. */
  all<Row extends SqlRow = SqlRow>(sql: string, ...params: SqlValue[]): Row[] {
    return this.#statement(sql).all(...params) as Row[];
  }

  /** Row by row, for a reader that may stop early. */
  iterate<Row extends SqlRow = SqlRow>(sql: string, ...params: SqlValue[]): Iterable<Row> {
    return this.#statement(sql).iterate(...params) as Iterable<Row>;
  }

  get<Row extends SqlRow = SqlRow>(sql: string, ...params: SqlValue[]): Row | undefined {
    return this.#statement(sql).get(...params) as Row | undefined;
  }

  /** Calls back after commits of this process, with their events on the log. */
  onAppended(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  announceAppended(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each group of writes that is on disk. */
  onWritten(listener: () => void): () => void {
    this.#writtenListeners.add(listener);
    return () => this.#writtenListeners.delete(listener);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether it takes writes. Never again after the disk has failed: the file may hold anything then. */
  get isHealthy(): boolean {
    return this.#isOpen && this.#failure === null;
  }

  /** Still performs the writes that were requested before. Leaves one file, unless another process reads it. */
  async close(): Promise<void> {
    const wasHealthy = this.isHealthy;
    this.#isOpen = false;
    this.#send(true);
    await this.#exited;
    this.#reader.close();
    if (wasHealthy) removeLog(this.#file);
  }

  #statement(sql: string): StatementSync {
    let found = this.#prepared.get(sql);
    if (!found) {
      if (this.#prepared.size >= MAX_STATEMENTS_KEPT) this.#prepared.clear();
      this.#prepared.set(sql, (found = this.#reader.prepare(sql)));
    }
    return found;
  }

  #request(request: { write: Write } | { exec: string } | { truncate: true }): Promise<SqlRow[][]> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (!this.#isOpen)
      return Promise.reject(new DomainError('UNAVAILABLE', 'The database is closed.'));
    if (this.#waiting.size >= MAX_WAITING) {
      return Promise.reject(
        new DomainError(
          'UNAVAILABLE',
          'Too much is waiting to be written. Please try again.',
          undefined,
          1,
        ),
      );
    }
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve, reject });
      this.#outbox.push(
        'write' in request
          ? { id, write: this.#encoder.encode(request.write) }
          : { id, ...request },
      );
      this.#sendSoon();
    });
  }

  #sendSoon(): void {
    if (this.#underWay === 0 && this.#outbox.length > 0)
      this.#sending ??= setImmediate(() => this.#send());
  }

  /** One message for all requests of a turn of the event loop, or of the time of the last write. */
  #send(isLast = false): void {
    if (this.#sending) clearImmediate(this.#sending);
    this.#sending = null;
    const requests = this.#outbox;
    this.#outbox = [];
    this.#underWay += requests.length;
    this.#worker.postMessage(this.#encoder.message(requests, isLast));
  }

  #settle({ written, outcomes }: Extract<WriterReply, { written: number[] }>): void {
    this.#underWay -= written.length + outcomes.length;
    this.#sendSoon();
    for (const listener of this.#writtenListeners) listener();
    for (const id of written) this.#take(id)?.resolve([]);
    for (const [id, outcome] of outcomes) {
      const waiting = this.#take(id);
      if (!waiting) continue;
      if (outcome.kind === 'written') waiting.resolve(outcome.rows);
      else if (outcome.kind === 'refused')
        waiting.reject(new WriteRefused(outcome.guard, outcome.row));
      else waiting.reject(this.#failureOf(outcome));
    }
  }

  #take(id: number) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #failureOf({ message, errcode }: Extract<WriteOutcome, { kind: 'failed' }>): Error {
    const error = new SqliteError(message, errcode);
    const fault = faultOf(error) ?? error;
    if (hasDiskFailed(error) && this.#failure === null) {
      this.#fail(fault);
      this.#onDiskFailed(error);
    }
    return fault;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
