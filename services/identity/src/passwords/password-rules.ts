import { isMadeOfOwnWords } from '@lectern/kernel/access/own-words.ts';

/** What guessing knows: lists and patterns that come with a package (guesses.ts). */
export interface Guesses {
  /** Whether it stands in the lists of common and stolen passwords. */
  isListed(password: string): boolean;
  /** Of 0 to 4, by how many guesses find it, of somebody who knows these words. */
  scoreOf(password: string, known: readonly string[]): number;
}

const MIN_CHARACTERS = 12;
/** More than any sentence: what is longer only makes work. */
const MAX_BYTES = 1_000;
/** Below it a password is found by about a million guesses. */
const LOWEST_SCORE = 2;

/**
 * Why a password may not be chosen, in a sentence for whoever chose it; null where it may (accounts §5). Of what it is
 * made nothing is asked but that it is long and no first guess: no digits, no signs, no change after a time (NIST 800-63B).
 * @param own words that are known of the person: name, address, team
 */
export function whyRefused(
  password: string,
  own: readonly string[],
  guesses: Guesses,
): string | null {
  const text = normalPassword(password);
  return (
    whyWrongSize(text) ??
    (isMadeOfOwnWords(text, own)
      ? 'This is made of your own name, address or team, which others know. A few words that do not belong together are better.'
      : null) ??
    (guesses.isListed(text.toLowerCase())
      ? 'This password is in the lists of stolen ones, which are tried first. A few words that do not belong together are better.'
      : null) ??
    (guesses.scoreOf(text, [...own, 'lectern']) < LOWEST_SCORE
      ? 'This is one of the first passwords that somebody would try. A few words that do not belong together are better.'
      : null)
  );
}

/** Each character of Unicode counts once, in composed form. */
export function whyWrongSize(password: string): string | null {
  const text = normalPassword(password);
  if ([...text].length < MIN_CHARACTERS) return `Must be at least ${MIN_CHARACTERS} characters.`;
  return Buffer.byteLength(text) > MAX_BYTES
    ? 'Must be at most 1,000 bytes: so many plain letters, or 250 of the longest characters.'
    : null;
}

/**
 * As it is hashed and judged: composed (NFC), because keyboards of different systems spell the same character
 * differently, and otherwise as typed. NFKC would also make one of characters that look different, such as ² and 2.
 */
export function normalPassword(password: string): string {
  return password.normalize('NFC');
}
