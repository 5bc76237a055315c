import {
  InvitationRevoked,
  MemberCustomRoleChanged,
  TeamFounded,
  TeamJoined,
  TeamSwitched,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import { membershipIn, openMembershipIn } from '../memberships.ts';
import { assertKnownPermissions, assertMayGrant, type Granter } from './granting.ts';
import { grantsOf, type GrantableRole } from './invitation-role.ts';
import type { RegisteredUser, User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface AddToTeam {
  type: 'AddToTeam';
  by: Granter;
  userId: string;
  teamId: string;
  role: TeamRole;
  permissions: readonly string[];
  customRole?: GrantableRole | null;
}

interface FoundTeam {
  type: 'FoundTeam';
  userId: string;
  teamId: string;
  teamName: string;
  timeZone: string;
  locale: string;
}

interface SwitchTeam {
  type: 'SwitchTeam';
  userId: string;
  teamId: string;
}

export type JoiningCommand = AddToTeam | FoundTeam | SwitchTeam;

/**
 * Adds a user of another team, without a mail. The caller checks that they may (addToTeams.ts).
 * @throws DomainError CONFLICT for a member with another role, and for a user without a team
 */
export function addToTeam(
  { by, userId, teamId, role, permissions: given, customRole = null }: AddToTeam,
  user: User,
): UserEvent[] {
  const permissions = [...new Set(given)].toSorted();
  assertKnownPermissions(permissions);
  assertMayGrant(by, grantsOf({ role, permissions, customRole }));
  const { memberships, invitation } = requireActiveUser(user);
  const membership = membershipIn(user, teamId);
  if (membership?.role === role) return []; // A retry.
  if (membership) throw new DomainError('CONFLICT', problems.alreadyInTeam);
  if (memberships.length === 0) throw new DomainError('CONFLICT', problems.notJoinedYet);
  // A member must not use an old invitation later.
  const own = invitation?.teamId === teamId ? invitation : null;
  if (own) assertMayGrant(by, grantsOf(own));
  return [
    ...(own ? [InvitationRevoked({ invitationId: own.invitationId, userId, teamId })] : []),
    TeamJoined({ userId, teamId, role, permissions }),
    ...(customRole === null
      ? []
      : [MemberCustomRoleChanged({ userId, teamId, customRoleId: customRole.id })]),
  ];
}

/** A limit for scripts. */
export const MAX_FOUNDED = 50;

/** @throws DomainError CONFLICT above the limit */
export function foundTeam(
  { userId, teamId, teamName, timeZone, locale }: FoundTeam,
  user: User,
): UserEvent[] {
  if (requireActiveUser(user).founded >= MAX_FOUNDED)
    throw new DomainError('CONFLICT', problems.tooManyTeamsCreated({ most: MAX_FOUNDED }));
  return [
    TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
    TeamFounded({ userId, teamId, teamName, timeZone, locale }),
  ];
}

/** @throws DomainError NOT_FOUND; FORBIDDEN for a locked member */
export function switchTeam({ userId, teamId }: SwitchTeam, user: User): UserEvent[] {
  const { lastTeamId } = requireActiveUser(user);
  if (!membershipIn(user, teamId)) throw new DomainError('NOT_FOUND', problems.teamUnknown);
  if (!openMembershipIn(user, teamId)) throw new DomainError('FORBIDDEN', problems.lockedInTeam);
  return lastTeamId === teamId ? [] : [TeamSwitched({ userId, teamId })];
}

/** The last used team, or the first open one. */
export function membershipToSignInTo(
  { memberships, lastTeamId }: RegisteredUser,
  closedTeamId: string | null = null,
) {
  const open = memberships.filter(({ teamId, isLocked }) => !isLocked && teamId !== closedTeamId);
  return open.find(({ teamId }) => teamId === lastTeamId) ?? open[0] ?? null;
}

/**
 * The team whose administrators may see the mail: never one that the person left or is locked in.
 */
export function teamOfMail(user: RegisteredUser): string | null {
  return membershipToSignInTo(user)?.teamId ?? user.invitation?.teamId ?? null;
}

function requireActiveUser(user: User): RegisteredUser {
  if (user.status === 'none' || user.email === null)
    throw new DomainError('NOT_FOUND', problems.userUnknown);
  return user;
}
