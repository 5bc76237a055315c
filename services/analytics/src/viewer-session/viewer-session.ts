import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import { aggregate, type PersonRemoval } from '@lectern/kernel/commands/aggregate.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import { decide, type ViewerSessionCommand } from './commands.ts';
import { isBooked, type ViewerSession, type ViewerSessionEvent } from './state.ts';

const unbooked = {
  presentationId: null,
  sharedLinkId: null,
  linkOwnerId: null,
  hitId: null,
  visitor: null,
  lane: null,
  status: null,
  startedAt: null,
  bookedAt: null,
};
const filters = [
  'presentationId',
  'sharedLinkId',
  'visitor',
  'hitId',
  'linkOwnerId',
  'lane',
  'startedAt',
] as const;

/** What was typed in a session is sealed by the session's own key. */
async function sessionKeyToErase(
  _personId: string,
  steps: readonly Step<ViewerSession>[],
): Promise<PersonRemoval<ViewerSessionCommand>> {
  const session = steps.at(-1)?.after;
  const keys = session && isBooked(session) ? [session.sessionId] : [];
  return { keys, commandOf: () => null };
}

export const viewerSession = aggregate({
  name: 'ViewerSession',
  scope: 'team',
  events: [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed],
  initial: { status: 'none' },
  evolve(session: ViewerSession, { type, data }: ViewerSessionEvent, { time }): ViewerSession {
    if (type === 'ViewerSessionClosed') return { ...data, status: 'closed', bookedAt: time };
    if (type === 'ViewerSessionReassigned' && session.status === 'closed')
      return { ...data, status: 'closed', endedAt: session.endedAt, bookedAt: time };
    return { ...data, status: 'open', bookedAt: time };
  },
  decide,
  shape: 3,
  leavingWith: sessionKeyToErase,
  view: {
    fields: {
      presentationId: 'text',
      sharedLinkId: 'text',
      linkOwnerId: 'text',
      hitId: 'text',
      visitor: 'text',
      lane: 'text',
      status: 'text',
      startedAt: 'text',
      bookedAt: 'text',
    },
    lists: {
      newest: { filters, orderBy: '-startedAt', canSkip: true },
      ofPresentation: {
        equals: ['presentationId'],
        filters,
        orderBy: '-startedAt',
        canSkip: true,
      },
      ofLink: { equals: ['sharedLinkId'], filters, orderBy: '-startedAt', canSkip: true },
      ofVisitor: { equals: ['visitor'], filters, orderBy: '-startedAt', canSkip: true },
      oldestOfVisitor: { equals: ['visitor'], filters, orderBy: 'startedAt' },
      ofHit: { equals: ['hitId'], filters, orderBy: '-startedAt', canSkip: true },
      inStatus: { equals: ['status'], filters, orderBy: '-startedAt' },
      /** The latest bookings, which figures-by-time may not contain yet. */
      booked: { filters, orderBy: '-bookedAt' },
    },
    index(session) {
      if (!isBooked(session)) return unbooked;
      const {
        presentationId,
        sharedLinkId,
        linkOwnerId,
        hitId,
        startedAt,
        bookedAt,
        status,
        account,
      } = session;
      return {
        presentationId,
        sharedLinkId,
        linkOwnerId,
        hitId,
        visitor: account.visitor,
        lane: account.lane,
        status,
        startedAt,
        bookedAt,
      };
    },
  },
});
