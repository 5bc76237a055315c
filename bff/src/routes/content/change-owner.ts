import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, id, idParams } from '../../present/data.ts';
import { adminPresentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ChangeOwner = graphql(`
  mutation ChangePresentationOwner($id: ID!, $ownerId: ID!) {
    changePresentationOwner(id: $id, ownerId: $ownerId) {
      ...AdminPresentationFields
    }
  }
`);

/** Gives a presentation to another member of the team. 422 for a user who is not in the team (content §7). */
export const changeOwner = route('PUT /api/presentations/:id/owner', {
  params: idParams,
  body: z.object({ owner_id: id.describe('The member of the team who gets it.') }),
  answer: dataOf(adminPresentationResource.schema),
  operation: ChangeOwner,
  variables: ({ params, body }) => ({ id: params.id, ownerId: body.owner_id }),
  present: ({ changePresentationOwner: presentation }, { call }) =>
    data(presentFor(call, adminPresentationResource)(presentation)),
});
