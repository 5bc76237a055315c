import { z } from 'zod';
import {
  passForm,
  placeOf,
  readPublicForm,
  receiveAnswerFile,
  receiveForm,
} from './public-form.ts';
import { graphql } from '../../../gql/gql.ts';
import { ask } from '../../../graph/ask.ts';
import { found } from '../../../http/edge-error.ts';
import type { Call } from '../../../http/call.ts';
import { readForm as readFields } from '../../../present/presentation-form.ts';
import { sendJson } from '../../../http/send.ts';
import { edgeRequest } from '../../../links/links.ts';
import { data, dataOf } from '../../../present/data.ts';
import { handledRoute, streamedRoute } from '../../../route/route.ts';
import { publicFormResource, publicResponseResource } from './form-resource.ts';

const ReadPublicResponse = graphql(`
  query ReadPublicResponse($uuid: ID!) {
    publicFormResponse(uuid: $uuid) {
      ...PublicFormResponseFields
    }
  }
`);
const StartFormResponse = graphql(`
  mutation StartFormResponse($formUuid: ID!, $input: FormResponseInput!) {
    startFormResponse(formUuid: $formUuid, input: $input) {
      ...PublicFormResponseFields
    }
  }
`);
const SaveFormResponse = graphql(`
  mutation SaveFormResponse($uuid: ID!, $input: FormResponseInput!) {
    saveFormResponse(uuid: $uuid, input: $input) {
      ...PublicFormResponseFields
      form {
        uuid
      }
    }
  }
`);

const formParams = z.object({ uuid: z.uuid().describe('The uuid of the form.') });
const responseParams = z.object({ uuid: z.uuid().describe('The uuid of the response.') });
const given = z.object({
  data: z
    .record(z.string().max(100), z.unknown())
    .default({})
    .describe(
      'The answers by question; what is left out stays as it was, null is no answer. A file is `{ "upload_receipt": … }`, a signature a PNG as a data URL.',
    ),
  status: z
    .preprocess(
      (sent) => (typeof sent === 'string' ? sent.toUpperCase() || null : sent),
      z.enum(['DRAFT', 'COMPLETE']).nullish(),
    )
    .describe('Complete to send it; left out or Draft: to go on later.'),
  statements: z
    .record(z.string().max(100), z.string().max(10_000))
    .nullish()
    .describe(
      'The words of its consents as they were shown, by question: 422 where the form has others now.',
    ),
  hit_uuid: z
    .string()
    .max(400)
    .nullish()
    .describe('The visit, where the form is shown with a shared link.'),
});
const inputOf = ({
  data: answers,
  statements,
}: Pick<z.output<typeof given>, 'data' | 'statements'>) => ({
  data: JSON.stringify(answers),
  statements: Object.entries(statements ?? {}).map(([questionId, statement]) => ({
    questionId,
    statement,
  })),
});
const hitUuidAfter = z
  .string()
  .nullable()
  .describe(
    'The visit, where one was given: a new one once a form that is shown before the pages is sent.',
  );
const shared = {
  access: 'visit',
  answer: dataOf(publicResponseResource.schema.extend({ hit_uuid: hitUuidAfter })),
  bodyLimit: 768 * 1024,
  csrf: 'never',
} as const;

/** A form that takes responses (content §7). 404 for any other. */
export const readForm = handledRoute('GET /api/public/forms/:uuid', {
  access: 'visit',
  params: formParams,
  answer: dataOf(publicFormResource.schema),
  limit: 'open',
  async handle({ params: { uuid }, call }) {
    const { id: _, teamId: __, ...form } = await readPublicForm(call, uuid);
    return data(publicFormResource.present(form));
  },
});

const begun = given.extend({
  uuid: z
    .uuid()
    .nullish()
    .describe(
      'Of the new response, chosen at random: sent again with it, a call makes no second one.',
    ),
});

/**
 * Answers a form (content §7, accounts §4). The `uuid` that it answers is all that it takes to read and change the
 * response. Complete ones are checked: 422 with the first message of each question. As multipart with `file`, at most
 * 25 MB, it takes the filled-in PDF of a PDF form, and `data` as a JSON text: the answer `filled-pdf`.
 */
