import { entity } from '@lectern/kernel/graphql/entity.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { rankByCount } from '../figures/figures.ts';
import { viewingsQuery } from '../figures/viewings-query.ts';
import type { Scope } from '../figures/scope.ts';
import { topVisitors, parseVisitorKey } from '../figures/visitors.ts';
import { readSession } from '../reading/read-sessions.ts';
import { loadFigures, presentFigures, type Figures } from './load-figures.ts';
import { paging } from './filter.ts';
import { viewingConditions } from './newest-viewing.ts';
import { latestLiveReaders } from './Query/liveSessions.ts';
import { sessionPage } from './Query/viewerSessions.ts';
import type { Dashboard as GeneratedDashboard, DashboardResolvers } from './generated.ts';

/** What `Query.dashboard` answers; the lists of a dashboard are read from its figures when they are asked for. */
export type DashboardParent = Omit<
  GeneratedDashboard,
  'links' | 'presentations' | 'visitors' | 'recentViews' | 'live'
> & { figures: Figures };

interface PageArgs {
  page: number;
  pageSize: number;
}

/** @param first tells at least so many of all */
function pageItems<Item>(
  first: (most: number) => readonly Item[],
  given: PageArgs,
): readonly Item[] {
  const { page, pageSize } = parseInput(paging(100), given);
  return first(page * pageSize).slice((page - 1) * pageSize, page * pageSize);
}

export const Dashboard = {
  links({ figures: { sum, asked } }, args, context) {
    const figuresOf = async (scope: Scope) =>
      presentFigures(context, await loadFigures(context, scope, asked));
    const items = () =>
      pageItems(() => rankByCount(sum.links()), args).map(({ id }) => ({
        sharedLink: { id },
        figures: () => figuresOf({ kind: 'link', sharedLinkId: id }),
      }));
    return { total: () => sum.countOf('links'), items };
  },
  presentations({ figures: { sum, asked } }, args, context) {
    const figuresOf = async (scope: Scope) =>
      presentFigures(context, await loadFigures(context, scope, asked));
    const items = () =>
      pageItems(() => rankByCount(sum.presentations()), args).map(({ id }) => ({
        presentation: { id },
        figures: () => figuresOf({ kind: 'presentation', presentationId: id }),
      }));
    return { total: () => sum.countOf('presentations'), items };
  },
  visitors({ figures: { sum } }, args, context) {
    const items = () =>
      pageItems((most) => topVisitors(sum, most).visitors, args).map(
        ([visitor, { views, timeMs, lastId }]) => {
          const { contactId, userId } = parseVisitorKey(visitor);
          return {
            key: visitor,
            contact: entity(contactId),
            user: entity(userId),
            views,
            timeMs,
            lastSession: () => readSession(context, lastId),
          };
        },
      );
    return { total: () => sum.countOf('visitors'), items };
  },
  recentViews({ figures: { asked, sum } }, args, context) {
    return sessionPage(context, {
      ...args,
      query: viewingsQuery({ kind: 'team' }, viewingConditions(asked)),
      total: async () => sum.views,
    });
  },
  live: ({ figures: { recent, now } }) => latestLiveReaders(recent, now),
} satisfies DashboardResolvers;
