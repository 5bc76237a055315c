import type { CountingRules } from './rules.ts';

/** The middle value, or the mean of the two in the middle; 0 without values. */
export function medianOf(times: readonly number[], rules: CountingRules): number {
  const inOrder = times.toSorted((one, other) => one - other);
  const lower = inOrder[Math.ceil(times.length / 2) - 1] ?? 0;
  if (rules === 'earlier') return roundedSeconds(lower) * 1_000;
  return (lower + (inOrder[Math.floor(times.length / 2)] ?? 0)) / 2;
}

/** Seconds to two digits, as medians were by the earlier rules: 0 to 99, 100, 110, … 990, 1000, 1100. */
function roundedSeconds(timeMs: number): number {
  const seconds = Math.round(timeMs / 1_000);
  if (seconds < 100) return seconds;
  const step = 10 ** (Math.floor(Math.log10(seconds)) - 1);
  return Math.round(seconds / step) * step;
}
