/**
 * One ping: visible milliseconds; how much later than that it was heard, counted from the start of the session's id; the
 * page (0: none); how much later it was sent by the viewer's clock, where the viewer says so.
 */
export type Point = readonly [
  elapsedMs: number,
  heardLagMs: number,
  page: number,
  sentLagMs?: number,
];

const CELL_MS = 1_000;
/** Two hours and three quarters of a ping every five seconds; what comes later on the visible clock is left out. */
const MAX_POINTS = 2_000;

/**
 * The points with one more, in the order of the visible clock. One a second is kept, always the same one, whatever the
 * order in which they come.
 */
export function withPoint(points: readonly Point[], point: Point): readonly Point[] {
  const cell = cellOf(point);
  let place = points.length;
  while (place > 0 && cellOf(points[place - 1]!) >= cell) place--;
  const there = points[place];
  const isTaken = there !== undefined && cellOf(there) === cell;
  if (isTaken ? comparePoints(there, point) <= 0 : place === MAX_POINTS) return points;
  return points.toSpliced(place, isTaken ? 1 : 0, point).slice(0, MAX_POINTS);
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

/** Epoch milliseconds at which a UUIDv7 was made. */
export function uuidTimeMs(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
