import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import { sendJson } from '../../../http/send.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { readForm, uploadReceipt } from '../../../present/presentation-form.ts';
import { asInGraph } from '../../../resource/graph-places.ts';
import { route } from '../../../route/route.ts';
import { publishUpload } from '../../../uploads/publish-upload.ts';

const AddCaptions = graphql(`
  mutation AddCaptions($id: ID!, $language: String!, $receipt: UploadReceipt!) {
    addCaptions(id: $id, language: $language, receipt: $receipt) {
      id
      captions {
        language
        fileId
      }
    }
  }
`);
const RemoveCaptions = graphql(`
  mutation RemoveCaptions($id: ID!, $language: String!) {
    removeCaptions(id: $id, language: $language) {
      id
    }
  }
`);

const language = z.string().describe('The language of the captions, such as en or de-CH.');
const form = z.object({ language });
const captions = z.array(
  z.strictObject(asInGraph('Captions', { language: z.string(), file_id: z.string() })),
);
const shown = (found: readonly { language: string; fileId: string }[]) =>
  found.map(({ language: of, fileId }) => ({ language: of, file_id: fileId }));

/**
 * Gives a video or sound captions in a language, instead of those it had in it: multipart with `language` and `file`, a
 * WebVTT file of at most 2 MB. Instead of multipart, JSON takes `upload_receipt`, that of a resumable upload.
 */
export const addCaptions = route('POST /api/admin/presentations/:id/captions', {
  params: idParams,
  body: form.extend({ upload_receipt: uploadReceipt }),
  answer: dataOf(captions),
  operation: AddCaptions,
  variables: ({ params, body }) => ({
    id: params.id,
    language: body.language,
    receipt: body.upload_receipt,
  }),
  present: ({ addCaptions: made }) => data(shown(made.captions)),
  async form({ params, call }) {
    const { addCaptions: made } = await publishUpload(call, {
      purpose: 'captions',
      read: (fields) => readForm(form, fields),
      publish: (receipt, given) =>
        call.ask(AddCaptions, { id: params.id, language: given.language, receipt: receipt ?? '' }),
      filesOf: ({ addCaptions: { captions: found } }) => found.map(({ fileId }) => fileId),
    });
    sendJson(call.res, 200, data(shown(made.captions)));
  },
});

/** Removes the captions in a language. */
export const removeCaptions = route('DELETE /api/admin/presentations/:id/captions/:language', {
  params: idParams.extend({ language: z.string() }),
  answer: z.null(),
  status: 204,
  operation: RemoveCaptions,
  present: () => null,
});
