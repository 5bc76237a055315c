import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { EdgeError, found } from '../../http/edge-error.ts';
import { idParams, asOf } from '../../present/data.ts';
import { pageResource, presentPages, totalsResource } from '../../present/figures.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';
import { problems } from '../../http/problems.ts';

const ListPageStatistics = graphql(`
  query ListPageStatistics($id: ID!, $filter: ViewingFilter) {
    presentation(id: $id) {
      pageCount
      analytics(filter: $filter) {
        ...FigureFields
      }
    }
  }
`);

/**
 * Views of each page and the time on it, in milliseconds (content §7): of own links, or of all with can_edit_events.
 */
export const listPageStatistics = route('GET /api/analytics/presentations/:id/pages', {
  params: idParams,
  query: viewingQuery,
  answer: z.strictObject({
    data: z.array(pageResource.schema),
    meta: totalsResource.schema.extend({
      as_of: asOf,
      page_count: z
        .number()
        .int()
        .nullable()
        .describe('How many pages the presentation has; null until they are made.'),
    }),
  }),
  operation: ListPageStatistics,
  variables: async ({ params: { id }, query, call }) => ({
    id,
    filter: await filterOf(call, query),
  }),
  present: ({ presentation }) => {
    const { analytics, pageCount } = found(presentation);
    if (!analytics) throw new EdgeError('UNAVAILABLE', problems.figuresUnavailable);
    return {
      data: presentPages(analytics),
      meta: {
        as_of: analytics.asOf,
        ...totalsResource.present(analytics),
        page_count: pageCount ?? null,
      },
    };
  },
});
