import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import {
  isSameAccount,
  noActivity,
  type Account,
  type Assignment,
  type ViewingIdentity,
  type ReportedActivity,
} from './account.ts';
import type { BookedViewerSession, ViewerSession, ViewerSessionEvent } from './viewer-session.ts';

export type ViewerSessionCommand =
  | {
      type: 'OpenViewerSession';
      facts: ViewingIdentity;
      assignment: Assignment;
      pageCount: number | null;
    }
  /** Something was found out about whose it is. */
  | { type: 'ReassignViewerSession'; found: Partial<Assignment> }
  /** It is over, or something was heard after it was. Whose it is stays as it is known. */
  | {
      type: 'CloseViewerSession';
      facts: ViewingIdentity;
      assignment: Assignment;
      reported: ReportedActivity;
      endedAt: string;
    };

export function decide(
  command: ViewerSessionCommand & Decision,
  session: ViewerSession,
): ViewerSessionEvent[] {
  switch (command.type) {
    case 'OpenViewerSession': {
      if (session.status !== 'none') return [];
      const { facts, assignment, pageCount } = command;
      return [
        ViewerSessionOpened({
          ...facts,
          account: { ...noActivity, pageCount, ...assignment },
          replaced: null,
          revision: 1,
        }),
      ];
    }
    case 'ReassignViewerSession': {
      if (session.status === 'none') return []; // Whoever opens it reads the same facts.
      const account = {
        ...session.account,
        ...(keepsVerifiedContact(command.found, session.account)
          ? { lane: command.found.lane ?? session.account.lane }
          : command.found),
      };
      return isSameAccount(account, session.account)
        ? []
        : [ViewerSessionReassigned({ ...nextRevision(session), account })];
    }
    case 'CloseViewerSession': {
      const { facts, assignment, reported, endedAt } = command;
      if (session.status === 'none')
        return [
          ViewerSessionClosed({
            ...facts,
            account: { ...reported, ...assignment },
            replaced: null,
            revision: 1,
            endedAt,
          }),
        ];
      const account: Account = {
        ...session.account,
        ...withMoreActivity(session.account, reported),
      };
      if (session.status === 'closed' && isSameAccount(account, session.account)) return [];
      return [ViewerSessionClosed({ ...nextRevision(session), account, endedAt })];
    }
  }
}

/** Who proved an address stays named, whatever is said by a copy that has not heard of it yet. */
function keepsVerifiedContact(found: Partial<Assignment>, { isContactVerified }: Account): boolean {
  return found.isContactVerified === false && isContactVerified;
}

/** Reports are only ever added: an account of less comes from a copy that has lost some, as pings are after their days. */
function withMoreActivity(before: ReportedActivity, now: ReportedActivity): ReportedActivity {
  if (now.elapsedMs < before.elapsedMs) return before;
  return { ...now, pageCount: before.pageCount ?? now.pageCount };
}

/** Whose link it came through stays as it was first said, so that what is taken out is what was put in. */
function nextRevision(session: BookedViewerSession) {
  const {
    sessionId,
    presentationId,
    sharedLinkId,
    linkOwnerId,
    hitId,
    viewerId,
    startedAt,
    account: replaced,
    revision,
  } = session;
  return {
    sessionId,
    presentationId,
    sharedLinkId,
    linkOwnerId,
    hitId,
    viewerId,
    startedAt,
    replaced,
    revision: revision + 1,
  };
}
