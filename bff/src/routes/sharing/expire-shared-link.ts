import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ExpireSharedLink = graphql(`
  mutation ExpireSharedLink($id: ID!) {
    expireSharedLink(id: $id) {
      ...SharedLinkFields
    }
  }
`);

/** Expires a link now. */
export const expireSharedLink = route('PUT /api/shared-links/:id/expire', {
  params: idParams,
  answer: dataOf(sharedLinkResource.schema),
  operation: ExpireSharedLink,
  present: ({ expireSharedLink: link }) => data(sharedLinkResource.present(link)),
});
