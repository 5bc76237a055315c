import {
  InvitationAccepted,
  InvitationRevoked,
  MemberInvited,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PasswordChanged, ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
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

/** What is made for each mail: its link is good once, for a while. */
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
  /** The custom role of the invitation, null if it has none. */
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
  /** Of the token in the link: a newer invitation may have replaced the one it was for. */
  tokenHash: string;
  /** Null, or the current name, changes nothing. */
  name: string | null;
  passwordHash: string;
  /** The custom role of the invitation, null if it has none. */
  offered?: InvitationRole | null;
}

export type InvitationCommand =
  InviteMember | ResendInvitation | RevokeInvitation | AcceptInvitation;

/** Of whoever is in another team: a refusal that is known by this field. */
const NOT_INVITED = 'This address cannot be invited.';
export const IN_OTHER_TEAM = 'elsewhere';

const LASTS_MS = 7 * 24 * 3_600_000;
/** Between two mails to one person, in milliseconds. */
const PAUSE_MS = 60_000;

/**
 * A first invitation, or another mail to somebody who is invited already, as what they are invited for now. Whoever is
 * in another team cannot be invited, nor is it said why: who is where is nobody else's business. TOO_MANY_REQUESTS within
 * a minute of the last mail, also where its invitation was taken back.
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
      throw new DomainError('CONFLICT', 'This person is in the team already.');
    const isElsewhere =
      user.memberships.length > 0 ||
      (user.invitation !== null && user.invitation.teamId !== invite.teamId);
    if (isElsewhere || user.email === null)
      throw new DomainError('CONFLICT', NOT_INVITED, { [IN_OTHER_TEAM]: [NOT_INVITED] });
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

/** @throws DomainError NOT_FOUND where nobody is invited; TOO_MANY_REQUESTS within a minute of the last mail; CONFLICT as `assertSameRole` */
export function resendInvitation(
  { offered: found = null, ...invite }: ResendInvitation & Decision,
  user: User,
): UserEvent[] {
  const { invitation } = requireUser(user);
  if (invitation?.teamId !== invite.teamId) throw new DomainError('NOT_FOUND', 'No such user.');
  assertSameRole(invitation, found);
  // With what the role gives by now.
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

/** The invitation that this token stands for. @throws DomainError INVALID, the same for every reason why it does not */
function requireOpenInvitation(
  { tokenHash, now }: { tokenHash: string; now: string },
  { invitation, memberships }: RegisteredUser,
): Invitation {
  // Who came into a team meanwhile has an account there: no link that others may have seen gives it a password.
  const isTheirs = invitation !== null && (invitation.isMailed || memberships.length === 0);
  if (isTheirs && isInvitationOpen(invitation, now) && isSameHash(tokenHash, invitation.tokenHash))
    return invitation;
  throw invalidInvitation();
}

/**
 * Whether somebody is shown the link of a mail that stays on this machine: whoever has it has the account. An administrator;
 * else who invited the person, may give all that they get, and does not come by an account that somebody had (ADR 0024).
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
 * Whoever is given more by somebody else is invited anew by them, where who invited them before may have seen the link.
 * Else the link stays and gives what they are invited for by then: nobody is mailed because their rights are changed.
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
  const message = 'This invitation is not valid any more. Please ask for a new one.';
  return new DomainError('INVALID', message, { token: [message] });
}

/** By a new link. */
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
    throw new DomainError(
      'TOO_MANY_REQUESTS',
      'A mail has just been sent. Please wait a minute.',
      undefined,
      seconds,
    );
}
