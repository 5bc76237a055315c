import { z } from 'zod';
import { newPassword } from './password-hash.ts';

/** Typed twice, because nobody sees it. */
export const chosenPassword = {
  password: newPassword,
  passwordConfirmation: z.string(),
};

export const isTypedTwice = ({ password, passwordConfirmation }: { password: string; passwordConfirmation: string }) => password === passwordConfirmation;
export const notTypedTwice = { path: ['passwordConfirmation'], message: 'The two passwords are not the same.' };
