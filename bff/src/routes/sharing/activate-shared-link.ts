import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { sharedLinkResource } from '../../present/shared-link.ts';
import { route } from '../../route/route.ts';

const ActivateSharedLink = graphql(`
  mutation ActivateSharedLink($id: ID!) {
    activateSharedLink(id: $id) {
      ...SharedLinkFields
    }
  }
`);

/** Activates a link that was canceled or has expired. */
export const activateSharedLink = route('PUT /api/shared-links/:id/activate', {
  params: idParams,
  answer: dataOf(sharedLinkResource.schema),
  operation: ActivateSharedLink,
  present: ({ activateSharedLink: link }) => data(sharedLinkResource.present(link)),
});
