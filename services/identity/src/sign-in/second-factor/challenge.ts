import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';

export const CHALLENGE_LASTS_MS = 5 * 60_000;

/** A passkey sign-in of anyone, of this person, a new key, or an authenticator app. */
export type Purpose =
  | 'passkey sign-in'
  | `passkey of ${string}`
  | `new passkey of ${string}`
  | `codes of ${string}`;

const NONCE = 16;
const UNTIL = 6;

/** Contains its expiry and purpose, so that any process can verify it. */
export function newChallenge(
  secrets: Secrets,
  purpose: Purpose,
  now = Date.now(),
): Uint8Array<ArrayBuffer> {
  const payload = Buffer.alloc(NONCE + UNTIL);
  randomBytes(NONCE).copy(payload);
  payload.writeUIntBE(now + CHALLENGE_LASTS_MS, NONCE, UNTIL);
  return Uint8Array.from([...payload, ...mac(secrets.keys('challenge')[0], purpose, payload)]);
}

/** @param text base64url, as sent by the browser */
export function isOpenChallenge(
  secrets: Secrets,
  purpose: Purpose,
  text: string,
  now = Date.now(),
): boolean {
  const bytes = Buffer.from(text, 'base64url');
  const payload = bytes.subarray(0, NONCE + UNTIL);
  const signature = bytes.subarray(NONCE + UNTIL);
  if (payload.length < NONCE + UNTIL || payload.readUIntBE(NONCE, UNTIL) <= now) return false;
  return secrets.keys('challenge').some((key) => {
    const right = mac(key, purpose, payload);
    return right.length === signature.length && timingSafeEqual(right, signature);
  });
}

function mac(key: Buffer, purpose: Purpose, payload: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(purpose)
    .update('\0')
    .update(payload)
    .digest()
    .subarray(0, 20);
}
