import { createHmac } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/access/secrets.ts';
import { tokenHashOf } from '../sign-in/token.ts';

interface Named {
  userId: string;
  invitationId: string;
}

/**
 * The token of an invitation: 256 bits, base64url. It is worked out again when its mail is sent, so that it waits in no
 * store and no queue; what is kept is its hash.
 */
export function invitationToken(secrets: Secrets, of: Named): string {
  return tokenBy(secrets.keys(PURPOSE)[0], of);
}

/** The token with this hash, also after the secret was rotated; null once none of the secrets made it. */
export function tokenWithHash(secrets: Secrets, of: Named, tokenHash: string): string | null {
  return secrets.keys(PURPOSE).map((key) => tokenBy(key, of)).find((token) => tokenHashOf(token) === tokenHash) ?? null;
}

const PURPOSE = 'invitation';

function tokenBy(key: Buffer, { userId, invitationId }: Named): string {
  return createHmac('sha256', key).update(`${userId} ${invitationId}`).digest('base64url');
}
