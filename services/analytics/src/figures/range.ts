const DAY_MS = 24 * 60 * 60_000;

/** Which viewings count, by when they began. Moments are ISO texts; null: without end. */
export interface Range {
  /** Inclusive. */
  from: string | null;
  /** Exclusive. */
  to: string | null;
}

/** A range as rows are read: whole days of UTC, and what of a day it begins or ends with. */
export interface RangePlan {
  /** First and last whole day; null: without end. */
  firstDay: string | null;
  lastDay: string | null;
  hasWholeDays: boolean;
  /** Parts of days, each with both ends. */
  edges: { from: string; to: string }[];
}

export function planRange({ from, to }: Range): RangePlan {
  const firstFull = from === null ? null : Math.ceil(Date.parse(from) / DAY_MS) * DAY_MS;
  const endOfFull = to === null ? null : Math.floor(Date.parse(to) / DAY_MS) * DAY_MS;
  if (firstFull !== null && endOfFull !== null && endOfFull < firstFull) {
    // Within one day.
    return { firstDay: null, lastDay: null, hasWholeDays: false, edges: from! < to! ? [{ from: from!, to: to! }] : [] };
  }
  const hasWholeDays = firstFull === null || endOfFull === null || firstFull < endOfFull;
  const edges = [
    ...(firstFull !== null && Date.parse(from!) < firstFull ? [{ from: from!, to: iso(firstFull) }] : []),
    ...(endOfFull !== null && endOfFull < Date.parse(to!) ? [{ from: iso(endOfFull), to: to! }] : []),
  ];
  return { firstDay: firstFull === null ? null : dayOf(iso(firstFull)), lastDay: endOfFull === null ? null : dayOf(iso(endOfFull - DAY_MS)), hasWholeDays, edges };
}

/** Whether a moment lies in one of the range's whole days, in a part of a day, or outside. */
export function placeIn({ firstDay, lastDay, hasWholeDays, edges }: RangePlan, at: string): 'day' | 'edge' | 'outside' {
  if (edges.some(({ from, to }) => at >= from && at < to)) return 'edge';
  const day = dayOf(at);
  return hasWholeDays && (firstDay === null || day >= firstDay) && (lastDay === null || day <= lastDay) ? 'day' : 'outside';
}

export function isWithin({ from, to }: Range, at: string): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}

/** 2026-11-20 */
export function dayOf(at: string): string {
  return at.slice(0, 10);
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
