import { basename } from 'node:path';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import type { UploadPurpose } from '@lectern/schemas/access/upload-purposes.ts';
import { DomainError } from '../errors.ts';
import type { ServiceContext } from '../service/context.ts';
import { rangesOfBlob } from './byte-ranges.ts';
import { detectType, type AcceptedType } from './detect-type.ts';
import { readReceipt } from './receipt.ts';

/** A finished upload. */
export interface Upload {
  fileId: string;
  blobKey: string;
  /** As people see it: one line, without a path. */
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, hex. */
  digest: string;
  type: AcceptedType;
  mimeType: string;
  extension: string;
}

/** Who may use a receipt where it is no member: `userId` is what the edge has put in their place. */
type UploadSender = Pick<UserClaims, 'teamId' | 'userId'>;

/**
 * The upload that a mutation is given the receipt of; its type comes from its bytes. A file that is refused is deleted.
 * To keep the file, append an event that declares it (`files` in schemas/events), and let the aggregate reserve it
 * (`receiptReservation`).
 * @throws DomainError FORBIDDEN unless a person calls; INVALID, with a sentence for the field `file`
 */
export async function readUpload(
  { claims, engines: { blobs, secrets } }: Pick<ServiceContext, 'claims' | 'engines'>,
  receipt: string,
  purpose: UploadPurpose,
  sender?: UploadSender,
): Promise<Upload> {
  const from = sender ?? (claims.kind === 'user' ? claims : null);
  if (!from) throw new DomainError('FORBIDDEN', 'Only a person can publish an upload.');
  const { teamId, userId } = from;
  const by = { teamId, userId, purpose };
  const { receiptId, blobKey, size, digest, fileName } = readReceipt(secrets, receipt, by);
  const bytes = await rangesOfBlob(blobs, blobKey);
  if (!bytes) throw refused('The upload is no longer there. Please upload the file again.');
  const detected = await detectType(bytes, purpose);
  if (!detected.isAccepted) {
    await blobs.delete(blobKey);
    throw refused(detected.message);
  }
  const { type, mimeType, extension } = detected;
  const name = plainName(fileName);
  return { fileId: receiptId, blobKey, name, size, digest, type, mimeType, extension };
}

/** Some browsers send a path. Control characters and marks that turn the direction of text are dropped. */
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
