import { MemberChangeUndone } from '@lectern/schemas/events/identity/memberships.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Undo } from '../../history/change.ts';
import type { PermissionCommand } from './permissions.ts';
import type { ProfileCommand } from './profile.ts';
import type { UserEvent } from '../events.ts';
import { differingPermissions, type Granter } from './granting.ts';
import type { SentInvitation } from './invitations.ts';
import type { GrantableRole } from './invitation-role.ts';
import { requireTeamMembership, type TeamMembership } from '../memberships.ts';
import { requireUser, type RegisteredUser, type User } from '../state.ts';
import { problems } from '../../../problems.ts';

/**
 * Follows the rules of the opposite change, and applies only while the value is unchanged since.
 */
export interface UndoChange {
  type: 'UndoChange';
  by: Granter;
  userId: string;
  teamId: string;
  changeId: string;
  undo: Undo;
  /** All custom roles of the team, with their permissions. */
  customRoles: readonly GrantableRole[];
  invitation: SentInvitation;
}

/** @throws DomainError CONFLICT if the value was changed since, or the custom role was deleted */
export function changeToUndo(
  { undo, customRoles, changeId: _, ...command }: UndoChange & Decision,
  state: User,
): (PermissionCommand | ProfileCommand) & Decision {
  const user = requireUser(state);
  if (!isCurrent(undo, user, requireTeamMembership(user, command.teamId)))
    throw new DomainError('CONFLICT', problems.changedSince);
  if ('role' in undo) return { ...command, type: 'ChangeRole', role: undo.role.to };
  if ('permissions' in undo)
    return { ...command, type: 'ChangePermissions', permissions: undo.permissions.to };
  if ('profile' in undo) return { ...command, type: 'EditMember', changes: undo.profile.to };
  const customRoleId = undo.customRole.to;
  const needed = customRoleId ?? undo.customRole.from;
  if (!customRoles.some(({ id }) => id === needed))
    throw new DomainError(
      'CONFLICT',
      customRoleId === null ? problems.roleDeletedSince : problems.previousRoleDeleted,
    );
  return { ...command, type: 'ChangeRights', from: null, to: { customRoleId }, customRoles };
}

export function changeUndone(
  { userId, teamId, changeId }: UndoChange,
  events: UserEvent[],
): UserEvent[] {
  return events.length === 0 ? [] : [MemberChangeUndone({ userId, teamId, changeId }), ...events];
}

function isCurrent(
  undo: Undo,
  { name, profile }: RegisteredUser,
  { role, customRoleId, permissions }: TeamMembership,
): boolean {
  if ('role' in undo) return role === undo.role.from;
  if ('customRole' in undo) return customRoleId === undo.customRole.from;
  if ('permissions' in undo)
    return differingPermissions(permissions, undo.permissions.from).length === 0;
  const now: Record<string, unknown> = { name, ...profile };
  return Object.entries(undo.profile.from).every(([field, value]) => now[field] === value);
}
