import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';

const ReadContent = graphql(`
  query ReadContent($id: ID!) {
    file(id: $id) {
      content
    }
  }
`);

/** The text of an editable file (content §3, §7). 404 for a file that is not editable. */
export const readContent = route('GET /api/admin/files/:id/content', {
  params: idParams,
  answer: dataOf(z.strictObject({ content: z.string().describe('The text of the file.') })),
  operation: ReadContent,
  present: ({ file }) => data({ content: found(found(file).content) }),
});
