import {
  InvitationAccepted,
  InvitationRevoked,
  MemberInvited,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordChanged, ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isSameHash } from '../../../sign-in/tokens/token.ts';
import { membershipIn } from '../memberships.ts';
import type { UserEvent } from '../events.ts';
import { assertKnownPermissions, assertMayGrant, mayGrant, type Granter } from './granting.ts';
import {
  assertSameRole,
  grantsOf,
  invitationRoleTaken,
  snapshotOf,
  type InvitationRole,
  type GrantableRole,
} from './invitation-role.ts';
import { registeredWithoutPassword } from './registration.ts';
import { requireUser, type Invitation, type RegisteredUser, type User } from '../state.ts';
import { problems } from '../../../problems.ts';

/** New for each mail. Its link works once. */
export interface SentInvitation {
  invitationId: string;
  tokenHash: string;
  isMailed?: boolean;
}

interface Sending {
  by: Granter;
  userId: string;
  teamId: string;
  invitation: SentInvitation;
}

interface InviteMember extends Sending {
  type: 'InviteMember';
  email: string;
  emailName: string;
  name: string | null;
  role: TeamRole;
  permissions: readonly string[];
  customRole?: GrantableRole | null;
}

interface ResendInvitation extends Sending {
  type: 'ResendInvitation';
  /** The invitation's custom role, null if it has none. */
  offered?: InvitationRole | null;
}

interface RevokeInvitation {
  type: 'RevokeInvitation';
  by: Granter;
  userId: string;
  teamId: string;
}

interface AcceptInvitation {
  type: 'AcceptInvitation';
  userId: string;
  /** From the link: a newer invitation may have replaced it. */
  tokenHash: string;
  /** Null, or the current name, changes nothing. */
  name: string | null;
  passwordHash: string;
  /** The invitation's custom role, null if it has none. */
  offered?: InvitationRole | null;
}

export type InvitationCommand =
  | InviteMember
  | ResendInvitation
  | RevokeInvitation
  | AcceptInvitation;

export const NOT_INVITED = problems.cannotBeInvited;

const LASTS_MS = 7 * 24 * 3_600_000;
const PAUSE_MS = 60_000;

/**
 * A first invitation, or another mail. Callers use `findInvitee`, so that another team's user is not tried here.
 * @throws DomainError FORBIDDEN, CONFLICT; TOO_MANY_REQUESTS within a minute of the last mail, even
 * after a revocation
 */
export function inviteMember(
  command: InviteMember & Pick<Decision, 'now'>,
  user: User,
): UserEvent[] {
  const { role, customRole = null, ...invite } = command;
  const permissions = [...new Set(command.permissions)].toSorted();
  assertKnownPermissions(permissions);
  assertMayGrant(invite.by, grantsOf({ role, permissions, customRole }));
  if (user.status !== 'none') {
    if (membershipIn(user, invite.teamId))
      throw new DomainError('CONFLICT', problems.alreadyInTeam);
    if (isElsewhere(user, invite.teamId) || user.email === null)
      throw new DomainError('CONFLICT', NOT_INVITED);
    if (user.invitation) assertMayGrant(invite.by, grantsOf(user.invitation));
    assertMailPause(
      user.invitation ?? (user.revoked?.teamId === invite.teamId ? user.revoked : null),
      invite.now,
    );
  }
  return [
    ...(user.status === 'none' ? [registeredWithoutPassword(command)] : []),
    invited(invite, { role, permissions, customRole: customRole && snapshotOf(customRole) }),
  ];
}

/** A member of other teams, or invited by one. */
export function isElsewhere({ memberships, invitation }: RegisteredUser, teamId: string): boolean {
  if (memberships.some((each) => each.teamId === teamId)) return false;
  return memberships.length > 0 || (invitation !== null && invitation.teamId !== teamId);
}

/**
 * @throws DomainError NOT_FOUND; TOO_MANY_REQUESTS within a minute of the last mail; CONFLICT as
 * `assertSameRole`
 */
export function resendInvitation(
  { offered: found = null, ...invite }: ResendInvitation & Decision,
  user: User,
): UserEvent[] {
  const { invitation } = requireUser(user);
  if (invitation?.teamId !== invite.teamId)
    throw new DomainError('NOT_FOUND', problems.userUnknown);
  assertSameRole(invitation, found);
  // With the role's current permissions.
  const offered = found?.now ? { ...invitation, customRole: snapshotOf(found.now) } : invitation;
  assertMayGrant(invite.by, grantsOf(offered));
  assertMailPause(invitation, invite.now);
  return [invited(invite, offered)];
}

