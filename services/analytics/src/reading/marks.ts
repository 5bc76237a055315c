/** Where the reader turned to a page: visible milliseconds since the start, the viewer's clock in microseconds, the page. */
export type Mark = readonly [elapsedMs: number, atUs: number, page: number];

/** Whoever turns more pages than this in one viewing has the rest counted for the last of them. */
const MAX_MARKS = 2_000;

/**
 * The marks with one more, by the viewer's clock. The same turn reported again, perhaps clamped otherwise, is one mark
 * with the smaller time; beyond the limit the earliest are kept, whatever the order in which they came.
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
