import { isKeyOf } from '../../typed/keys-of.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';
/** Named ranges; all end now and, except the first, start at midnight. */
export const ranges = {
  '24h': '24 h',
  '7d': '7 d',
  '30d': '30 d',
  '90d': '90 d',
  month: texts.thisMonth,
  quarter: texts.thisQuarter,
  year: texts.yearToDate,
  '12m': texts.about12Months,
  all: texts.allTime,
} as const;

export type RangeName = keyof typeof ranges;
export const inView: readonly RangeName[] = ['24h', '7d', '30d', '90d'];

/** A named range, or local days, both inclusive. */
export type Range = { name: RangeName } | { name: 'custom'; from: string; to: string };

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the range from the URL; invalid parts are ignored, `fallback` fills in. */
export function readRange(params: URLSearchParams, fallback: RangeName = '30d'): Range {
  const name = params.get('range');
  const [from, to] = [params.get('from'), params.get('to')];
  if (name === 'custom' && isDate(from) && isDate(to) && from <= to) return { name, from, to };
  return { name: isKeyOf(ranges, name) ? name : fallback };
}

export function writeRange(
  range: Range,
  params: URLSearchParams,
  fallback: RangeName = '30d',
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['range', 'from', 'to']) next.delete(key);
  if (range.name !== fallback) next.set('range', range.name);
  if (range.name === 'custom') {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}

const minute = 60_000;

/**
 * The range's moments, rounded to the minute, so two requests share one cache entry. No start
 * means all time, no end means now.
 */
export function bounds(range: Range, now: Date): { from: Date | null; to: Date | null } {
  const day = (back: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - back);
  switch (range.name) {
    case '24h':
      return { from: new Date(Math.floor(now.getTime() / minute) * minute - 86_400_000), to: null };
    case '7d':
      return { from: day(6), to: null };
    case '30d':
      return { from: day(29), to: null };
    case '90d':
      return { from: day(89), to: null };
    case 'month':
      return { from: new Date(now.getFullYear(), now.getMonth(), 1), to: null };
    case 'quarter':
      return {
        from: new Date(now.getFullYear(), now.getMonth() - (now.getMonth() % 3), 1),
        to: null,
      };
    case 'year':
      return { from: new Date(now.getFullYear(), 0, 1), to: null };
    case '12m':
      return { from: new Date(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1), to: null };
    case 'all':
      return { from: null, to: null };
    case 'custom': {
      const [from, to] = [new Date(`${range.from}T00:00`), new Date(`${range.to}T00:00`)];
      to.setDate(to.getDate() + 1);
      return { from, to };
    }
  }
}

/** The number of calendar days, both ends included. */
export function daysIn(from: Date, last: Date): number {
  const day = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
  return day(last) - day(from) + 1;
}

/** “22 Oct – 20 Nov 2026”, as short as possible. */
export function rangeLabel(from: Date, last: Date): string {
  const isSameYear = from.getFullYear() === last.getFullYear();
  const isSameDay =
    isSameYear && from.getMonth() === last.getMonth() && from.getDate() === last.getDate();
  const end = last.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  if (isSameDay) return end;
  return `${from.toLocaleDateString(locale, { day: 'numeric', month: 'short', ...(isSameYear ? {} : { year: 'numeric' }) })} – ${end}`;
}
