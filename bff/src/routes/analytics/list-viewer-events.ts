import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { at, chunkQuery, id, optionalId } from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { viewerEventResource } from '../../present/viewer-event.ts';
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
    presentation_id: optionalId,
    shared_link_id: optionalId,
    session_id: z
      .string()
      .transform((text) => text.split('.', 1)[0])
      .pipe(id)
      .optional(),
    /** Without case: PDF, visibility, Video, Download, Print, data-capture. */
    category: z.string().max(100).optional(),
    action: z.string().max(100).optional(),
    path: z.string().max(500).optional(),
    cursor: id.optional(),
    min: z.union([id, z.literal(['', '0'])]).optional(),
    chunk: chunkQuery(100).shape.chunk,
  }),
  answer: z.strictObject({
    data: z.array(viewerEventResource.schema),
    meta: z.strictObject({ as_of: at, chunk: z.number().int(), next: z.string().nullable() }),
  }),
  operation: ListViewerEvents,
  variables: ({ query }) => ({
    ...withoutUndefined({
      presentationId: query.presentation_id,
      sharedLinkId: query.shared_link_id,
      sessionId: query.session_id,
      category: query.category,
      action: query.action,
      path: query.path,
      cursor: (query.min === '0' ? '' : query.min) || query.cursor,
    }),
    filter: filterOf(query),
    isOldestFirst: query.min !== undefined,
    limit: query.chunk,
  }),
  present: ({ viewerEvents: { asOf, next, items } }, { query }) => ({
    data: items.map(viewerEventResource.present),
    meta: { as_of: asOf, chunk: query.chunk, next: next ?? null },
  }),
});
