import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { contactResource } from '../../present/contact.ts';
import { id, asOf } from '../../present/data.ts';
import { pageResource, presentPages } from '../../present/figures.ts';
import { viewerSessionResource } from '../../present/viewer-session.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ReadContactOfPresentation = graphql(`
  query ReadContactOfPresentation($presentationId: ID!, $contactId: ID!, $filter: ViewingFilter) {
    presentation(id: $presentationId) {
      id
    }
    contact(id: $contactId) {
      ...ContactFields
      figures(presentationId: $presentationId, filter: $filter) {
        pages {
          ...PageFields
        }
      }
    }
    viewerSessions(
      presentationId: $presentationId
      contactId: $contactId
      filter: $filter
      pageSize: 100
    ) {
      items {
        ...ViewerSessionFields
      }
    }
  }
`);

/** One contact's activity on one presentation: in total, page by page, and the last 100 viewings (content §7). */
export const readContactOfPresentation = route(
  'GET /api/analytics/presentations/:id/contacts/:contactId',
  {
    params: z.object({
      id,
      contactId: z.string().min(1).max(200).describe('The id of the contact.'),
    }),
    query: viewingQuery,
    answer: z.strictObject({
      data: contactResource.schema.extend({
        pages: z.array(pageResource.schema).describe('What they read, page by page.'),
        sessions: z.array(viewerSessionResource.schema).describe('Their last 100 viewings of it.'),
      }),
      meta: z.strictObject({ as_of: asOf }),
    }),
    operation: ReadContactOfPresentation,
    variables: async ({ params, query, call }) => ({
      presentationId: params.id,
      contactId: params.contactId,
      filter: await filterOf(call, query),
    }),
    present: ({ presentation, contact, viewerSessions: { items } }) => {
      found(presentation);
      const known = found(contact);
      const sessions = items.map(viewerSessionResource.present);
      return {
        data: {
          ...contactResource.present(known),
          pages: presentPages(known.figures),
          sessions,
        },
        meta: { as_of: known.figures.asOf },
      };
    },
  },
);
