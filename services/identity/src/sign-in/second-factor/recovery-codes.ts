import { createHash, randomBytes } from 'node:crypto';

const CODE_COUNT = 10;
/** Without similar looking ones. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Almost 80 bits each: `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () =>
    Array.from(
      { length: LENGTH },
      (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[randomBelow(letters.length)],
    ).join(''),
  );
}

/** In any spelling. Random enough for a fast hash. */
export function recoveryCodeHash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex');
}

/** Without modulo bias. */
function randomBelow(most: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < 256 - (256 % most)) return byte % most;
  }
}
