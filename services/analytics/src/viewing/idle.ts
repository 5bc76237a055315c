/** Without a sign of life for longer, nobody is reading; our own viewer stops its clock then. */
const IDLE_MS = 75_000;

/**
 * Counted time at a moment of the visible clock: of the time between two signs of life, at most 75 s.
 * @param signs moments of reports on the visible clock, in any order
 */
export function withoutIdle(signs: readonly number[]): (elapsedMs: number) => number {
  const inOrder = [...new Set([0, ...signs])].toSorted((one, other) => one - other);
  let cutMs = 0;
  const spans = inOrder.map((fromMs, index) => {
    const span = { fromMs, cutMs };
    cutMs += Math.max(0, (inOrder[index + 1] ?? fromMs) - fromMs - IDLE_MS);
    return span;
  });
  return (elapsedMs) => {
    const span = spans.findLast(({ fromMs }) => fromMs <= elapsedMs);
    return span ? span.fromMs - span.cutMs + Math.min(elapsedMs - span.fromMs, IDLE_MS) : elapsedMs;
  };
}
