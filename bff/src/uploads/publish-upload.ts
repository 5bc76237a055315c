import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { uploadPurposes, type UploadPurpose } from '@lectern/schemas/access/upload-purposes.ts';
import { mintReceipt } from '@lectern/kernel/files/receipt.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { checkCsrf, forbidden, needsCsrf, unauthenticated } from '../access/authenticate.ts';
import type { Call } from '../http/call.ts';
import { allowLongBody } from '../http/connections.ts';
import { EdgeError } from '../http/edge-error.ts';
import type { Upload } from './receive-upload.ts';
import { hashOfUpload } from './upload-hash.ts';
import { problems } from '../http/problems.ts';

const RECEIPT_MS = 10 * 60_000;

/**
 * Takes a form with a file, whose bytes are stored as they arrive. They are deleted when something is wrong with them or
 * the form; 413, 415 and 422 have a sentence in `errors.file`. They stay when something may have been made of them: a
 * retry with the same Idempotency-Key then answers with that.
 * @param read checks the form; called before the bytes of the file, too
 * @param publish makes something of both; without a receipt where no file was sent
 * @param filesOf ids of the files that the result has
 */
export async function publishUpload<Form, Made>(
  call: Call,
  {
    purpose,
    part = 'file',
    read,
    publish,
    filesOf,
  }: {
    purpose: UploadPurpose;
    /** The name of the part with the file, under which errors about it are. */
    part?: string;
    read(fields: Upload['fields']): Form;
    publish(receipt: string | undefined, form: Form): Promise<Made>;
    filesOf(made: Made): readonly string[];
  },
): Promise<Made> {
  const { claims, edge, req } = call;
  if (claims.kind !== 'user') throw unauthenticated();
  if (!hasPermission(claims, uploadPurposes[purpose].permission)) throw forbidden(claims);
  if (needsCsrf(call) && req.headers['x-csrf-token'] !== undefined) checkCsrf(call);
  const { teamId, userId } = claims;
  const receiptId = newId();
  const blobKey = originalKey(teamId, receiptId);
  const { blobs, secrets, settings } = edge.engines;
  const discard = () =>
    blobs
      .delete(blobKey)
      .catch((err: unknown) =>
        edge.engines.logger.warn({ err, blobKey }, 'an upload stays behind'),
      );
  let isAsked = false;
  const largest = settings.LECTERN_UPLOAD_LIMIT;
  // Without a length, or with one that is refused below, it counts as the largest.
  const announced = Number(req.headers['content-length'] ?? largest);
  await edge.uploadQuota.count(userId, Math.min(announced, largest));
  allowLongBody(req);
  try {
    const { receiveUpload } = await import('./receive-upload.ts');
    const checkForm = (fields: Upload['fields']) => {
      if (needsCsrf(call))
        checkCsrf(call, typeof fields['_token'] === 'string' ? fields['_token'] : null);
      return read(withoutToken(fields));
    };
    const upload = await receiveUpload(req, {
      maxBytes: largest,
      part,
      store: (source) => blobs.put(blobKey, source, 'application/octet-stream'),
      onFile: (fields) => void checkForm(fields),
    });
    const form = checkForm(upload.fields);
    const receipt =
      upload.file === null
        ? undefined
        : mintReceipt(secrets, {
            receiptId,
            purpose,
            teamId,
            userId,
            blobKey,
            ...upload.file,
            expiresAt: Date.now() + RECEIPT_MS,
          });
    // With another file or form, the same key is another request.
    if (call.idempotency)
      call.idempotency = { ...call.idempotency, hash: hashOfUpload(call.idempotency.hash, upload) };
    isAsked = true;
    const made = await publish(receipt, form);
    // A retry answers with the first result, made from the bytes sent then.
    if (!filesOf(made).includes(receiptId)) await discard();
    return made;
  } catch (error) {
    // When something may have been made of them, the sweep decides.
    if (isAsked && !isCertain(error)) throw asLost(error);
    await discard();
    throw withFile(error, part);
  }
}

function withoutToken({ _token, ...fields }: Upload['fields']): Upload['fields'] {
  return fields;
}

/** A conflict may be with its own first attempt, whose answer was lost. */
function isCertain(error: unknown): boolean {
  return error instanceof EdgeError && error.isRefusal && error.code !== 'CONFLICT';
}

/** Something may have been made, so an error that only hides the result asks for a retry. */
function asLost(error: unknown): unknown {
  if (!(error instanceof EdgeError) || error.isRefusal || error.status >= 500) return error;
  return new EdgeError('UNAVAILABLE', problems.uploadAnswerLost, { cause: error });
}

/** Errors about the file itself get a sentence under its part. */
function withFile(error: unknown, part: string): unknown {
  if (!(error instanceof EdgeError)) return error;
  const { code, message, headers, fields } = error;
  const isOfFile = ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL'].includes(code);
  if (fields ? part === 'file' || !fields['file'] : !isOfFile) return error;
  const { file = [message], ...others } = fields ?? {};
  return new EdgeError(code, message, { fields: { ...others, [part]: file }, headers });
}
