import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { presentationResource, presentPresentation } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const ReadPresentation = graphql(`query ReadPresentation($id: ID!) { presentation(id: $id) { ...PresentationFields } }`);

/** A presentation as those see it who edit it (content §7). */
export const readPresentation = route('GET /api/admin/presentations/:id', {
  params: idParams,
  answer: dataOf(presentationResource),
  operation: ReadPresentation,
  narrowedTo: 'can_edit_presentations',
  present: ({ presentation }) => data(presentPresentation(found(presentation))),
});
