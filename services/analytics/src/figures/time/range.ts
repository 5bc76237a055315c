import type { Period } from './periods.ts';

/** Selects viewings by their start. Moments are ISO strings; null: open. */
export interface Range {
  /** Inclusive. */
  from: string | null;
  /** Exclusive. */
  to: string | null;
}

export function isInRange({ from, to }: Range, at: string): boolean {
  return (from === null || at >= from) && (to === null || at < to);
}

/**
 * Whether the whole four-hour period is in the range. A day's last period ends at hour 24, which compares right as text.
 */
export function containsPeriod(range: Range, { from, until }: Period): boolean {
  return (
    (range.from === null || `${from}:00:00.000Z` >= range.from) &&
    (range.to === null || `${until}:00:00.000Z` <= range.to)
  );
}
