import { findInvitation } from '../../../people/invitations/find-invitation.ts';
import { hasLostRole } from '../../../people/invitations/find-invitation-role.ts';
import type { QueryResolvers } from '../../generated.ts';
import { loadTeam } from '../Team.ts';

export const invitation: QueryResolvers['invitation'] = async (_parent, { token }, context) => {
  const found = await findInvitation(context, token);
  const inviting = found && (await loadTeam(context, found.invitation.teamId));
  if (!found || !inviting || found.user.email === null) return null;
  return {
    email: found.user.email,
    name: found.user.name,
    teamName: inviting.team.name,
    expiresAt: found.invitation.expiresAt,
    hasLostRole: await hasLostRole(context, found.invitation),
  };
};
