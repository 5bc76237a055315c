import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new token of 256 random bits, base64url. It is never kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: SHA-256, hex. So many random bits need no slow hash. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be a token at all, so that anything else costs no look-up. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Compared in constant time; without a kept one it takes the time of comparing and says no. */
export function isSameHash(given: string, stored: string | null): boolean {
  const bytes = Buffer.from(given);
  const against = stored === null ? Buffer.alloc(bytes.length) : Buffer.from(stored);
  return bytes.length === against.length && timingSafeEqual(bytes, against) && stored !== null;
}
