import { z } from 'zod';
import {
  chosenPassword,
  isPasswordConfirmed,
  passwordMismatch,
} from '../../sign-in/passwords/chosen-password.ts';
import { personName } from '../profile/profile-input.ts';
import { problems } from '../../problems.ts';

/** The first is the default. */
const plans = ['enablement_300', 'LM'] as const;

/** Strangers type these names, and mails contain them, so they must not become links. */
const withoutLink = (schema: z.ZodString) =>
  schema.refine((text) => !/:\/\/|www\.|\.\p{L}{2,}\//iu.test(text), problems.nameIsLink);
const companyName = z
  .string()
  .trim()
  .min(1, problems.companyNameMissing)
  .max(120, problems.tooLong({ most: 120 }))
  .regex(/^\P{Cc}*$/u, problems.oneLine);
const promoCode = z
  .string()
  .trim()
  .max(40, problems.tooLong({ most: 40 }))
  .regex(/^[\w.-]*$/, problems.slugInvalid)
  .transform((text) => text || null);

/** Accounts §2, §5. */
export const registrationInput = z
  .object({
    isTrial: z.boolean(),
    teamName: withoutLink(companyName),
    firstName: withoutLink(personName.max(80, problems.tooLong({ most: 80 }))),
    lastName: withoutLink(personName.max(80, problems.tooLong({ most: 80 }))),
    email: z
      .string()
      .trim()
      .max(254, problems.tooLong({ most: 254 }))
      .pipe(z.email(problems.emailInvalid)),
    ...chosenPassword,
    acceptTerms: z.literal(true, problems.termsNotAccepted),
    promoCode: promoCode.nullish().transform((text) => text ?? null),
    plan: z.enum(plans, problems.planUnknown),
    period: z.enum(['MONTH', 'YEAR']),
    userCount: z
      .number()
      .int(problems.wholeNumber)
      .min(1, problems.atLeast({ least: 1 }))
      .max(100_000, problems.atMost({ most: 100_000 })),
  })
  .refine(isPasswordConfirmed, passwordMismatch);
