import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { idParams } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const DeletePresentation = graphql(`
  mutation DeletePresentation($id: ID!) {
    deletePresentation(id: $id) {
      id
    }
  }
`);

/**
 * Deletes a presentation; it can be restored for 30 days. 409 for a protected one: "Protected presentation cannot be
 * deleted.".
 */
export const deletePresentation = route('DELETE /api/admin/presentations/:id', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: DeletePresentation,
  present: () => null,
});
