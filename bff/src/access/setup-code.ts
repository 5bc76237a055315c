import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import { randomInt } from 'node:crypto';

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The first administrator is made by someone who reads what the server prints at start (DESIGN §7). One code a process.
 */
export class SetupCode {
  readonly text = Array.from(
    { length: 12 },
    (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[randomInt(letters.length)],
  ).join('');

  isRight(given: string): boolean {
    return isSameText(this.text, given.trim().toUpperCase());
  }
}
