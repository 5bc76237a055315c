export type Step = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH';

const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export function stepForRange(from: string, to: string): Step {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days <= 2) return 'HOUR';
  if (days <= 100) return 'DAY';
  return days <= 400 ? 'WEEK' : 'MONTH';
}

/**
 * Starts of hours, days, weeks (from Monday) or months in a time zone: from the one that contains `from` to the last before
 * `to`.
 */
export function stepStarts(step: Step, from: string, to: string, timeZone: string): string[] {
  const end = Date.parse(to);
  const beginnings: string[] = [];
  for (
    let at = startOfStep(step, zoned(from, timeZone));
    at.epochMilliseconds < end;
    at = next(step, at)
  )
    beginnings.push(iso(at));
  return beginnings;
}

/** A range until now has grown since the client asked for it. */
const TOLERANCE_DAYS = 1 / 24;

/** The preceding range: on the same weekdays; for more than a year, in the same months. */
export function rangeBefore(
  from: string,
  to: string,
  timeZone: string,
): { from: string; to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  const shift =
    days > 366
      ? { years: Math.ceil(days / 366) }
      : { weeks: Math.max(1, Math.ceil((days - TOLERANCE_DAYS) / 7)) };
  return {
    from: iso(zoned(from, timeZone).subtract(shift)),
    to: iso(zoned(to, timeZone).subtract(shift)),
  };
}

/**
 * Views by step: a view counts for the last start at or before it; views before the first start count for the first.
 * @param quarterHours views by quarter hour since 1970
 */
export function countViewsByStep(
  beginnings: readonly string[],
  quarterHours: ReadonlyMap<number, number>,
): number[] {
  const starts = beginnings.map((at) => Date.parse(at));
  const views = beginnings.map(() => 0);
  for (const [quarterHour, count] of quarterHours) {
    const index = Math.max(0, lastIndexAtOrBefore(starts, quarterHour * QUARTER_HOUR_MS));
    const before = views[index];
    if (before !== undefined) views[index] = before + count;
  }
  return views;
}

/** Cache of valid names. */
const timeZones = new Set<string>();

export function isTimeZone(text: string): boolean {
  if (timeZones.has(text)) return true;
  try {
    if (text === '' || zoned('2026-01-01T00:00:00Z', text).timeZoneId === '') return false;
    if (timeZones.size < 1_000) timeZones.add(text);
    return true;
  } catch {
    return false;
  }
}

/** The start of the day that is `days` before the moment's. */
export function daysBefore(moment: string, days: number, timeZone: string): string {
  return iso(zoned(moment, timeZone).startOfDay().subtract({ days }));
}

/** The start of the day of the first view; null without views. */
export function firstDay(
  quarterHours: ReadonlyMap<number, number>,
  timeZone: string,
): string | null {
  let first = Infinity;
  for (const [quarterHour, count] of quarterHours)
    if (count > 0) first = Math.min(first, quarterHour);
  return first === Infinity
    ? null
    : daysBefore(new Date(first * QUARTER_HOUR_MS).toISOString(), 0, timeZone);
}

function lastIndexAtOrBefore(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle];
    if (start !== undefined && start <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function zoned(moment: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
}

function startOfStep(step: Step, at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  switch (step) {
    case 'HOUR':
      return at.round({ smallestUnit: 'hour', roundingMode: 'floor' });
    case 'DAY':
      return at.startOfDay();
    case 'WEEK':
      return at.startOfDay().subtract({ days: at.dayOfWeek - 1 });
    case 'MONTH':
      return at.startOfDay().with({ day: 1 });
  }
}

function next(step: Step, at: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  switch (step) {
    case 'HOUR':
      return at.add({ hours: 1 });
    case 'DAY':
      return at.add({ days: 1 }).startOfDay();
    case 'WEEK':
      return at.add({ weeks: 1 }).startOfDay();
    case 'MONTH':
      return at.add({ months: 1 }).startOfDay();
  }
}

function iso(at: Temporal.ZonedDateTime): string {
  return new Date(at.epochMilliseconds).toISOString();
}
