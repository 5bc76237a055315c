import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { invitationRoleOf } from '../../../people/invitations/find-invitation-role.ts';
import {
  findInvitation,
  type FoundInvitation,
} from '../../../people/invitations/find-invitation.ts';
import {
  assertPasswordAllowed,
  personalWordsOf,
} from '../../../sign-in/passwords/assert-password-allowed.ts';
import {
  chosenPassword,
  isPasswordConfirmed,
  passwordMismatch,
} from '../../../sign-in/passwords/chosen-password.ts';
import { costOf, hashPassword } from '../../../sign-in/passwords/password-hash.ts';
import { personName } from '../../../people/profile/profile-input.ts';
import { factorOf } from '../../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../../sign-in/second-factor/has-second-factor.ts';
import { assertNotRequired } from '../../../sign-in/single-sign-on/requirement.ts';
import { clientInput, startSignIn } from '../../../sign-in/sign-in/start-sign-in.ts';
import { invalidInvitation } from '../../../people/user/commands/invitations.ts';
import { user as userAggregate } from '../../../people/user/user.ts';
import type { User } from '../../../people/user/state.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const choiceInput = z
  .object({ ...chosenPassword, name: personName.nullish() })
  .refine(isPasswordConfirmed, passwordMismatch);

/** Checks the token before hashing: an invalid token costs nothing and learns nothing. */
export const createPassword: MutationResolvers['createPassword'] = async (
  _parent,
  { input },
  context,
) => {
  const found = await findInvitation(context, input.token);
  if (!found) throw invalidInvitation();
  await assertNotRequired(context, found.userId, found.user, false);
  const { password, name = null } = parseInput(choiceInput, input);
  const { userId, user } = found;
  await assertPasswordAllowed(password, [...(await personalWordsOf(context, user)), name]);
  const passwordHash = await hashPassword(password, costOf(context.engines.settings));
  const state = await accept(context, found, { token: input.token, name, passwordHash });
  if (state.status !== 'active') throw new Error('An invited person is registered');
  // A returning user with a second factor: the mailed link does not replace it.
  if (hasSecondFactor(await factorOf(context, userId)))
    throw new DomainError('UNAUTHENTICATED', problems.passwordSet);
  return startSignIn(context, {
    userId,
    user: state,
    isRemembered: false,
    client: parseInput(clientInput, input),
    method: 'PASSWORD',
  });
};

/** Reads the role again if the invitation changed while the password was hashed. */
async function accept(
  context: ServiceContext,
  first: FoundInvitation,
  { token, ...chosen }: { token: string; name: string | null; passwordHash: string },
): Promise<User> {
  let found: FoundInvitation | null = first;
  for (let tries = 1; ; tries++) {
    const { userId, tokenHash, invitation } = found;
    try {
      return (
        await context.execute(userAggregate, userId, {
          type: 'AcceptInvitation',
          userId,
          tokenHash,
          ...chosen,
          offered: await invitationRoleOf(context, invitation),
        })
      ).state;
    } catch (error) {
      if (tries === 3 || !(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    }
    found = await findInvitation(context, token);
    if (!found) throw invalidInvitation();
  }
}
