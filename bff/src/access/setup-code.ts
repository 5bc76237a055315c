import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import type { Secrets } from '@lectern/kernel/keys/secrets.ts';

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The first administrator is made by someone who reads what the server prints at start (DESIGN §7). All copies of the
 * server have the same code.
 */
export class SetupCode {
  readonly text: string;

  constructor(secrets: Secrets) {
    const [key] = secrets.keys('setup code');
    this.text = Array.from(
      key.subarray(0, 12),
      (byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + letters[byte % letters.length],
    ).join('');
  }

  isRight(given: string): boolean {
    return isSameText(this.text, given.trim().toUpperCase());
  }
}
