import type { Line } from './line.ts';
import { LineSums, viewTimeMs } from './line-sums.ts';
import { sumPages, type PageSum } from './page-sums.ts';
import type { CountingRules } from './counting/rules.ts';
import {
  countDistinct,
  eachMergedVisitor,
  mergeCounts,
  type CachedSum,
} from './sum-cache/cached-sum.ts';
import {
  addCompletion,
  addCount,
  type Completion,
  type SumParts,
  type VisitorSum,
} from './sum-parts.ts';

/** What viewings add up to: lines, and cached sums of a team. Most of it is added up when it is first read. */
export class Sum {
  readonly rules: CountingRules;
  views: number;
  viewings: number;
  timeMs = 0;
  downloads = 0;
  prints = 0;
  readonly #lineSums: LineSums;
  readonly #hasPages: boolean;
  readonly #cachedSums: CachedSum[] = [];
  readonly #distinct = new Map<'visitors' | 'links' | 'presentations', number>();
  #pages: Map<number, PageSum> | null = null;

  /** @param lines each viewing once */
  constructor(lines: readonly Line[] = [], rules: CountingRules = 'current', hasPages = false) {
    this.rules = rules;
    this.#lineSums = new LineSums(lines, rules);
    this.#hasPages = hasPages;
    this.views = this.#lineSums.views.length;
    this.viewings = lines.length;
    for (const [, , , timeMs, , , , downloads, prints] of lines) {
      this.timeMs += timeMs;
      this.downloads += downloads;
      this.prints += prints;
    }
  }

  /** Pages are not in cached sums. */
  addCached(sum: CachedSum): void {
    this.views += sum.views;
    this.viewings += sum.viewings;
    this.timeMs += sum.timeMs;
    this.downloads += sum.downloads;
    this.prints += sum.prints;
    this.#cachedSums.push(sum);
    this.#distinct.clear();
  }

  /** Visible time by view. Not in cached sums: nobody asks for a team's median. */
  get viewTimes(): number[] {
    if (this.#cachedSums.length > 0) throw new Error('Cached sums have no times by view.');
    return this.#lineSums.views.map(viewTimeMs);
  }

  get quarterHours(): ReadonlyMap<number, number> {
    return this.#merged(({ quarterHours }) => quarterHours);
  }

  get clicks(): ReadonlyMap<string, number> {
    return this.#merged(({ clicks }) => clicks);
  }

  get completions(): ReadonlyMap<number, Completion> {
    if (this.#cachedSums.length === 0) return this.#lineSums.completions;
    const merged = new Map<number, Completion>();
    for (const { completions } of [this.#lineSums, ...this.#cachedSums])
      for (const [pageCount, more] of completions) addCompletion(merged, pageCount, more);
    return merged;
  }

  get pages(): ReadonlyMap<number, PageSum> {
    return (this.#pages ??= sumPages(this.#hasPages ? this.#lineSums.views : [], this.rules));
  }

  /** How many different ones there are. */
  countOf(what: 'visitors' | 'links' | 'presentations'): number {
    const own = this.#lineSums[what];
    const interner = this.#cachedSums[0]?.interner;
    if (!interner) return own.size;
    let count = this.#distinct.get(what);
    if (count === undefined) {
      const lists = this.#cachedSums.map((sum) => sum[what]);
      this.#distinct.set(what, (count = countDistinct(interner, own.keys(), lists)));
    }
    return count;
  }

  eachVisitor(callback: (visitor: string, sum: VisitorSum) => void): void {
    const own = this.#lineSums.visitors;
    const interner = this.#cachedSums[0]?.interner;
    if (!interner) return own.forEach((sum, visitor) => callback(visitor, sum));
    const lists = this.#cachedSums.map(({ visitors }) => visitors);
    eachMergedVisitor(interner, own, lists, callback);
  }

  /** Views by link. */
  links(): ReadonlyMap<string, number> {
    return this.#mergedCounts('links');
  }

  /** Views by presentation. */
  presentations(): ReadonlyMap<string, number> {
    return this.#mergedCounts('presentations');
  }

  /** What a cached sum is made from; of lines alone. */
  get parts(): SumParts {
    const { views, viewings, timeMs, downloads, prints } = this;
    const { quarterHours, clicks, completions, visitors, links, presentations } = this.#lineSums;
    return {
      views,
      viewings,
      timeMs,
      downloads,
      prints,
      quarterHours,
      clicks,
      completions,
      visitors,
      links,
      presentations,
    };
  }

  #mergedCounts(what: 'links' | 'presentations'): ReadonlyMap<string, number> {
    const own = this.#lineSums[what];
    const interner = this.#cachedSums[0]?.interner;
    if (!interner) return own;
    const lists = this.#cachedSums.map((sum) => sum[what]);
    return mergeCounts(interner, own, lists);
  }

  #merged<Key>(
    countsOf: (sum: Pick<SumParts, 'quarterHours' | 'clicks'>) => ReadonlyMap<Key, number>,
  ): ReadonlyMap<Key, number> {
    if (this.#cachedSums.length === 0) return countsOf(this.#lineSums);
    const merged = new Map(countsOf(this.#lineSums));
    for (const sum of this.#cachedSums)
      for (const [key, more] of countsOf(sum)) addCount(merged, key, more);
    return merged;
  }
}
