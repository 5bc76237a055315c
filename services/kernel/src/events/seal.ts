import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const POOL_BYTES = 4_092;
const PREFIX = 's1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM under a fresh random iv: `s1.<base64url of iv, ciphertext, tag>`.
 * @param key 32 bytes; at most 2^32 seals each, so that no iv comes twice
 * @param aad what the text belongs to; it opens nowhere else
 */
export function seal(key: Buffer, plaintext: string, aad: string): string {
  const iv = freshIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(aad),
  );
  const ciphertext = cipher.update(plaintext, 'utf8');
  cipher.final();
  return PREFIX + Buffer.concat([iv, ciphertext, cipher.getAuthTag()]).toString('base64url');
}

let pool = Buffer.alloc(0);

/** Random bytes are cheapest in bulk; each is used once. */
function freshIv(): Buffer {
  if (pool.length < IV_BYTES) pool = randomBytes(POOL_BYTES);
  const iv = pool.subarray(0, IV_BYTES);
  pool = pool.subarray(IV_BYTES);
  return iv;
}

/** @throws Error when it was sealed under another key, for something else, or has been changed. */
export function open(key: Buffer, sealed: string, aad: string): string {
  if (!sealed.startsWith(PREFIX)) throw new Error('This is not a sealed text of a version we know');
  const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('This sealed text is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const plaintext = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch (error) {
    throw new Error('This sealed text does not open with this key', { cause: error });
  }
  return plaintext.toString('utf8');
}
