/** A page turn: visible milliseconds since the start, the viewer's clock in microseconds, and the page. */
export type Mark = readonly [elapsedMs: number, atUs: number, page: number];

/** Later turns count for the last of these. */
const MAX_MARKS = 2_000;

/**
 * Adds a mark, sorted by the viewer's clock. A turn reported again, perhaps clamped differently, keeps the smaller time;
 * beyond the limit the earliest stay, whatever order they arrive in.
 */
export function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const at = marks.findIndex((other) => isSameTurn(other, mark));
  const before = marks[at];
  if (before && before[0] <= mark[0]) return marks;
  const others = before ? marks.toSpliced(at, 1) : marks;
  const all = [...others, mark].toSorted(byClock);
  return all[MAX_MARKS] === mark ? marks : all.slice(0, MAX_MARKS);
}

function byClock(one: Mark, other: Mark): number {
  return one[1] - other[1] || one[2] - other[2];
}

function isSameTurn(one: Mark, other: Mark): boolean {
  return one[1] === other[1] && one[2] === other[2];
}
