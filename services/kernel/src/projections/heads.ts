import type { JournalBatch, JournalHead, JournalKey, Journals } from '../store/journals-port.ts';
import type { Filling } from './filling.ts';
import type { RowCache } from './row-cache.ts';
import type { ProjectionRunner } from './runner.ts';

/** How far the rows of a generation are in each partition: who writes them takes turns, and who waits for them is woken. */
export class Heads {
  readonly #runner: Pick<ProjectionRunner, 'consumer'>;
  readonly #journals: Journals;
  readonly #rows: RowCache;
  readonly #filling: Filling;
  /** By topic and partition, as everything here. */
  readonly #known = new Map<string, JournalHead>();
  /** An offset that others are known to have come to. */
  readonly #writtenElsewhere = new Map<string, number>();
  /** Reading and replaying take turns. */
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #waiting = new Set<() => void>();

  constructor(
    runner: Pick<ProjectionRunner, 'consumer'>,
    journals: Journals,
    rows: RowCache,
    filling: Filling,
  ) {
    this.#runner = runner;
    this.#journals = journals;
    this.#rows = rows;
    this.#filling = filling;
  }

  inTurn<Result>(topic: string, partition: number, work: () => Promise<Result>): Promise<Result> {
    const place = `${topic}/${partition}`;
    const turn = (this.#turns.get(place) ?? Promise.resolve()).then(work);
    this.#turns.set(
      place,
      turn.catch(() => {}),
    ); // Whose turn it was hears of it.
    return turn;
  }

  async get(topic: string, partition: number): Promise<JournalHead> {
    return this.#known.get(`${topic}/${partition}`) ?? (await this.takeOver(topic, partition));
  }

  /** Somebody else may have written since we did; and their last rows may be written only now. */
  async takeOver(topic: string, partition: number): Promise<JournalHead> {
    const head = await this.#journals.takeOver(this.#key(topic, partition));
    if (head.sequence > 0 || !this.#filling.isUnderWay) this.#rows.forget(); // Of what begins here nothing was written.
    return head;
  }

  advance(topic: string, partition: number, head: JournalHead): void {
    this.#known.set(`${topic}/${partition}`, head);
    this.wake();
  }

  /** @throws JournalLost when somebody else has written since this head */
  async commit(
    topic: string,
    partition: number,
    head: JournalHead,
    batch: JournalBatch,
  ): Promise<void> {
    try {
      this.advance(
        topic,
        partition,
        await this.#journals.commit(this.#key(topic, partition), head.sequence, batch),
      );
      await this.#filling.count(batch.rows.length);
    } catch (error) {
      this.#known.delete(`${topic}/${partition}`);
      this.#rows.forget();
      throw error;
    }
  }

  /** Whether everything before the offset is in the rows, whoever wrote them. */
  async isWritten(topic: string, partition: number, offset: number): Promise<boolean> {
    if (offset <= this.#writtenTo(topic, partition)) return true;
    // Another process may own the partition.
    const isWritten = await this.#journals.isWritten(this.#key(topic, partition), offset);
    if (isWritten) this.#writtenElsewhere.set(`${topic}/${partition}`, offset);
    return isWritten;
  }

  /** How many records the rows are behind an offset. */
  async lagBehind(topic: string, partition: number, offset: number): Promise<number> {
    const written = this.#writtenTo(topic, partition);
    return Math.max(
      0,
      offset -
        (written >= offset
          ? written
          : (await this.#journals.head(this.#key(topic, partition))).nextOffset),
    );
  }

  /** A step of ours, or a moment in which another process may have made one. */
  moved(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, 25);
      signal.addEventListener('abort', done);
      this.#waiting.add(done);
    });
  }

  wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** As this process knows it: the rows may be further. */
  #writtenTo(topic: string, partition: number): number {
    const place = `${topic}/${partition}`;
    return Math.max(
      this.#known.get(place)?.nextOffset ?? 0,
      this.#writtenElsewhere.get(place) ?? 0,
    );
  }

  #key(topic: string, partition: number): JournalKey {
    return { consumer: this.#runner.consumer, topic, partition };
  }
}
