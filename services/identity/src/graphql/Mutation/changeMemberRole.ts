import { newInvitation } from '../../invitations/invite.ts';
import { callerIn } from '../../user/caller.ts';
import { seeState } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

export const changeMemberRole: MutationResolvers['changeMemberRole'] = async (
  _parent,
  { userId, role, teamId },
  context,
) => {
  const by = await callerIn(context, teamId, 'can_edit_users');
  const { state } = await context.execute(user, userId, {
    type: 'ChangeRole',
    by,
    userId,
    teamId: by.teamId,
    role,
    invitation: newInvitation(context, userId),
  });
  return seeState(context, userId, state, by.teamId);
};
