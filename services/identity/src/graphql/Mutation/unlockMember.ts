import { callerOf } from '../../user/caller.ts';
import { seeState } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

export const unlockMember: MutationResolvers['unlockMember'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = callerOf(context);
  const { state } = await context.execute(user, userId, {
    type: 'UnlockMember',
    by,
    userId,
    teamId: by.teamId,
  });
  return seeState(context, userId, state);
};
