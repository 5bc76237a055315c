import { graphql } from '../../gql/gql.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { parseForm, presentationForm } from '../../present/presentation-form.ts';
import { adminPresentationResource, presentAdminPresentation } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';

const UpdatePresentation = graphql(`
  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {
    updatePresentation(id: $id, input: $input) { ...AdminPresentationFields }
  }
`);

/** Changes what is given and leaves the rest; an empty text or null empties a field (content §3, §7). Status and owner have calls of their own. */
export const updatePresentation = route('PUT /api/admin/presentations/:id', {
  params: idParams,
  body: presentationForm,
  answer: dataOf(adminPresentationResource),
  operation: UpdatePresentation,
  variables: ({ params, body }) => ({ id: params.id, input: parseForm(body) }),
  present: ({ updatePresentation: presentation }) => data(presentAdminPresentation(presentation)),
});
