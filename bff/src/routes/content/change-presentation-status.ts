import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import {
  adminPresentationResource,
  givenStatus,
  parseStatus,
  presentFor,
} from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ChangePresentationStatus = graphql(`
  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {
    changePresentationStatus(id: $id, status: $status) {
      ...AdminPresentationFields
    }
  }
`);

/** Changes the status of a presentation (content §4); no other call does. */
export const changePresentationStatus = route('PUT /api/presentations/:id/status', {
  params: idParams,
  body: z.object({ status: givenStatus.describe('Draft, Active or Inactive, in any case.') }),
  answer: dataOf(adminPresentationResource.schema),
  operation: ChangePresentationStatus,
  variables: ({ params, body }) => ({ id: params.id, status: parseStatus(body.status) }),
  present: ({ changePresentationStatus: presentation }, { call }) =>
    data(presentFor(call, adminPresentationResource)(presentation)),
});
