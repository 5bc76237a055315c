import type {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { Booking } from './account.ts';

export type ViewerSessionEvent = EventOf<
  typeof ViewerSessionOpened | typeof ViewerSessionReassigned | typeof ViewerSessionClosed
>;

/** The last booking, and when it was made. */
export type BookedViewerSession = Booking & { bookedAt: string } & (
    | { status: 'open' }
    | { status: 'closed'; endedAt: string }
  );

/** None: only telemetry knows the viewing so far. */
export type ViewerSession = { status: 'none' } | BookedViewerSession;

export function isBooked(session: ViewerSession): session is BookedViewerSession {
  return session.status !== 'none';
}
