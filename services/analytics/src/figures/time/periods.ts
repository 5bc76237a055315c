import type { Scope } from '../scope.ts';

const HOURS = 4;
const PERIODS_PER_DAY = 24 / HOURS;
const MONTHS_PER_QUARTER = 3;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** 1 January 1970 was a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

/** A period in UTC, as prefixes of ISO moments that sort like them: moments are >= `from` and < `until`. */
export interface Period {
  from: string;
  until: string;
}

/** The period whose viewings share one row while they are few. */
export function rowPeriod(kind: Scope['kind'], moment: string): Period {
  switch (kind) {
    case 'team':
      return fourHourPeriod(moment);
    case 'presentation':
      return weekPeriod(moment);
    case 'link':
    case 'visitor':
      return monthsPeriod(moment, MONTHS_PER_QUARTER);
  }
}

/** The period of the overflow rows. */
export function overflowPeriod(kind: Scope['kind'], moment: string): Period {
  return kind === 'team' ? fourHourPeriod(moment) : weekPeriod(moment);
}

/** The latest end of a row that may hold the moment: an overflow week may end in the next quarter. */
export function latestPeriodEnd(kind: Scope['kind'], moment: string): string {
  const [whole, split] = [rowPeriod(kind, moment).until, overflowPeriod(kind, moment).until];
  return whole > split ? whole : split;
}

export function fourHourPeriod(moment: string): Period {
  const hour = Number(moment.slice('2026-11-20T'.length, '2026-11-20T14'.length));
  const first = hour - (hour % HOURS);
  const day = dayOf(moment);
  return { from: `${day}T${twoDigits(first)}`, until: `${day}T${twoDigits(first + HOURS)}` };
}

/** Index of the four-hour period within its month. */
export function fourHourIndex(moment: string): number {
  return (
    (Number(moment.slice('2026-11-'.length, '2026-11-20'.length)) - 1) * PERIODS_PER_DAY +
    Math.floor(Number(moment.slice('2026-11-20T'.length, '2026-11-20T14'.length)) / HOURS)
  );
}

/** The inverse of `fourHourIndex`. */
export function fourHourStart(month: string, number: number): string {
  return `${month}-${twoDigits(Math.floor(number / PERIODS_PER_DAY) + 1)}T${twoDigits((number % PERIODS_PER_DAY) * HOURS)}`;
}

/** Cached, because many viewings begin on one day. */
const weeks = new Map<string, Period>();
const MAX_WEEKS = 5_000;

/** Begins on Monday. */
function weekPeriod(moment: string): Period {
  const day = dayOf(moment);
  let week = weeks.get(day);
  if (week) return week;
  const at = Date.parse(day);
  const from = at - ((((at - MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
  week = {
    from: dayOf(new Date(from).toISOString()),
    until: dayOf(new Date(from + WEEK_MS).toISOString()),
  };
  if (weeks.size >= MAX_WEEKS) weeks.clear();
  weeks.set(day, week);
  return week;
}

export function monthPeriod(moment: string): Period {
  return monthsPeriod(moment, 1);
}

function monthsPeriod(moment: string, count: number): Period {
  const [year, month] = [
    Number(moment.slice(0, 4)),
    Number(moment.slice('2026-'.length, '2026-11'.length)),
  ];
  const first = month - ((month - 1) % count);
  const after = first + count;
  return {
    from: `${moment.slice(0, 4)}-${twoDigits(first)}`,
    until:
      after > 12
        ? `${String(year + 1).padStart(4, '0')}-${twoDigits(after - 12)}`
        : `${moment.slice(0, 4)}-${twoDigits(after)}`,
  };
}

function dayOf(moment: string): string {
  return moment.slice(0, '2026-11-20'.length);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
