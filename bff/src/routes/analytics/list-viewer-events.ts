import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { chunkQuery, id, optionalId, asOf } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { eventFilter, viewerEventResource } from '../../present/viewer-event.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListViewerEvents = graphql(`
  query ListViewerEvents(
    $presentationId: ID
    $sharedLinkId: ID
    $sessionId: ID
    $filter: ViewingFilter
    $category: String
    $action: String
    $path: String
    $cursor: ID
    $isOldestFirst: Boolean!
    $limit: Int!
  ) {
    viewerEvents(
      presentationId: $presentationId
      sharedLinkId: $sharedLinkId
      sessionId: $sessionId
      filter: $filter
      category: $category
      action: $action
      path: $path
      cursor: $cursor
      isOldestFirst: $isOldestFirst
      limit: $limit
    ) {
      asOf
      next
      items {
        ...ViewerEventFields
      }
    }
  }
`);

/**
 * Events of viewings, newest first (content §7), or oldest first with `min`: those after that event, an empty `min` or 0
 * for the first ones. `meta.next` is the `cursor` (or `min`) of the next page, null at the end.
 */
export const listViewerEvents = route('GET /api/events', {
  query: viewingQuery.extend({
    presentation_id: optionalId.describe('Only of this presentation.'),
    shared_link_id: optionalId.describe('Only through this link.'),
    session_id: z
      .string()
      .transform((text) => text.split('.', 1)[0])
      .pipe(id)
      .optional()
      .describe('Only of this viewing, by its id or its signed text.'),
    ...eventFilter,
    path: z
      .string()
      .max(500)
      .optional()
      .describe('Only with this path: a page padded to four digits, or a URL.'),
    cursor: id.optional().describe('Goes on after this event: `meta.next` of the answer before.'),
    min: z
      .union([id, z.literal(['', '0'])])
      .optional()
      .describe(
        'Oldest first, from after this event on: `meta.next` of the answer before; empty or 0 for the first ones.',
      ),
    chunk: chunkQuery(100).shape.chunk.describe('How many events an answer has.'),
  }),
  answer: z.strictObject({
    data: z.array(viewerEventResource.schema),
    meta: z.strictObject({
      as_of: asOf,
      chunk: z.number().int().describe('How many events an answer has.'),
      next: z
        .string()
        .nullable()
        .describe('Send it as `cursor`, or `min`, to go on; null at the end.'),
    }),
  }),
  operation: ListViewerEvents,
  variables: async ({ query, call }) => ({
    ...withoutUndefined({
      presentationId: query.presentation_id,
      sharedLinkId: query.shared_link_id,
      sessionId: query.session_id,
      category: query.category,
      action: query.action,
      path: query.path,
      cursor: (query.min === '0' ? '' : query.min) || query.cursor,
    }),
    filter: await filterOf(call, query),
    isOldestFirst: query.min !== undefined,
    limit: query.chunk,
  }),
  present: ({ viewerEvents: { asOf, next, items } }, { query }) => ({
    data: items.map(viewerEventResource.present),
    meta: { as_of: asOf, chunk: query.chunk, next: next ?? null },
  }),
});
