import { texts } from './texts.ts';

/** Limits of the six tints in milliseconds. Absolute: other strips never change this one. */
const borders = [1, 3_000, 10_000, 30_000, 90_000] as const;

/** 0 for unopened, 1 under 3 s, … 5 over 90 s. */
export function heatOf(timeMs: number) {
  return borders.filter((border) => timeMs >= border).length;
}

/** The level of the 40 px strip, 0 to 1: the square root of time, full at 90 s. */
export function levelOf(timeMs: number): number {
  return Math.min(1, Math.sqrt(Math.max(0, timeMs) / 90_000));
}

export const legend = [
  texts.notOpened,
  texts.under3S,
  '3–10 s',
  '10–30 s',
  '30–90 s',
  texts.over90S,
] as const;
