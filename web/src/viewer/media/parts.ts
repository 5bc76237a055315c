/** A film or sound is counted in parts of equal length, which are reported as pages. */
export interface Parts {
  count: number;
  durationMs: number;
}

/** The part that is played at a moment, from 1. */
export function partAt(seconds: number, { count, durationMs }: Parts): number {
  const part = Math.floor((seconds * 1000 * count) / durationMs) + 1;
  return Math.min(count, Math.max(1, Number.isFinite(part) ? part : 1));
}

const markers = [25, 50, 75, 100] as const;

/** The markers that are passed at a moment, in percent (accounts §9). */
export function markersAt(seconds: number, durationSeconds: number): number[] {
  if (!(durationSeconds > 0)) return [];
  // The last moment that a player reports may be a little short of the end.
  const share = ((seconds + 0.25) / durationSeconds) * 100;
  return markers.filter((marker) => marker <= share);
}
