import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface LinkReading {
  sharedLinkId: string;
  createdBy: string | null;
  hitId: string;
  elapsedMs: number;
  pageCount: number | null;
  pages: { page: number; timeMs: number }[];
  startedAt: string;
  endedAt: string;
}

/** What was read after a hit? One row per viewing that analytics has closed. */
export const readings = projection({
  name: 'readings',
  version: 2,
  on: [ViewerSessionClosed],
  fields: { hitId: 'text', createdBy: 'text', startedAt: 'text' },
  lists: { ofHit: { equals: ['hitId'], filters: ['createdBy'], orderBy: 'startedAt' } },
  rowIds: ({ data }) => (data.sharedLinkId && data.hitId ? [data.sessionId] : []),
  apply(doc: LinkReading | undefined, { data }): LinkReading | undefined {
    const { sharedLinkId, linkOwnerId, hitId, account, startedAt, endedAt } = data;
    if (!sharedLinkId || !hitId) return doc;
    const { elapsedMs, pageCount } = account;
    const pages = account.pages.map(({ page, timeMs }) => ({ page, timeMs }));
    return {
      sharedLinkId,
      createdBy: linkOwnerId,
      hitId,
      elapsedMs,
      pageCount,
      pages,
      startedAt,
      endedAt,
    };
  },
  index: ({ hitId, createdBy, startedAt }) => ({ hitId, createdBy, startedAt }),
});
