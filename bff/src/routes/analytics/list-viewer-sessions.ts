import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import {
  id,
  list,
  optionalId,
  pageMeta,
  pageOf,
  sizedPageQuery,
  asOf,
} from '../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { viewerSessionResource } from '../../present/viewer-session.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { route } from '../../route/route.ts';

const ListViewerSessions = graphql(`
  query ListViewerSessions(
    $presentationId: ID
    $sharedLinkId: ID
    $contactId: ID
    $hitId: ID
    $did: [ViewerDeed!]
    $filter: ViewingFilter
    $page: Int!
    $pageSize: Int!
  ) {
    viewerSessions(
      presentationId: $presentationId
      sharedLinkId: $sharedLinkId
      contactId: $contactId
      hitId: $hitId
      did: $did
      filter: $filter
      page: $page
      pageSize: $pageSize
    ) {
      items {
        ...ViewerSessionFields
      }
      asOf
      total
      page
      pageSize
    }
  }
`);

const deeds = { download: 'DOWNLOAD', print: 'PRINT', click: 'CLICK' } as const;

/** Viewings through own links, or all of the team's with can_edit_events; newest first (content §7). */
export const listViewerSessions = route('GET /api/sessions', {
  query: viewingQuery.extend({
    ...sizedPageQuery.shape,
    presentation_id: optionalId.describe('Only of this presentation.'),
    shared_link_id: optionalId.describe('Only through this link.'),
    contact_id: z.string().max(200).optional().describe('Only by this contact.'),
    hit_uuid: z
      .string()
      .transform((text) => text.split('.', 1)[0])
      .pipe(id)
      .optional()
      .describe('Only of this opening of a link, by its id or its signed text.'),
    did: z
      .enum(['download', 'print', 'click'])
      .transform((deed) => deeds[deed])
      .optional()
      .describe('Only viewings with this action; needs a presentation, a link or a contact.'),
  }),
  answer: z.strictObject({
    data: z.array(viewerSessionResource.schema),
    meta: pageMeta.extend({ as_of: asOf }),
  }),
  operation: ListViewerSessions,
  variables: async ({ query, call }) => ({
    ...withoutUndefined({
      presentationId: query.presentation_id,
      sharedLinkId: query.shared_link_id,
      contactId: query.contact_id,
      hitId: query.hit_uuid,
      did: query.did && [query.did],
    }),
    filter: await filterOf(call, query),
    ...pageOf(query, 300),
  }),
  present: ({ viewerSessions }) => {
    const { data, meta } = list(viewerSessions, viewerSessionResource.present);
    return { data, meta: { ...meta, as_of: viewerSessions.asOf } };
  },
});
