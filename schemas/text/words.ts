import { fold } from './fold.ts';

/** Languages that are written without spaces: two characters make a word there. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu;
const LONGEST_WORD = 40;

/** The words of a text as a search compares them: folded, in order. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(unspaced, (run) => ` ${pairs(run).join(' ')} `)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
