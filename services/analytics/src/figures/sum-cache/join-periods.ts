import type { Line } from '../line.ts';
import type { CachedLines } from '../select-lines.ts';
import { fourHourPeriod } from '../time/periods.ts';
import { startMsOf, type CachedPeriod } from './cached-period.ts';
import type { CachedSum } from './cached-sum.ts';

export interface FoundPeriod {
  /** Its start. */
  period: string;
  bookings: number;
  made: CachedPeriod;
}

/** Adds the views across the boundaries of periods that follow each other; the rest stays lines. */
export function joinPeriods(
  found: readonly FoundPeriod[],
  boundary: (before: FoundPeriod, after: FoundPeriod) => CachedPeriod,
): CachedLines {
  const inOrder = found.toSorted((one, other) => (one.period < other.period ? -1 : 1));
  const sums: CachedSum[] = [];
  const loose: Line[] = [];
  for (const [index, each] of inOrder.entries()) {
    const [before, after] = [inOrder[index - 1], inOrder[index + 1]];
    sums.push(each.made.sum);
    loose.push(...each.made.through);
    if (!before || !areNeighbors(before, each)) loose.push(...each.made.head);
    if (!after || !areNeighbors(each, after)) {
      loose.push(...each.made.tail);
      continue;
    }
    const { sum, through } = boundary(each, after);
    sums.push(sum);
    loose.push(...through);
  }
  return { sums, loose };
}

function areNeighbors(before: FoundPeriod, after: FoundPeriod): boolean {
  const { until } = fourHourPeriod(before.period);
  return startMsOf(until) === startMsOf(fourHourPeriod(after.period).from);
}
