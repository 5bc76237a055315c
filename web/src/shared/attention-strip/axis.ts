const steps = [2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600].map((seconds) => seconds * 1000);

/** A linear axis with two ticks above zero; `full` is its height in milliseconds. */
export function axisFor(longestMs: number): { full: number; ticks: number[] } {
  const step = steps.find((each) => each * 2.5 >= longestMs) ?? Math.ceil(longestMs / 2.5);
  return { full: step * 2.5, ticks: [0, step, step * 2] };
}

const labelSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
/** Minimum width of a label in pixels. */
const labelWidth = 30;

/** Page numbers for a strip of `width` pixels: first, last, and round ones with room between. */
export function pageLabels(pageCount: number, width: number): number[] {
  if (pageCount < 2) return pageCount === 1 ? [1] : [];
  const each = width / pageCount;
  const step = labelSteps.find((pages) => pages * each >= labelWidth) ?? pageCount;
  // The outer labels are inside the strip's ends, so their neighbors keep more distance.
  const hasRoom = (page: number) =>
    (page - 1) * each >= labelWidth && (pageCount - page) * each >= labelWidth * 1.3;
  const between = Array.from(
    { length: Math.floor(pageCount / step) },
    (_, index) => (index + 1) * step,
  ).filter(hasRoom);
  return [1, ...between, pageCount];
}
