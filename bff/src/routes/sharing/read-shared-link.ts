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

/** accounts §7 */
export const readSharedLink = route('GET /api/shared-links/:id', {
  params: idParams,
  answer: dataOf(sharedLinkResource.schema),
  operation: ReadSharedLink,
  present: ({ sharedLink }) => data(sharedLinkResource.present(found(sharedLink))),
});
