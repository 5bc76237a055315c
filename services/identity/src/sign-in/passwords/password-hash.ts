import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { counts } from '@lectern/kernel/observability/metrics.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { normalizePassword } from './password-rules.ts';
import { FairQueue, type Sender } from './fair-queue.ts';

/** 128 · r · 2^ln bytes of memory, p times. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** An OWASP recommendation: the one with 32 MB, because several run at once on a small machine. */
export function costOf({
  LECTERN_PASSWORD_COST: ln,
}: Pick<Settings, 'LECTERN_PASSWORD_COST'>): Cost {
  return { ln, r: 8, p: 3 };
}

const KEY_BYTES = 32;
const SALT_BYTES = 16;

// Leaves libuv's other threads to files and the CPU to other requests.
const hashing = new FairQueue({ atOnce: 2, waiting: 100 });
/** Those who have shown a token or a sign-in already. */
const ADMITTED: Sender = { name: 'admitted', isKnown: true };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, base64 without padding.
 * @throws DomainError UNAVAILABLE if too many wait
 */
export async function hashPassword(
  password: string,
  cost: Cost,
  sender = ADMITTED,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, KEY_BYTES, cost, sender);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Without a hash it takes the same time and answers no.
 * @throws DomainError UNAVAILABLE if too many wait
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null,
  dummyCost: Cost,
  sender: Sender,
): Promise<boolean> {
  const { cost, salt, key } =
    passwordHash === null
      ? { cost: dummyCost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }
      : parse(passwordHash);
  const isSame = timingSafeEqual(await deriveKey(password, salt, key.length, cost, sender), key);
  return isSame && passwordHash !== null;
}

export function isOutdated(passwordHash: string, today: Cost): boolean {
  const { cost } = parse(passwordHash);
  return cost.ln < today.ln || cost.r < today.r || cost.p < today.p;
}

const hashes = counts('lectern_password_hashes_total', 'Passwords that were hashed, by cost', [
  'cost',
]);

function deriveKey(
  password: string,
  salt: Buffer,
  bytes: number,
  { ln, r, p }: Cost,
  sender: Sender,
): Promise<Buffer> {
  hashes.inc({ cost: `ln=${ln},r=${r},p=${p}` });
  const N = 2 ** ln;
  return hashing.run(sender, () =>
    derive(normalizePassword(password), salt, bytes, { N, r, p, maxmem: 2 * 128 * N * r }),
  );
}

function parse(passwordHash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt, key] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(passwordHash) ?? [];
  if (!salt || !key) throw new Error('This is not a password hash of a form we know');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
