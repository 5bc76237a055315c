import {
  InvitationRevoked,
  MemberCustomRoleChanged,
  TeamFounded,
  TeamJoined,
  TeamSwitched,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import { membershipIn, openMembershipIn } from '../memberships.ts';
import { assertKnownPermissions, assertMayGrant, type Granter } from './granting.ts';
import { grantsOf, type GrantableRole } from './invitation-role.ts';
import type { RegisteredUser, User } from '../state.ts';

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
 * Somebody who is in a team comes into another without a mail. That whoever adds them knows them is theirs to find out
 * (add-to-team.ts). @throws DomainError CONFLICT for who is in it as something else, or in no team yet
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
  if (membership?.role === role) return []; // A retry is not a failure; what they may do there is changed there.
  if (membership) throw new DomainError('CONFLICT', 'This person is in the team already.');
  if (memberships.length === 0)
    throw new DomainError('CONFLICT', 'This person has not joined yet.');
  // Of no use to who is in, and taking it would make them what it says.
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

/** More than anybody has use for, and an end for whoever founds them by a program. */
export const MAX_FOUNDED = 50;

/** A new team and its first administrator. @throws DomainError CONFLICT for who has founded the most that one person may */
export function foundTeam(
  { userId, teamId, teamName, timeZone, locale }: FoundTeam,
  user: User,
): UserEvent[] {
  if (requireActiveUser(user).founded >= MAX_FOUNDED)
    throw new DomainError(
      'CONFLICT',
      `You have founded ${MAX_FOUNDED} teams, and one person founds no more.`,
    );
  return [
    TeamJoined({ userId, teamId, role: 'TEAM_ADMIN', permissions: [] }),
    TeamFounded({ userId, teamId, teamName, timeZone, locale }),
  ];
}

/** @throws DomainError NOT_FOUND for a team that they are not in; FORBIDDEN for one that they are locked in */
export function switchTeam({ userId, teamId }: SwitchTeam, user: User): UserEvent[] {
  const { lastTeamId } = requireActiveUser(user);
  if (!membershipIn(user, teamId)) throw new DomainError('NOT_FOUND', 'No such team.');
  if (!openMembershipIn(user, teamId))
    throw new DomainError(
      'FORBIDDEN',
      'Your account is locked in this team. Please ask an administrator.',
    );
  return lastTeamId === teamId ? [] : [TeamSwitched({ userId, teamId })];
}

/** Where somebody who signs in is: where they were last, or in the first team that lets them in. */
export function membershipToSignInTo(
  { memberships, lastTeamId }: RegisteredUser,
  closedTeamId: string | null = null,
) {
  const open = memberships.filter(({ teamId, isLocked }) => !isLocked && teamId !== closedTeamId);
  return open.find(({ teamId }) => teamId === lastTeamId) ?? open[0] ?? null;
}

/** Whose administrators read that a mail went to somebody: never those of a team that they left or are locked in. */
export function teamOfMail(user: RegisteredUser): string | null {
  return membershipToSignInTo(user)?.teamId ?? user.invitation?.teamId ?? null;
}

/** Who is there and not erased. */
function requireActiveUser(user: User): RegisteredUser {
  if (user.status === 'none' || user.email === null)
    throw new DomainError('NOT_FOUND', 'No such user.');
  return user;
}
