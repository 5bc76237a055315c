import type { PingClock } from '../session-pings/projection.ts';
import type { Moments } from './moments.ts';

interface Known {
  startedMs: number;
  /** How far the server's clock is ahead of the viewer's. */
  aheadUs: number;
  visibility: Moments;
  /** When pages were turned, by the viewer's clock, in order. */
  turnedUs: readonly number[];
  pings: PingClock | null;
  end: ClockAnchor | null;
}

/** By the server's clock, and where the visible clock stood. */
interface ClockAnchor {
  atMs: number;
  elapsedMs: number;
}

/**
 * The visible clock of a viewing at a moment of the server's: it stands still while the page is hidden, and where pings
 * say how far it was, it is just there. Between two pings it goes on until it is where the next one says.
 */
export function visibleClock({
  startedMs,
  aheadUs,
  visibility,
  turnedUs,
  pings,
  end,
}: Known): (atMs: number) => number {
  const anchors = [
    { atMs: startedMs, elapsedMs: 0 },
    ...(pings ? pingAnchors(pings, aheadUs) : []),
  ];
  const lastPing = anchors.at(-1)!;
  if (end && end.atMs >= lastPing.atMs && end.elapsedMs >= lastPing.elapsedMs) anchors.push(end);
  const serverMs = (viewerUs: number) => (viewerUs + aheadUs) / 1_000;
  const hidden = hiddenSpans(visibility, serverMs, startedMs, turnedUs);
  const hiddenBefore = (atMs: number) =>
    hidden.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, atMs) - from), 0);
  return (atMs) => {
    const next = anchors.findIndex((anchor) => anchor.atMs > atMs);
    if (next === 0) return 0; // Before the server heard of it.
    const last = anchors.at(next === -1 ? -1 : next - 1)!;
    const passed = atMs - last.atMs - (hiddenBefore(atMs) - hiddenBefore(last.atMs));
    return Math.min(
      last.elapsedMs + Math.max(0, passed),
      next === -1 ? Infinity : anchors[next]!.elapsedMs,
    );
  };
}

/** A ping that came late lags behind; one that lags less and says more shows by how much at least. */
function pingAnchors({ points, lagFromMs }: PingClock, aheadUs: number): ClockAnchor[] {
  let lagMs = Infinity;
  const anchors = points.toReversed().map(([elapsedMs, heardLagMs, , sentLagMs = Infinity]) => {
    lagMs = Math.min(lagMs, heardLagMs, sentLagMs + aheadUs / 1_000);
    return { atMs: lagFromMs + elapsedMs + lagMs, elapsedMs };
  });
  return anchors.reverse();
}

/** When the page could not be seen. One that is first of all seen again was hidden at the start, or since the last turn. */
function hiddenSpans(
  visibility: Moments,
  serverMs: (viewerUs: number) => number,
  startedMs: number,
  turnedUs: readonly number[],
): (readonly [from: number, to: number])[] {
  const spans: (readonly [number, number])[] = [];
  let since: number | null = null;
  for (const [index, [atUs, told]] of Object.entries(visibility)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .entries()) {
    const atMs = serverMs(Number(atUs));
    if (told === 'hidden') since ??= atMs;
    else if (since !== null || index === 0) {
      const turned = turnedUs.findLast((turnedAtUs) => turnedAtUs < Number(atUs));
      const seenMs = turned === undefined ? startedMs : Math.max(startedMs, serverMs(turned));
      spans.push([since ?? Math.min(seenMs, atMs), atMs]);
      since = null;
    }
  }
  return since === null ? spans : [...spans, [since, Infinity]];
}
