import {
  InvitationAccepted,
  InvitationRevoked,
  MemberCustomRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordDropped, ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Provider } from '../../../sign-in/single-sign-on/hosts.ts';
import type { UserEvent } from '../events.ts';
import { isInvitationOpen } from './invitations.ts';
import { invitationRoleTaken, type InvitationRole, type GrantableRole } from './invitation-role.ts';
import { membershipIn } from '../memberships.ts';
import { registeredWithoutPassword } from './registration.ts';
import type { RegisteredUser, User } from '../state.ts';
import { problems } from '../../../problems.ts';

/** A person whom a team's identity provider sends, with an address of a domain of the team. */
export interface ComeBySingleSignOn {
  type: 'ComeBySingleSignOn';
  userId: string;
  email: string;
  emailName: string;
  name: string | null;
  teamId: string;
  provider: Provider;
  role: TeamRole;
  /** A custom role, with its current permissions. */
  customRole?: GrantableRole | null;
  /** The invitation's custom role, null if it has none. */
  offered?: InvitationRole | null;
}

/**
 * Joins with the invitation's role, or with the team's role for single sign-on. Drops a password
 * from before the address was proven: another person may have chosen it.
 * @throws DomainError FORBIDDEN for a removed member: a provider does not undo that; CONFLICT as
 * `assertSameRole`
 */
export function comeBySingleSignOn(
  command: ComeBySingleSignOn & Pick<Decision, 'now'>,
  user: User,
): UserEvent[] {
  const { userId, teamId } = command;
  if (user.status === 'none') return [registeredWithoutPassword(command), ...joined(command)];
  if (user.email === null) throw new DomainError('NOT_FOUND', problems.userUnknown);
  if (membershipIn(user, teamId)) return [];
  const { invitation } = user;
  if (invitation?.teamId === teamId && isInvitationOpen(invitation, command.now))
    return joinedAsInvited(command, user, invitation);
  if (user.formerTeamIds.includes(teamId))
    throw new DomainError('FORBIDDEN', problems.removedFromTeam);
  const revoked =
    invitation?.teamId === teamId
      ? [InvitationRevoked({ invitationId: invitation.invitationId, userId, teamId })]
      : [];
  return [
    ...unprovenPasswordDropped(command, user),
    ...missingNameGiven(command, user),
    ...revoked,
    ...joined(command),
  ];
}

function joined({ userId, teamId, provider, role, customRole = null }: ComeBySingleSignOn) {
  return [
    TeamJoined({ userId, teamId, role, permissions: [], provider }),
    ...(customRole === null
      ? []
      : [MemberCustomRoleChanged({ userId, teamId, customRoleId: customRole.id })]),
  ];
}

function joinedAsInvited(
  command: ComeBySingleSignOn,
  user: RegisteredUser,
  invitation: NonNullable<RegisteredUser['invitation']>,
): UserEvent[] {
  const { userId, teamId, provider, offered = null } = command;
  const { invitationId, role, permissions } = invitation;
  return [
    InvitationAccepted({ invitationId, userId, teamId }),
    ...unprovenPasswordDropped(command, user),
    ...missingNameGiven(command, user),
    TeamJoined({ userId, teamId, role, permissions, provider }),
    ...invitationRoleTaken({ userId, invitation, found: offered }),
  ];
}

function unprovenPasswordDropped({ userId, teamId }: ComeBySingleSignOn, user: RegisteredUser) {
  return user.isAddressProven || user.passwordHash === null
    ? []
    : [PasswordDropped({ userId, teamId, because: 'PROVIDER' })];
}

function missingNameGiven({ userId, teamId, name }: ComeBySingleSignOn, user: RegisteredUser) {
  return user.name === null && name !== null ? [ProfileEdited({ userId, teamId, name })] : [];
}
