import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { idParams, asOf } from '../../present/data.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListDocumentLinks = graphql(`
  query ListDocumentLinks($id: ID!, $filter: ViewingFilter) {
    presentation(id: $id) {
      id
    }
    documentLinks(presentationId: $id, filter: $filter) {
      asOf
      items {
        page
        target
        fileId
        clicks
      }
    }
  }
`);

/**
 * Clicks on each link in the pages, most clicked first (content §7); a target is a URL, or a page padded to four
 * digits. If the presentation's file was replaced, each names its file.
 */
export const listDocumentLinks = route('GET /api/analytics/presentations/:id/links', {
  params: idParams,
  query: viewingQuery,
  answer: z.strictObject({
    data: z.array(
      z.strictObject({
        page: z
          .number()
          .int()
          .nullable()
          .describe('The page that the link is on; null when the viewer did not say.'),
        target: z
          .string()
          .describe('A URL, or for a link within the document a page padded to four digits.'),
        file_id: z.string().nullable().describe('The file whose page it is; null when not known.'),
        clicks: z.number().int().describe('How often it was clicked.'),
      }),
    ),
    meta: z.strictObject({
      as_of: asOf,
      clicks: z.number().int().describe('Clicks on all links together.'),
    }),
  }),
  operation: ListDocumentLinks,
  variables: async ({ params: { id }, query, call }) => ({
    id,
    filter: await filterOf(call, query),
  }),
  present: ({ presentation, documentLinks: { asOf, items } }) => {
    found(presentation);
    const links = items.map(({ page, target, fileId, clicks }) => ({
      page: page ?? null,
      target,
      file_id: fileId ?? null,
      clicks,
    }));
    return {
      data: links,
      meta: { as_of: asOf, clicks: links.reduce((sum, { clicks }) => sum + clicks, 0) },
    };
  },
});
