import type { Scope } from './scope.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR = '2026-11-20T14'.length;
const MONTH = '2026-11'.length;
/** Of the week that holds 1 January 1970, a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * The part of time whose viewings share a row: the shorter, the more there are. An hour, a week from Monday or a month, of
 * UTC, told so that texts are in the order of time.
 */
export function periodOf(kind: Scope['kind'], moment: string): string {
  switch (kind) {
    case 'team':
      return moment.slice(0, HOUR);
    case 'presentation': {
      const at = Date.parse(moment);
      return new Date(at - ((((at - MONDAY_MS) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS))).toISOString().slice(0, 10);
    }
    case 'link':
    case 'visitor':
      return moment.slice(0, MONTH);
  }
}
