import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf, id } from '../../present/data.ts';
import { presentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ChooseThumbnail = graphql(`
  mutation ChooseThumbnail($id: ID!, $fileId: ID!) {
    choosePresentationThumbnail(id: $id, fileId: $fileId) {
      ...PresentationFields
    }
  }
`);

/** Chooses the picture of a presentation from its files. 404 for a file that is not its own. */
export const chooseThumbnail = route('PUT /api/presentations/:id/thumbnail/:fileId', {
  params: z.object({ id, fileId: id.describe('The file whose first page is the picture.') }),
  answer: dataOf(presentationResource.schema),
  operation: ChooseThumbnail,
  present: ({ choosePresentationThumbnail: presentation }, { call }) =>
    data(presentFor(call, presentationResource)(presentation)),
});
