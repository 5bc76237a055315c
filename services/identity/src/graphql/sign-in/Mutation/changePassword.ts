import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import {
  assertPasswordAllowed,
  personalWordsOf,
} from '../../../sign-in/passwords/assert-password-allowed.ts';
import {
  chosenPassword,
  isPasswordConfirmed,
  passwordMismatch,
} from '../../../sign-in/passwords/chosen-password.ts';
import { costOf, hashPassword, verifyPassword } from '../../../sign-in/passwords/password-hash.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import { currentUser } from '../../../access/current-user.ts';
import { findTeamUser } from '../../../people/members/team-user.ts';
import { user as userAggregate } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const changeInput = z
  .object({ currentPassword: z.string().min(1, problems.passwordMissing), ...chosenPassword })
  .refine(isPasswordConfirmed, passwordMismatch);

/**
 * Needs the current password even in a valid sign-in; wrong guesses count like those at signing in.
 */
export const changePassword: MutationResolvers['changePassword'] = async (
  _parent,
  { input },
  context,
) => {
  const { userId, teamId, signInId, impersonatorId } = currentUser(context);
  if (impersonatorId !== null)
    throw new DomainError('FORBIDDEN', problems.onlyThemselvesChangePassword);
  const { currentPassword, password } = parseInput(changeInput, input);
  const subject = await findTeamUser(context, userId);
  if (!subject) throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  const { emailName, passwordHash: from } = subject.user;
  const attempt = await limitersOf(context.engines).signIn.begin({
    emailName,
    address: input.address,
    knownAs: signInId,
  });
  const cost = costOf(context.engines.settings);
  if (!(await verifyPassword(currentPassword, from, cost, attempt.sender)) || from === null) {
    const message = problems.passwordWrong;
    throw new DomainError('INVALID', message, { currentPassword: [message] });
  }
  await attempt.succeeded();
  await assertPasswordAllowed(password, await personalWordsOf(context, subject.user));
  const passwordHash = await hashPassword(password, cost);
  await context.execute(userAggregate, userId, {
    type: 'ChangePassword',
    userId,
    teamId,
    from,
    passwordHash,
    keptSignInId: signInId,
  });
  return true;
};
