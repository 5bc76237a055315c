import type { PingClock } from '../session-pings/projection.ts';
import type { Moments } from './moments.ts';

interface Known {
  startedMs: number;
  /** How far the server's clock is ahead of the viewer's. */
  aheadUs: number;
  visibility: Moments;
  /** Page turns by the viewer's clock, in order. */
  turnedUs: readonly number[];
  pings: PingClock | null;
  end: ClockAnchor | null;
}

/** A moment by the server's clock, and the visible time then. */
interface ClockAnchor {
  atMs: number;
  elapsedMs: number;
}

/**
 * Returns the visible time at a moment of the server's clock. It stands still while the page is hidden, and agrees with
 * pings; between two pings it never passes what the next one says.
 */
export function visibleClock({
  startedMs,
  aheadUs,
  visibility,
  turnedUs,
  pings,
  end,
}: Known): (atMs: number) => number {
  const start = { atMs: startedMs, elapsedMs: 0 };
  const anchors = [start, ...(pings ? pingAnchors(pings, aheadUs) : [])];
  const lastPing = anchors.at(-1) ?? start;
  if (end && end.atMs >= lastPing.atMs && end.elapsedMs >= lastPing.elapsedMs) anchors.push(end);
  const serverMs = (viewerUs: number) => (viewerUs + aheadUs) / 1_000;
  const hidden = hiddenSpans(visibility, serverMs, startedMs, turnedUs);
  const hiddenBefore = (atMs: number) =>
    hidden.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, atMs) - from), 0);
  return (atMs) => {
    const nextIndex = anchors.findIndex((anchor) => anchor.atMs > atMs);
    const last = nextIndex === -1 ? anchors.at(-1) : anchors[nextIndex - 1];
    if (!last) return 0; // Before the first report.
    const passed = atMs - last.atMs - (hiddenBefore(atMs) - hiddenBefore(last.atMs));
    const limit = anchors[nextIndex]?.elapsedMs ?? Infinity;
    return Math.min(last.elapsedMs + Math.max(0, passed), limit);
  };
}

/** A late ping lags; a later ping with a smaller lag shows by how much at least. */
function pingAnchors({ points, lagFromMs }: PingClock, aheadUs: number): ClockAnchor[] {
  let lagMs = Infinity;
  const anchors = points.toReversed().map(([elapsedMs, heardLagMs, , sentLagMs = Infinity]) => {
    lagMs = Math.min(lagMs, heardLagMs, sentLagMs + aheadUs / 1_000);
    return { atMs: lagFromMs + elapsedMs + lagMs, elapsedMs };
  });
  return anchors.reverse();
}

/** When the page was hidden. A page that becomes visible first was hidden from the start, or since the last page turn. */
function hiddenSpans(
  visibility: Moments,
  serverMs: (viewerUs: number) => number,
  startedMs: number,
  turnedUs: readonly number[],
): (readonly [from: number, to: number])[] {
  const spans: (readonly [number, number])[] = [];
  let since: number | null = null;
  for (const [index, [atUs, state]] of Object.entries(visibility)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .entries()) {
    const atMs = serverMs(Number(atUs));
    if (state === 'hidden') since ??= atMs;
    else if (since !== null || index === 0) {
      const turned = turnedUs.findLast((turnedAtUs) => turnedAtUs < Number(atUs));
      const seenMs = turned === undefined ? startedMs : Math.max(startedMs, serverMs(turned));
      spans.push([since ?? Math.min(seenMs, atMs), atMs]);
      since = null;
    }
  }
  return since === null ? spans : [...spans, [since, Infinity]];
}
