/**
 * A ping: visible milliseconds; how much later the server received it, counted from the time in the session's id; the page
 * (0: none); how much later the viewer sent it by its own clock, if it says so.
 */
export type Point = readonly [
  elapsedMs: number,
  heardLagMs: number,
  page: number,
  sentLagMs?: number,
];

const CELL_MS = 1_000;
/** A ping every five seconds for 2¾ hours; later ones are left out. */
const MAX_POINTS = 2_000;

/** Adds a point, sorted by visible time. Keeps one per second, always the same, whatever order they arrive in. */
export function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  const cell = cellOf(point);
  const index = points.findLastIndex((each) => cellOf(each) < cell) + 1;
  const existing = points[index];
  const isTaken = existing !== undefined && cellOf(existing) === cell;
  if (isTaken ? comparePoints(existing, point) <= 0 : index === MAX_POINTS) return points;
  return points.toSpliced(index, isTaken ? 1 : 0, point).slice(0, MAX_POINTS);
}

/** Whether no point was left out. */
export function hasAllPoints({ points }: { points: readonly Point[] }): boolean {
  return points.length < MAX_POINTS;
}

function cellOf([elapsedMs]: Point): number {
  return Math.floor(elapsedMs / CELL_MS);
}

function comparePoints(one: Point, other: Point): number {
  return (
    one[0] - other[0] ||
    one[1] - other[1] ||
    one[2] - other[2] ||
    (one[3] ?? Infinity) - (other[3] ?? Infinity) ||
    0
  );
}

/** The time in a UUIDv7, in epoch milliseconds. */
export function uuidTimeMs(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
