import type { SessionPingsRow } from '../session-pings/projection.ts';
import type {
  Account,
  Assignment,
  ViewingIdentity,
  ReportedActivity,
} from '../viewer-session/account.ts';
import type { BookedViewerSession } from '../viewer-session/viewer-session.ts';
import type { ViewerSessionRow } from '../viewer-sessions/projection.ts';
import { countOf, type Moments } from './moments.ts';
import type { Mark } from './marks.ts';
import { pagesRead } from './time-per-page.ts';
import { isPaused, INACTIVITY_TIMEOUT_MS, viewingTimes } from './times.ts';

/** One viewing, put together from everything that is known of it. */
export interface ViewingState {
  id: string;
  teamId: string;
  session: ViewerSessionRow;
  pings: SessionPingsRow | null;
  /** Its last booking; null before the first. */
  booked: BookedViewerSession | null;
  /** As it is booked, else as it is going to be. */
  assignment: Assignment;
  /** Of the presentation; null where it is not known. */
  pageCount: number | null;
  /** The file whose pages it saw; null where it is not known. */
  fileId: string | null;
}

/** Two pings and a little: with the console's look every 3 seconds a lamp burns 15 seconds at most for somebody who vanished. */
const LIVE_MS = 12_000;
/** A session is good for a day, and clocks differ a little: whatever began so much earlier than another was over when that began. */
export const MAX_VIEWING_MS = 25 * 3_600_000;

/** What the viewing amounts to as of now; never less than what is booked, which may rest on pings that are gone. */
export function reportedActivity({
  session,
  pings,
  booked,
  pageCount,
}: Pick<ViewingState, 'session' | 'pings' | 'booked' | 'pageCount'>): ReportedActivity {
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
  const elapsedMs = Math.max(heardMs, booked?.account.elapsedMs ?? 0);
  return {
    elapsedMs,
    pageCount,
    ...pagesRead(marks, elapsedMs, pageCount),
    downloads: countOf(session.downloads),
    prints: countOf(session.prints),
    linkClicks: countClicks(session.clicks),
  };
}

/** Where its pages were turned, on its visible clock. */
export function pageTurns({
  session,
  pings,
  booked,
}: Pick<ViewingState, 'session' | 'pings' | 'booked'>): readonly Mark[] {
  return viewingTimes({ session, pings, startedAt: booked?.startedAt }).marks;
}

/** Whether its rows are those of the release before, which cannot be counted as today: the new ones are being filled. */
export function isFromPreviousRelease({
  session,
  pings,
}: Pick<ViewingState, 'session' | 'pings'>): boolean {
  return !session.clock || (pings !== null && !pings.clock);
}

export function accountOf(reading: ViewingState): Account {
  return { ...reportedActivity(reading), ...reading.assignment };
}

export function identityOf({
  id: sessionId,
  session,
  booked,
}: Pick<ViewingState, 'id' | 'session' | 'booked'>): ViewingIdentity {
  const { presentationId, sharedLinkId, linkOwnerId, started, firstHeardAt } = booked
    ? { ...session, ...ownersOf(booked) }
    : session;
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

/** As it was first said. */
function ownersOf({ presentationId, sharedLinkId, linkOwnerId }: BookedViewerSession) {
  return { presentationId, sharedLinkId, linkOwnerId };
}

/** Clicks by page and target, by their names. */
function countClicks(clicks: Moments): ReportedActivity['linkClicks'] {
  const counts = new Map<string, number>();
  for (const told of Object.values(clicks)) counts.set(told, (counts.get(told) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([told, count]) => ({ ...parseClick(told), clicks: count }));
}

/** `page|target` */
export function parseClick(told: string): { page: number | null; target: string } {
  const bar = told.indexOf('|');
  return { page: bar === 0 ? null : Number(told.slice(0, bar)), target: told.slice(bar + 1) };
}

/** When the viewer was last heard of. */
export function lastSeenAt({ session, pings }: Pick<ViewingState, 'session' | 'pings'>): string {
  return pings && pings.last.heardAt > session.heardAt ? pings.last.heardAt : session.heardAt;
}

/** Being read right now: heard of in the last 12 seconds, before somebody's eyes, and not ended. */
export function isLive(reading: Pick<ViewingState, 'session' | 'pings'>, now: string): boolean {
  return (
    hasReports(reading) &&
    !reading.session.ended &&
    !isPaused(reading) &&
    Date.parse(now) - Date.parse(lastSeenAt(reading)) <= LIVE_MS
  );
}

/** Those who read right now: of one person’s viewings of a presentation the one that began last, for the others were left by it. */
export function liveReaders(readings: readonly ViewingState[], now: string): ViewingState[] {
  const readers = new Map<string, ViewingState>();
  for (const reading of readings.filter((each) => isLive(each, now))) {
    const key = `${identityOf(reading).presentationId} ${reading.assignment.visitor}`;
    const other = readers.get(key);
    if (!other || identityOf(other).startedAt <= identityOf(reading).startedAt)
      readers.set(key, reading);
  }
  return [...readers.values()];
}

/** Whether nothing more is to be expected. */
export function isOver(reading: Pick<ViewingState, 'session' | 'pings'>, now: string): boolean {
  return (
    reading.session.ended !== null ||
    Date.parse(now) - Date.parse(lastSeenAt(reading)) >= INACTIVITY_TIMEOUT_MS
  );
}

/** The page that lies open, or lay open last. */
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
 * Whether anything came after the start. Who left before the start was answered has no session to end, and would be taken
 * for a reader; whoever stays reports a page at once.
 */
function hasReports({
  session: { marks, visibility },
  pings,
}: Pick<ViewingState, 'session' | 'pings'>): boolean {
  return marks.length > 0 || visibility !== null || pings !== null;
}
