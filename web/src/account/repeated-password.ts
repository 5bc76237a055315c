import { Problem } from '../edge/problem.ts';

/** Below the second field, and in its place what is wrong: nothing moves under whoever is about to send it. */
export const repeatHint = 'The same again: a slip would lock you out.';
const differs = 'The two passwords are not the same.';

/**
 * What is wrong with the password that is typed once more: told once its field was left, or sent, until both are the
 * same. `refused` is what was said when it was sent.
 */
export function repeatError({
  password,
  repeated,
  isLeft,
  refused,
}: {
  password: string;
  repeated: string;
  isLeft: boolean;
  refused: string | undefined;
}): string | undefined {
  const isDifferent = repeated !== password;
  if (isDifferent && (refused !== undefined || (isLeft && repeated !== ''))) return differs;
  return refused === differs ? undefined : refused;
}

/** For the form: sent as they are they would come back. */
export function assertSame(form: FormData): void {
  if (form.get('password') !== form.get('password_confirmation'))
    throw new Problem('INVALID', differs, { fields: { password_confirmation: [differs] } });
}
