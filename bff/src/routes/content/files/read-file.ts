import { graphql } from '../../../gql/gql.ts';
import { found } from '../../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { route } from '../../../route/route.ts';
import { fileResource, presentFile } from './file-resource.ts';

const ReadFile = graphql(`
  query ReadFile($id: ID!) {
    file(id: $id) {
      ...FileFields
    }
  }
`);

/**
 * A file of a presentation (content §3, §7). A user who may edit files but not see the presentation gets the file, and 403 from its URLs; so does
 * everyone while its pages are being made.
 */
export const readFile = route('GET /api/admin/files/:id', {
  params: idParams,
  answer: dataOf(fileResource.schema),
  operation: ReadFile,
  present: ({ file }, { call }) => data(presentFile(call, found(file))),
});
