import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { at, id, list, optionalId, pageMeta, pageOf, sizedPageQuery } from '../../present/data.ts';
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
    presentation_id: optionalId,
    shared_link_id: optionalId,
    contact_id: z.string().max(200).optional(),
    /** Of one opening of a link; also by its signed text. */
    hit_uuid: z
      .string()
      .transform((text) => text.split('.', 1)[0])
      .pipe(id)
      .optional(),
    /** Only viewings with this action; takes a presentation, a link or a contact. */
    did: z
      .enum(['download', 'print', 'click'])
      .transform((deed) => deeds[deed])
      .optional(),
  }),
  answer: z.strictObject({
    data: z.array(viewerSessionResource.schema),
    meta: pageMeta.extend({ as_of: at }),
  }),
  operation: ListViewerSessions,
  variables: ({ query }) => ({
    ...withoutUndefined({
      presentationId: query.presentation_id,
      sharedLinkId: query.shared_link_id,
      contactId: query.contact_id,
      hitId: query.hit_uuid,
      did: query.did && [query.did],
    }),
    filter: filterOf(query),
    ...pageOf(query, 300),
  }),
  present: ({ viewerSessions }) => {
    const { data, meta } = list(viewerSessions, viewerSessionResource.present);
    return { data, meta: { ...meta, as_of: viewerSessions.asOf } };
  },
});
