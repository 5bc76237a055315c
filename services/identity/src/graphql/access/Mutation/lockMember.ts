import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const lockMember: MutationResolvers['lockMember'] = async (_parent, { userId }, context) => {
  const by = currentUser(context);
  const { state } = await context.execute(user, userId, {
    type: 'LockMember',
    by,
    userId,
    teamId: by.teamId,
  });
  return teamUserFromState(context, userId, state);
};
