import { offeredRoleOf } from '../../../people/invitations/find-invitation-role.ts';
import { newInvitation } from '../../../people/invitations/invite.ts';
import { callerOf } from '../../../access/current-user.ts';
import { seeState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const resendInvitation: MutationResolvers['resendInvitation'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = callerOf(context);
  const invitation = newInvitation(context, userId);
  const invited = (await context.view(user).get(userId))?.doc;
  const offered =
    invited?.status === 'active' && invited.invitation?.teamId === by.teamId
      ? await offeredRoleOf(context, invited.invitation)
      : null;
  const { state } = await context.execute(user, userId, {
    type: 'ResendInvitation',
    by,
    userId,
    teamId: by.teamId,
    invitation,
    offered,
  });
  return seeState(context, userId, state);
};
