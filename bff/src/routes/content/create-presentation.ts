import type { z } from 'zod';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { graphql } from '../../gql/gql.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf, id } from '../../present/data.ts';
import {
  parseForm,
  presentationForm,
  readForm,
  uploadReceipt,
} from '../../present/presentation-form.ts';
import {
  adminPresentationResource,
  givenStatus,
  parseStatus,
  presentFor,
} from '../../present/presentation.ts';
import { route } from '../../route/route.ts';
import { publishUpload } from '../../uploads/publish-upload.ts';

const CreatePresentation = graphql(`
  mutation CreatePresentation($input: CreatePresentationInput!) {
    createPresentation(input: $input) {
      ...AdminPresentationFields
      files {
        id
      }
    }
  }
`);

export const newPresentation = presentationForm.extend({
  status: givenStatus.optional().describe('Draft, Active or Inactive; Draft when left out.'),
  owner_id: id.nullish().describe('The member of the team who owns it; the caller when left out.'),
});

export const inputOf = (
  { status, owner_id: ownerId, thumbnail_file_id: _, ...filled }: z.output<typeof newPresentation>,
  receipt: string | undefined,
) => ({
  ...parseForm(filled),
  ...withoutUndefined({ receipt }),
  ...(status && { status: parseStatus(status) }),
  ...(ownerId && { ownerId }),
});

/**
 * Publishes a file: multipart with `file` and the form's fields, `settings` as a JSON text. Without a file,
 * `external_url` becomes a presentation of type URL, a page that leads to that website (content §1, §3, §7). Instead
 * of multipart, JSON takes the form's fields and, as `upload_receipt`, the header `upload-receipt` of a resumable
 * upload to `/api/uploads` (tus).
 */
export const createPresentation = route('POST /api/admin/presentations', {
  body: newPresentation.extend({ upload_receipt: uploadReceipt.optional() }),
  answer: dataOf(adminPresentationResource.schema),
  status: 201,
  operation: CreatePresentation,
  variables: ({ body: { upload_receipt: receipt, ...filled } }) => ({
    input: inputOf(filled, receipt),
  }),
  present: ({ createPresentation: created }, { call }) =>
    data(presentFor(call, adminPresentationResource)(created)),
  async form({ call }) {
    const { createPresentation: created } = await publishUpload(call, {
      purpose: 'presentation',
      read: (fields) => readForm(newPresentation, fields),
      publish: (receipt, filled) =>
        call.ask(CreatePresentation, { input: inputOf(filled, receipt) }),
      filesOf: (made) => made.createPresentation.files.map(({ id }) => id),
    });
    sendJson(call.res, 201, data(presentFor(call, adminPresentationResource)(created)));
  },
});
