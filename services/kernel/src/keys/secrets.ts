import { hkdfSync } from 'node:crypto';

/** What LECTERN_SECRET holds: several secrets separated by a comma; the first signs, all of them verify. */
export class Secrets {
  readonly #texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** A 32-byte key for this purpose from each secret, the one that signs first (HKDF-SHA256). */
  keys(purpose: string): [Buffer, ...Buffer[]] {
    const [first, ...rest] = this.#texts.map((text) =>
      Buffer.from(hkdfSync('sha256', text, '', `lectern ${purpose}`, 32)),
    );
    if (!first) throw new Error('There is no secret to sign with');
    return [first, ...rest];
  }
}

/** @param text the value of LECTERN_SECRET. @throws Error when one of its secrets has fewer than 32 characters. */
export function parseSecrets(text: string): Secrets {
  const texts = text.split(',').map((part) => part.trim());
  if (texts.some((part) => part.length < 32))
    throw new Error('Each secret in LECTERN_SECRET must have at least 32 characters');
  return new Secrets(texts);
}
