import { fold } from '@lectern/schemas/text/fold.ts';
import { wordsOf } from '@lectern/schemas/text/words.ts';

const MOST_WORDS = 12;

/** What a search looks for: whole words, and the beginning of the word that is being typed. */
export interface SearchWords {
  words: string[];
  prefix: string | null;
  /** As one text, for pages that have it word for word. */
  phrase: string;
}

export function searchWordsOf(search: string): SearchWords {
  const all = wordsOf(search).slice(0, MOST_WORDS);
  const isTyping = /[\p{L}\p{N}]$/u.test(search);
  const prefix = isTyping ? (all.pop() ?? null) : null;
  return { words: [...new Set(all)], prefix, phrase: fold(search) };
}

/** How often the words are in a text. */
export function countWords({ words, prefix }: SearchWords, inWords: readonly string[]): number {
  const isWanted = (word: string) =>
    words.includes(word) || (prefix !== null && word.startsWith(prefix));
  return inWords.filter(isWanted).length;
}

/** Whether one of the words is in a part of a text. */
export function hasWord(search: SearchWords, part: string): boolean {
  return countWords(search, wordsOf(part)) > 0;
}
