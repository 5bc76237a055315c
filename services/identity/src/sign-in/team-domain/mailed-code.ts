import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { tokenHashOf } from '../tokens/token.ts';

/** Those that only whoever looks after a domain reads, wherever mail is for everybody (RFC 2142; CA/Browser Forum, constructed addresses). */
export const mailboxes = [
  'admin',
  'administrator',
  'hostmaster',
  'postmaster',
  'webmaster',
] as const;

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** The code of a mail, worked out again when it is sent, so that it waits in no store and no queue. 60 bits. */
export function mailedCode(secrets: Secrets, mail: { domainId: string; mailId: string }): string {
  return codeFrom(secrets.keys('domain-code')[0], mail);
}

/** The code with this hash, also after the secret was rotated. */
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

/** However it is typed. */
export function codeHashOf(code: string): string {
  return tokenHashOf(code.toUpperCase().replaceAll(/[\s-]/g, ''));
}

function codeFrom(key: Buffer, { domainId, mailId }: { domainId: string; mailId: string }): string {
  const bytes = createHmac('sha256', key).update(`${domainId} ${mailId}`).digest();
  const code = Array.from({ length: LENGTH }, (_, at) => letters[bytes[at]! % letters.length]).join(
    '',
  );
  return code.replaceAll(/.{4}(?!$)/g, '$&-');
}
