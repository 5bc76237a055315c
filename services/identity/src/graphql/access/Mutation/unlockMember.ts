import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const unlockMember: MutationResolvers['unlockMember'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = currentUser(context);
  const { state } = await context.execute(user, userId, {
    type: 'UnlockMember',
    by,
    userId,
    teamId: by.teamId,
  });
  return teamUserFromState(context, userId, state);
};
