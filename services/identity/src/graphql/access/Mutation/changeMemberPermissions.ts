import { newInvitation } from '../../../people/invitations/invite.ts';
import { callerOf } from '../../../access/current-user.ts';
import { seeState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const changeMemberPermissions: MutationResolvers['changeMemberPermissions'] = async (
  _parent,
  { userId, permissions },
  context,
) => {
  const by = callerOf(context);
  const { state } = await context.execute(user, userId, {
    type: 'ChangePermissions',
    by,
    userId,
    teamId: by.teamId,
    permissions,
    invitation: newInvitation(context, userId),
  });
  return seeState(context, userId, state);
};
