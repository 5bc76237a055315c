import type { PingClock, SessionPingsRow } from '../session-pings/projection.ts';
import type { ViewerSessionRow } from '../viewer-sessions/projection.ts';
import type { Mark } from './marks.ts';
import { minIgnoringNull, emptyClock, type ReportedEnd } from './viewer-clock.ts';
import { withoutIdle } from './idle.ts';
import { hasAllPoints } from '../session-pings/points.ts';
import { visibleClock } from './visible-clock.ts';

export const INACTIVITY_TIMEOUT_MS = 10 * 60_000;
/** Reports of a session that began longer ago are refused. */
export const MAX_SESSION_MS = 24 * 60 * 60_000;
/** How long a viewing may seem to last, because clocks differ by up to an hour. */
export const MAX_VIEWING_MS = MAX_SESSION_MS + 60 * 60_000;
/** A page reported this soon was open from the start. */
const FIRST_PAGE_TOLERANCE_MS = 300;
/** Page changes that all came this soon may have been at 0 of the visible clock. */
const START_TOLERANCE_MS = 2_000;

interface Known {
  session: ViewerSessionRow;
  pings: SessionPingsRow | null;
  /** As booked. */
  startedAt?: string | undefined;
}

/** On the visible clock. */
export interface ViewingTimes {
  elapsedMs: number;
  marks: readonly Mark[];
}

/**
 * Duration and page turns. Our viewers report both with each page change; for other clients they are derived from the
 * client's clock, or from the open page in its pings.
 */
export function viewingTimes({ session, pings, startedAt }: Known): ViewingTimes {
  const clock = session.clock ?? emptyClock;
  const startedMs = Date.parse(startedAt ?? session.started?.at ?? session.firstHeardAt);
  const aheadUs = minIgnoringNull(clock.aheadUs, pings?.clock?.aheadUs ?? null);
  let clockAt: ReturnType<typeof visibleClock> | null = null; // Lazy: most viewers report where they are.
  const elapsedAt = (atMs: number) => {
    const end =
      clock.end && clock.end.elapsedMs > 0
        ? { atMs: momentOf(clock.end, startedMs, aheadUs), elapsedMs: clock.end.elapsedMs }
        : null;
    clockAt ??= visibleClock({
      startedMs,
      aheadUs: aheadUs ?? 0,
      visibility: clock.visibility,
      turnedUs: session.marks.map(([, atUs]) => atUs),
      pings: pings?.clock ?? null,
      end,
    });
    return Math.round(clockAt(atMs));
  };
  const elapsedAtUs = (atUs: number) =>
    aheadUs === null ? 0 : elapsedAt((atUs + aheadUs) / 1_000);

  const marks =
    session.marks.length === 0
      ? marksFromPings(pings?.clock?.points ?? [])
      : marksOnVisibleClock(session.marks, clock.saysElapsed, elapsedAtUs);
  const reportedMs = Math.max(session.untilMs, pings?.untilMs ?? 0);
  const elapsedMs = Math.max(
    reportedMs,
    marks.at(-1)?.[0] ?? 0,
    clock.lastAtUs === null ? 0 : elapsedAtUs(clock.lastAtUs),
  );
  const all = clock.end ? endedAfter(clock.end) : elapsedMs;
  // A client with a visible clock of its own stops it itself, and without pings nobody knows when it was idle.
  if (clock.saysElapsed === true || !pings?.clock || !hasAllPoints(pings.clock))
    return { marks, elapsedMs: all };
  const counted = withoutIdle([
    ...pings.clock.points.map(([atMs]) => atMs),
    ...marks.map(([atMs]) => atMs),
    ...(clock.lastAtUs === null ? [] : [elapsedAtUs(clock.lastAtUs)]),
  ]);
  return {
    marks: marks.map(([atMs, atUs, page]): Mark => [counted(atMs), atUs, page]),
    elapsedMs: counted(all),
  };

  function endedAfter(end: ReportedEnd): number {
    const endedMs = momentOf(end, startedMs, aheadUs);
    const saysElapsed = end.saysElapsed ?? (end.elapsedMs > 0 || elapsedMs === 0);
    const all =
      saysElapsed || isSilentOrPaused(endedMs)
        ? elapsedMs
        : Math.max(elapsedMs, elapsedAt(endedMs));
    // Reports after the end do not count.
    return end.heardAt === null
      ? all
      : Math.min(all, Math.max(Math.round(endedMs - startedMs), saysElapsed ? end.elapsedMs : 0));
  }

  /** A client that stopped pinging is no longer reading. */
  function isSilentOrPaused(endedMs: number): boolean {
    if (!pings) return false;
    const lastMs = Math.max(
      Date.parse(pings.last.heardAt),
      clock.lastAtUs === null || aheadUs === null ? 0 : (clock.lastAtUs + aheadUs) / 1_000,
    );
    return isPaused({ session, pings }) || endedMs - lastMs > INACTIVITY_TIMEOUT_MS;
  }
}

/** By the server's clock. */
function momentOf(
  { at, atUs, heardAt }: ReportedEnd,
  startedMs: number,
  aheadUs: number | null,
): number {
  if (atUs === null || heardAt === null || aheadUs === null) return Date.parse(at);
  return Math.max(startedMs, Math.min((atUs + aheadUs) / 1_000, Date.parse(heardAt)));
}

function marksOnVisibleClock(
  marks: readonly Mark[],
  saysElapsed: boolean | null,
  elapsedAtUs: (atUs: number) => number,
): readonly Mark[] {
  if (saysElapsed ?? marks.some(([elapsedMs]) => elapsedMs > 0)) return marks;
  const placed = marks.map(([, atUs, page], index): Mark => {
    const elapsedMs = elapsedAtUs(atUs);
    return [index === 0 && elapsedMs <= FIRST_PAGE_TOLERANCE_MS ? 0 : elapsedMs, atUs, page];
  });
  const lastMs = placed.at(-1)?.[0] ?? 0;
  return saysElapsed === null && lastMs <= START_TOLERANCE_MS ? marks : placed;
}

/** Assumes a page turn half-way between two pings with different pages. */
function marksFromPings(points: PingClock['points']): Mark[] {
  const withPage = points.filter(([, , page]) => page > 0);
  return withPage.flatMap(([elapsedMs, , page], index): Mark[] => {
    const before = withPage[index - 1];
    return before?.[2] === page
      ? []
      : [[before ? Math.round((before[0] + elapsedMs) / 2) : 0, index, page]];
  });
}

export function isPaused({
  session: { visibility },
  pings,
}: Pick<Known, 'session' | 'pings'>): boolean {
  if (visibility && (!pings || visibility.heardAt > pings.last.heardAt)) return visibility.isHidden;
  return pings?.last.isPaused ?? false;
}
