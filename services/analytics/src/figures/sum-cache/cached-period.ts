import type { Line } from '../line.ts';
import { SAME_VIEW_MS, type CountingRules } from '../counting/rules.ts';
import { Sum } from '../sum.ts';
import type { Period } from '../time/periods.ts';
import { joinViews, type View } from '../counting/views.ts';
import { toCachedSum, type CachedSum } from './cached-sum.ts';
import type { StringInterner } from './string-interner.ts';

/** What the cache keeps of one four-hour period. */
export interface CachedPeriod {
  sum: CachedSum;
  /** Viewings near the period's ends: their view may go on in the next period, or have begun in the one before. */
  loose: readonly Line[];
}

export function toCachedPeriod(
  lines: readonly Line[],
  { rules, period, interner }: { rules: CountingRules; period: Period; interner: StringInterner },
): CachedPeriod {
  const [from, until] = [startOfHour(period.from), startOfHour(period.until)];
  const mayGoOn = (view: View) =>
    rules === 'current' &&
    (view[0][1] - from < SAME_VIEW_MS || until - (view.at(-1) ?? view[0])[1] < SAME_VIEW_MS);
  const views = joinViews(lines, rules);
  return {
    sum: toCachedSum(new Sum(views.filter((view) => !mayGoOn(view)).flat(), rules), interner),
    loose: views.filter(mayGoOn).flat(),
  };
}

/** In epoch milliseconds. A day's last period ends at hour 24. */
function startOfHour(hour: string): number {
  const [day, hours] = [hour.slice(0, 10), Number(hour.slice(11))];
  return Date.parse(day) + hours * 60 * 60_000;
}
