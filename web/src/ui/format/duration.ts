const seconds = (ms: number) => Math.round(Math.max(0, ms) / 1000);

/** 88 000 ms is 1:28. Anything above zero shows as at least 0:01. */
export function clock(ms: number): string {
  const whole = ms > 0 ? Math.max(1, seconds(ms)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Rounds times to seconds that keep the rounded sum: the remainder goes to the largest roundings.
 * In and out in milliseconds. Non-zero times are at least a second.
 * @param sum a fixed sum, if shown elsewhere
 */
export function inSeconds(
  times: readonly number[],
  sum = times.reduce((all, ms) => all + ms, 0),
): number[] {
  const whole = times.map((ms) => (ms > 0 ? Math.max(1, Math.floor(ms / 1000)) : 0));
  const left = seconds(sum) - whole.reduce((sum, each) => sum + each, 0);
  const lost = times.map((ms, index) => ms - (whole[index] ?? 0) * 1000);
  const first = new Set(
    [...times.keys()]
      .toSorted((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0))
      .slice(0, Math.max(0, left)),
  );
  return whole.map((each, index) => (each + (first.has(index) ? 1 : 0)) * 1000);
}

/** 381 000 ms is “6m 21s”; under a minute “52s”; over an hour “2h 5m”. */
export function span(ms: number): string {
  const whole = ms > 0 ? Math.max(1, seconds(ms)) : 0;
  if (whole < 60) return `${whole}s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}m ${whole % 60}s`;
  return `${Math.floor(whole / 3600)}h ${Math.floor((whole % 3600) / 60)}m`;
}
