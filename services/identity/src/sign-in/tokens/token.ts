import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, base64url. Never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hex. Random enough for a fast hash. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Skips look-ups of anything else. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** In constant time, also without a stored hash. */
export function isSameHash(given: string, stored: string | null): boolean {
  const bytes = Buffer.from(given);
  const against = stored === null ? Buffer.alloc(bytes.length) : Buffer.from(stored);
  return bytes.length === against.length && timingSafeEqual(bytes, against) && stored !== null;
}
