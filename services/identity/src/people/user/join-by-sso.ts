import {
  InvitationAccepted,
  InvitationRevoked,
  MemberCustomRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import type { Provider } from '../../sign-in/single-sign-on/hosts.ts';
import { PasswordDropped, ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { membershipIn } from './memberships.ts';
import { isOpen } from './invitations.ts';
import { roleTaken, type FoundRole, type OfferedRole } from './invitation-role.ts';
import type { User } from './user.ts';

interface Coming {
  userId: string;
  teamId: string;
  provider: Provider;
  role: TeamRole;
  /** One of the team's own, as it is now. */
  customRole?: OfferedRole | null;
  name?: string | null;
  offered?: FoundRole | null;
  now: string;
}

/**
 * Somebody whom the team's identity provider sends joins it, as what they are invited for or else with the role of whoever
 * comes so. Whoever was there before them under their address, and proved nothing of it, does not come along.
 * @throws DomainError FORBIDDEN for whoever was taken out of the team: a provider does not undo that; CONFLICT as `assertSameRole`
 */
export function comeBySingleSignOn(
  { userId, teamId, provider, role, customRole = null, name = null, offered = null, now }: Coming,
  user: User,
) {
  const joined = [
    TeamJoined({ userId, teamId, role, permissions: [], provider }),
    ...(customRole === null
      ? []
      : [MemberCustomRoleChanged({ userId, teamId, customRoleId: customRole.id })]),
  ];
  if (user.status !== 'none') {
    if (user.email === null) throw new DomainError('NOT_FOUND', 'No such user.');
    if (membershipIn(user, teamId)) return [];
    const { invitation } = user;
    const named =
      user.name === null && name !== null ? [ProfileEdited({ userId, teamId, name })] : []; // Who was invited by their address alone.
    const dropped =
      user.isAddressProven || user.passwordHash === null
        ? []
        : [PasswordDropped({ userId, teamId, because: 'PROVIDER' })];
    if (invitation?.teamId === teamId && isOpen(invitation, now)) {
      const { invitationId, role: invitedAs, permissions } = invitation;
      return [
        InvitationAccepted({ invitationId, userId, teamId }),
        ...dropped,
        ...named,
        TeamJoined({ userId, teamId, role: invitedAs, permissions, provider }),
        ...roleTaken({ userId, invitation, found: offered }),
      ];
    }
    if (user.formerTeamIds.includes(teamId))
      throw new DomainError('FORBIDDEN', 'Somebody has removed this person from the team.');
    const revoked =
      invitation?.teamId === teamId
        ? [InvitationRevoked({ invitationId: invitation.invitationId, userId, teamId })]
        : [];
    return [...dropped, ...named, ...revoked, ...joined];
  }
  return joined;
}
