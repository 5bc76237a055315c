import { createHash } from 'node:crypto';
import type { Upload } from './receive-upload.ts';

/**
 * What tells a form with a file from a repetition of it under the same key: its fields and the file's name and bytes.
 * Not the page's token: a page that was loaded anew repeats with another one.
 * @param request the hash of what stands around the form
 */
export function hashOfUpload(
  request: string,
  { file: { digest, fileName }, fields }: Upload,
): string {
  const named = Object.entries(fields)
    .filter(([name]) => name !== '_token')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([request, digest, fileName, named]))
    .digest('base64url');
}
