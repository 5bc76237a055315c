import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { contactResource } from '../../present/contact.ts';
import { idParams, pageMeta, pageQuery, asOf } from '../../present/data.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListContactsOfPresentation = graphql(`
  query ListContactsOfPresentation($presentationId: ID!, $filter: ViewingFilter, $page: Int!) {
    presentation(id: $presentationId) {
      id
    }
    contacts(presentationId: $presentationId, filter: $filter, page: $page) {
      asOf
      total
      page
      pageSize
      items {
        ...ContactFields
      }
    }
  }
`);

/** The known viewers of a presentation, with their activity on it, the most recent first (content §7). */
export const listContactsOfPresentation = route('GET /api/analytics/presentations/:id/contacts', {
  params: idParams,
  query: viewingQuery.extend(pageQuery.shape),
  answer: z.strictObject({
    data: z.array(contactResource.schema),
    meta: pageMeta.extend({ as_of: asOf }),
  }),
  operation: ListContactsOfPresentation,
  variables: async ({ params: { id }, query, call }) => ({
    presentationId: id,
    filter: await filterOf(call, query),
    page: query.page,
  }),
  present: ({ presentation, contacts: { items, asOf, total, page, pageSize } }) => {
    found(presentation);
    return {
      data: items.map(contactResource.present),
      meta: { as_of: asOf, page, per_page: pageSize, total },
    };
  },
});
