import { isSameText } from '@lectern/kernel/keys/is-same-text.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import type { Keys } from '@lectern/kernel/keys/port.ts';

// Without those that are easily taken for one another.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The first administrator is made by someone who reads what the server prints at start. The code follows from
 * a random secret that the keys of the installation hold, so every copy of the edge has the same one.
 */
export class SetupCode {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static async of(keys: Keys): Promise<SetupCode> {
    const digest = Buffer.from(await blindIndex(keys, 'global', 'setup code'), 'base64url');
    const text = Array.from(
      { length: 12 },
      (_, at) =>
        (at > 0 && at % 4 === 0 ? '-' : '') + letters[digest.readUInt16BE(at * 2) % letters.length],
    );
    return new SetupCode(text.join(''));
  }

  isRight(given: string): boolean {
    return isSameText(this.text, given.trim().toUpperCase());
  }
}
