import { newInvitation } from '../../../people/invitations/invite.ts';
import { currentUserIn } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const changeMemberRole: MutationResolvers['changeMemberRole'] = async (
  _parent,
  { userId, role, teamId },
  context,
) => {
  const by = await currentUserIn(context, teamId, 'can_edit_users');
  const { state } = await context.execute(user, userId, {
    type: 'ChangeRole',
    by,
    userId,
    teamId: by.teamId,
    role,
    invitation: newInvitation(context, userId),
  });
  return teamUserFromState(context, userId, state, by.teamId);
};
