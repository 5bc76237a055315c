import { locale } from '../format/locale.ts';

/** A day as `2026-11-24`, without a time zone. */
export type Day = string;

const pad = (value: number) => String(value).padStart(2, '0');
export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
export const dateOf = (day: Day) => new Date(`${day}T00:00`);
export const today = (): Day => dayOf(new Date());

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + count);
  return dayOf(date);
}

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day);
  const last = new Date(date.getFullYear(), date.getMonth() + count + 1, 0).getDate();
  return dayOf(
    new Date(date.getFullYear(), date.getMonth() + count, Math.min(date.getDate(), last)),
  );
}

const numbers = new Intl.DateTimeFormat(locale, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const order = numbers
  .formatToParts(0)
  .map(({ type }) => type)
  .filter((type) => type === 'day' || type === 'month' || type === 'year');

/** As the viewer writes it: 24/11/2026 or 11/24/2026. */
export const written = (day: Day): string => (day === '' ? '' : numbers.format(dateOf(day)));
const placeholders: ReadonlyMap<string, string> = new Map([
  ['day', 'dd'],
  ['month', 'mm'],
  ['year', 'yyyy'],
]);
/** “dd/mm/yyyy”. */
export const pattern = numbers
  .formatToParts(0)
  .map(({ type, value }) => placeholders.get(type) ?? value)
  .join('');

const [firstYear, lastYear] = [1900, 2200];

/**
 * Reads a day as it is written here, or as `2026-11-24`; the year has two or four digits. Null for
 * anything else.
 */
export function readDay(text: string): Day | null {
  const given = text.split(/\D+/).filter(Boolean);
  if (given.length !== 3) return null;
  const parts = given[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  const part = (name: string) => Number(given[parts.indexOf(name)]);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const digits = given[parts.indexOf('year')]?.length;
  if (digits !== 2 && digits !== 4) return null;
  const fullYear = digits === 2 ? 2000 + year : year;
  if (fullYear < firstYear || fullYear > lastYear) return null;
  const date = new Date(fullYear, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? dayOf(date) : null;
}

/** 1 is Monday, 7 is Sunday. */
function firstWeekday(): number {
  const own: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return own.getWeekInfo?.().firstDay ?? 1;
}

/** The six weeks that show the month of a day. */
export function weeksAround(day: Day): Day[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = (dateOf(first).getDay() - firstWeekday() + 7) % 7;
  const start = addDays(first, -before);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, 7 * week + weekday)),
  );
}
