import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { contactResource } from '../../present/contact.ts';
import { asOf } from '../../present/data.ts';
import { totalsResource } from '../../present/figures.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ReadContact = graphql(`
  query ReadContact($id: ID!, $presentationId: ID, $filter: ViewingFilter) {
    contact(id: $id) {
      ...ContactFields
      presentations(filter: $filter) {
        presentation {
          id
          name
        }
        figures {
          ...TotalFields
        }
      }
    }
  }
`);

/** A contact's activity: totals, first and last seen, and the presentations viewed, most viewed first (content §7). */
export const readContact = route('GET /api/analytics/contacts/:id', {
  params: z.object({ id: z.string().min(1).max(200).describe('The id of the contact.') }),
  query: viewingQuery,
  answer: z.strictObject({
    data: contactResource.schema.extend({
      presentations: z
        .array(
          totalsResource.schema.extend({
            id: z.string().describe('The id of the presentation.'),
            name: z.string().nullable().describe('Its name; null when the caller may not see it.'),
          }),
        )
        .describe('Presentations that they viewed, most viewed first.'),
    }),
    meta: z.strictObject({ as_of: asOf }),
  }),
  operation: ReadContact,
  variables: async ({ params: { id }, query, call }) => ({
    id,
    filter: await filterOf(call, query),
  }),
  present: ({ contact }) => {
    const known = found(contact);
    const presentations = known.presentations.map(({ presentation: { id, name }, figures }) => ({
      id,
      name: name ?? null,
      ...totalsResource.present(figures),
    }));
    return {
      data: { ...contactResource.present(known), presentations },
      meta: { as_of: known.figures.asOf },
    };
  },
});
