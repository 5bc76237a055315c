import { createHmac } from 'node:crypto';
import { DomainError } from '../errors.ts';
import type { Keys } from './port.ts';

/**
 * Secrets under which values become names are kept among the keys, as persons that cannot be: `names/<scope>`.
 * They are made once and never change or go, or every name would; LECTERN_SECRET would not do, for it rotates.
 */
const PREFIX = 'names/';

/**
 * A name for a personal value that does not give it away: base64url of HMAC-SHA256 over the value in its normal form.
 * Equal values have equal names within a scope, and unrelated ones across scopes.
 * @param scope a team's id, or `global`
 */
export async function blindIndex(keys: Keys, scope: string, value: string): Promise<string> {
  return createHmac('sha256', await secretOf(keys, scope))
    .update(normalizeForIndex(value))
    .digest('base64url');
}

/** Another such secret, 32 bytes, for something that is signed for ever. */
export function blindIndexSecret(keys: Keys, name: 'receipts'): Promise<Buffer> {
  return secretOf(keys, name);
}

/** NFKC, trimmed, lower-cased: addresses that differ in nothing else are one. */
export function normalizeForIndex(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase();
}

/** For adapters of Keys. @throws DomainError INVALID for what is no person. */
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
