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
import type { BookedViewerSession, ViewerSession, ViewerSessionEvent } from './state.ts';

export type ViewerSessionCommand =
  | {
      type: 'OpenViewerSession';
      identity: ViewingIdentity;
      assignment: Assignment;
      pageCount: number | null;
    }
  /** More became known about the visitor. */
  | { type: 'ReassignViewerSession'; changes: Partial<Assignment> }
  /** It is over, or a report arrived after the close. The assignment stays as booked. */
  | {
      type: 'CloseViewerSession';
      identity: ViewingIdentity;
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
      const { identity, assignment, pageCount } = command;
      return [
        ViewerSessionOpened({
          ...identity,
          account: { ...noActivity, pageCount, ...assignment },
          replaced: null,
          revision: 1,
        }),
      ];
    }
    case 'ReassignViewerSession': {
      if (session.status === 'none') return []; // OpenViewerSession reads the same facts.
      const account = {
        ...session.account,
        ...(keepsVerifiedContact(command.changes, session.account)
          ? { lane: command.changes.lane ?? session.account.lane }
          : command.changes),
      };
      return isSameAccount(account, session.account)
        ? []
        : [ViewerSessionReassigned({ ...nextRevision(session), account })];
    }
    case 'CloseViewerSession': {
      const { identity, assignment, reported, endedAt } = command;
      if (session.status === 'none')
        return [
          ViewerSessionClosed({
            ...identity,
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

/** A verified contact stays, even if a replica does not know of the verification yet. */
function keepsVerifiedContact(
  changes: Partial<Assignment>,
  { isContactVerified }: Account,
): boolean {
  return changes.isContactVerified === false && isContactVerified;
}

/** Reports only grow: a smaller account comes from a read model whose pings are deleted. */
function withMoreActivity(before: ReportedActivity, now: ReportedActivity): ReportedActivity {
  if (now.elapsedMs < before.elapsedMs) return before;
  return { ...now, pageCount: before.pageCount ?? now.pageCount };
}

/** The link's owner stays as first booked, so that rows remove what they added. */
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
