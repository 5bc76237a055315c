import { normalizeForIndex } from '@lectern/kernel/keys/blind-index.ts';

/** Two or three groups of four, without look-alike letters: the codes that the console makes up. */
const made = /^(?:[a-hjkmnp-z2-9]{4}){2,3}$/;

/**
 * The codes that a person may have meant by what they typed, each in normal form. Capital letters and outer spaces never
 * matter. In a code that the console made up, neither do inner spaces and dashes, which phones insert, drop and replace;
 * a code that a person thought of is typed as it is. The number of candidates says nothing about the right code.
 */
export function possibleCodes(typed: string): string[] {
  const exact = normalizeForIndex(typed);
  const letters = exact.replaceAll(/[\s\p{Dash}]/gu, '');
  const grouped = made.test(letters) ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : exact;
  return [...new Set([exact, grouped])];
}
