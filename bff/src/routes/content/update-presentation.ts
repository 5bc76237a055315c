import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { graphql } from '../../gql/gql.ts';
import type { Call } from '../../http/call.ts';
import { found } from '../../http/edge-error.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import {
  parseForm,
  presentationForm,
  readForm,
  uploadReceipt,
} from '../../present/presentation-form.ts';
import { adminPresentationResource, presentFor } from '../../present/presentation.ts';
import { fixedFields } from '../../route/fixed-fields.ts';
import { route } from '../../route/route.ts';
import { publishUpload } from '../../uploads/publish-upload.ts';

const ReadForUpdate = graphql(`
  query ReadForUpdate($id: ID!) {
    presentation(id: $id) {
      ...AdminPresentationFields
    }
  }
`);
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

const fixed = fixedFields('id', 'status', 'owner_id', 'presentation_type');
const form = presentationForm.extend(fixed.shape);

const checkFixed = (call: Call, id: string, body: Record<string, unknown>) =>
  fixed.check(body, async () => {
    const { presentation } = await call.ask(ReadForUpdate, { id });
    return adminPresentationResource.present(found(presentation));
  });

/**
 * Changes the given fields; an empty text or null empties a field (content §3, §7). Status and owner have their own
 * calls and are taken here as they are. With `file` in a multipart body, or `upload_receipt` of a resumable upload in
 * JSON (see createPresentation), that file replaces the current one as soon as its pages are made, under the same
 * links. A new `external_url` of a website makes its page again; a website cannot be without one.
 */
export const updatePresentation = route('PUT /api/admin/presentations/:id', {
  params: idParams,
  body: form.extend({ upload_receipt: uploadReceipt.optional() }),
  answer: dataOf(adminPresentationResource.schema),
  operation: UpdatePresentation,
  before: ({ params, body, call }) => checkFixed(call, params.id, body),
  variables: ({ params, body: { upload_receipt: receipt, ...filled } }) => ({
    id: params.id,
    input: { ...withoutUndefined({ receipt }), ...parseForm(fixed.without(filled)) },
  }),
  present: ({ updatePresentation: presentation }, { call }) =>
    data(presentFor(call, adminPresentationResource)(presentation)),
  async form({ params: { id }, call }) {
    const { updatePresentation: presentation } = await publishUpload(call, {
      purpose: 'presentation',
      read: (fields) => readForm(form, fields),
      publish: async (receipt, filled) => {
        await checkFixed(call, id, filled);
        return call.ask(UpdatePresentation, {
          id,
          input: { ...withoutUndefined({ receipt }), ...parseForm(fixed.without(filled)) },
        });
      },
      filesOf: (made) =>
        [
          ...made.updatePresentation.files,
          ...(made.updatePresentation.replacement
            ? [made.updatePresentation.replacement.file]
            : []),
        ].map((file) => file.id),
    });
    sendJson(call.res, 200, data(presentFor(call, adminPresentationResource)(presentation)));
  },
});
