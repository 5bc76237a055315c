import { createHmac } from 'node:crypto';
import { z } from 'zod';
import {
  firstPurpose,
  isUploadPurpose,
  type UploadPurpose,
} from '@lectern/schemas/access/upload-purposes.ts';
import { isSameText } from '../keys/is-same-text.ts';
import type { Secrets } from '../keys/secrets.ts';
import { DomainError } from '../errors.ts';
import type { Reservation } from '../store/commits-port.ts';

const schema = z.strictObject({
  /** Becomes the id of the file. */
  receiptId: z.uuid(),
  /** Missing in receipts of earlier releases. */
  purpose: z.custom<UploadPurpose>(isUploadPurpose).default(firstPurpose),
  teamId: z.uuid(),
  userId: z.uuid(),
  /** `originalKey(teamId, receiptId)` of files/file-keys.ts. */
  blobKey: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** SHA-256 of the bytes, hex. */
  digest: z.string(),
  /** From the client: for people, never part of a path. */
  fileName: z.string(),
  /** From the client: the type is decided by the bytes. */
  mimeType: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});

/** A file that nothing holds is deleted this long after it was stored. */
export const UNHELD_MS = 24 * 3600_000;
/** A receipt expires earlier, so that by then the event of the file's holder has arrived. */
export const LAST_USE_MS = UNHELD_MS - 3600_000;

/** The answer to an upload. Mutations take its text (the scalar UploadReceipt), never a blob key. */
export type UploadReceipt = z.output<typeof schema>;

/** For the aggregate that uses an upload: it reserves the receipt for ever, so that it is used once. */
export function receiptReservation(fileId: string): Reservation {
  return { scope: 'global', kind: 'receipt', value: fileId };
}

export function mintReceipt(secrets: Secrets, receipt: UploadReceipt): string {
  const body = Buffer.from(JSON.stringify(receipt)).toString('base64url');
  const [key] = secrets.keys('upload receipt');
  return `${body}.${mac(key, body)}`;
}

/** @throws DomainError INVALID when it is forged or expired, or from another person, team or purpose */
export function readReceipt(
  secrets: Secrets,
  text: string,
  { teamId, userId, purpose }: Pick<UploadReceipt, 'teamId' | 'userId' | 'purpose'>,
  now = Date.now(),
): UploadReceipt {
  const [body = '', given = ''] = text.split('.');
  const isSigned = secrets.keys('upload receipt').some((key) => isSameText(mac(key, body), given));
  // A later release may have signed a purpose that this one does not know.
  const receipt = isSigned
    ? schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data
    : undefined;
  if (
    !receipt ||
    receipt.expiresAt <= now ||
    receipt.teamId !== teamId ||
    receipt.userId !== userId ||
    receipt.purpose !== purpose
  ) {
    const message = 'This upload is not known, or too old. Please upload the file again.';
    throw new DomainError('INVALID', message, { file: [message] });
  }
  return receipt;
}

function mac(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
