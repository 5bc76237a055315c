import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { accountOf, currentPage, factsOf, isLive, lastSeenAt, type Reading } from '../reading/reading.ts';
import { readSession } from '../reading/read-sessions.ts';
import { readTimeline } from '../timeline/read-timeline.ts';
import { visitOf } from '../visit/read-visit.ts';
import { laneOf } from './lane.ts';

export const ViewerSession = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => readSession(context, id),
  presentation: ({ session }: Reading) => ({ id: session.presentationId }),
  sharedLink: ({ session }: Reading) => session.sharedLinkId && { id: session.sharedLinkId },
  hitId: (reading: Reading) => factsOf(reading).hitId,
  hit(reading: Reading) {
    const { hitId } = factsOf(reading);
    return hitId && { id: hitId };
  },
  lane: ({ assignment }: Reading) => laneOf[assignment.lane],
  contact: ({ assignment }: Reading) => assignment.contactId && { id: assignment.contactId },
  isContactVerified: ({ assignment }: Reading) => assignment.isContactVerified,
  viewer({ session }: Reading) {
    const viewerId = session.started?.viewerId ?? null;
    return viewerId && { id: viewerId };
  },
  startedAt: (reading: Reading) => factsOf(reading).startedAt,
  lastSeenAt,
  endedAt: ({ session, booked }: Reading) => session.ended?.at ?? (booked?.status === 'closed' ? booked.endedAt : null),
  isLive: (reading: Reading) => isLive(reading, new Date().toISOString()),
  currentPage,
  pageCount: ({ pageCount, pings }: Reading) => pageCount ?? pings?.last.pageCount ?? null,
  elapsedMs: (reading: Reading) => accountOf(reading).elapsedMs,
  pages: (reading: Reading) => accountOf(reading).pages,
  completion(reading: Reading) {
    const { pageCount, pages } = accountOf(reading);
    return pageCount ? pages.length / pageCount : null;
  },
  downloads: (reading: Reading) => accountOf(reading).downloads,
  prints: (reading: Reading) => accountOf(reading).prints,
  linkClicks: (reading: Reading) => accountOf(reading).linkClicks.reduce((sum, { clicks }) => sum + clicks, 0),
  userAgent: ({ session }: Reading) => session.started?.userAgent ?? null,
  visit: async (reading: Reading, _args: unknown, context: ServiceContext) => ({ viewings: await visitOf(context, reading) }),
  timeline: (reading: Reading, _args: unknown, context: ServiceContext) => readTimeline(context, reading),
};
