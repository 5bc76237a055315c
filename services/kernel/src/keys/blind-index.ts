import { createHmac } from 'node:crypto';
import { DomainError } from '../errors.ts';
import type { Keys } from './port.ts';

/**
 * The secrets of blind indexes are stored among the keys, under ids that no person can have: `names/<scope>`. They are made
 * once and never change, because every index would; LECTERN_SECRET rotates, so it cannot be used.
 */
const PREFIX = 'names/';

/**
 * Stands for a personal value without revealing it: base64url of HMAC-SHA256 over the normalized value.
 * Equal values have equal indexes within a scope, and unrelated ones across scopes.
 * @param scope a team's id, or `global`
 */
export async function blindIndex(keys: Keys, scope: string, value: string): Promise<string> {
  return createHmac('sha256', await secretOf(keys, scope))
    .update(normalizeForIndex(value))
    .digest('base64url');
}

/** Another such secret, 32 bytes, for a key that signs. */
export function blindIndexSecret(
  keys: Keys,
  name: 'receipts' | `claims-signing-${number}`,
): Promise<Buffer> {
  return secretOf(keys, name);
}

/** NFKC, trimmed, lower-cased: addresses that differ only in these are the same. */
export function normalizeForIndex(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase();
}

/** For adapters of Keys. @throws DomainError INVALID where the id is no person's. */
export function refuseToEraseNames(personId: string): void {
  if (personId.startsWith(PREFIX))
    throw new DomainError('INVALID', 'The secret of names is never erased.');
}

const secrets = new WeakMap<Keys, Map<string, Promise<Buffer>>>();

async function secretOf(keys: Keys, scope: string): Promise<Buffer> {
  const byScope = secrets.get(keys) ?? new Map<string, Promise<Buffer>>();
  secrets.set(keys, byScope);
  let secret = byScope.get(scope);
  if (!secret) {
    byScope.set(scope, (secret = keys.keyFor(PREFIX + scope)));
    secret.catch(() => byScope.delete(scope));
  }
  return secret;
}
