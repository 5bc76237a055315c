import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { tokenHashOf } from '../tokens/token.ts';

/** Mailboxes of a domain's owner (RFC 2142; CA/Browser Forum). */
export const mailboxes = [
  'admin',
  'administrator',
  'hostmaster',
  'postmaster',
  'webmaster',
] as const;

// Without similar looking ones.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** Computed again when the mail is sent, so that no store or queue holds it. 60 bits. */
export function mailedCode(secrets: Secrets, mail: { domainId: string; mailId: string }): string {
  return codeFrom(secrets.keys('domain-code')[0], mail);
}

/** Also after the secret was rotated. */
export function codeWithHash(
  secrets: Secrets,
  mail: { domainId: string; mailId: string },
  codeHash: string,
): string | null {
  return (
    secrets
      .keys('domain-code')
      .map((key) => codeFrom(key, mail))
      .find((code) => codeHashOf(code) === codeHash) ?? null
  );
}

/** In any spelling. */
export function codeHashOf(code: string): string {
  return tokenHashOf(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}

function codeFrom(key: Buffer, { domainId, mailId }: { domainId: string; mailId: string }): string {
  const bytes = createHmac('sha256', key).update(`${domainId} ${mailId}`).digest();
  const code = Array.from(bytes.subarray(0, LENGTH), (byte) => letters[byte % letters.length]).join(
    '',
  );
  return code.replaceAll(/.{4}(?!$)/g, '$&-');
}
