import { clicksIn, type Line } from './line.ts';
import { countPagesIn } from './counting/page-ranges.ts';
import type { CountingRules } from './counting/rules.ts';
import {
  addCompletion,
  addCount,
  mergeVisitor,
  type Completion,
  type SumParts,
  type VisitorSum,
} from './sum-parts.ts';
import { joinViews, type View } from './counting/views.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

type LazyParts = Omit<SumParts, 'views' | 'viewings' | 'timeMs' | 'downloads' | 'prints'>;

/** Adds up viewings; each part when it is first read. */
export class LineSums implements LazyParts {
  /** In the order of their visitors. */
  readonly views: readonly View[];
  readonly #lines: readonly Line[];
  readonly #rules: CountingRules;
  readonly #known: Partial<LazyParts> = {};

  constructor(lines: readonly Line[], rules: CountingRules) {
    this.#lines = lines;
    this.#rules = rules;
    this.views = joinViews(lines, rules);
  }

  get quarterHours(): ReadonlyMap<number, number> {
    return (this.#known.quarterHours ??= this.#countBy(([first]) =>
      Math.floor(first[1] / QUARTER_HOUR_MS),
    ));
  }

  get clicks(): ReadonlyMap<string, number> {
    return (this.#known.clicks ??= countClicks(this.#lines));
  }

  get completions(): ReadonlyMap<number, Completion> {
    return (this.#known.completions ??= sumCompletions(this.views, this.#rules));
  }

  get visitors(): ReadonlyMap<string, VisitorSum> {
    return (this.#known.visitors ??= sumByVisitor(this.views));
  }

  get links(): ReadonlyMap<string, number> {
    return (this.#known.links ??= this.#countBy(([first]) => first[12] || null));
  }

  get presentations(): ReadonlyMap<string, number> {
    return (this.#known.presentations ??= this.#countBy(([first]) => first[11] || null));
  }

  /** Skips views without a key. */
  #countBy<Key>(keyOf: (view: View) => Key | null): Map<Key, number> {
    const counts = new Map<Key, number>();
    for (const view of this.views) {
      const key = keyOf(view);
      if (key !== null) addCount(counts, key, 1);
    }
    return counts;
  }
}

/** Visible time of its viewings together. */
export function viewTimeMs(view: View): number {
  return view.reduce((sum, line) => sum + line[3], 0);
}

function countClicks(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [key, clicks] of clicksIn(line)) addCount(counts, key, clicks);
  return counts;
}

/** Of a file that was replaced between two viewings of a view, the last one counts. */
function sumCompletions(views: readonly View[], rules: CountingRules): Map<number, Completion> {
  const completions = new Map<number, Completion>();
  for (const view of views) {
    const pageCount = view.findLast((line) => line[4] > 0)?.[4] ?? 0;
    if (pageCount === 0) continue;
    const pages = rules === 'earlier' ? view[0][5] : countPagesRead(view);
    addCompletion(completions, pageCount, { viewings: 1, pages: Math.min(pages, pageCount) });
  }
  return completions;
}

function countPagesRead(view: View): number {
  return countPagesIn(view.length === 1 ? [view[0][13]] : view.map((line) => line[13]));
}

function sumByVisitor(views: readonly View[]): Map<string, VisitorSum> {
  const visitors = new Map<string, VisitorSum>();
  for (const view of views) {
    const [lastId, lastMs, visitor] = view.at(-1) ?? view[0];
    const before = visitors.get(visitor);
    const isVerified = view.some((line) => line[14] === 1);
    const own = { views: 1, timeMs: viewTimeMs(view), lastMs, lastId, isVerified };
    visitors.set(visitor, before ? mergeVisitor(before, own) : own);
  }
  return visitors;
}
