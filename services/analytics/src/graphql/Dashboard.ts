import { entity } from '@lectern/kernel/graphql/entity.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { rankByCount } from '../figures/figures.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import { viewingsQuery } from '../figures/viewings-query.ts';
import { parseVisitorKey, topVisitors } from '../figures/visitors.ts';
import { readSession } from '../viewing/read-sessions.ts';
import { paging } from './filter.ts';
import type { Dashboard as GeneratedDashboard, DashboardResolvers } from './generated.ts';
import { loadFigures, type Figures } from './load-figures.ts';
import { viewingConditions } from './newest-viewing.ts';
import { presentFigures } from './present-figures.ts';
import { latestLiveReaders } from './Query/liveSessions.ts';
import { sessionPage } from './Query/viewerSessions.ts';

/** What `Query.dashboard` answers; the resolvers below read its lists from `figures`. */
export type DashboardParent = Omit<
  GeneratedDashboard,
  'links' | 'presentations' | 'visitors' | 'recentViews' | 'live'
> & { figures: Figures };

interface PageArgs {
  page: number;
  pageSize: number;
}

/** @param first returns at least the first `count` items */
function pageItems<Item>(
  first: (count: number) => readonly Item[],
  args: PageArgs,
): readonly Item[] {
  const { page, pageSize } = parseInput(paging(100), args);
  return first(page * pageSize).slice((page - 1) * pageSize, page * pageSize);
}

function figuresOf(context: ServiceContext, scope: Scope, filter: FigureFilter) {
  return async () => presentFigures(context, await loadFigures(context, scope, filter));
}

export const Dashboard = {
  links({ figures: { sum, filter } }, args, context) {
    const items = () =>
      pageItems(() => rankByCount(sum.links()), args).map(({ id }) => ({
        sharedLink: { id },
        figures: figuresOf(context, { kind: 'link', sharedLinkId: id }, filter),
      }));
    return { total: () => sum.countOf('links'), items };
  },
  presentations({ figures: { sum, filter } }, args, context) {
    const items = () =>
      pageItems(() => rankByCount(sum.presentations()), args).map(({ id }) => ({
        presentation: { id },
        figures: figuresOf(context, { kind: 'presentation', presentationId: id }, filter),
      }));
    return { total: () => sum.countOf('presentations'), items };
  },
  visitors({ figures: { sum } }, args, context) {
    const items = () =>
      pageItems((count) => topVisitors(sum, count).visitors, args).map(
        ([visitor, { views, timeMs, lastId, isVerified }]) => {
          const { contactId, userId } = parseVisitorKey(visitor);
          return {
            key: visitor,
            contact: entity(contactId),
            isContactVerified: isVerified,
            user: entity(userId),
            views,
            timeMs,
            lastSession: () => readSession(context, lastId),
          };
        },
      );
    return { total: () => sum.countOf('visitors'), items };
  },
  recentViews({ figures: { filter, sum } }, args, context) {
    return sessionPage(context, {
      ...args,
      query: viewingsQuery({ kind: 'team' }, viewingConditions(filter)),
      total: async () => sum.viewings,
    });
  },
  live: ({ figures: { recent, now } }) => latestLiveReaders(recent, now),
} satisfies DashboardResolvers;
