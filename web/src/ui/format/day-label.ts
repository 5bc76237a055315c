import { locale } from './locale.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';
/** “Today”, “Yesterday”, “Tuesday, 24 November”, with the year if it is another. */
export function dayLabel(day: Date, now: Date): string {
  const startOf = (at: Date) => new Date(at).setHours(0, 0, 0, 0);
  const days = Math.round((startOf(now) - startOf(day)) / 86_400_000);
  if (days === 0) return common.today;
  if (days === 1) return texts.yesterday;
  return day.toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
}
