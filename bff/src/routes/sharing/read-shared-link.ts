import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ReadSharedLink = graphql(`
  query ReadSharedLink($id: ID!) {
    sharedLink(id: $id) {
      ...SharedLinkFields
    }
  }
`);

/** A link with all its fields (accounts §7): one's own, or for administrators any of the team. */
export const readSharedLink = route('GET /api/shared-links/:id', {
  params: idParams,
  answer: dataOf(sharedLinkResource.schema),
  operation: ReadSharedLink,
  present: ({ sharedLink }) => data(sharedLinkResource.present(found(sharedLink))),
});
