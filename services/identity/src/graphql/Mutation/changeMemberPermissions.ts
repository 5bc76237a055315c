import { newInvitation } from '../../invitations/invite.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

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
