import { Problem } from '../edge/problem.ts';
import { texts } from './texts.ts';

/** The hint and the error share one place, so nothing moves under the submit button. */
export const repeatHint = texts.enterTheSamePasswordAgain;
const differs = texts.thePasswordsDontMatch;

/**
 * The error under the repeated password. It shows after the field loses focus or the form is
 * sent, until both passwords match. `refused` is the server's message.
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

/** Stops the form before it sends two different passwords. */
export function assertSame(form: FormData): void {
  if (form.get('password') !== form.get('password_confirmation'))
    throw new Problem('INVALID', differs, { fields: { password_confirmation: [differs] } });
}
