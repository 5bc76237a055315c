import { z } from 'zod';
import {
  chosenPassword,
  isPasswordConfirmed,
  passwordMismatch,
} from '../../sign-in/passwords/chosen-password.ts';
import { personName } from '../profile/profile-input.ts';

/** The first is the default. */
const plans = ['enablement_300', 'LM'] as const;

/** Strangers type these names, and mails contain them, so they must not become links. */
const withoutLink = (schema: z.ZodString) =>
  schema.refine((text) => !/:\/\/|www\.|\.\p{L}{2,}\//iu.test(text), 'Enter a name, not a link.');
const companyName = z
  .string()
  .trim()
  .min(1, 'Enter the name of your company.')
  .max(120, 'Must be at most 120 characters.')
  .regex(/^\P{Cc}*$/u, 'Must be one line of text.');
const promoCode = z
  .string()
  .trim()
  .max(40, 'Must be at most 40 characters.')
  .regex(/^[\w.-]*$/, 'Must have only letters, digits and hyphens.')
  .transform((text) => text || null);

/** Accounts §2, §5. */
export const registrationInput = z
  .object({
    isTrial: z.boolean(),
    teamName: withoutLink(companyName),
    firstName: withoutLink(personName.max(80, 'Must be at most 80 characters.')),
    lastName: withoutLink(personName.max(80, 'Must be at most 80 characters.')),
    email: z
      .string()
      .trim()
      .max(254, 'Must be at most 254 characters.')
      .pipe(z.email('Enter a valid email address.')),
    ...chosenPassword,
    acceptTerms: z.literal(true, 'Please accept the terms.'),
    promoCode: promoCode.nullish().transform((text) => text ?? null),
    plan: z.enum(plans, 'There is no such plan.'),
    period: z.enum(['MONTH', 'YEAR']),
    userCount: z
      .number()
      .int('Must be a whole number.')
      .min(1, 'Must be at least 1.')
      .max(100_000, 'Must be at most 100,000.'),
  })
  .refine(isPasswordConfirmed, passwordMismatch);
