import type { Scope } from './scope.ts';

const HOURS = 4;
const DAY_MS = 24 * 60 * 60_000;
/** After 1 January 1970, a Thursday. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * The part of time whose viewings share a row: the shorter, the more there are. Four hours, a week from Monday or a month, of
 * UTC, told so that texts are in the order of time. Each part of a day lies within one.
 * A row holds some thousands of viewings (`MAX_BATCH_LENGTH` of the kernel's runner), and each partition has one of its own.
 */
export function periodOf(kind: Scope['kind'], moment: string): string {
  switch (kind) {
    case 'team': {
      const hour = Number(moment.slice('2026-11-20T'.length, '2026-11-20T14'.length));
      return moment.slice(0, '2026-11-20T'.length) + String(hour - (hour % HOURS)).padStart(2, '0');
    }
    case 'presentation':
    case 'link': {
      const at = Date.parse(moment);
      return new Date(at - ((((at - MONDAY_MS) % (7 * DAY_MS)) + 7 * DAY_MS) % (7 * DAY_MS))).toISOString().slice(0, '2026-11-20'.length);
    }
    case 'visitor':
      return monthOf(moment);
  }
}

/** 2026-11 */
export function monthOf(moment: string): string {
  return moment.slice(0, '2026-11'.length);
}
