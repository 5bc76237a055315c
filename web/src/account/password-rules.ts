/** In characters; the server enforces the same minimum. */
export const minPasswordLength = 12;

/** Counts Unicode characters once, like the server. */
export const isLongEnough = (password: string) => lengthOf(password) >= minPasswordLength;
const lengthOf = (password: string) => [...password.normalize('NFC')].length;

const strengthLabels = [
  'Too easy to guess',
  'Too easy to guess',
  'Fair',
  'Good',
  'Strong',
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
    return { message: `At least ${minPasswordLength} characters; a few words are fine`, steps: 0 };
  const left = minPasswordLength - lengthOf(password);
  if (left > 0)
    return { message: `${left} more ${left === 1 ? 'character' : 'characters'}`, steps: 1 };
  const score = judge?.strengthOf(password, own);
  return score === undefined
    ? { message: 'Long enough', steps: 1 }
    : { message: strengthLabels[score] ?? strengthLabels[0], steps: Math.max(1, score) };
}
