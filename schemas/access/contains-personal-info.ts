import { fold } from '../text/fold.ts';

/** What must be left of a password without its owner's own words: this many letters, or characters of any kind. */
const MIN_OTHER_LETTERS = 6;
const MIN_OTHER_CHARACTERS = 10;

/**
 * Whether hardly anything is left of a password without its owner's own words, in any combination. The server that refuses it
 * and the meter beside the field share this rule.
 * @param own words that are known of the person: name, address, team
 */
export function containsPersonalInfo(password: string, own: readonly string[]): boolean {
  const whole = lettersOf(password);
  const words = [
    ...new Set(own.flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)]).map(lettersOf)),
  ].filter((word) => word.length >= 3);
  const left = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), whole);
  const signs = password.replaceAll(/[\p{L}\p{M}\p{N}\s]/gu, '');
  return (
    left !== whole &&
    left.replaceAll(/\d/g, '').length < MIN_OTHER_LETTERS &&
    left.length + signs.length < MIN_OTHER_CHARACTERS
  );
}

function lettersOf(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
