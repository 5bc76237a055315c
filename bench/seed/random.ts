import { randomUUIDv7 } from 'node:crypto';
import { roundRobin } from '@lectern/deploy/demo/round-robin.ts';

export const DAY_MS = 24 * 60 * 60_000;

/** Numbers from 0 to 1, the same for a seed (mulberry32), so that folders of one size are alike. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An id with that creation time. */
export function idAt(epochMs: number): string {
  const moment = Math.trunc(epochMs).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}${randomUUIDv7().slice(13)}`;
}

export function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Few indexes come often, most hardly ever: the first of a thousand gets a tenth of all. */
export function skewed(random: number, count: number): number {
  return Math.floor(random ** 3 * count);
}

export function pick<Value>(random: number, values: readonly Value[]): Value {
  return roundRobin(values, Math.floor(random * values.length));
}
