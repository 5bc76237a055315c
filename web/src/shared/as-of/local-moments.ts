import { locale } from '../../ui/format/locale.ts';

/** “3 November 2026, 14:00”, local time. */
export function dateTimeLabel(at: string): string {
  const date = new Date(at);
  return `${date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })}, ${date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}`;
}
