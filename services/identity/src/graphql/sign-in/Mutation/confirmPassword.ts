import { DomainError } from '@lectern/kernel/errors.ts';
import { costOf, verifyPassword } from '../../../sign-in/passwords/password-hash.ts';
import { factorOwner, requirePerson } from '../../../sign-in/second-factor/current-factor.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import { signIn } from '../../../sign-in/sign-in/sign-in.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

/** Wrong guesses count for this sign-in alone, so strangers cannot block its owner. */
export const confirmPassword: MutationResolvers['confirmPassword'] = async (
  _parent,
  { input: { password, address } },
  context,
) => {
  const { userId, signInId } = factorOwner(context);
  const { emailName, passwordHash } = await requirePerson(context, userId);
  const attempt = await limitersOf(context.engines).signIn.begin({
    emailName,
    address,
    knownAs: signInId,
  });
  const cost = costOf(context.engines.settings);
  if (!(await verifyPassword(password, passwordHash, cost, attempt.sender))) {
    const message = problems.passwordWrong;
    throw new DomainError('INVALID', message, { currentPassword: [message] });
  }
  await attempt.succeeded();
  await context.execute(signIn, signInId, { type: 'ConfirmSignIn', signInId });
  return true;
};
