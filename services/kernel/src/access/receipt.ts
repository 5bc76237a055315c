import { createHmac } from 'node:crypto';
import { isSameText } from './is-same-text.ts';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Secrets } from './secrets.ts';

const schema = z.strictObject({
  /** Becomes the id of the file. Taking a receipt reserves this id, so that it is taken once. */
  receiptId: z.uuid(),
  teamId: z.uuid(),
  userId: z.uuid(),
  /** `originalKey(teamId, receiptId)` of files/file-keys.ts. */
  blobKey: z.string(),
  /** In bytes. */
  size: z.number().int().nonnegative(),
  /** SHA-256 of the bytes, hex. */
  digest: z.string(),
  /** As the client called it: for people, never part of a path. */
  fileName: z.string(),
  /** As the client called it; we detect the real type from the bytes. */
  mimeType: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});

/** What an upload answers: a mutation takes this, never a blob key (DESIGN §7). */
export type UploadReceipt = z.output<typeof schema>;

export function mintReceipt(secrets: Secrets, receipt: UploadReceipt): string {
  const body = Buffer.from(JSON.stringify(receipt)).toString('base64url');
  const [key] = secrets.keys('upload receipt');
  return `${body}.${mac(key, body)}`;
}

/**
 * @param by who takes it: the same user in the same team as uploaded
 * @throws DomainError INVALID for any other one, and for one that is forged or expired
 */
export function readReceipt(
  secrets: Secrets,
  text: string,
  by: { teamId: string; userId: string },
  now = Date.now(),
): UploadReceipt {
  const [body = '', given = ''] = text.split('.');
  const isSigned = secrets.keys('upload receipt').some((key) => isSameText(mac(key, body), given));
  const receipt = isSigned
    ? schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
    : null;
  if (
    !receipt ||
    receipt.expiresAt <= now ||
    receipt.teamId !== by.teamId ||
    receipt.userId !== by.userId
  ) {
    const message = 'This upload is not known, or too old. Please upload the file again.';
    throw new DomainError('INVALID', message, { file: [message] });
  }
  return receipt;
}

function mac(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
