import {
  assertRecentlyConfirmed,
  isSecondFactorRequired,
  factorOwner,
} from '../../../sign-in/second-factor/current-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

export const turnOffTotp: MutationResolvers['turnOffTotp'] = async (_parent, _args, context) => {
  const owner = factorOwner(context);
  const { userId, teamId } = owner;
  await assertRecentlyConfirmed(context, owner);
  await context.execute(secondFactor, userId, {
    type: 'TurnOffTotp',
    userId,
    teamId,
    isRequired: await isSecondFactorRequired(context, owner),
  });
  return owner;
};
