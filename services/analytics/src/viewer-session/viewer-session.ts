import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { Account } from '../reading/totals.ts';
import { decide } from './commands.ts';

export type ViewerSessionEvent = EventOf<typeof ViewerSessionClosed>;
/** The last close, as its event says it. Before the first, a session is a matter of telemetry alone. */
export type ClosedViewerSession = { status: 'closed' } & ViewerSessionEvent['data'];
export type ViewerSession = { status: 'none' } | ClosedViewerSession;

/** The account that the last close gave, and the one before it; null before the first. */
export function accountsOf({ elapsedMs, pageCount, pages, revision, replacedElapsedMs, replacedPages }: ViewerSessionEvent['data']): {
  account: Account;
  replaced: Account | null;
} {
  return {
    account: { elapsedMs, pageCount, pages },
    replaced: revision === 1 ? null : { elapsedMs: replacedElapsedMs, pageCount, pages: replacedPages },
  };
}

export const viewerSession = aggregate({
  name: 'ViewerSession',
  scope: 'team',
  events: [ViewerSessionClosed],
  initial: { status: 'none' } as ViewerSession,
  evolve: (_session: ViewerSession, { data }: ViewerSessionEvent): ViewerSession => ({ status: 'closed', ...data }),
  decide,
  shape: 1,
  view: {
    fields: { presentationId: 'text', linkOwnerId: 'text' },
    lists: {},
    index: (session) =>
      session.status === 'none'
        ? { presentationId: null, linkOwnerId: null }
        : { presentationId: session.presentationId, linkOwnerId: session.linkOwnerId },
  },
});
