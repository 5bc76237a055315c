import type { Line } from '../line.ts';
import { SAME_VIEW_MS, type CountingRules } from '../counting/rules.ts';
import { Sum } from '../sum.ts';
import type { Period } from '../time/periods.ts';
import { joinViews, type View } from '../counting/views.ts';
import { toCachedSum, type CachedSum } from './cached-sum.ts';
import type { StringInterner } from './string-interner.ts';

/** What the cache keeps of one four-hour period, or of the views across the boundary of two. */
export interface CachedPeriod {
  sum: CachedSum;
  /** Viewings whose view may have begun in the period before. */
  head: readonly Line[];
  /** Viewings whose view may go on in the next period. */
  tail: readonly Line[];
  /** Viewings of views that may do both. */
  through: readonly Line[];
}

interface Making {
  rules: CountingRules;
  interner: StringInterner;
}

export function toCachedPeriod(
  lines: readonly Line[],
  { rules, interner, period }: Making & { period: Period },
): CachedPeriod {
  const [from, until] = [startMsOf(period.from), startMsOf(period.until)];
  const placeOf = (view: View) => {
    if (rules === 'earlier') return 'inside';
    const isAtStart = view[0][1] - from < SAME_VIEW_MS;
    const isAtEnd = until - (view.at(-1) ?? view[0])[1] < SAME_VIEW_MS;
    return isAtStart && isAtEnd ? 'through' : isAtStart ? 'head' : isAtEnd ? 'tail' : 'inside';
  };
  const views = Map.groupBy(joinViews(lines, rules), placeOf);
  const linesOf = (place: ReturnType<typeof placeOf>) => views.get(place)?.flat() ?? [];
  return {
    sum: toCachedSum(new Sum(linesOf('inside'), rules), interner),
    head: linesOf('head'),
    tail: linesOf('tail'),
    through: linesOf('through'),
  };
}

/**
 * The views at the boundary of two periods that follow each other. Those with a viewing of `through` may go on beyond either,
 * so that they are in no sum: the others are whole.
 */
export function toCachedBoundary(
  before: CachedPeriod,
  after: CachedPeriod,
  { rules, interner }: Making,
): CachedPeriod {
  const through = new Set([...before.through, ...after.through]);
  const views = joinViews([...before.tail, ...after.head, ...through], rules);
  const isWhole = (view: View) => !view.some((line) => through.has(line));
  return {
    sum: toCachedSum(new Sum(views.filter(isWhole).flat(), rules), interner),
    head: [],
    tail: [],
    // Those of `through` themselves stay with their periods, which have two boundaries each.
    through: views
      .filter((view) => !isWhole(view))
      .flat()
      .filter((line) => !through.has(line)),
  };
}

/** In epoch milliseconds. A day's last period ends at hour 24. */
export function startMsOf(hour: string): number {
  const [day, hours] = [hour.slice(0, 10), Number(hour.slice(11))];
  return Date.parse(day) + hours * 60 * 60_000;
}
