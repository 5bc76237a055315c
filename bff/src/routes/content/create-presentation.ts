import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { found } from '../../http/edge-error.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf, id } from '../../present/data.ts';
import { parseForm, presentationForm, readForm } from '../../present/presentation-form.ts';
import {
  adminPresentationResource,
  givenStatus,
  parseStatus,
  presentFor,
} from '../../present/presentation.ts';
import { streamedRoute } from '../../route/route.ts';
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

const form = presentationForm.extend({
  status: givenStatus.optional(),
  /** The caller by default. */
  owner_id: id.nullish(),
});

/** Publishes a file (content §7): multipart with `file` and the form's fields, `settings` as a JSON text. */
export const createPresentation = streamedRoute('POST /api/admin/presentations', {
  access: rulesOf(CreatePresentation),
  consumes: 'multipart/form-data',
  answer: dataOf(adminPresentationResource.schema),
  status: 201,
  async stream({ call }) {
    const { createPresentation: created } = await publishUpload(call, {
      purpose: 'presentation',
      read: (fields) => readForm(form, fields),
      publish: (receipt, { status, owner_id: ownerId, thumbnail_file_id: _, ...filled }) =>
        call.ask(CreatePresentation, {
          input: {
            ...parseForm(filled),
            receipt: found(receipt),
            ...(status && { status: parseStatus(status) }),
            ...(ownerId && { ownerId }),
          },
        }),
      filesOf: (made) => made.createPresentation.files.map(({ id }) => id),
    });
    sendJson(call.res, 201, data(presentFor(call, adminPresentationResource)(created)));
  },
});
