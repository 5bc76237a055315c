import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { counts } from '@lectern/kernel/metrics.ts';
import type { Settings } from '@lectern/kernel/settings.ts';
import { normalPassword } from './password-rules.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Cost of a hash: 128 · r · 2^ln bytes of memory, p times over. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** Outside of specs one of OWASP's equals; of these the one with 32 MB, because several may run at once on a small machine. */
export function costOf({
  LECTERN_PASSWORD_COST: ln,
}: Pick<Settings, 'LECTERN_PASSWORD_COST'>): Cost {
  return { ln, r: 8, p: 3 };
}

const KEY_BYTES = 32;
const SALT_BYTES = 16;

// Two at a time leave libuv's other threads to files, and the processor to other requests.
const runOne = limitConcurrency({ atOnce: 2, waiting: 100 });
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, base64 without padding. @throws DomainError UNAVAILABLE when too many wait. */
export async function hashPassword(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt, KEY_BYTES, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Whether this is the password. Without a hash (nobody is called so) it takes the time of one of this cost and says no.
 * @throws DomainError UNAVAILABLE when too many wait
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  ofNobody: Cost,
): Promise<boolean> {
  const { cost, salt, key } =
    passwordHash === null
      ? { cost: ofNobody, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }
      : parse(passwordHash);
  const isSame = timingSafeEqual(await keyOf(password, salt, key.length, cost), key);
  return isSame && passwordHash !== null;
}

/** Whether a hash was made at a lower cost than today's. */
export function isOutdated(passwordHash: string, today: Cost): boolean {
  const { cost } = parse(passwordHash);
  return cost.ln < today.ln || cost.r < today.r || cost.p < today.p;
}

const hashes = counts('lectern_password_hashes_total', 'Passwords that were hashed, by cost', [
  'cost',
]);

function keyOf(password: string, salt: Buffer, bytes: number, { ln, r, p }: Cost): Promise<Buffer> {
  hashes.inc({ cost: `ln=${ln},r=${r},p=${p}` });
  const N = 2 ** ln;
  return runOne(() =>
    derive(normalPassword(password), salt, bytes, { N, r, p, maxmem: 2 * 128 * N * r }),
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
