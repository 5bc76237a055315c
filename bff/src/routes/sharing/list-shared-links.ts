import { graphql } from '../../gql/gql.ts';
import { id, list, listOf, pageQuery } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { linkStatus, parseLinkStatus, presentSharedLink, sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ListSharedLinks = graphql(`
  query ListSharedLinks($presentationId: ID, $status: SharedLinkStatus, $page: Int!) {
    sharedLinks(presentationId: $presentationId, status: $status, page: $page) {
      items { ...SharedLinkFields }
      total page pageSize
    }
  }
`);

/** Own links, or all of the team's for its administrators; newest first, 300 a page (accounts §7). */
export const listSharedLinks = route('GET /api/shared-links', {
  query: pageQuery.extend({ presentation_id: id.optional(), status: linkStatus.optional() }),
  answer: listOf(sharedLinkResource),
  operation: ListSharedLinks,
  variables: ({ query }) => given({ presentationId: query.presentation_id, status: query.status && parseLinkStatus(query.status), page: query.page }),
  present: ({ sharedLinks }) => list(sharedLinks, presentSharedLink),
});
