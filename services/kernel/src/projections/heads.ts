import type { JournalBatch, JournalHead, Journals } from '../store/journals-port.ts';
import { Positions } from '../readers/positions.ts';
import type { Filling } from './filling.ts';
import type { RowCache } from './row-cache.ts';

/** How far the rows of a generation are in each partition; what is remembered of rows goes with what was lost. */
export class Heads extends Positions {
  readonly #rows: RowCache;
  readonly #filling: Filling;

  constructor(
    reader: { readonly consumer: string },
    journals: Journals,
    rows: RowCache,
    filling: Filling,
  ) {
    super(reader, journals, (head) => {
      if (head.sequence > 0 || !filling.isUnderWay) rows.forget(); // Of what begins here nothing was written.
    });
    this.#rows = rows;
    this.#filling = filling;
  }

  override async commit(
    topic: string,
    partition: number,
    head: JournalHead,
    batch: JournalBatch,
  ): Promise<void> {
    try {
      await super.commit(topic, partition, head, batch);
      await this.#filling.count(batch.rows.length);
    } catch (error) {
      this.#rows.forget();
      throw error;
    }
  }
}
