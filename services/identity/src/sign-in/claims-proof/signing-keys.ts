import { createPrivateKey, createPublicKey } from 'node:crypto';
import { exportJWK, importPKCS8, type JSONWebKeySet } from 'jose';
import type { Keys } from '@lectern/kernel/keys/port.ts';
import type { SigningKey } from '@lectern/kernel/process/claims-proof.ts';

/** A new key signs after a week; the one before is believed for another week. */
const PERIOD_MS = 7 * 24 * 3600_000;
const ALGORITHM = 'EdDSA';
/** PKCS #8 of an Ed25519 key, up to the seed. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const periodAt = (now: number) => Math.floor(now / PERIOD_MS);

/** The newest key of each installation in this process: it never changes, and claims are signed every second. */
const current = new WeakMap<Keys, { period: number; key: Promise<SigningKey> }>();

/** The key of claims that is in use now: made once for all copies of identity, which keep its seed among the keys. */
export function currentSigningKey(keys: Keys, now = Date.now()): Promise<SigningKey> {
  const period = periodAt(now);
  const known = current.get(keys);
  if (known?.period === period) return known.key;
  const key = makeSigningKey(keys, period);
  current.set(keys, { period, key });
  key.catch(() => current.delete(keys));
  return key;
}

async function makeSigningKey(keys: Keys, period: number): Promise<SigningKey> {
  return {
    id: String(period),
    privateKey: await importPKCS8(await pkcs8Of(keys, period), ALGORITHM),
  };
}

/** What the other processes believe: the keys of this week, the one before, and the next, which a clock may reach first. */
export async function publishedKeys(keys: Keys, now = Date.now()): Promise<JSONWebKeySet> {
  const periods = [-1, 0, 1].map((offset) => periodAt(now) + offset);
  return {
    keys: await Promise.all(
      periods.map(async (period) => ({
        ...(await exportJWK(createPublicKey(createPrivateKey(await pkcs8Of(keys, period))))),
        kid: String(period),
        alg: ALGORITHM,
        use: 'sig',
      })),
    ),
  };
}

async function pkcs8Of(keys: Keys, period: number): Promise<string> {
  const seed = await keys.keyFor(`names/claims-signing-${period}`);
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}
