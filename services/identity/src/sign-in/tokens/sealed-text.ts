import type { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_CHARACTERS = 4_000;

/** AES-256-GCM, base64url. For data that others hold for us. */
export function sealText(secrets: Secrets, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secrets.keys(purpose)[0], nonce);
  const sealed = [cipher.update(text), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

/** Null if it is not ours. */
export function openText(secrets: Secrets, purpose: string, sealed: string): string | null {
  if (!/^[\w-]+$/.test(sealed) || sealed.length > MAX_CHARACTERS) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of secrets.keys(purpose)) {
    const text = decrypt(key, bytes);
    if (text !== null) return text;
  }
  return null;
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAuthTag(
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
  );
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return null;
  }
}
