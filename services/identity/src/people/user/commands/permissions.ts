import {
  MemberChangeUndone,
  MemberCustomRoleChanged,
  MemberPermissionsChanged,
  MemberRoleChanged,
} from '@lectern/schemas/events/identity/memberships.ts';
import type { TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { UserEvent } from '../events.ts';
import {
  assertKnownPermissions,
  assertMayGrant,
  assertNotSelf,
  differingPermissions,
  type Granter,
} from './granting.ts';
import { reinvitedForMoreRights, type SentInvitation } from './invitations.ts';
import { snapshotOf, type GrantableRole } from './invitation-role.ts';
import { teamMembershipIn, requireTeamMembership } from '../memberships.ts';
import { requireUser, type User } from '../state.ts';
import { problems } from '../../../problems.ts';

interface ChangeRole {
  type: 'ChangeRole';
  by: Granter;
  userId: string;
  teamId: string;
  role: TeamRole;
  /** Replaces an invitation that gave less. */
  invitation: SentInvitation;
}

interface ChangePermissions {
  type: 'ChangePermissions';
  by: Granter;
  userId: string;
  teamId: string;
  permissions: readonly string[];
  /** Replaces an invitation that gave less. */
  invitation: SentInvitation;
}

/** By the product, after two administrators made members of one another at the same moment. */
interface RestoreAdmin {
  type: 'RestoreAdmin';
  userId: string;
  teamId: string;
}

export interface Rights {
  role: TeamRole;
  customRoleId: string | null;
  permissions: readonly string[];
}

export interface ChangeRights {
  type: 'ChangeRights';
  by: Granter;
  userId: string;
  teamId: string;
  /** The rights that the caller saw: the command fails if they differ by now. */
  from: Rights | null;
  /** Missing and undefined fields stay as they are. */
  to: { [Field in keyof Rights]?: Rights[Field] | undefined };
  /** All custom roles of the team, with their permissions. */
  customRoles: readonly GrantableRole[];
  /** Changes in the history that this one takes back. */
  undoes?: readonly string[];
  invitation: SentInvitation;
}

export type PermissionCommand = ChangeRole | ChangePermissions | RestoreAdmin | ChangeRights;

export function changeRole(command: ChangeRole & Decision, user: User): UserEvent[] {
  const { by, userId, teamId, role } = command;
  const membership = requireTeamMembership(user, teamId);
  if (membership.role === role) return [];
  if (by.role !== 'TEAM_ADMIN') throw new DomainError('FORBIDDEN', problems.onlyAdminsChangeRoles);
  assertNotSelf(by, userId);
  const permissions = [...membership.permissions];
  return [
    MemberRoleChanged({ userId, teamId, role }),
    ...reinvitedForMoreRights(command, requireUser(user).invitation, { role, permissions }),
  ];
}

export function restoreAdmin({ userId, teamId }: RestoreAdmin, user: User): UserEvent[] {
  return teamMembershipIn(user, teamId)?.status === 'ACTIVE'
    ? [MemberRoleChanged({ userId, teamId, role: 'TEAM_ADMIN' })]
    : [];
}

export function changePermissions(command: ChangePermissions & Decision, user: User): UserEvent[] {
  const { by, userId, teamId } = command;
  const { role, permissions: before } = requireTeamMembership(user, teamId);
  const permissions = [...new Set(command.permissions)].toSorted();
  assertKnownPermissions(permissions);
  const changed = differingPermissions(before, permissions);
  if (changed.length === 0) return [];
  assertMayGrant(by, { role, permissions: changed });
  assertNotSelf(by, userId);
  return [
    MemberPermissionsChanged({ userId, teamId, permissions }),
    ...reinvitedForMoreRights(command, requireUser(user).invitation, { role, permissions }),
  ];
}

/**
 * All or nothing.
 * @throws DomainError CONFLICT for oneself, or if the rights were changed meanwhile; FORBIDDEN,
 * INVALID
 */
export function changeRights(command: ChangeRights & Decision, state: User): UserEvent[] {
  const { by, userId, teamId, from, to, customRoles, undoes = [] } = command;
  const membership = requireTeamMembership(state, teamId);
  const user = requireUser(state);
  // A role that was deleted meanwhile gives nothing.
  const before = customRoles.find(({ id }) => id === membership.customRoleId) ?? null;
  const beforeId = before?.id ?? null;
  const { role = membership.role, customRoleId = beforeId } = to;
  const permissions = to.permissions
    ? [...new Set(to.permissions)].toSorted()
    : [...membership.permissions];
  assertKnownPermissions(permissions);
  const changed = differingPermissions(membership.permissions, permissions);
  const isOtherCustomRole = customRoleId !== beforeId;
  if (role === membership.role && !isOtherCustomRole && changed.length === 0) return []; // A retry.
  if (from) assertUnchanged(from, { ...membership, customRoleId: beforeId });
  if (role !== membership.role && by.role !== 'TEAM_ADMIN')
    throw new DomainError('FORBIDDEN', problems.onlyAdminsChangeRoles);
  const after = requireCustomRole(customRoles, customRoleId);
  const ofCustomRoles = isOtherCustomRole
    ? [...(before?.permissions ?? []), ...(after?.permissions ?? [])]
    : [];
  assertMayGrant(by, { role: membership.role, permissions: [...changed, ...ofCustomRoles] });
  assertNotSelf(by, userId);
  const offered = membership.status === 'INVITED' && after ? [...after.permissions] : null;
  return [
    ...undoes.map((changeId) => MemberChangeUndone({ userId, teamId, changeId })),
    ...(role === membership.role ? [] : [MemberRoleChanged({ userId, teamId, role })]),
    ...(isOtherCustomRole
      ? [MemberCustomRoleChanged({ userId, teamId, customRoleId, offered })]
      : []),
    ...(changed.length === 0 ? [] : [MemberPermissionsChanged({ userId, teamId, permissions })]),
    ...reinvitedForMoreRights(command, user.invitation, {
      role,
      permissions,
      ...(isOtherCustomRole && { customRole: after && snapshotOf(after) }),
    }),
  ];
}

function assertUnchanged(seen: Rights, now: Rights): void {
  if (
    seen.role !== now.role ||
    seen.customRoleId !== now.customRoleId ||
    differingPermissions(seen.permissions, now.permissions).length > 0
  )
    throw new DomainError('CONFLICT', problems.permissionsChangedMeanwhile);
}

function requireCustomRole(
  customRoles: readonly GrantableRole[],
  customRoleId: string | null,
): GrantableRole | null {
  const found = customRoles.find(({ id }) => id === customRoleId) ?? null;
  if (customRoleId !== null && found === null)
    throw new DomainError('INVALID', problems.roleUnknown, {
      customRoleId: [problems.roleUnknown],
    });
  return found;
}
