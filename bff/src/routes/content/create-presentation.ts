import { mintReceipt } from '@lectern/kernel/access/receipt.ts';
import { originalKey } from '@lectern/kernel/blobs/file-keys.ts';
import { fieldsOf } from '@lectern/kernel/graphql/problem.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { checkCsrf, needsCsrf, unauthenticated } from '../../access/authenticate.ts';
import { graphql } from '../../gql/gql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import { parseJson } from '../../http/body.ts';
import { EdgeError } from '../../http/edge-error.ts';
import { sendJson } from '../../http/send.ts';
import { data, dataOf } from '../../present/data.ts';
import { given } from '../../present/given.ts';
import { givenStatus, parseSettings, parseStatus, presentationResource, presentPresentation, someSettings } from '../../present/presentation.ts';
import { streamedRoute } from '../../route/route.ts';
import { receiveUpload, type Upload } from '../../uploads/receive-upload.ts';

const CreatePresentation = graphql(`
  mutation CreatePresentation($input: CreatePresentationInput!) { createPresentation(input: $input) { ...PresentationFields files { id } } }
`);

const RECEIPT_MS = 10 * 60_000;

const form = z.strictObject({
  name: z.string().max(200).optional(),
  status: givenStatus.optional(),
  description: z.string().max(10_000).optional(),
  locale: z.string().max(20).optional(),
  settings: z.string().max(10_000).transform((text) => parseJson(text)).pipe(someSettings).optional(),
});
/** Of the specification's form (content §3), for what does not exist yet; may have several values. */
const later = new Set(['groups', 'labels', 'folder_ids', 'products', '_token']);

/**
 * Publishes a file (content §7): multipart with `file` and the form's fields, `settings` as a JSON text. The bytes go
 * to their place as they arrive; when anything is wrong with them or the form, nothing stays. 413, 415 and 422 say in
 * `errors.file` what to show.
 */
export const createPresentation = streamedRoute('POST /api/admin/presentations', {
  access: rulesOf(CreatePresentation),
  consumes: 'multipart/form-data',
  answer: dataOf(presentationResource),
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
          parseForm(fields); // Before gigabytes have come.
        },
      });
      const { name, status, description, locale, settings: chosen } = parseForm(upload.fields);
      const receipt = mintReceipt(secrets, { receiptId, teamId, userId, blobKey, ...upload.file, expiresAt: Date.now() + RECEIPT_MS });
      const input = given({ receipt, name, description, locale, status: status && parseStatus(status), settings: chosen && parseSettings(chosen) });
      // The same key for another file, or another form, is another request.
      if (call.idempotency) call.idempotency = { ...call.idempotency, hash: hashOf(call.idempotency.hash, upload) };
      const { createPresentation: created } = await call.ask(CreatePresentation, { input });
      // A repetition is answered with what was made the first time, from the bytes of then.
      if (created.files.every(({ id }) => id !== receiptId)) await blobs.delete(blobKey);
      sendJson(res, 201, data(presentPresentation(created)));
    } catch (error) {
      // Where it is not certain that nothing was made of them, the sweeper decides.
      if (!isUncertain(error)) await blobs.delete(blobKey).catch((err: unknown) => edge.engines.logger.warn({ err, blobKey }, 'an upload stays behind'));
      throw withFile(error);
    }
  },
});

function parseForm(fields: Upload['fields']): z.output<typeof form> {
  const single = Object.entries(fields).filter(([name]) => !later.has(name)).map(([name, values]) => [name, values.at(-1)] as const);
  const parsed = form.safeParse(Object.fromEntries(single));
  if (!parsed.success) throw new EdgeError('INVALID', 'The given data was invalid.', { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

function hashOf(request: string, { file: { digest, fileName }, fields }: Upload): string {
  return createHash('sha256').update(JSON.stringify([request, digest, fileName, fields])).digest('base64url');
}

function isUncertain(error: unknown): boolean {
  return error instanceof EdgeError && ['UNAVAILABLE', 'INTERNAL'].includes(error.code);
}

/** What is wrong with the file itself stands under `file`. */
function withFile(error: unknown): unknown {
  if (!(error instanceof EdgeError) || error.fields || !['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'].includes(error.code)) return error;
  return new EdgeError(error.code, error.message, { fields: { file: [error.message] }, headers: error.headers });
}
