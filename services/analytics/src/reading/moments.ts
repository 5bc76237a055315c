/** Things that happened, by the viewer's clock in microseconds, each with what is to be told of it. */
export type Moments = Readonly<Record<string, string>>;

/** Whoever does more of one thing in one viewing has the rest left out, whatever the order in which it came. */
const MAX_MOMENTS = 200;

/** With one more. The same thing reported again, perhaps told otherwise, is told the way that comes first in order. */
export function withMoment(moments: Moments, atUs: number, told: string): Moments {
  const key = String(atUs);
  const before = Object.hasOwn(moments, key) ? moments[key] : undefined;
  if (before !== undefined && before <= told) return moments;
  const all = { ...moments, [key]: told };
  // Names that are whole numbers, but too large for an index, stand in no order of their own.
  const inOrder = Object.entries(all).toSorted(([one], [other]) => Number(one) - Number(other));
  return inOrder[MAX_MOMENTS]?.[0] === key
    ? moments
    : Object.fromEntries(inOrder.slice(0, MAX_MOMENTS));
}

export function countOf(moments: Moments): number {
  return Object.keys(moments).length;
}
