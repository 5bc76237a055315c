/** Seconds rounded to two digits, the precision of medians: 0 to 99, 100, 110, … 990, 1000, 1100. */
export function medianBucket(timeMs: number): number {
  const seconds = Math.round(timeMs / 1000);
  if (seconds < 100) return seconds;
  const step = 10 ** (Math.floor(Math.log10(seconds)) - 1);
  return Math.round(seconds / step) * step;
}
