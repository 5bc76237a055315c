import type { Period } from './periods.ts';

/** Which viewings count, by when they began. Moments are ISO texts; null: without end. */
export interface Range {
  /** Inclusive. */
  from: string | null;
  /** Exclusive. */
  to: string | null;
}

export function isInRange({ from, to }: Range, at: string): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}

/** Whether all of a part of four hours is in it; a day ends with its 24th hour, and texts tell so. */
export function containsPeriod(range: Range, { from, until }: Period): boolean {
  return (
    (range.from === null || `${from}:00:00.000Z` >= range.from) &&
    (range.to === null || `${until}:00:00.000Z` <= range.to)
  );
}