export function revokeInvitation(
  { by, userId, teamId }: RevokeInvitation,
  user: User,
): UserEvent[] {
  const invitation = user.status === 'none' ? null : user.invitation;
  if (invitation?.teamId !== teamId) return []; // A retry.
  assertMayGrant(by, grantsOf(invitation));
  return [InvitationRevoked({ invitationId: invitation.invitationId, userId, teamId })];
}

/** @throws DomainError INVALID; CONFLICT as `assertSameRole` */
export function acceptInvitation(
  { userId, name, passwordHash, offered = null, ...token }: AcceptInvitation & Decision,
  user: User,
): UserEvent[] {
  const invitee = requireUser(user);
  const invitation = requireOpenInvitation(token, invitee);
  const { invitationId, teamId, role, permissions } = invitation;
  return [
    InvitationAccepted({ invitationId, userId, teamId }),
    PasswordChanged({ userId, teamId, passwordHash, keptSignInId: null }),
    ...(name === null || name === invitee.name ? [] : [ProfileEdited({ userId, teamId, name })]),
    TeamJoined({ userId, teamId, role, permissions }),
    ...invitationRoleTaken({ userId, invitation, found: offered }),
  ];
}

/** @throws DomainError INVALID, the same for every reason */
function requireOpenInvitation(
  { tokenHash, now }: { tokenHash: string; now: string },
  { invitation, memberships }: RegisteredUser,
): Invitation {
  // A link that others may have seen must not set the password of a user with an account.
  const isForThem = invitation !== null && (invitation.isMailed || memberships.length === 0);
  if (isForThem && isInvitationOpen(invitation, now) && isSameHash(tokenHash, invitation.tokenHash))
    return invitation;
  throw invalidInvitation();
}

/**
 * Whether the caller may see the link, which opens the account: administrators, and the inviter of
 * a new user who may grant everything in the invitation (ADR 24).
 */
export function mayViewInvitationLink(
  by: Granter,
  { invitation, passwordHash }: Pick<RegisteredUser, 'invitation' | 'passwordHash'>,
): boolean {
  if (!invitation) return false;
  if (by.role === 'TEAM_ADMIN') return true;
  return (
    by.permissions.includes('can_edit_users') &&
    invitation.invitedBy === by.userId &&
    passwordHash === null &&
    mayGrant(by, grantsOf(invitation))
  );
}

/**
 * Grants by another member replace an invitation whose link its inviter may have seen. Otherwise
 * the link stays: a change of rights sends no mail.
 */
export function reinvitedForMoreRights(
  invite: Sending & Pick<Decision, 'now'>,
  invitation: Invitation | null,
  given: Pick<Invitation, 'role' | 'permissions'> & Partial<Pick<Invitation, 'customRole'>>,
) {
  if (
    invitation?.teamId !== invite.teamId ||
    invitation.isMailed ||
    invitation.invitedBy === invite.by.userId
  )
    return [];
  const offer = { customRole: invitation.customRole, ...given };
  const [before, after] = [grantsOf(invitation), grantsOf(offer)];
  const isMore =
    (after.role === 'TEAM_ADMIN' && before.role !== 'TEAM_ADMIN') ||
    after.permissions.some((key) => !before.permissions.includes(key));
  return isMore ? [invited(invite, offer)] : [];
}

export function isInvitationOpen({ expiresAt }: Invitation, now: string): boolean {
  return expiresAt > now;
}

export function invalidInvitation(): DomainError {
  const message = problems.invitationInvalid;
  return new DomainError('INVALID', message, { token: [message] });
}

function invited(
  { by, userId, teamId, invitation, now }: Sending & Pick<Decision, 'now'>,
  { role, permissions, customRole }: Pick<Invitation, 'role' | 'permissions' | 'customRole'>,
) {
  const expiresAt = new Date(Date.parse(now) + LASTS_MS).toISOString();
  return MemberInvited({
    ...invitation,
    userId,
    teamId,
    role,
    permissions,
    customRole,
    invitedBy: by.userId,
    expiresAt,
  });
}

function assertMailPause(invitation: Pick<Invitation, 'sentAt'> | null, now: string): void {
  if (!invitation) return;
  const seconds = Math.ceil((Date.parse(invitation.sentAt) + PAUSE_MS - Date.parse(now)) / 1000);
  if (seconds > 0)
    throw new DomainError('TOO_MANY_REQUESTS', problems.emailJustSent, undefined, seconds);
}
