import { mintReceipt } from '@lectern/kernel/access/receipt.ts';
import { originalKey } from '@lectern/kernel/blobs/file-keys.ts';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { z } from 'zod';
import { checkCsrf, needsCsrf, unauthenticated } from '../../access/authenticate.ts';
import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf } from '../../present/data.ts';
import { asJson, parseForm, presentationForm } from '../../present/presentation-form.ts';
import { adminPresentationResource, givenStatus, parseStatus, presentAdminPresentation } from '../../present/presentation.ts';
import { streamedRoute } from '../../route/route.ts';
import { receiveUpload, type Upload } from '../../uploads/receive-upload.ts';
import { hashOfUpload } from '../../uploads/upload-hash.ts';

const CreatePresentation = graphql(`
  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...AdminPresentationFields files { id } } }
`);

const RECEIPT_MS = 10 * 60_000;

const form = presentationForm.extend({ status: givenStatus.optional() });

/**
 * Publishes a file (content §7): multipart with `file` and the form's fields, `settings` as a JSON text. The bytes go
 * to their place as they arrive; when anything is wrong with them or the form, nothing stays. 413, 415 and 422 say in
 * `errors.file` what to show.
 */
export const createPresentation = streamedRoute('POST /api/admin/presentations', {
  access: rulesOf(CreatePresentation),
  consumes: 'multipart/form-data',
  answer: dataOf(adminPresentationResource),
  status: 201,
  async stream({ call }) {
    const { claims, edge, req, res } = call;
    if (claims.kind !== 'user') throw unauthenticated();
    if (needsCsrf(call) && req.headers['x-csrf-token'] !== undefined) checkCsrf(call);
    const { teamId, userId } = claims;
    const receiptId = newId();
    const blobKey = originalKey(teamId, receiptId);
    const { blobs, secrets, settings } = edge.engines;
    try {
      const upload = await receiveUpload(req, {
        maxBytes: settings.LECTERN_UPLOAD_LIMIT,
        store: (source) => blobs.put(blobKey, source, 'application/octet-stream'),
        onFile(fields) {
          if (needsCsrf(call)) checkCsrf(call, fields['_token']?.[0] ?? null);
          readForm(fields); // Before gigabytes have come.
        },
      });
      const { status, ...filled } = readForm(upload.fields);
      const receipt = mintReceipt(secrets, { receiptId, teamId, userId, blobKey, ...upload.file, expiresAt: Date.now() + RECEIPT_MS });
      const input = { receipt, ...parseForm(filled), ...(status && { status: parseStatus(status) }) };
      // The same key for another file, or another form, is another request.
      if (call.idempotency) call.idempotency = { ...call.idempotency, hash: hashOfUpload(call.idempotency.hash, upload) };
      const { createPresentation: created } = await call.ask(CreatePresentation, { input });
      // A repetition is answered with what was made the first time, from the bytes of then.
      if (created.files.every(({ id }) => id !== receiptId)) await blobs.delete(blobKey);
      sendJson(res, 201, data(presentAdminPresentation(created)));
    } catch (error) {
      // Where it is not certain that nothing was made of them, the sweeper decides.
      if (!isUncertain(error)) await blobs.delete(blobKey).catch((err: unknown) => edge.engines.logger.warn({ err, blobKey }, 'an upload stays behind'));
      throw withFile(error);
    }
  },
});

function readForm(fields: Upload['fields']): z.output<typeof form> {
  const { _token, ...given } = fields;
  const parsed = form.safeParse(asJson(given));
  if (!parsed.success) throw new EdgeError('INVALID', 'The given data was invalid.', { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

function isUncertain(error: unknown): boolean {
  return error instanceof EdgeError && ['UNAVAILABLE', 'INTERNAL'].includes(error.code);
}

/** What is wrong with the file itself stands under `file`. */
function withFile(error: unknown): unknown {
  if (!(error instanceof EdgeError) || error.fields || !['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'].includes(error.code)) return error;
  return new EdgeError(error.code, error.message, { fields: { file: [error.message] }, headers: error.headers });
}
