import { DomainError } from '@lectern/kernel/errors.ts';
import { readUpload } from '@lectern/kernel/files/read-upload.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { problems } from '../problems.ts';

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
    ? problems.imageFormat
    : size > LARGEST
      ? problems.imageOver10Mb
      : null;
  if (sentence === null) return { fileId, mimeType };
  await context.engines.blobs.delete(blobKey);
  throw new DomainError('INVALID', sentence, { image: [sentence] });
}
