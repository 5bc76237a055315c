/** “26 days left”, “1 day left”, “last day”. */
export function daysLeft(until: string, now = Date.now()): string {
  const days = Math.floor((Date.parse(until) - now) / 86_400_000);
  if (days < 1) return 'last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
