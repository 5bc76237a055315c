import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { tokenHashOf } from './token.ts';

export interface TokenMail {
  purpose: 'invitation' | 'password-reset';
  userId: string;
  /** Of the invitation or the reset. */
  id: string;
}

/** 256 bits, base64url. Computed again when the mail is sent, so that only its hash is stored. */
export function mailedToken(secrets: Secrets, mailed: TokenMail): string {
  return tokenFrom(secrets.keys(mailed.purpose)[0], mailed);
}

/** Also after the secret was rotated; null if no secret matches. */
export function tokenWithHash(
  secrets: Secrets,
  mailed: TokenMail,
  tokenHash: string,
): string | null {
  return (
    secrets
      .keys(mailed.purpose)
      .map((key) => tokenFrom(key, mailed))
      .find((token) => tokenHashOf(token) === tokenHash) ?? null
  );
}

function tokenFrom(key: Buffer, { userId, id }: TokenMail): string {
  return createHmac('sha256', key).update(`${userId} ${id}`).digest('base64url');
}
