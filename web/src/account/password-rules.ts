import { texts } from './texts.ts';

/** In characters; the server enforces the same minimum. */
export const minPasswordLength = 12;

/** Counts Unicode characters once, like the server. */
export const isLongEnough = (password: string) => lengthOf(password) >= minPasswordLength;
const lengthOf = (password: string) => [...password.normalize('NFC')].length;

const strengthLabels = [
  texts.tooEasyToGuess,
  texts.tooEasyToGuess,
  texts.fair,
  texts.good,
  texts.strong,
] as const;

export type Judge = typeof import('./password-strength.ts');

/** The word lists are large: they load once someone types; until then only length counts. */
export const loadJudge = (): Promise<Judge> => import('./password-strength.ts');

/** What the meter says about a password, and how many of its four steps are filled. */
export function judgePassword(
  password: string,
  judge: Judge | null,
  own: readonly string[],
): { message: string; steps: number } {
  if (password === '')
    return { message: texts.passwordLengthHint({ minPasswordLength }), steps: 0 };
  const left = minPasswordLength - lengthOf(password);
  if (left > 0) return { message: texts.charactersMissing({ count: left }), steps: 1 };
  const score = judge?.strengthOf(password, own);
  return score === undefined
    ? { message: texts.longEnough, steps: 1 }
    : { message: strengthLabels[score] ?? strengthLabels[0], steps: Math.max(1, score) };
}
