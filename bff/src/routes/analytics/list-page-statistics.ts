import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { EdgeError, found } from '../../http/edge-error.ts';
import { at, idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const ListPageStatistics = graphql(`
  query ListPageStatistics($id: ID!) {
    presentation(id: $id) {
      pageCount
      analytics { asOf views uniqueVisitors averageTimeMs completion pages { page views timeMs averageTimeMs } }
    }
  }
`);

const page = z.strictObject({ page: z.number().int(), views: z.number().int(), time_ms: z.number(), average_time_ms: z.number() });
const meta = z.strictObject({
  as_of: at,
  views: z.number().int(),
  unique_visitors: z.number().int(),
  average_time_ms: z.number(),
  /** 0 to 1 */
  completion: z.number().nullable(),
  page_count: z.number().int().nullable(),
});

/** Views of each page and the time on it, in milliseconds (content §7): of own links, or of all with can_edit_events. */
export const listPageStatistics = route('GET /api/analytics/presentations/:id/pages', {
  params: idParams,
  answer: z.strictObject({ data: z.array(page), meta }),
  operation: ListPageStatistics,
  present: ({ presentation }) => {
    const { analytics, pageCount } = found(presentation);
    if (!analytics) throw new EdgeError('UNAVAILABLE', 'The figures cannot be had right now. Please try again in a moment.');
    return {
      data: analytics.pages.map(({ page: number, views, timeMs, averageTimeMs }) => ({ page: number, views, time_ms: timeMs, average_time_ms: averageTimeMs })),
      meta: {
        as_of: analytics.asOf,
        views: analytics.views,
        unique_visitors: analytics.uniqueVisitors,
        average_time_ms: analytics.averageTimeMs,
        completion: analytics.completion ?? null,
        page_count: pageCount ?? null,
      },
    };
  },
});