export const createResponse = handledRoute('POST /api/public/forms/:uuid/responses', {
  ...shared,
  status: 201,
  params: formParams,
  limit: 'submission',
  body: begun,
  handle: ({ params, body, call }) => startResponse(call, params.uuid, body, null),
  async form({ params: { uuid }, call }) {
    const read = (fields: Record<string, unknown>) =>
      readFields(begun, { ...fields, ...parsed(fields) });
    const { file, fields } = await receiveForm(call, uuid, read, shared.bodyLimit);
    sendJson(call.res, 201, await startResponse(call, uuid, fields, file));
  },
});

/** Fields of multipart that are objects, as JSON texts. */
function parsed(fields: Record<string, unknown>): Record<string, unknown> {
  const objects = ['data', 'statements'].filter((name) => typeof fields[name] === 'string');
  return Object.fromEntries(objects.map((name) => [name, jsonOf(String(fields[name]))]));
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return text; // Refused as no object.
  }
}

async function startResponse(
  call: Call,
  formUuid: string,
  { status, uuid, hit_uuid: hitUuid, ...answers }: z.output<typeof begun>,
  file: { upload_receipt: string } | null,
) {
  const input = {
    ...inputOf(answers),
    status: status ?? null,
    uuid: uuid ?? null,
    language: call.language,
    pdf: file && file.upload_receipt,
    ...(await placeOf(call, hitUuid)),
  };
  const { startFormResponse } = await ask(
    call.edge.graph,
    StartFormResponse,
    { formUuid, input },
    edgeRequest(),
  );
  const after = status === 'COMPLETE' ? await passForm(call, hitUuid, formUuid) : (hitUuid ?? null);
  return data({ ...publicResponseResource.present(startFormResponse), hit_uuid: after });
}

/** Goes on with a response, or changes one that was sent (content §7): 410 once the form takes none any more. */
export const updateResponse = handledRoute('PUT /api/public/forms/responses/:uuid', {
  ...shared,
  params: responseParams,
  limit: 'save',
  body: given,
  async handle({ params: { uuid }, body: { status, hit_uuid: hitUuid, ...answers }, call }) {
    const input = { ...inputOf(answers), status: status ?? null };
    const { saveFormResponse } = await ask(
      call.edge.graph,
      SaveFormResponse,
      { uuid, input },
      edgeRequest(),
    );
    const { form, ...response } = saveFormResponse;
    const after =
      status === 'COMPLETE' ? await passForm(call, hitUuid, form?.uuid ?? '') : (hitUuid ?? null);
    return data({ ...publicResponseResource.present(response), hit_uuid: after });
  },
});

/** A response, for its author, who alone has its uuid (content §7). */
export const readResponse = handledRoute('GET /api/public/forms/responses/:uuid', {
  access: 'visit',
  params: responseParams,
  answer: dataOf(publicResponseResource.schema),
  limit: 'open',
  async handle({ params: { uuid }, call }) {
    const { publicFormResponse } = await ask(
      call.edge.graph,
      ReadPublicResponse,
      { uuid },
      edgeRequest(),
    );
    return data(publicResponseResource.present(found(publicFormResponse)));
  },
});

/**
 * Uploads the file of an answer: multipart with `file`, a PDF, PowerPoint, Word or Excel file or an image of at most
 * 25 MB. The answer names it by the receipt, within an hour.
 */
export const uploadAnswerFile = streamedRoute('POST /api/public/forms/:uuid/files', {
  access: 'visit',
  params: formParams,
  consumes: 'multipart/form-data',
  limit: 'submission',
  status: 201,
  answer: dataOf(
    z.strictObject({
      upload_receipt: z.string().describe('What the answer names the file by.'),
      name: z.string().describe('The name of the file, as sent.'),
      size: z.number().int().describe('The size of the file, in bytes.'),
    }),
  ),
  async stream({ params: { uuid }, call }) {
    sendJson(call.res, 201, data(await receiveAnswerFile(call, uuid)));
  },
});
