import { locale } from '../../ui/format/locale.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** A `datetime-local` value in local time. */
export function toLocal(at: string | null): string {
  if (at === null || at === '') return '';
  const date = new Date(at);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Null while incomplete. */
export const fromLocal = (text: string): string | null =>
  text === '' || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();

/** “3 November 2026, 14:00”, local time. */
export function dateTimeLabel(at: string): string {
  const date = new Date(at);
  return `${date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })}, ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}`;
}
