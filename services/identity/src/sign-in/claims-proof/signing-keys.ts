import { createPublicKey } from 'node:crypto';
import { exportJWK, type JSONWebKeySet } from 'jose';
import { ed25519KeyOf } from '@lectern/kernel/keys/ed25519-key.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import type { SigningKey } from '@lectern/kernel/process/claims-proof.ts';

/** A new key signs after a week; the one before is believed for another week. */
const PERIOD_MS = 7 * 24 * 3600_000;

const periodAt = (now: number) => Math.floor(now / PERIOD_MS);
const keyOf = (keys: Keys, period: number) => ed25519KeyOf(keys, `claims-signing-${period}`);

/** The key of claims that is in use now: the same for all copies of identity, which keep its seed among the keys. */
export async function currentSigningKey(keys: Keys, now = Date.now()): Promise<SigningKey> {
  const period = periodAt(now);
  return { id: String(period), privateKey: await keyOf(keys, period) };
}

/** What the other processes believe: the keys of this week, the one before, and the next, which a clock may reach first. */
export async function publishedKeys(keys: Keys, now = Date.now()): Promise<JSONWebKeySet> {
  const periods = [-1, 0, 1].map((offset) => periodAt(now) + offset);
  return {
    keys: await Promise.all(
      periods.map(async (period) => ({
        ...(await exportJWK(createPublicKey(await keyOf(keys, period)))),
        kid: String(period),
        alg: 'EdDSA',
        use: 'sig',
      })),
    ),
  };
}
