import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { costOf, verifyPassword } from '../../../sign-in/passwords/password-hash.ts';
import {
  findRegistration,
  invalidRegistration,
} from '../../../people/registration/find-registration.ts';
import { limitersOf } from '../../../sign-in/limits/limiter.ts';
import { assertNotRequiredOfEmail } from '../../../sign-in/single-sign-on/requirement.ts';
import { clientInput, startSignIn } from '../../../sign-in/sign-in/start-sign-in.ts';
import { registerTeam } from '../../../people/team/register-team.ts';
import { user as userAggregate } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { problems } from '../../../problems.ts';

const wrongPassword = problems.registrationPasswordWrong;

/**
 * The password proves that the reader of the mail registered. Otherwise a stranger could register
 * with another person's address and get in once the owner opens the link.
 */
export const activateRegistration: MutationResolvers['activateRegistration'] = async (
  _parent,
  { input },
  context,
) => {
  const found = await findRegistration(context, input.token);
  if (!found) throw invalidRegistration();
  const { expiresAt: _, passwordHash, ...registration } = found;
  const attempt = await limitersOf(context.engines).registration.begin({
    emailName: found.emailName,
    address: input.address,
  });
  const cost = costOf(context.engines.settings);
  if (!(await verifyPassword(input.password, passwordHash, cost, attempt.sender)))
    throw new DomainError('INVALID', wrongPassword, { password: [wrongPassword] });
  await attempt.succeeded();
  await assertNotRequiredOfEmail(context, found.email);
  const { userId, teamId, teamName, isTrial, plan, period, userCount, promoCode } = registration;
  const { state } = await context
    .execute(userAggregate, userId, { type: 'ActivateRegistration', ...registration, passwordHash })
    .catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'CONFLICT'
        ? invalidRegistration()
        : error;
    });
  if (state.status !== 'active') throw new Error('A registered user has a state');
  await registerTeam(context, {
    teamId,
    name: teamName,
    booking: { isTrial, plan, period, userCount, promoCode },
  });
  return startSignIn(context, {
    userId,
    user: state,
    isRemembered: false,
    client: parseInput(clientInput, input),
    method: 'PASSWORD',
  });
};
