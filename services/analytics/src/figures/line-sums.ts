import { clicksIn, type Line } from './line.ts';
import { medianBucket } from './median-bucket.ts';
import {
  addCompletion,
  addCount,
  mergeVisitor,
  type Completion,
  type SumParts,
  type VisitorSum,
} from './sum-parts.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

type LazyParts = Omit<SumParts, 'views' | 'timeMs' | 'downloads' | 'prints'>;

/** Adds up lines; each part when it is first read. */
export class LineSums implements LazyParts {
  readonly #lines: readonly Line[];
  readonly #known: Partial<LazyParts> = {};

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  get medianBuckets(): ReadonlyMap<number, number> {
    return (this.#known.medianBuckets ??= this.#countBy((line) => medianBucket(line[3])));
  }

  get quarterHours(): ReadonlyMap<number, number> {
    return (this.#known.quarterHours ??= this.#countBy((line) =>
      Math.floor(line[1] / QUARTER_HOUR_MS),
    ));
  }

  get clicks(): ReadonlyMap<string, number> {
    return (this.#known.clicks ??= countClicks(this.#lines));
  }

  get completions(): ReadonlyMap<number, Completion> {
    return (this.#known.completions ??= sumCompletions(this.#lines));
  }

  get visitors(): ReadonlyMap<string, VisitorSum> {
    return (this.#known.visitors ??= sumByVisitor(this.#lines));
  }

  get links(): ReadonlyMap<string, number> {
    return (this.#known.links ??= this.#countBy((line) => line[12] || null));
  }

  get presentations(): ReadonlyMap<string, number> {
    return (this.#known.presentations ??= this.#countBy((line) => line[11] || null));
  }

  /** Skips lines without a key. */
  #countBy<Key>(keyOf: (line: Line) => Key | null): Map<Key, number> {
    const counts = new Map<Key, number>();
    for (const line of this.#lines) {
      const key = keyOf(line);
      if (key !== null) addCount(counts, key, 1);
    }
    return counts;
  }
}

function countClicks(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [key, clicks] of clicksIn(line)) addCount(counts, key, clicks);
  return counts;
}

function sumCompletions(lines: readonly Line[]): Map<number, Completion> {
  const completions = new Map<number, Completion>();
  for (const [, , , , pageCount, pages] of lines)
    if (pageCount > 0) addCompletion(completions, pageCount, { viewings: 1, pages });
  return completions;
}

function sumByVisitor(lines: readonly Line[]): Map<string, VisitorSum> {
  const visitors = new Map<string, VisitorSum>();
  for (const [lastId, lastMs, visitor, timeMs] of lines) {
    const before = visitors.get(visitor);
    const own = { views: 1, timeMs, lastMs, lastId };
    visitors.set(visitor, before ? mergeVisitor(before, own) : own);
  }
  return visitors;
}
