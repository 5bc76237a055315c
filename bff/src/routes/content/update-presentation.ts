import { graphql } from '../../gql/gql.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { parseForm, presentationForm, readForm } from '../../present/presentation-form.ts';
import { adminPresentationResource } from '../../present/presentation.ts';
import { route } from '../../route/route.ts';
import { publishUpload } from '../../uploads/publish-upload.ts';

const UpdatePresentation = graphql(`
  mutation UpdatePresentation($id: ID!, $input: UpdatePresentationInput!) {
    updatePresentation(id: $id, input: $input) {
      ...AdminPresentationFields
      files {
        id
      }
      replacement {
        file {
          id
        }
      }
    }
  }
`);

/**
 * Changes the given fields; an empty text or null empties a field (content §3, §7). Status and owner have their own
 * calls. With `file` in a multipart body, that file replaces the current one as soon as its pages are made, under the
 * same links.
 */
export const updatePresentation = route('PUT /api/admin/presentations/:id', {
  params: idParams,
  body: presentationForm,
  answer: dataOf(adminPresentationResource.schema),
  operation: UpdatePresentation,
  variables: ({ params, body }) => ({ id: params.id, input: parseForm(body) }),
  present: ({ updatePresentation: presentation }) =>
    data(adminPresentationResource.present(presentation)),
  async form({ params: { id }, call }) {
    const { updatePresentation: presentation } = await publishUpload(call, {
      purpose: 'presentation',
      read: (fields) => readForm(presentationForm, fields),
      publish: (receipt, filled) =>
        call.ask(UpdatePresentation, { id, input: { receipt, ...parseForm(filled) } }),
      filesOf: (made) =>
        [
          ...made.updatePresentation.files,
          ...(made.updatePresentation.replacement
            ? [made.updatePresentation.replacement.file]
            : []),
        ].map((file) => file.id),
    });
    sendJson(call.res, 200, data(adminPresentationResource.present(presentation)));
  },
});
