import type { LogRecord, Subscription } from './port.ts';

/** How long one batch may hold up the other partitions; longer ones continue beside them. */
const PATIENCE_MS = 1_000;
const START_PATIENCE_MS = 100;
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 2_000;
const MAX_STRAYS = 3;

/** The oldest offset kept and the one behind the newest. */
export interface Bounds {
  low: number;
  high: number;
}

/** What a reader needs from the consumer that feeds it. */
export interface Feeder {
  /** Continues from this offset: drops batches that were fetched before. */
  seek(offset: number): void;
  pause(): void;
  resume(): void;
  bounds(): Promise<Bounds>;
}

/** One partition while it is assigned to this process: takes it over, then feeds its batches in order and one at a time. */
export class PartitionReader {
  readonly topic: string;
  readonly partition: number;
  readonly #subscription: Subscription;
  readonly #feeder: Feeder;
  readonly #retired = new AbortController();
  #next: number | null = null;
  /** Starting or feeding. */
  #busy: Promise<void>;
  #feeding: Promise<void> = Promise.resolve();
  #failures = 0;
  #strays = 0;

  /** @param before the unfinished work of an earlier reader of this partition in this process */
  constructor(
    topic: string,
    partition: number,
    subscription: Subscription,
    feeder: Feeder,
    before: Promise<void>,
  ) {
    this.topic = topic;
    this.partition = partition;
    this.#subscription = subscription;
    this.#feeder = feeder;
    this.#busy = before.then(() => this.#start());
  }

  /** The offset read next; null while that is not known. */
  get position(): number | null {
    return this.#next;
  }

  /** Resolves when no batch is under way. */
  get idle(): Promise<void> {
    return this.#feeding;
  }

  /** Another process has the partition now; the current batch ends, and its journal decides whether it counts. */
  retire(): void {
    this.#retired.abort();
  }

  /** Resolves when the batch is done, or has held up the others long enough. */
  async take(fetchedFrom: number, records: readonly LogRecord[]): Promise<void> {
    if (this.#next === null && !(await within(START_PATIENCE_MS, this.#busy)))
      return this.#feeder.pause(); // #start resumes it.
    if (this.#isRetired || this.#next === null) return;
    if (fetchedFrom !== this.#next) return this.#refuse(this.#next);
    this.#strays = 0;
    this.#busy = this.#feeding = Promise.resolve().then(() => this.#feed(records));
    if (await within(PATIENCE_MS, this.#busy)) return;
    this.#feeder.pause();
    void this.#busy.then(() => this.#next !== null && !this.#isRetired && this.#feeder.resume());
  }

  async #feed(records: readonly LogRecord[]): Promise<void> {
    const last = records.at(-1);
    if (!last) return;
    try {
      await this.#subscription.onBatch(this.topic, this.partition, records);
      this.#failures = 0;
      if (this.#isRetired) return;
      this.#next = last.offset + 1;
      this.#feeder.seek(this.#next);
    } catch (error) {
      this.#subscription.onError(error);
      this.#restart();
    }
  }

  /** It was fetched before our seek; or, when this repeats, the broker no longer has what we want. */
  #refuse(wanted: number): void {
    if (++this.#strays < MAX_STRAYS) this.#feeder.seek(wanted);
    else this.#restart();
  }

  #restart(): void {
    if (this.#isRetired) return;
    this.#next = null;
    this.#strays = 0;
    this.#feeder.pause();
    this.#busy = this.#pauseAfterFailure().then(() => this.#start());
  }

  async #start(): Promise<void> {
    while (!this.#isRetired) {
      try {
        const wanted = await this.#subscription.start(this.topic, this.partition);
        const { low, high } = await this.#feeder.bounds();
        if (wanted > high)
          throw new Error(
            `${this.topic}/${this.partition} ends at ${high}, but was read to ${wanted}: it is another log.`,
          );
        if (low > wanted) await this.#subscription.onSkipped?.(this.topic, this.partition, low); // Retention has deleted them.
        if (this.#isRetired) return;
        this.#next = Math.max(wanted, low);
        this.#feeder.seek(this.#next);
        this.#feeder.resume();
        return;
      } catch (error) {
        if (this.#isRetired) return;
        this.#subscription.onError(error);
        this.#feeder.pause();
        await this.#pauseAfterFailure();
      }
    }
  }

  #pauseAfterFailure(): Promise<void> {
    const pause = Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** this.#failures++);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      this.#retired.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), {
        once: true,
      });
    });
  }

  get #isRetired(): boolean {
    return this.#retired.signal.aborted;
  }
}

/** Whether it finished in time. */
async function within(ms: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
