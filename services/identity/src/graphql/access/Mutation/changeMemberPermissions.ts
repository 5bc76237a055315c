import { newInvitation } from '../../../people/invitations/invite.ts';
import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const changeMemberPermissions: MutationResolvers['changeMemberPermissions'] = async (
  _parent,
  { userId, permissions },
  context,
) => {
  const by = currentUser(context);
  const { state } = await context.execute(user, userId, {
    type: 'ChangePermissions',
    by,
    userId,
    teamId: by.teamId,
    permissions,
    invitation: newInvitation(context, userId),
  });
  return teamUserFromState(context, userId, state);
};
