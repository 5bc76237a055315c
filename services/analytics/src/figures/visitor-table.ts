import type { VisitorTally } from './kept-sum.ts';
import type { Names } from './names.ts';
import type { VisitorSum } from './sum.ts';

export type IdentifyVisitor = (
  visitor: string,
  views: number,
  timeMs: number,
  lastMs: number,
  lastId: string,
) => void;

/** Visitors of many sums, added up number by number. */
export class VisitorTable {
  readonly #names: Names;
  readonly #views: Float64Array;
  readonly #timeMs: Float64Array;
  readonly #lastMs: Float64Array;
  readonly #lastIds: string[];

  /** @param some of viewings that were told one by one */
  constructor(
    names: Names,
    some: ReadonlyMap<string, VisitorSum>,
    tallies: readonly VisitorTally[],
  ) {
    const own = Array.from(some, ([name, sum]) => [names.numberOf(name), sum] as const);
    this.#names = names;
    this.#views = new Float64Array(names.size);
    this.#timeMs = new Float64Array(names.size);
    this.#lastMs = new Float64Array(names.size);
    this.#lastIds = new Array<string>(names.size).fill('');
    for (const { numbers, counts, timeMs, lastMs, lastIds } of tallies) {
      for (let n = 0; n < numbers.length; n++)
        this.#add(numbers[n]!, counts[n]!, timeMs[n]!, lastMs[n]!, lastIds[n]!);
    }
    for (const [number, { views, timeMs, lastMs, lastId }] of own)
      this.#add(number, views, timeMs, lastMs, lastId);
  }

  /** Those who were numbered last, for they came last, first. */
  each(tell: IdentifyVisitor): void {
    for (let number = this.#views.length - 1; number >= 0; number--) {
      if (this.#views[number]! > 0)
        tell(
          this.#names.nameOf(number),
          this.#views[number]!,
          this.#timeMs[number]!,
          this.#lastMs[number]!,
          this.#lastIds[number]!,
        );
    }
  }

  #add(number: number, views: number, timeMs: number, lastMs: number, lastId: string): void {
    const isFirst = this.#views[number] === 0;
    this.#views[number]! += views;
    this.#timeMs[number]! += timeMs;
    if (
      !isFirst &&
      (lastMs < this.#lastMs[number]! ||
        (lastMs === this.#lastMs[number] && lastId < this.#lastIds[number]!))
    )
      return;
    this.#lastMs[number] = lastMs;
    this.#lastIds[number] = lastId;
  }
}
