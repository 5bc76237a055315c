import type { Log, LogEntry } from '@lectern/kernel/log/port.ts';

const BATCH = 500;

interface Waiting {
  entries: readonly LogEntry[];
  /** Of `performance.now()`. */
  since: number;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Reports that come in the same turn of the event loop, or while others are being written, go to the log together: what a
 * crowd of readers costs is mostly the handing over. Each is answered only once the log has it.
 */
export class Outbox {
  readonly #log: Log;
  readonly #patienceMs: number;
  #waiting: Waiting[] = [];
  /** Batches that the log has not answered, nor given up. */
  #underWay = 0;
  #crowd = 0;

  constructor(log: Log, patienceMs: number) {
    this.#log = log;
    this.#patienceMs = patienceMs;
  }

  /** @throws what the log throws, or Error when it takes too long */
  publish(entries: readonly LogEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ entries, since: performance.now(), resolve, reject }) === 1) this.#flushSoon();
    });
  }

  #flushSoon(): void {
    if (this.#underWay > 0 || this.#waiting.length === 0) return;
    if (this.#crowd >= 8) setTimeout(() => this.#flush(), 3);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#crowd = waiting.length;
    for (let at = 0; at < waiting.length; at += BATCH) this.#send(waiting.slice(at, at + BATCH));
  }

  #send(batch: readonly Waiting[]): void {
    let isSettled = false;
    this.#underWay++;
    const settle = (error: unknown) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      this.#underWay--;
      this.#flushSoon();
      for (const { resolve, reject } of batch) {
        if (error === null) resolve();
        else reject(error);
      }
    };
    const left = this.#patienceMs - (performance.now() - batch[0]!.since);
    const timer = setTimeout(() => settle(new Error(`not within ${this.#patienceMs} ms`)), left);
    this.#log.publish(batch.flatMap(({ entries }) => entries)).then(() => settle(null), settle);
  }
}
