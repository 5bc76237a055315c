import { z } from 'zod';
import { passwordLengthProblem } from './password-rules.ts';
import { problems } from '../../problems.ts';

/** Reports the length with other fields; strength is checked later (assert-password-allowed.ts). */
export const newPassword = z.string().check(({ value, issues }) => {
  const message = passwordLengthProblem(value);
  if (message !== null) issues.push({ code: 'custom', message, input: value });
});

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
  message: problems.passwordsDiffer,
};
