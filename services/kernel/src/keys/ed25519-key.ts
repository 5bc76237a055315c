import { createPrivateKey, type KeyObject } from 'node:crypto';
import { blindIndexSecret } from './blind-index.ts';
import type { Keys } from './port.ts';

/** The header of an Ed25519 private key in PKCS #8; its 32 bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A private key that is made once for an installation and never changes, like the secrets of blind indexes. */
export async function ed25519KeyOf(
  keys: Keys,
  name: Parameters<typeof blindIndexSecret>[1],
): Promise<KeyObject> {
  return createPrivateKey({
    key: Buffer.concat([pkcs8, await blindIndexSecret(keys, name)]),
    format: 'der',
    type: 'pkcs8',
  });
}
