import { isSameText } from '@lectern/kernel/access/is-same-text.ts';
import { randomInt } from 'node:crypto';

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The first administrator is made by someone at the machine (`Callers.isAtThisMachine`) or with access to its log
 * (DESIGN §7). One code a process; the log shows it at start.
 */
export class SetupCode {
  readonly text = Array.from(
    { length: 12 },
    (_, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[randomInt(letters.length)],
  ).join('');

  isRight(given: string | undefined): boolean {
    return isSameText(this.text, (given ?? '').trim().toUpperCase());
  }
}
