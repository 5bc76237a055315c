import { callerIn } from '../../../access/current-user.ts';
import { heirOf } from '../../../people/members/successor.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removeMember: MutationResolvers['removeMember'] = async (
  _parent,
  { userId, teamId, handOverTo },
  context,
) => {
  const by = await callerIn(context, teamId, 'can_edit_users');
  const heirId = await heirOf(context, { by, userId, handOverTo });
  await context.execute(user, userId, {
    type: 'RemoveMember',
    by,
    userId,
    teamId: by.teamId,
    heirId,
  });
  return true;
};
