import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { Booking } from './account.ts';
import { decide } from './commands.ts';

const definitions = [ViewerSessionOpened, ViewerSessionReassigned, ViewerSessionClosed] as const;
export type ViewerSessionEvent = EventOf<(typeof definitions)[number]>;
/** The last booking, as its event says it; `bookedAt` is when it was made. */
export type BookedViewerSession = Booking & { bookedAt: string } & (
    { status: 'open' } | { status: 'closed'; endedAt: string }
  );
/** Before the first booking a viewing is a matter of telemetry alone. */
export type ViewerSession = { status: 'none' } | BookedViewerSession;

const nobody = {
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
const anyScope = [
  'presentationId',
  'sharedLinkId',
  'visitor',
  'hitId',
  'linkOwnerId',
  'lane',
  'startedAt',
] as const;

export const viewerSession = aggregate({
  name: 'ViewerSession',
  scope: 'team',
  events: definitions,
  initial: { status: 'none' } as ViewerSession,
  evolve(session: ViewerSession, { type, data }: ViewerSessionEvent, { time }): ViewerSession {
    if (type === 'ViewerSessionClosed') return { ...data, status: 'closed', bookedAt: time };
    if (type === 'ViewerSessionReassigned' && session.status === 'closed')
      return { ...data, status: 'closed', endedAt: session.endedAt, bookedAt: time };
    return { ...data, status: 'open', bookedAt: time };
  },
  decide,
  shape: 2,
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
      newest: { filters: anyScope, orderBy: '-startedAt', canSkip: true },
      ofPresentation: {
        equals: ['presentationId'],
        filters: anyScope,
        orderBy: '-startedAt',
        canSkip: true,
      },
      ofLink: { equals: ['sharedLinkId'], filters: anyScope, orderBy: '-startedAt', canSkip: true },
      ofVisitor: { equals: ['visitor'], filters: anyScope, orderBy: '-startedAt', canSkip: true },
      oldestOfVisitor: { equals: ['visitor'], filters: anyScope, orderBy: 'startedAt' },
      ofHit: { equals: ['hitId'], filters: anyScope, orderBy: '-startedAt', canSkip: true },
      /** Those that are not over. */
      inStatus: { equals: ['status'], filters: anyScope, orderBy: '-startedAt' },
      /** Of which something was booked last: lasting rows may not contain that yet. */
      booked: { filters: anyScope, orderBy: '-bookedAt' },
    },
    index(session) {
      if (session.status === 'none') return nobody;
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
