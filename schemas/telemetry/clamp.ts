/** Limits viewers' reports by the server's clock. Moments are epoch milliseconds. */

/** Whole milliseconds between 0 and what has passed since the start; 0 for what is no number. */
export function clampElapsed(elapsedMs: number, startedAt: number, now: number): number {
  return within(Math.trunc(elapsedMs), 0, Math.max(0, now - startedAt)) ?? 0;
}

/** A reported moment between the start and now; now for what is no number. */
export function clampMoment(at: number, startedAt: number, now: number): number {
  return within(Math.trunc(at), Math.min(startedAt, now), now) ?? now;
}

// Below: milliseconds (this many are the year 5138), from here on: microseconds (this many are 1973).
const FIRST_MICROSECONDS = 1e14;

/**
 * `event_at_ms` as whole epoch microseconds: clients send milliseconds or microseconds, told apart by magnitude.
 * Not clamped: it names the event, and a report that is repeated later must have the same name.
 * Null for what is no moment.
 */
export function eventAtUs(reported: number): number | null {
  if (!(reported >= 0)) return null;
  const microseconds = Math.trunc(reported < FIRST_MICROSECONDS ? reported * 1000 : reported);
  return Number.isSafeInteger(microseconds) ? microseconds : null;
}

function within(value: number, low: number, high: number): number | undefined {
  if (Number.isNaN(value)) return undefined;
  return Math.min(Math.max(value, low), high);
}
