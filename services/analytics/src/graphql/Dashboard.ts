import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { ranking } from '../figures/figures.ts';
import { listOf } from '../figures/list-of.ts';
import type { Asked } from '../figures/read-figures.ts';
import type { Scope } from '../figures/scope.ts';
import { visitorsOf, whoIs } from '../figures/visitors.ts';
import { readSessions } from '../reading/read-sessions.ts';
import { reportedOf } from '../reading/reading.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { figuresOnce, presentFigures, type Figures } from './figures-once.ts';
import { paging } from './filter.ts';
import { newestOf, whereOf } from './newest-of.ts';
import { liveOf } from './Query/liveSessions.ts';
import { sessionPage } from './Query/viewerSessions.ts';

const MOST_OF_ONE = 1_000;

interface Parent {
  figures: Figures;
}

interface PageArgs {
  page: number;
  pageSize: number;
}

function pageOf<Item>(all: readonly Item[], given: PageArgs): readonly Item[] {
  const { page, pageSize } = parseInput(paging(100), given);
  return all.slice((page - 1) * pageSize, page * pageSize);
}

/** Of one visitor, who has few viewings: they are added up. */
async function timeOf(context: ServiceContext, visitor: string, asked: Asked): Promise<number> {
  const rows = await context.view(viewerSession).find({ ...listOf({ kind: 'visitor', visitor }, whereOf(asked)), limit: MOST_OF_ONE });
  const readings = await readSessions(context, rows.map(({ id }) => id));
  return readings.reduce((sum, reading) => sum + reportedOf(reading).elapsedMs, 0);
}

export const Dashboard = {
  links({ figures: { sum, asked } }: Parent, args: PageArgs, context: ServiceContext) {
    const all = ranking(sum.links());
    const figuresOf = async (scope: Scope) => presentFigures(context, await figuresOnce(context, scope, asked));
    return { total: all.length, items: pageOf(all, args).map(({ id }) => ({ sharedLink: { id }, figures: () => figuresOf({ kind: 'link', sharedLinkId: id }) })) };
  },
  presentations({ figures: { sum, asked } }: Parent, args: PageArgs, context: ServiceContext) {
    const all = ranking(sum.presentations());
    const figuresOf = async (scope: Scope) => presentFigures(context, await figuresOnce(context, scope, asked));
    return { total: all.length, items: pageOf(all, args).map(({ id }) => ({ presentation: { id }, figures: () => figuresOf({ kind: 'presentation', presentationId: id }) })) };
  },
  visitors({ figures: { sum, asked } }: Parent, args: PageArgs, context: ServiceContext) {
    const all = visitorsOf(sum);
    const items = pageOf(all, args).map(({ visitor, views }) => {
      const { contactId, userId } = whoIs(visitor);
      return {
        key: visitor, contact: contactId && { id: contactId }, user: userId && { id: userId }, views,
        timeMs: () => timeOf(context, visitor, asked),
        lastSession: () => newestOf(context, { kind: 'visitor', visitor }, asked),
      };
    });
    return { total: all.length, items };
  },
  recentViews({ figures: { asked, sum } }: Parent, args: PageArgs, context: ServiceContext) {
    return sessionPage(context, { ...args, query: listOf({ kind: 'team' }, whereOf(asked)), total: async () => sum.views });
  },
  live: ({ figures: { recent, now } }: Parent) => liveOf(recent, now),
};
