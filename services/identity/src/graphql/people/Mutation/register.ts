import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { mailRegistrationJob } from '../../../jobs/mail-registration.ts';
import { assertPasswordAllowed } from '../../../sign-in/passwords/assert-password-allowed.ts';
import { costOf, hashPassword } from '../../../sign-in/passwords/password-hash.ts';
import { registrationInput } from '../../../people/registration/registration-input.ts';
import { assertRegistrationOpen } from '../../../people/registration/registration-open.ts';
import { sealRegistration } from '../../../people/registration/sealed-registration.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import type { MutationResolvers } from '../../generated.ts';

const LINK_LASTS_MS = 24 * 3600_000;

/**
 * No look-up here: neither answer nor time tells whether the address is known
 * (reference/security.md, enumeration).
 */
export const register: MutationResolvers['register'] = async (_parent, { input }, context) => {
  const { engines } = context;
  await assertRegistrationOpen(context);
  const {
    firstName,
    lastName,
    email,
    password,
    passwordConfirmation: _,
    acceptTerms: __,
    ...company
  } = parseInput(registrationInput, input);
  await assertPasswordAllowed(password, [email, firstName, lastName, company.teamName]);
  const emailName = await blindIndex(engines.keys, 'global', email);
  const { sender } = await limitersOf(engines).registrationMail.begin({
    emailName,
    address: input.address,
  });
  const now = Date.now();
  const token = sealRegistration(engines.secrets, {
    userId: newId(),
    teamId: newId(),
    email,
    name: `${firstName} ${lastName}`,
    passwordHash: await hashPassword(password, costOf(engines.settings), sender),
    ...company,
    termsAcceptedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + LINK_LASTS_MS).toISOString(),
  });
  await context.jobs.add(
    mailRegistrationJob({
      registrationId: newId(),
      emailName,
      token,
      dueAt: new Date(now).toISOString(),
    }),
  );
  return { isMailKept: engines.mailer.outbox !== null };
};
