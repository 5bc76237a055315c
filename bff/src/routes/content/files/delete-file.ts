import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';

const DeleteFile = graphql(`
  mutation DeleteFile($id: ID!) {
    deleteFile(id: $id)
  }
`);

/** Deletes a file of a presentation. 409 for the file that a presentation is made of (content §7). */
export const deleteFile = route('DELETE /api/admin/files/:id', {
  params: idParams,
  answer: z.null(),
  status: 204,
  operation: DeleteFile,
  present: () => null,
});
