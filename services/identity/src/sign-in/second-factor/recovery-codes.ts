import { createHash, randomBytes } from 'node:crypto';

const CODE_COUNT = 10;
/** Without those that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ten codes of almost 80 bits each: `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () =>
    Array.from(
      { length: LENGTH },
      (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[randomBelow(letters.length)],
    ).join(''),
  );
}

/** What is kept of one, however it is typed. So many random bits need no slow hash. */
export function recoveryCodeHash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex');
}

/** Each number below `most` as likely as any other. */
function randomBelow(most: number): number {
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte < 256 - (256 % most)) return byte % most;
  }
}
