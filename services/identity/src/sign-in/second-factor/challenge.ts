import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@lectern/kernel/access/secrets.ts';

export const CHALLENGE_LASTS_MS = 5 * 60_000;

/** What is to be proved: that one is somebody at all, that one is this person, or that a new key is this person's. */
export type Purpose =
  'passkey sign-in' | `passkey of ${string}` | `new passkey of ${string}` | `codes of ${string}`;

const NONCE = 16;
const UNTIL = 6;

/** Says by itself until when and for what it is good, so that any copy of a process takes what another gave. */
export function newChallenge(
  secrets: Secrets,
  purpose: Purpose,
  now = Date.now(),
): Uint8Array<ArrayBuffer> {
  const said = Buffer.alloc(NONCE + UNTIL);
  randomBytes(NONCE).copy(said);
  said.writeUIntBE(now + CHALLENGE_LASTS_MS, NONCE, UNTIL);
  return Uint8Array.from([...said, ...mac(secrets.keys('challenge')[0], purpose, said)]);
}

/** @param text base64url, as a browser sends it back */
export function isOpenChallenge(
  secrets: Secrets,
  purpose: Purpose,
  text: string,
  now = Date.now(),
): boolean {
  const bytes = Buffer.from(text, 'base64url');
  const said = bytes.subarray(0, NONCE + UNTIL);
  const given = bytes.subarray(NONCE + UNTIL);
  if (said.length < NONCE + UNTIL || said.readUIntBE(NONCE, UNTIL) <= now) return false;
  return secrets.keys('challenge').some((key) => {
    const right = mac(key, purpose, said);
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function mac(key: Buffer, purpose: Purpose, said: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(purpose)
    .update('\0')
    .update(said)
    .digest()
    .subarray(0, 20);
}
