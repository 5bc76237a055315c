import { InvitationAccepted, InvitationRevoked, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { membershipIn } from './access.ts';
import { isOpen } from './inviting.ts';
import type { User } from './user.ts';

export const REMOVED = 'Somebody has removed this person from the team.';

/**
 * Somebody whom the team's identity provider sends joins it, as what they are invited for or else with the role of whoever
 * comes so. @throws DomainError FORBIDDEN for whoever was taken out of the team: a provider does not undo that
 */
export function comeBySingleSignOn({ userId, teamId, role, now }: { userId: string; teamId: string; role: TeamRole; now: string }, user: User) {
  if (user.status !== 'none') {
    if (user.email === null) throw new DomainError('NOT_FOUND', 'No such user.');
    if (membershipIn(user, teamId)) return [];
    const { invitation } = user;
    if (invitation?.teamId === teamId && isOpen(invitation, now)) {
      const { invitationId, role: invitedAs, permissions } = invitation;
      return [InvitationAccepted({ invitationId, userId, teamId }), TeamJoined({ userId, teamId, role: invitedAs, permissions })];
    }
    if (user.formerTeamIds.includes(teamId)) throw new DomainError('FORBIDDEN', REMOVED);
    if (invitation?.teamId === teamId) return [InvitationRevoked({ invitationId: invitation.invitationId, userId, teamId }), TeamJoined({ userId, teamId, role, permissions: [] })];
  }
  return [TeamJoined({ userId, teamId, role, permissions: [] })];
}
