import type { Keys } from '../keys/port.ts';
import { blindIndex, normalizeForIndex } from '../keys/blind-index.ts';

/**
 * What stands for a presentation's access code where the code itself may not be shown (PresentationRevised.accessCodeName).
 * A guess is right when the name of one of its `codesMeant` is the same. Without the team's secret nobody can try codes
 * against it.
 */
export function accessCodeHash(
  keys: Keys,
  teamId: string,
  presentationId: string,
  code: string,
): Promise<string> {
  return blindIndex(keys, teamId, `access code of ${presentationId}: ${code.trim()}`);
}

/** Two or three groups of four, without letters that are mistaken for another: what the console makes up. */
const made = /^(?:[a-hjkmnp-z2-9]{4}){2,3}$/;

/**
 * The codes that somebody may have meant by what they typed, each in normal form. Capital letters and spaces around it
 * never matter; where it may be a code that was made up, neither do the spaces and dashes within, which phones put in,
 * leave out and turn into others. A code that somebody thought of is typed as it is. How many there are tells nothing of
 * the right one.
 */
export function possibleCodes(typed: string): string[] {
  const exact = normalizeForIndex(typed);
  const letters = exact.replaceAll(/[\s\p{Dash}]/gu, '');
  const grouped = made.test(letters) ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : exact;
  return [...new Set([exact, grouped])];
}
