import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Digester, type BlobDigest } from '@lectern/kernel/blobs/digest.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { conversionFailed } from '../conversion/conversion-error.ts';
import type { PresentationFile } from '../presentation/state.ts';

export const ORIGINAL = 'original';

/** Copies an original to where a converter reads it. @throws ConversionError `lost` if it is not what was uploaded */
export async function copyOriginal(
  blobs: Blobs,
  { blobKey, digest, size }: Pick<PresentationFile, 'blobKey' | 'digest' | 'size'>,
  path: string,
  signal: AbortSignal,
): Promise<BlobDigest> {
  const original = await blobs.get(blobKey);
  if (!original) throw conversionFailed('lost');
  const digester = new Digester();
  await pipeline(original.body, digester, createWriteStream(path), { signal });
  const copied = digester.digest();
  if (copied.size !== size || copied.sha256 !== digest) throw conversionFailed('lost');
  return copied;
}
