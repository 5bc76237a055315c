/** Characters; the server asks for as many. */
export const minPasswordLength = 12;

/** As the server counts: each character of Unicode once. */
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

/** Its lists are large: they come once somebody types a password, and without them length alone is said. */
export const loadJudge = (): Promise<Judge> => import('./password-strength.ts');

/** What the meter says of a password, and how many of its four steps are lit. */
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
