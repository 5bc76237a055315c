import type { Log } from '../log/port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { topicEnds } from './ends.ts';
import type { Projection } from './projection.ts';
import type { RowCache } from './row-cache.ts';

/** With fewer records to read, lists are made at once. */
const FAR = 20_000;
/** Making an index blocks all writes for two microseconds a row: from this many rows on all indexes are made at once. */
const MOST_WITHOUT_LISTS = 500_000;

interface FilledGeneration {
  readonly projection: Projection;
  readonly generation: string;
  readonly consumer: string;
  readonly declaration: ViewDeclaration;
  readonly topics: readonly string[];
}

/** Fills a generation before it is read: its lists are made once it is nearly full (ADR 21). */
export class Backfill {
  readonly #runner: FilledGeneration;
  readonly #store: ServiceStore;
  readonly #rows: RowCache;
  #isUnderWay = false;
  #written = 0;

  constructor(runner: FilledGeneration, store: ServiceStore, rows: RowCache) {
    this.#runner = runner;
    this.#store = store;
    this.#rows = rows;
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Makes the table, and the lists too where filling will be quick. */
  async begin(log: Log): Promise<void> {
    const { views, journals } = this.#store;
    const { declaration, consumer } = this.#runner;
    this.#isUnderWay = await this.#hasFarToGo(log);
    const isEmpty = await views.declare(declaration, { listsLater: this.#isUnderWay });
    if (isEmpty) await journals.forget(consumer);
    if (isEmpty && this.#isUnderWay) this.#rows.beginFilling();
    else await this.finish(); // It may already have many rows.
  }

  /** After so many rows were written. */
  async count(rows: number): Promise<void> {
    this.#written += rows;
    if (this.#isUnderWay && this.#written > MOST_WITHOUT_LISTS)
      await this.#store.views.makeLists(this.#runner.declaration);
  }

  /** @returns whether there was something to do */
  async finish(): Promise<boolean> {
    if (!this.#isUnderWay) return false;
    this.#rows.endFilling();
    await this.#store.views.makeLists(this.#runner.declaration);
    this.#isUnderWay = false; // Only now: after a failure the next call tries again.
    return true;
  }

  async #hasFarToGo(log: Log): Promise<boolean> {
    const { projection, generation } = this.#runner;
    if ((await this.#store.journals.serving(projection.name)) === generation) return false;
    const ends = await topicEnds(this.#runner, log);
    return ends.reduce((sum, { end }) => sum + end, 0) > FAR;
  }
}
