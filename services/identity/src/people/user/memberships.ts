import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import {
  abilityKeys,
  hasAbility,
  type AbilityQuestion,
} from '@lectern/schemas/access/abilities.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import type { Membership, RegisteredUser, User } from './state.ts';
import { problems } from '../../problems.ts';

export type MemberStatus = 'INVITED' | 'ACTIVE' | 'LOCKED' | 'REMOVED';

/** A membership, or the one that an invitation offers. */
export interface TeamMembership {
  teamId: string;
  role: TeamRole;
  /** Without those of the custom role. */
  permissions: readonly string[];
  /** Kept for administrators, who need none. */
  customRoleId: string | null;
  status: MemberStatus;
  /** Only of a restorable member. */
  removedAt?: string;
}

/** Everything for administrators; unknown keys give nothing (accounts §6). */
export function permissionsOf(
  { role, permissions }: Pick<TeamMembership, 'role' | 'permissions'>,
  customRole: AbilityQuestion['customRole'],
): readonly string[] {
  return [...permissionKeys, ...abilityKeys].filter(
    (key) => hasAbility({ role, permissions, customRole }, key).may,
  );
}

export function membershipIn(user: User, teamId: string | null): Membership | null {
  if (user.status === 'none') return null;
  return user.memberships.find((membership) => membership.teamId === teamId) ?? null;
}

export function groupsIn(user: User, teamId: string | null): string[] {
  return user.status === 'none'
    ? []
    : user.groups.filter((one) => one.teamId === teamId).map(({ groupId }) => groupId);
}

/** A member who can sign in. */
export function openMembershipIn(user: User, teamId: string | null): Membership | null {
  const membership = membershipIn(user, teamId);
  return membership && !membership.isLocked ? membership : null;
}

export function teamMembershipsOf(user: User): TeamMembership[] {
  if (user.status === 'none') return [];
  const joined = user.memberships.map(
    ({ teamId, role, permissions, customRoleId, isLocked }): TeamMembership => ({
      teamId,
      role,
      permissions,
      customRoleId,
      status: isLocked ? 'LOCKED' : 'ACTIVE',
    }),
  );
  if (!user.invitation) return joined;
  const { teamId, role, permissions, customRole } = user.invitation;
  return [
    ...joined,
    {
      teamId,
      role,
      permissions,
      customRoleId: customRole?.customRoleId ?? null,
      status: 'INVITED',
    },
  ];
}

export function teamMembershipIn(user: User, teamId: string | null): TeamMembership | null {
  return teamMembershipsOf(user).find((membership) => membership.teamId === teamId) ?? null;
}

/** @throws DomainError NOT_FOUND */
export function requireTeamMembership(user: User, teamId: string): TeamMembership {
  const membership = teamMembershipIn(user, teamId);
  if (!membership) throw new DomainError('NOT_FOUND', problems.userUnknown);
  return membership;
}

/** A member of, or invited to, another team: no single team may change their account. */
export function isInOtherTeam(
  { memberships, invitation }: Pick<RegisteredUser, 'memberships' | 'invitation'>,
  teamId: string,
): boolean {
  return (
    memberships.some((one) => one.teamId !== teamId) ||
    (invitation !== null && invitation.teamId !== teamId)
  );
}

/** Former members stay the author of their work, without permissions. */
export function formerMembershipIn(user: User, teamId: string | null): TeamMembership | null {
  if (user.status === 'none' || teamId === null || !user.formerTeamIds.includes(teamId))
    return null;
  return { teamId, role: 'TEAM_MEMBER', permissions: [], customRoleId: null, status: 'REMOVED' };
}
