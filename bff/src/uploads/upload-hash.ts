import { createHash } from 'node:crypto';
import type { Upload } from './receive-upload.ts';

/**
 * Identifies a form with a file, to recognize a retry under the same key: by its fields, and the file's name and bytes.
 * Without the CSRF token, which changes when the page is reloaded.
 * @param request the hash of the rest of the request
 */
export function hashOfUpload(request: string, { file, fields }: Upload): string {
  const named = Object.entries(fields)
    .filter(([name]) => name !== '_token')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([request, file?.digest ?? null, file?.fileName ?? null, named]))
    .digest('base64url');
}
