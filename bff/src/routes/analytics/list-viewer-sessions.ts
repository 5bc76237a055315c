import { graphql } from '../../gql/gql.ts';
import { id, list, listOf, pageQuery } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { presentViewerSession, viewerSessionResource } from '../../present/viewer-session.ts';
import { route } from '../../route/route.ts';

const ListViewerSessions = graphql(`
  query ListViewerSessions($presentationId: ID, $sharedLinkId: ID, $page: Int!) {
    viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, page: $page) {
      items { ...ViewerSessionFields }
      total page pageSize
    }
  }
`);

/** Viewings through own links, or all of the team's with can_edit_events; newest first (content §7). */
export const listViewerSessions = route('GET /api/sessions', {
  query: pageQuery.extend({ presentation_id: id.optional(), shared_link_id: id.optional() }),
  answer: listOf(viewerSessionResource),
  operation: ListViewerSessions,
  variables: ({ query }) => given({ presentationId: query.presentation_id, sharedLinkId: query.shared_link_id, page: query.page }),
  present: ({ viewerSessions }) => list(viewerSessions, presentViewerSession),
});
