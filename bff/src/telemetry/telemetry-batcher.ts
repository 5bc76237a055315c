import type { Log, LogEntry } from '@lectern/kernel/log/port.ts';

const BATCH = 500;
/** From this many on, the next reports wait a moment for each other: a batch costs as much as fifty reports. */
const CROWD = 8;
const CROWD_WAIT_MS = 3;

interface Batch {
  entries: LogEntry[];
  written: PromiseWithResolvers<void>;
  /** Of `performance.now()`. */
  since: number;
}

/**
 * Writes reports that arrive in one turn of the event loop, or during a write, in one batch: most of the cost is per
 * batch. Each report is answered only after the log has it.
 */
export class TelemetryBatcher {
  readonly #log: Log;
  readonly #patienceMs: number;
  readonly #toError: (cause: unknown, entries: readonly LogEntry[]) => Error;
  #waiting: Batch[] = [];
  /** Entries that the log has neither answered nor given up. */
  #pendingCount = 0;
  /** The size of the last flush. */
  #lastFlushSize = 0;
  #waitingCount = 0;
  #timer: NodeJS.Timeout | null = null;
  #isFlushing = false;

  /** @param toError the error for reports that the log does not have in time */
  constructor(
    log: Log,
    patienceMs: number,
    toError: (cause: unknown, entries: readonly LogEntry[]) => Error,
  ) {
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#toError = toError;
  }

  /** @returns one promise for the whole batch */
  publish(entries: readonly LogEntry[]): Promise<void> {
    let batch = this.#waiting.at(-1);
    if (!batch || batch.entries.length + entries.length > BATCH) {
      batch = { entries: [], written: Promise.withResolvers(), since: performance.now() };
      if (this.#waiting.push(batch) === 1) this.#flushSoon();
    }
    batch.entries.push(...entries);
    this.#waitingCount += entries.length;
    // As many have arrived as were flushed last, so nothing is worth waiting for. And during a
    // write, as many may follow it, so that neither the disk nor the processor waits for the other.
    if (
      this.#pendingCount > 0
        ? this.#waitingCount >= Math.max(CROWD, this.#pendingCount)
        : this.#timer && this.#waitingCount >= this.#lastFlushSize
    )
      this.#flushAtOnce();
    return batch.written.promise;
  }

  #flushSoon(): void {
    if (this.#pendingCount > 0 || this.#waiting.length === 0 || this.#timer) return;
    if (this.#lastFlushSize >= CROWD && this.#waitingCount < this.#lastFlushSize)
      this.#timer = setTimeout(() => this.#flush(), CROWD_WAIT_MS);
    else setImmediate(() => this.#flush());
  }

  #flushAtOnce(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#lastFlushSize = this.#waitingCount;
    this.#waitingCount = 0;
    this.#timer = null;
    this.#isFlushing = false;
    for (const batch of waiting) this.#send(batch);
  }

  #send({ entries, written, since }: Batch): void {
    let isSettled = false;
    this.#pendingCount += entries.length;
    const settle = (error: unknown) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      this.#pendingCount -= entries.length;
      this.#flushSoon();
      if (error === null) written.resolve();
      else written.reject(this.#toError(error, entries));
    };
    const timer = setTimeout(
      () => settle(new Error(`not within ${this.#patienceMs} ms`)),
      this.#patienceMs - (performance.now() - since),
    );
    this.#log.publish(entries).then(
      () => settle(null),
      (error: unknown) => settle(error ?? new Error('unknown')),
    );
  }
}
