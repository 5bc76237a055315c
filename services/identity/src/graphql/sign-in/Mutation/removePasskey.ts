import {
  assertConfirmed,
  isRequiredOf,
  ownerOf,
} from '../../../sign-in/second-factor/current-factor.ts';
import { secondFactor } from '../../../sign-in/second-factor/second-factor.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removePasskey: MutationResolvers['removePasskey'] = async (
  _parent,
  { passkeyId },
  context,
) => {
  const owner = ownerOf(context);
  const { userId, teamId } = owner;
  await assertConfirmed(context, owner);
  await context.execute(secondFactor, userId, {
    type: 'RemovePasskey',
    userId,
    teamId,
    passkeyId,
    isRequired: await isRequiredOf(context, owner),
  });
  return owner;
};
