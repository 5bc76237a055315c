import type { Batch } from './batch.ts';

/** What gathers of one partition before it is written, so that a row that is fed all the time is written now and then. */
export class Gathering {
  readonly topic: string;
  readonly partition: number;
  readonly batch: Batch;
  /** Behind the last record in it. */
  nextOffset: number;
  /** Settles with the write. */
  readonly written: Promise<void>;
  readonly #settle: { resolve: () => void; reject: (error: unknown) => void };
  readonly #timer: NodeJS.Timeout;

  /** @param whenDue called once, after so many milliseconds */
  constructor(
    {
      topic,
      partition,
      batch,
      nextOffset,
    }: Pick<Gathering, 'topic' | 'partition' | 'batch' | 'nextOffset'>,
    gatherMs: number,
    whenDue: (gathering: Gathering) => void,
  ) {
    this.topic = topic;
    this.partition = partition;
    this.batch = batch;
    this.nextOffset = nextOffset;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => {}); // Whoever fed it may have gone.
    this.written = promise;
    this.#settle = { resolve, reject };
    this.#timer = setTimeout(() => whenDue(this), gatherMs);
  }

  /** Ends it with what the write comes to. */
  async end(write: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await write();
      this.#settle.resolve();
    } catch (error) {
      this.#settle.reject(error);
    }
  }
}
