import { timingSafeEqual } from 'node:crypto';

/** Takes as long wherever two texts of one length begin to differ: for what only its owner knows. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
