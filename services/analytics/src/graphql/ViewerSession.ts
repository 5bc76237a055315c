import { entity } from '@lectern/kernel/graphql/entity.ts';
import {
  accountOf,
  currentPage,
  identityOf,
  isLive,
  lastSeenAt,
  type ViewingState,
} from '../viewing/viewing.ts';
import { readSession } from '../viewing/read-sessions.ts';
import { isPageRead } from '../figures/counting/rules.ts';
import { readTimeline } from '../timeline/read-timeline.ts';
import { isPaused } from '../viewing/times.ts';
import { readVisit } from '../visit/read-visit.ts';
import { laneNames } from './lane.ts';
import type { ViewerSessionResolvers } from './generated.ts';

export type ViewerSessionParent = ViewingState;

function countPagesRead(viewing: ViewingState): number {
  return accountOf(viewing).pages.filter(isPageRead).length;
}

export const ViewerSession = {
  __resolveReference: ({ id }, context) => readSession(context, id),
  presentation: ({ session }) => ({ id: session.presentationId }),
  sharedLink: ({ session }) => entity(session.sharedLinkId),
  hitId: (viewing) => identityOf(viewing).hitId,
  hit(viewing) {
    const { hitId } = identityOf(viewing);
    return entity(hitId);
  },
  lane: ({ assignment }) => laneNames[assignment.lane],
  contact: ({ assignment }) => entity(assignment.contactId),
  isContactVerified: ({ assignment }) => assignment.isContactVerified,
  viewer({ session }) {
    const viewerId = session.started?.viewerId ?? null;
    return entity(viewerId);
  },
  startedAt: (viewing) => identityOf(viewing).startedAt,
  lastSeenAt,
  endedAt: ({ session, booked }) =>
    session.ended?.at ?? (booked?.status === 'closed' ? booked.endedAt : null),
  activityId: ({ session }) => session.started?.activityId ?? null,
  liveMode: ({ session }) => session.started?.liveMode ?? false,
  isPaused,
  isLive: (viewing) => isLive(viewing, new Date().toISOString()),
  currentPage,
  pageCount: ({ pageCount, pings }) => pageCount ?? pings?.last.pageCount ?? null,
  elapsedMs: (viewing) => accountOf(viewing).elapsedMs,
  pages: (viewing) => accountOf(viewing).pages,
  pagesRead: countPagesRead,
  completion(viewing) {
    const { pageCount } = accountOf(viewing);
    return pageCount ? countPagesRead(viewing) / pageCount : null;
  },
  downloads: (viewing) => accountOf(viewing).downloads,
  prints: (viewing) => accountOf(viewing).prints,
  linkClicks: (viewing) =>
    accountOf(viewing).linkClicks.reduce((sum, { clicks }) => sum + clicks, 0),
  userAgent: ({ session }) => session.started?.userAgent ?? null,
  meta: ({ session }) => session.started?.meta ?? null,
  visit: async (viewing, _args, context) => ({ viewings: await readVisit(context, viewing) }),
  timeline: (viewing, _args, context) => readTimeline(context, viewing),
} satisfies ViewerSessionResolvers;
