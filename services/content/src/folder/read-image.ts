import { DomainError } from '@lectern/kernel/errors.ts';
import { readUpload } from '@lectern/kernel/files/read-upload.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** What browsers show, and what cannot run anything. */
const shown = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);
const LARGEST = 10 * 1024 ** 2;

/** The image that was uploaded for a folder. @throws DomainError INVALID under `image` */
export async function readImage(
  context: ServiceContext,
  receipt: string,
): Promise<{ fileId: string; mimeType: string }> {
  const { fileId, mimeType, size, blobKey } = await readUpload(context, receipt, 'folder-image');
  const sentence = !shown.has(mimeType)
    ? 'Choose a JPEG, PNG, GIF, WebP or AVIF image.'
    : size > LARGEST
      ? 'Choose an image of at most 10 MB.'
      : null;
  if (sentence === null) return { fileId, mimeType };
  await context.engines.blobs.delete(blobKey);
  throw new DomainError('INVALID', sentence, { image: [sentence] });
}
