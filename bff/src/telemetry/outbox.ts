import type { Log, LogEntry } from '@lectern/kernel/log/port.ts';

const BATCH = 500;

interface Waiting {
  entries: readonly LogEntry[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Reports that come in the same turn of the event loop go to the log together: what a crowd of readers costs is mostly
 * the handing over. Nothing waits for company, and each is answered only once the log has it.
 */
export class Outbox {
  readonly #log: Log;
  readonly #patienceMs: number;
  #waiting: Waiting[] = [];

  constructor(log: Log, patienceMs: number) {
    this.#log = log;
    this.#patienceMs = patienceMs;
  }

  /** @throws what the log throws, or Error when it takes too long */
  publish(entries: readonly LogEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ entries, resolve, reject }) === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += BATCH) this.#send(waiting.slice(at, at + BATCH));
  }

  #send(batch: readonly Waiting[]): void {
    const settle = (error: unknown) => {
      clearTimeout(timer);
      for (const { resolve, reject } of batch) {
        if (error === null) resolve();
        else reject(error);
      }
    };
    const timer = setTimeout(() => settle(new Error(`not within ${this.#patienceMs} ms`)), this.#patienceMs);
    this.#log.publish(batch.flatMap(({ entries }) => entries)).then(() => settle(null), settle);
  }
}
