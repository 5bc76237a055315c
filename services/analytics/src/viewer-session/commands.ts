import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import type { PageTime } from '../reading/time-per-page.ts';
import type { ViewerSession, ViewerSessionEvent } from './viewer-session.ts';

/** What was found out about a session that is over. */
export interface Closing {
  presentationId: string;
  sharedLinkId: string | null;
  linkOwnerId: string | null;
  hitId: string | null;
  startedAt: string;
  endedAt: string;
  elapsedMs: number;
  pageCount: number | null;
  pages: PageTime[];
}

export type ViewerSessionCommand = { type: 'CloseViewerSession'; sessionId: string } & Closing;

export function decide({ now: _now, actorId: _actorId, type: _type, ...closing }: ViewerSessionCommand & Decision, session: ViewerSession): ViewerSessionEvent[] {
  if (session.status === 'none') return [ViewerSessionClosed({ ...closing, replacedPages: [], replacedElapsedMs: 0, revision: 1 })];
  const { status: _status, revision, pages: replacedPages, elapsedMs: replacedElapsedMs, ...facts } = session;
  const { elapsedMs, endedAt, pages } = closing;
  // Reports are only ever added: an account of less comes from a copy that has lost some, as pings are after their days.
  if (elapsedMs < replacedElapsedMs) return [];
  if (elapsedMs === replacedElapsedMs && JSON.stringify(pages) === JSON.stringify(replacedPages)) return [];
  // Whose session it is stays as it was first said, so that a correction is booked where the account was.
  return [ViewerSessionClosed({ ...facts, elapsedMs, endedAt, pages, replacedPages, replacedElapsedMs, revision: revision + 1 })];
}
