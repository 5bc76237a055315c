import { mintReceipt } from '@lectern/kernel/access/receipt.ts';
import { originalKey } from '@lectern/kernel/blobs/file-keys.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { checkCsrf, needsCsrf, unauthenticated } from '../access/authenticate.ts';
import type { Call } from '../http/call.ts';
import { allowLongBody } from '../http/connections.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Upload } from './receive-upload.ts';
import { hashOfUpload } from './upload-hash.ts';

const RECEIPT_MS = 10 * 60_000;

/**
 * Takes a form with a file. The bytes go to their place as they arrive; when anything is wrong with them or the form, nothing
 * stays. 413, 415 and 422 say in `errors.file` what to show. Where something may have been made of them they stay, and a
 * repetition under the same Idempotency-Key is answered with it.
 * @param read checks the form, also before gigabytes have come
 * @param publish makes something of both
 * @param filesOf the ids of the files that what was made has
 */
export async function publishUpload<Form, Made>(
  call: Call,
  {
    read,
    publish,
    filesOf,
  }: {
    read(fields: Upload['fields']): Form;
    publish(receipt: string, form: Form): Promise<Made>;
    filesOf(made: Made): readonly string[];
  },
): Promise<Made> {
  const { claims, edge, req } = call;
  if (claims.kind !== 'user') throw unauthenticated();
  if (needsCsrf(call) && req.headers['x-csrf-token'] !== undefined) checkCsrf(call);
  const { teamId, userId } = claims;
  const receiptId = newId();
  const blobKey = originalKey(teamId, receiptId);
  const { blobs, secrets, settings } = edge.engines;
  let isAsked = false;
  allowLongBody(req);
  try {
    const { receiveUpload } = await import('./receive-upload.ts');
    const upload = await receiveUpload(req, {
      maxBytes: settings.LECTERN_UPLOAD_LIMIT,
      store: (source) => blobs.put(blobKey, source, 'application/octet-stream'),
      onFile(fields) {
        if (needsCsrf(call)) checkCsrf(call, fields['_token']?.[0] ?? null);
        read(withoutToken(fields));
      },
    });
    const form = read(withoutToken(upload.fields));
    const receipt = mintReceipt(secrets, {
      receiptId,
      teamId,
      userId,
      blobKey,
      ...upload.file,
      expiresAt: Date.now() + RECEIPT_MS,
    });
    // The same key for another file, or another form, is another request.
    if (call.idempotency)
      call.idempotency = { ...call.idempotency, hash: hashOfUpload(call.idempotency.hash, upload) };
    isAsked = true;
    const made = await publish(receipt, form);
    // A repetition is answered with what was made the first time, from the bytes of then.
    if (!filesOf(made).includes(receiptId)) await blobs.delete(blobKey);
    return made;
  } catch (error) {
    // Where it is not certain that nothing was made of them, the sweeper decides.
    if (isAsked && !isCertain(error)) throw asLost(error);
    await blobs
      .delete(blobKey)
      .catch((err: unknown) =>
        edge.engines.logger.warn({ err, blobKey }, 'an upload stays behind'),
      );
    throw withFile(error);
  }
}

function withoutToken({ _token, ...fields }: Upload['fields']): Upload['fields'] {
  return fields;
}

/** A conflict may be one with its own first try, of which nobody heard that it had succeeded. */
function isCertain(error: unknown): boolean {
  return error instanceof EdgeError && error.isRefusal && error.code !== 'CONFLICT';
}

/** What cannot be told of something that was made is no refusal of it: whoever asks again is told. */
function asLost(error: unknown): unknown {
  if (!(error instanceof EdgeError) || error.isRefusal || error.status >= 500) return error;
  return new EdgeError(
    'UNAVAILABLE',
    'The file has arrived, but the answer was lost. Please send it again with the same Idempotency-Key.',
    { cause: error },
  );
}

/** What is wrong with the file itself stands under `file`. */
function withFile(error: unknown): unknown {
  if (
    !(error instanceof EdgeError) ||
    error.fields ||
    !['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'].includes(error.code)
  )
    return error;
  return new EdgeError(error.code, error.message, {
    fields: { file: [error.message] },
    headers: error.headers,
  });
}
