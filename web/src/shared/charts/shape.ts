/** A point in a plot of 1000 by 200, zero at the bottom. */
export interface Point {
  x: number;
  y: number;
}

export const width = 1000;
export const height = 200;

/** The top and the steps of the scale: at most five round numbers. */
export function scaleOf(highest: number): { top: number; ticks: number[] } {
  const rough = Math.max(highest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((part) => part * power)
      .find((each) => each >= rough && Number.isInteger(each)) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return {
    top: step * Math.max(count, 4),
    ticks: Array.from({ length: Math.max(count, 4) + 1 }, (_, index) => index * step),
  };
}

export function toPoints(values: readonly number[], top: number): Point[] {
  return values.map((value, index) => ({
    x: values.length === 1 ? width / 2 : (index * width) / (values.length - 1),
    y: height - (value * height) / top,
  }));
}

/**
 * A smooth line that stays between neighboring points (monotone cubic, Fritsch and Carlson): a
 * curve must not exceed the data.
 */
export function lineThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = tangents(points);
  const parts = pairs(points).map(([from, to], index) => {
    const third = (to.x - from.x) / 3;
    const [slope = 0, nextSlope = 0] = slopes.slice(index, index + 2);
    return `C${of(from.x + third)} ${of(from.y + third * slope)} ${of(to.x - third)} ${of(to.y - third * nextSlope)} ${of(to.x)} ${of(to.y)}`;
  });
  return `M${of(first.x)} ${of(first.y)}${parts.join('')}`;
}

/** Steps that change half-way between neighbors: small counts have nothing in between. */
export function stepsThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const steps = pairs(points).map(
    ([from, to]) => `H${of((from.x + to.x) / 2)}V${of(to.y)}H${of(to.x)}`,
  );
  return `M${of(first.x)} ${of(first.y)}${steps.join('')}`;
}

export function areaUnder(
  points: readonly Point[],
  line: (points: readonly Point[]) => string = lineThrough,
): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${line(points)}L${of(last.x)} ${height}L${of(first.x)} ${height}Z` : '';
}

/** Each point with the next. */
function pairs(points: readonly Point[]): [Point, Point][] {
  return points.flatMap((from, index): [Point, Point][] => {
    const to = points[index + 1];
    return to ? [[from, to]] : [];
  });
}

function tangents(points: readonly Point[]): number[] {
  const steps = pairs(points).map(([from, to]) => (to.y - from.y) / (to.x - from.x));
  return points.map((_, index) => {
    const [before, after] = [steps[index - 1], steps[index]];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function of(value: number): string {
  return String(Math.round(value * 10) / 10);
}
