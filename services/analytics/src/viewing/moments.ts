/** Things that happened, by the viewer's clock in microseconds, each with a text. */
export type Moments = Readonly<Record<string, string>>;

/** The latest beyond it are left out, whatever order they arrive in. */
const MAX_MOMENTS = 200;

/** Adds a moment. Of several texts for one moment the first in order stays. */
export function withMoment(moments: Moments, atUs: number, text: string): Moments {
  const key = String(atUs);
  const before = Object.hasOwn(moments, key) ? moments[key] : undefined;
  if (before !== undefined && before <= text) return moments;
  const all = { ...moments, [key]: text };
  // Integer keys too large for an array index are in insertion order, so sort.
  const inOrder = Object.entries(all).toSorted(([one], [other]) => Number(one) - Number(other));
  return inOrder[MAX_MOMENTS]?.[0] === key
    ? moments
    : Object.fromEntries(inOrder.slice(0, MAX_MOMENTS));
}

export function countMoments(moments: Moments): number {
  return Object.keys(moments).length;
}
