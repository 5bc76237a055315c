import { z } from 'zod';
import { passwordLengthProblem } from './password-rules.ts';

/** Told with what is wrong in the other fields; of what it is made is judged afterwards (assert-may-be-chosen.ts). */
export const newPassword = z.string().check(({ value, issues }) => {
  const message = passwordLengthProblem(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
});

/** Typed twice, because nobody sees it. */
export const chosenPassword = {
  password: newPassword,
  passwordConfirmation: z.string(),
};

export const isPasswordConfirmed = ({
  password,
  passwordConfirmation,
}: {
  password: string;
  passwordConfirmation: string;
}) => password === passwordConfirmation;
export const passwordMismatch = {
  path: ['passwordConfirmation'],
  message: 'The two passwords are not the same.',
};
