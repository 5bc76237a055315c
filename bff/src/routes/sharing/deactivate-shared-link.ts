import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const DeactivateSharedLink = graphql(`
  mutation DeactivateSharedLink($id: ID!) {
    deactivateSharedLink(id: $id) {
      ...SharedLinkFields
    }
  }
`);

/** Cancels a link: current readers are stopped within a second. */
export const deactivateSharedLink = route('PUT /api/shared-links/:id/deactivate', {
  params: idParams,
  answer: dataOf(sharedLinkResource.schema),
  operation: DeactivateSharedLink,
  present: ({ deactivateSharedLink: link }) => data(sharedLinkResource.present(link)),
});
