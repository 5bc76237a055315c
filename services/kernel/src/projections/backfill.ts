import type { Log } from '../log/port.ts';
import { topicEnds } from './ends.ts';
import type { RowCache } from './row-cache.ts';
import type { ProjectionRunner } from './runner.ts';
import type { ServiceStore } from '../store/port.ts';

/** Records of the log: with fewer to read, lists are made at once. */
const FAR = 20_000;
/** While an index is made nobody else writes, two microseconds a row: with so many rows all are made, however far it still is. */
const MOST_WITHOUT_LISTS = 500_000;

/** A generation that is filled from the beginning and not read yet: its lists are made once it is nearly full (ADR 21). */
export class Backfill {
  readonly #runner: ProjectionRunner;
  readonly #store: ServiceStore;
  readonly #rows: RowCache;
  #isUnderWay = false;
  #written = 0;

  constructor(runner: ProjectionRunner, store: ServiceStore, rows: RowCache) {
    this.#runner = runner;
    this.#store = store;
    this.#rows = rows;
  }

  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Makes the table, and the lists unless that will be so for a while. */
  async begin(log: Log): Promise<void> {
    const { views, journals } = this.#store;
    const { declaration, consumer } = this.#runner;
    this.#isUnderWay = await this.#hasFarToGo(log);
    const isEmpty = await views.declare(declaration, { listsLater: this.#isUnderWay });
    if (isEmpty) await journals.forget(consumer);
    if (isEmpty && this.#isUnderWay) this.#rows.beginFilling();
    else await this.finish(); // Nobody knows how many rows were written before.
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
    this.#isUnderWay = false; // Only now: where they could not be made, whoever asks again has them made.
    return true;
  }

  async #hasFarToGo(log: Log): Promise<boolean> {
    const { projection, generation } = this.#runner;
    if ((await this.#store.journals.serving(projection.name)) === generation) return false;
    const ends = await topicEnds(this.#runner, log);
    return ends.reduce((sum, { end }) => sum + end, 0) > FAR;
  }
}
