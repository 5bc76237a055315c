import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** What stands behind is not looked at: judging a text takes longer the longer it is. */
const MAX_JUDGED = 128;
/** What must be left of a password once its owner's own words are out; the server asks for as many. */
const MIN_OTHER_CHARACTERS = 6;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED });

/** Of 0 to 4, by how many guesses find it, of somebody who knows these words; the server judges by the same lists, and refuses what is made of these words alone. */
export function strengthOf(password: string, own: readonly string[]): number {
  return isMadeOfOwn(password, own) ? 0 : judge.check(password.normalize('NFC'), [...own, 'lectern']).score;
}

/** As the server says it: whether hardly anything is left without the own words, which the lists count as if each had to be found anew. */
function isMadeOfOwn(password: string, own: readonly string[]): boolean {
  const whole = lettersOf(password);
  const words = [...new Set(own.flatMap((each) => [each, ...each.split(/[^\p{L}\p{N}]+/u)]).map(lettersOf))].filter((word) => word.length >= 3);
  const left = words.toSorted((one, other) => other.length - one.length).reduce((rest, word) => rest.replaceAll(word, ''), whole);
  return left !== whole && left.replaceAll(/\d/g, '').length < MIN_OTHER_CHARACTERS;
}

/** Without accents, in lower case, and nothing but letters and digits. */
function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
