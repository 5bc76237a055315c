import { basename, extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readReceipt } from '@lectern/kernel/access/receipt.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { detectType, type ByteRanges, type PresentationType } from '../conversion/detect-type.ts';
import type { PresentationFile } from '../presentation/presentation.ts';

/** A file that may be published, and what it is by its bytes. */
export interface UploadedFile {
  file: PresentationFile;
  presentationType: PresentationType;
  /** The file's name without its extension. */
  title: string;
}

/**
 * What a receipt stands for. A file that is refused is deleted.
 * @throws DomainError INVALID, with a sentence for the field `file`
 */
export async function uploadedFile(
  text: string,
  { claims, engines }: ServiceContext,
): Promise<UploadedFile> {
  if (claims.kind !== 'user')
    throw new DomainError('FORBIDDEN', 'Only a person can publish an upload.');
  const { receiptId, blobKey, size, digest, fileName } = readReceipt(engines.secrets, text, claims);
  const bytes = await rangesOf(engines.blobs, blobKey);
  if (!bytes) throw refused('The upload is no longer there. Please upload the file again.');
  const detected = await detectType(bytes);
  if (!detected.isAccepted) {
    await engines.blobs.delete(blobKey);
    throw refused(detected.message);
  }
  const name = plainName(fileName);
  return {
    file: {
      fileId: receiptId,
      name,
      mimeType: detected.mimeType,
      extension: detected.extension,
      size,
      digest,
      blobKey,
    },
    presentationType: detected.type,
    title: name.slice(0, name.length - extname(name).length).trim() || 'Untitled',
  };
}

async function rangesOf(blobs: Blobs, key: string): Promise<ByteRanges | null> {
  const info = await blobs.head(key);
  if (!info) return null;
  return {
    size: info.size,
    async read(start, length) {
      const part = await blobs.get(key, { start, end: start + length - 1 });
      return part ? await buffer(part.body) : Buffer.alloc(0);
    },
  };
}

/** Some browsers send a path. */
function plainName(fileName: string): string {
  const plain = basename(fileName.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .normalize('NFC')
    .trim();
  return [...plain].slice(-200).join('') || 'Untitled';
}

function refused(sentence: string): DomainError {
  return new DomainError('INVALID', sentence, { file: [sentence] });
}
