import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ed25519KeyOf } from '../keys/ed25519-key.ts';
import type { Keys } from '../keys/port.ts';

const fields = {
  what: z.literal(
    'A person was erased: the key of everything that was personal is deleted, numbers stay.',
  ),
  erasedAt: z.iso.datetime({ precision: 3 }),
  askedBy: z.enum(['themselves', 'an administrator', 'whoever runs the server']),
  /** SHA-256 of the id of the event that says so, hex: those who know the person's id can find it. */
  event: z.string().regex(/^[0-9a-f]{64}$/),
  /** The URL of the Lectern that erased them. */
  installation: z.string(),
};
const statement = z.strictObject(fields);
const receipt = z.strictObject({
  ...fields,
  /** Ed25519, of this installation: raw, base64url. */
  publicKey: z.string(),
  /** Over the fields above the public key, as compact JSON in this order, base64url. */
  signature: z.string(),
});

export type ErasureStatement = Omit<z.output<typeof statement>, 'what'>;
export type ErasureReceipt = z.output<typeof receipt>;

export const nameOfEvent = (eventId: string): string =>
  createHash('sha256').update(eventId).digest('hex');

/** Proof of an erasure that anybody can check. The key is made once and never changes, like the secrets of blind indexes. */
export async function signErasure(keys: Keys, said: ErasureStatement): Promise<ErasureReceipt> {
  const key = await ed25519KeyOf(keys, 'receipts');
  const stated = statement.parse({ what: fields.what.value, ...said });
  return {
    ...stated,
    publicKey: publicKeyOf(key),
    signature: sign(null, bytesOf(stated), key).toString('base64url'),
  };
}

/** Null where this installation did not sign it, or it was changed. @param text the file */
export async function readErasureReceipt(keys: Keys, text: string): Promise<ErasureReceipt | null> {
  const parsed = receipt.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const { publicKey, signature, ...stated } = parsed.data;
  const key = await ed25519KeyOf(keys, 'receipts');
  const isOurs =
    publicKey === publicKeyOf(key) &&
    verify(null, bytesOf(stated), createPublicKey(key), Buffer.from(signature, 'base64url'));
  return isOurs ? parsed.data : null;
}

function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x!;
}

/** In the order of the schema, not of the file. */
function bytesOf({
  what,
  erasedAt,
  askedBy,
  event,
  installation,
}: z.output<typeof statement>): Buffer {
  return Buffer.from(JSON.stringify({ what, erasedAt, askedBy, event, installation }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
