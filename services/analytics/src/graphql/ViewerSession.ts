import { entity } from '@lectern/kernel/graphql/entity.ts';
import {
  accountOf,
  currentPage,
  identityOf,
  isLive,
  lastSeenAt,
  type ViewingState,
} from '../reading/reading.ts';
import { readSession } from '../reading/read-sessions.ts';
import { readTimeline } from '../timeline/read-timeline.ts';
import { readVisit } from '../visit/read-visit.ts';
import { laneNames } from './lane.ts';
import type { ViewerSessionResolvers } from './generated.ts';

export type ViewerSessionParent = ViewingState;

export const ViewerSession = {
  __resolveReference: ({ id }, context) => readSession(context, id),
  presentation: ({ session }) => ({ id: session.presentationId }),
  sharedLink: ({ session }) => entity(session.sharedLinkId),
  hitId: (reading) => identityOf(reading).hitId,
  hit(reading) {
    const { hitId } = identityOf(reading);
    return entity(hitId);
  },
  lane: ({ assignment }) => laneNames[assignment.lane],
  contact: ({ assignment }) => entity(assignment.contactId),
  isContactVerified: ({ assignment }) => assignment.isContactVerified,
  viewer({ session }) {
    const viewerId = session.started?.viewerId ?? null;
    return entity(viewerId);
  },
  startedAt: (reading) => identityOf(reading).startedAt,
  lastSeenAt,
  endedAt: ({ session, booked }) =>
    session.ended?.at ?? (booked?.status === 'closed' ? booked.endedAt : null),
  isLive: (reading) => isLive(reading, new Date().toISOString()),
  currentPage,
  pageCount: ({ pageCount, pings }) => pageCount ?? pings?.last.pageCount ?? null,
  elapsedMs: (reading) => accountOf(reading).elapsedMs,
  pages: (reading) => accountOf(reading).pages,
  completion(reading) {
    const { pageCount, pages } = accountOf(reading);
    return pageCount ? pages.length / pageCount : null;
  },
  downloads: (reading) => accountOf(reading).downloads,
  prints: (reading) => accountOf(reading).prints,
  linkClicks: (reading) =>
    accountOf(reading).linkClicks.reduce((sum, { clicks }) => sum + clicks, 0),
  userAgent: ({ session }) => session.started?.userAgent ?? null,
  visit: async (reading, _args, context) => ({ viewings: await readVisit(context, reading) }),
  timeline: (reading, _args, context) => readTimeline(context, reading),
} satisfies ViewerSessionResolvers;
