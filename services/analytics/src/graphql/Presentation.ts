import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isLive } from '../reading/reading.ts';
import { completionOf } from '../reading/totals.ts';
import { visitorsOfPresentation } from '../visitors-of-presentation/projection.ts';
import { figuresOnce } from './figures-once.ts';
import { pagesOf } from './pages-of.ts';

export const Presentation = {
  /** Of own links, or of all with can_edit_events. Every number contains the readings under way. */
  async analytics({ id }: { id: string }, _args: unknown, context: ServiceContext) {
    const asOf = new Date().toISOString();
    const [{ totals, recent, lastViewedAt }, uniqueVisitors] = await Promise.all([
      figuresOnce(context, { presentationId: id }),
      context.rowsOf(visitorsOfPresentation).count({ list: 'ofPresentation', where: { presentationId: id } }),
    ]);
    return {
      asOf,
      views: totals.views,
      uniqueVisitors,
      averageTimeMs: totals.views === 0 ? 0 : totals.elapsedMs / totals.views,
      completion: completionOf(totals),
      pages: pagesOf(totals),
      liveSessions: recent.filter((reading) => isLive(reading, asOf)),
      lastViewedAt,
    };
  },
};
