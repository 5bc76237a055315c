import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { adminPresentationResource, presentFor } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ReadPresentation = graphql(`
  query ReadPresentation($id: ID!) {
    presentation(id: $id) {
      ...AdminPresentationFields
    }
  }
`);

/** A presentation with all its fields, for users who edit presentations. */
export const readPresentation = route('GET /api/admin/presentations/:id', {
  params: idParams,
  answer: dataOf(adminPresentationResource.schema),
  operation: ReadPresentation,
  narrowedTo: 'can_edit_presentations',
  present: ({ presentation }, { call }) =>
    data(presentFor(call, adminPresentationResource)(found(presentation))),
});
