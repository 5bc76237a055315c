import {
  assertConfirmed,
  isRequiredOf,
  ownerOf,
} from '../../../sign-in/second-factor/current-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

export const turnOffTotp: MutationResolvers['turnOffTotp'] = async (_parent, _args, context) => {
  const owner = ownerOf(context);
  const { userId, teamId } = owner;
  await assertConfirmed(context, owner);
  await context.execute(secondFactor, userId, {
    type: 'TurnOffTotp',
    userId,
    teamId,
    isRequired: await isRequiredOf(context, owner),
  });
  return owner;
};
