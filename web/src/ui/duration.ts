const seconds = (ms: number) => Math.round(Math.max(0, ms) / 1000);

/** 88 000 ms is 1:28. Something that happened never shows as 0:00. */
export function clock(ms: number): string {
  const whole = ms > 0 ? Math.max(1, seconds(ms)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 381 000 ms is “6 min 21”; under a minute “52 s”; over an hour “2 h 05”. */
export function span(ms: number): string {
  const whole = ms > 0 ? Math.max(1, seconds(ms)) : 0;
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')}`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')}`;
}
