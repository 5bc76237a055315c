const steps = [2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600].map((seconds) => seconds * 1000);

/** A linear axis with two ticks above zero and room for the longest bar: `full` is its height in milliseconds. */
export function axisFor(longestMs: number): { full: number; ticks: number[] } {
  const step = steps.find((each) => each * 2.5 >= longestMs) ?? Math.ceil(longestMs / 2.5);
  return { full: step * 2.5, ticks: [0, step, step * 2] };
}
