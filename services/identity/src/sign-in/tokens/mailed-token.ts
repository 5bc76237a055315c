import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { tokenHashOf } from './token.ts';

/** What a token is mailed for, and to whom. */
export interface TokenMail {
  purpose: 'invitation' | 'password-reset';
  userId: string;
  /** The one invitation, or the one reset. */
  id: string;
}

/**
 * The token of a mail that lets somebody in: 256 bits, base64url. It is worked out again when its mail is sent, so that
 * it waits in no store and no queue; what is kept is its hash.
 */
export function mailedToken(secrets: Secrets, mailed: TokenMail): string {
  return tokenFrom(secrets.keys(mailed.purpose)[0], mailed);
}

/** The token with this hash, also after the secret was rotated; null once none of the secrets made it. */
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
