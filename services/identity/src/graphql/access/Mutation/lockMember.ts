import { callerOf } from '../../../access/current-user.ts';
import { seeState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const lockMember: MutationResolvers['lockMember'] = async (_parent, { userId }, context) => {
  const by = callerOf(context);
  const { state } = await context.execute(user, userId, {
    type: 'LockMember',
    by,
    userId,
    teamId: by.teamId,
  });
  return seeState(context, userId, state);
};
