import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { mailPasswordResetJob } from '../../../jobs/mail-password-reset.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const requestInput = z.object({
  email: z
    .string()
    .trim()
    .max(254, problems.tooLong({ most: 254 }))
    .pipe(z.email(problems.emailInvalid)),
});

/**
 * No look-up here: neither answer nor time tells whether the address is known
 * (reference/security.md, enumeration).
 */
export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = async (
  _parent,
  { input },
  context,
) => {
  const { email } = parseInput(requestInput, input);
  const emailName = await blindIndex(context.engines.keys, 'global', email);
  await limitersOf(context.engines).resetMail.begin({ emailName, address: input.address });
  await context.jobs.add(
    mailPasswordResetJob({ resetId: newId(), emailName, dueAt: new Date().toISOString() }),
  );
  return { isMailKept: context.engines.mailer.outbox !== null };
};
