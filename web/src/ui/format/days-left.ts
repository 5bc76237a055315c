import { texts } from './texts.ts';

/** “30 days left” on the first of thirty days, “2 days left” on the last but one, then “last day”. */
export function daysLeft(until: string, now = Date.now()): string {
  const days = Math.ceil((Date.parse(until) - now) / 86_400_000);
  return days <= 1 ? texts.lastDay : texts.daysLeft({ days });
}
