import { invitationRoleOf } from '../../../people/invitations/find-invitation-role.ts';
import { newInvitation } from '../../../people/invitations/invite.ts';
import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const resendInvitation: MutationResolvers['resendInvitation'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = currentUser(context);
  const invitation = newInvitation(context, userId);
  const invited = (await context.view(user).get(userId))?.doc;
  const offered =
    invited?.status === 'active' && invited.invitation?.teamId === by.teamId
      ? await invitationRoleOf(context, invited.invitation)
      : null;
  const { state } = await context.execute(user, userId, {
    type: 'ResendInvitation',
    by,
    userId,
    teamId: by.teamId,
    invitation,
    offered,
  });
  return teamUserFromState(context, userId, state);
};
