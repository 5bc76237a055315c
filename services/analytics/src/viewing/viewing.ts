import type { SessionPingsRow } from '../session-pings/projection.ts';
import type {
  Account,
  Assignment,
  ViewingIdentity,
  ReportedActivity,
} from '../viewer-session/account.ts';
import type { BookedViewerSession } from '../viewer-session/state.ts';
import type { ViewerSessionRow } from '../viewer-sessions/projection.ts';
import { countMoments, type Moments } from './moments.ts';
import type { Mark } from './marks.ts';
import { pagesRead } from './time-per-page.ts';
import { isPaused, INACTIVITY_TIMEOUT_MS, viewingTimes } from './times.ts';

/** One viewing, assembled from all read models. */
export interface ViewingState {
  id: string;
  teamId: string;
  session: ViewerSessionRow;
  pings: SessionPingsRow | null;
  /** Whether it may have had pings that are deleted by now (LECTERN_PING_DAYS). */
  mayPingsBeGone?: boolean;
  /** The last booking; null before the first. */
  booked: BookedViewerSession | null;
  /** As booked; before the first booking, as it will be. */
  assignment: Assignment;
  /** Null when unknown. */
  pageCount: number | null;
  /** The file that the viewer saw; null when unknown. */
  fileId: string | null;
}

/** Two pings and a margin; the console polls every 3 seconds, so a reader who vanished stays live for at most 15. */
const LIVE_MS = 12_000;

/** What is reported so far; never less than booked, because the booking may be based on pings that are deleted by now. */
export function reportedActivity({
  session,
  pings,
  mayPingsBeGone,
  booked,
  pageCount,
}: Pick<
  ViewingState,
  'session' | 'pings' | 'mayPingsBeGone' | 'booked' | 'pageCount'
>): ReportedActivity {
  const { elapsedMs: heardMs, marks } = viewingTimes({
    session,
    pings,
    startedAt: booked?.startedAt,
  });
  if (booked && booked.account.elapsedMs > heardMs && marks.length === 0) {
    const {
      lane: _lane,
      contactId: _contactId,
      isContactVerified: _isVerified,
      visitor: _visitor,
      ...reported
    } = booked.account;
    return reported;
  }
  // Without its pings an end hours after the last of them would count as read to the end.
  const reportedMs = booked && mayPingsBeGone ? (marks.at(-1)?.[0] ?? 0) : heardMs;
  const elapsedMs = Math.max(reportedMs, booked?.account.elapsedMs ?? 0);
  return {
    elapsedMs,
    pageCount,
    ...pagesRead(marks, elapsedMs, pageCount),
    downloads: countMoments(session.downloads),
    prints: countMoments(session.prints),
    linkClicks: countClicks(session.clicks),
  };
}

/** Page turns on the visible clock. */
export function pageTurns({
  session,
  pings,
  booked,
}: Pick<ViewingState, 'session' | 'pings' | 'booked'>): readonly Mark[] {
  return viewingTimes({ session, pings, startedAt: booked?.startedAt }).marks;
}

/** Whether the rows are from the previous release, without a clock: the new ones are still being built. */
export function isFromPreviousRelease({
  session,
  pings,
}: Pick<ViewingState, 'session' | 'pings'>): boolean {
  return !session.clock || (pings !== null && !pings.clock);
}

export function accountOf(viewing: ViewingState): Account {
  return { ...reportedActivity(viewing), ...viewing.assignment };
}

export function identityOf({
  id: sessionId,
  session,
  booked,
}: Pick<ViewingState, 'id' | 'session' | 'booked'>): ViewingIdentity {
  const { started, firstHeardAt } = session;
  const { presentationId, sharedLinkId, linkOwnerId } = booked ?? session; // As first booked.
  return {
    sessionId,
    presentationId,
    sharedLinkId,
    linkOwnerId,
    hitId: started?.hitId ?? null,
    viewerId: started?.viewerId ?? null,
    startedAt: booked?.startedAt ?? started?.at ?? firstHeardAt,
  };
}

/** By `page|target`, in that order. */
function countClicks(clicks: Moments): ReportedActivity['linkClicks'] {
  const counts = new Map<string, number>();
  for (const click of Object.values(clicks)) counts.set(click, (counts.get(click) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([click, count]) => ({ ...parseClick(click), clicks: count }));
}

/** @param click `page|target` */
export function parseClick(click: string): { page: number | null; target: string } {
  const bar = click.indexOf('|');
  return { page: bar === 0 ? null : Number(click.slice(0, bar)), target: click.slice(bar + 1) };
}

/** The last report, or ping of someone reading. */
export function lastSeenAt({ session, pings }: Pick<ViewingState, 'session' | 'pings'>): string {
  const activeAt = pings?.activeAt === undefined ? pings?.last.heardAt : pings.activeAt;
  return activeAt != null && activeAt > session.heardAt ? activeAt : session.heardAt;
}

/** Active in the last 12 seconds, visible and not ended. */
export function isLive(viewing: Pick<ViewingState, 'session' | 'pings'>, now: string): boolean {
  return (
    hasReports(viewing) &&
    !viewing.session.ended &&
    !isPaused(viewing) &&
    Date.parse(now) - Date.parse(lastSeenAt(viewing)) <= LIVE_MS
  );
}

/** Live viewings; of one visitor's on a presentation only the latest, which replaced the others. */
export function liveReaders(viewings: readonly ViewingState[], now: string): ViewingState[] {
  const readers = new Map<string, ViewingState>();
  for (const viewing of viewings.filter((each) => isLive(each, now))) {
    const key = `${identityOf(viewing).presentationId} ${viewing.assignment.visitor}`;
    const other = readers.get(key);
    if (!other || identityOf(other).startedAt <= identityOf(viewing).startedAt)
      readers.set(key, viewing);
  }
  return [...readers.values()];
}

/** Ended, or silent for longer than the inactivity timeout. */
export function isOver(viewing: Pick<ViewingState, 'session' | 'pings'>, now: string): boolean {
  return (
    viewing.session.ended !== null ||
    Date.parse(now) - Date.parse(lastSeenAt(viewing)) >= INACTIVITY_TIMEOUT_MS
  );
}

/** The page that is open, or was open last. */
export function currentPage({
  session,
  pings,
  pageCount,
}: Pick<ViewingState, 'session' | 'pings' | 'pageCount'>): number {
  const has = (page: number) => page <= (pageCount ?? Infinity);
  const turns = viewingTimes({ session, pings }).marks.filter(([, , page]) => has(page));
  const turn = turns.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]).at(-1);
  const pinged = pings?.last;
  if (pinged?.page && has(pinged.page) && pinged.elapsedMs >= (turn?.[0] ?? 0)) return pinged.page;
  return turn?.[2] ?? 1;
}

/**
 * Whether anything followed the start. A visitor who leaves before the start is answered cannot end the session; one who
 * stays reports a page at once.
 */
function hasReports({
  session: { marks, visibility },
  pings,
}: Pick<ViewingState, 'session' | 'pings'>): boolean {
  return marks.length > 0 || visibility !== null || pings !== null;
}
