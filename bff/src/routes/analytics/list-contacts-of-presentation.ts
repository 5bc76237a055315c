import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { contactResource, presentContact } from '../../present/contact.ts';
import { at, idParams, pageMeta, pageQuery } from '../../present/data.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListContactsOfPresentation = graphql(`
  query ListContactsOfPresentation($id: ID!, $filter: ViewingFilter, $page: Int!) {
    presentation(id: $id) {
      id
    }
    contacts(presentationId: $id, filter: $filter, page: $page) {
      asOf
      total
      page
      pageSize
      items {
        ...ContactFields
        firstSeenAt(presentationId: $id, filter: $filter)
        lastSeenAt(presentationId: $id, filter: $filter)
        figures(presentationId: $id, filter: $filter) {
          ...TotalFields
        }
      }
    }
  }
`);

/** Who viewed the presentation, where that is known, each with what they did on it; who was here last first (content §7). */
export const listContactsOfPresentation = route('GET /api/analytics/presentations/:id/contacts', {
  params: idParams,
  query: viewingQuery.extend(pageQuery.shape),
  answer: z.strictObject({ data: z.array(contactResource), meta: pageMeta.extend({ as_of: at }) }),
  operation: ListContactsOfPresentation,
  variables: ({ params: { id }, query }) => ({ id, filter: filterOf(query), page: query.page }),
  present: ({ presentation, contacts: { items, asOf, total, page, pageSize } }) => {
    found(presentation);
    return {
      data: items.map((contact) => presentContact(contact, contact.figures)),
      meta: { as_of: asOf, page, per_page: pageSize, total },
    };
  },
});
