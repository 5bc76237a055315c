import type { SessionPingsRow } from '../session-pings/projection.ts';
import { accountsOf, type ClosedViewerSession } from '../viewer-session/viewer-session.ts';
import type { ViewerSessionRow } from '../viewer-sessions/projection.ts';
import { timePerPage } from './time-per-page.ts';
import type { Account } from './totals.ts';

/** One viewing, put together from everything that is known of it. */
export interface Reading {
  id: string;
  teamId: string;
  session: ViewerSessionRow;
  pings: SessionPingsRow | null;
  /** Its last lasting account; null before the first. */
  closed: ClosedViewerSession | null;
  /** Of the presentation; null where it is not known. */
  pageCount: number | null;
}

/** Two pings and a little: with the console's look every 3 seconds a lamp burns 15 seconds at most for somebody who vanished. */
const LIVE_MS = 12_000;
/** After this much silence a session is over. */
export const SILENCE_MS = 10 * 60_000;

/** What the viewing amounts to as of now; never less than its lasting account, which may rest on pings that are gone. */
export function accountOf({ session, pings, closed, pageCount }: Reading): Account {
  const elapsedMs = Math.max(session.untilMs, pings?.untilMs ?? 0);
  if (closed && closed.elapsedMs > elapsedMs) return accountsOf(closed).account;
  return { elapsedMs, pageCount, pages: timePerPage(session.marks, elapsedMs, pageCount) };
}

/** When the viewer was last heard of. */
export function lastSeenAt({ session, pings }: Pick<Reading, 'session' | 'pings'>): string {
  return pings && pings.last.heardAt > session.heardAt ? pings.last.heardAt : session.heardAt;
}

/** Being read right now: heard of in the last 12 seconds, before somebody's eyes, and not ended. */
export function isLive(reading: Pick<Reading, 'session' | 'pings'>, now: string): boolean {
  return isFollowed(reading) && !reading.session.ended && !isPaused(reading) && Date.parse(now) - Date.parse(lastSeenAt(reading)) <= LIVE_MS;
}

/** Whether nothing more is to be expected. */
export function isOver(reading: Pick<Reading, 'session' | 'pings'>, now: string): boolean {
  return reading.session.ended !== null || Date.parse(now) - Date.parse(lastSeenAt(reading)) >= SILENCE_MS;
}

/** The page that lies open, or lay open last. */
export function currentPage({ session, pings, pageCount }: Pick<Reading, 'session' | 'pings' | 'pageCount'>): number {
  const has = (page: number) => page <= (pageCount ?? Infinity);
  const turns = session.marks.filter(([, , page]) => has(page));
  const turn = turns.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]).at(-1);
  const pinged = pings?.last;
  if (pinged?.page && has(pinged.page) && pinged.elapsedMs >= (turn?.[0] ?? 0)) return pinged.page;
  return turn?.[2] ?? 1;
}

/**
 * Whether anything came after the start. Who left before the start was answered has no session to end, and would be taken
 * for a reader; whoever stays reports a page at once.
 */
function isFollowed({ session: { marks, visibility }, pings }: Pick<Reading, 'session' | 'pings'>): boolean {
  return marks.length > 0 || visibility !== null || pings !== null;
}

function isPaused({ session: { visibility }, pings }: Pick<Reading, 'session' | 'pings'>): boolean {
  if (visibility && (!pings || visibility.heardAt > pings.last.heardAt)) return visibility.isHidden;
  return pings?.last.isPaused ?? false;
}
