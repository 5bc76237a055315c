import { z } from 'zod';
import { LARGEST_TEXT } from '@lectern/schemas/files/package-manifest.ts';
import { graphql } from '../../../gql/gql.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';
import { fileResource, presentFile } from './file-resource.ts';

const EditFile = graphql(`
  mutation EditFile($id: ID!, $content: String!) {
    editFile(id: $id, content: $content) {
      ...FileFields
    }
  }
`);

/** Gives an editable file another text; the one before is kept, and can be restored in the console (content §3, §7). */
export const editContent = route('PUT /api/admin/files/:id/content', {
  params: idParams,
  body: z.object({
    content: z.string().max(LARGEST_TEXT).describe('The new text, at most 2 MB.'),
  }),
  answer: dataOf(fileResource.schema),
  operation: EditFile,
  variables: ({ params, body }) => ({ id: params.id, content: body.content }),
  present: ({ editFile }, { call }) => data(presentFile(call, editFile)),
});
