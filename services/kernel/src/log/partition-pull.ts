import { setImmediate as afterOthers } from 'node:timers/promises';
import { DomainError } from '../errors.ts';
import { offsetAfter, type Log, type LogRecord, type RunningSubscription } from './port.ts';

/** Reads one partition from its beginning, no further than requested: the log holds back what was not taken. */
export class PartitionPull {
  readonly #subscription: RunningSubscription;
  readonly #position: Position;

  private constructor(subscription: RunningSubscription, position: Position) {
    this.#subscription = subscription;
    this.#position = position;
  }

  /** @param reader who reads, for the log's own books */
  static async open(
    log: Log,
    reader: string,
    topic: string,
    partition: number,
    onError: (error: unknown) => void,
  ): Promise<PartitionPull> {
    const position = new Position();
    const subscription = await log.subscribe({
      consumer: `${reader}.pull`,
      isPrivate: true,
      topics: [topic],
      partitions: new Set([partition]),
      start: async () => position.next,
      onBatch: async (_topic, _partition, records) => position.handOver(records),
      onSkipped: async (_topic, _partition, nextOffset) => position.moveTo(nextOffset),
      onError,
    });
    return new PartitionPull(subscription, position);
  }

  /** What lies before the offset and has not been answered yet, in batches. @throws DomainError UNAVAILABLE when the signal comes first */
  async *upTo(offset: number, signal: AbortSignal): AsyncIterable<readonly LogRecord[]> {
    const position = this.#position;
    while (position.next < offset) {
      const records = position.held.filter((record) => record.offset < offset);
      if (records.length > 0) {
        yield records;
        position.moveTo(offsetAfter(records));
        await afterOthers(); // A long partition must not keep the process to itself.
      } else if (position.held.length > 0) position.moveTo(offset);
      else await position.moved(signal);
    }
  }

  async stop(): Promise<void> {
    this.#position.letGo();
    await this.#subscription.stop();
  }
}

class Position {
  next = 0;
  /** From `next` on, handed over and not taken. */
  held: readonly LogRecord[] = [];
  #taken = () => {};
  #wake = () => {};
  #isOver = false;

  /** Resolves when all are taken. */
  handOver(records: readonly LogRecord[]): Promise<void> {
    this.#taken();
    return new Promise((resolve) => {
      this.#taken = resolve;
      this.held = records;
      this.moveTo(this.next);
      if (this.#isOver) resolve();
    });
  }

  moveTo(next: number): void {
    this.next = Math.max(this.next, next);
    this.held = this.held.filter(({ offset }) => offset >= this.next);
    if (this.held.length === 0) this.#taken();
    this.#wake();
  }

  moved(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const isTooLate = () =>
        reject(
          new DomainError('UNAVAILABLE', 'The log takes too long. Please try again.', undefined, 1),
        );
      if (signal.aborted) return isTooLate();
      signal.addEventListener('abort', isTooLate, { once: true });
      this.#wake = () => {
        signal.removeEventListener('abort', isTooLate);
        resolve();
      };
    });
  }

  letGo(): void {
    this.#isOver = true;
    this.#taken();
  }
}
