import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Undo } from '../history/change.ts';
import type { Place } from './memberships.ts';
import type { UserCommand } from './commands.ts';
import { difference, type Granter } from './granting.ts';
import type { SentInvitation } from './invitations.ts';
import type { OfferedRole } from './invitation-role.ts';
import type { RegisteredUser } from './user.ts';

/** Judged as the change would be by which it is taken back, and only of what still stands as it was changed. */
export interface UndoChange {
  type: 'UndoChange';
  by: Granter;
  userId: string;
  teamId: string;
  changeId: string;
  undo: Undo;
  /** All that the team has, with what they give. */
  customRoles: readonly OfferedRole[];
  invitation: SentInvitation;
}

/** @throws DomainError CONFLICT where it does not stand any more, or a role of the team's own that it was about is gone */
export function changeBack(
  { undo, customRoles, changeId: _, ...command }: UndoChange & Decision,
  user: RegisteredUser,
  place: Place,
): UserCommand & Decision {
  if (!stands(undo, user, place))
    throw new DomainError(
      'CONFLICT',
      'This was changed again since. Undo the latest change, or change it by hand.',
    );
  if ('role' in undo) return { ...command, type: 'ChangeRole', role: undo.role.to };
  if ('permissions' in undo)
    return { ...command, type: 'ChangePermissions', permissions: undo.permissions.to };
  if ('profile' in undo) return { ...command, type: 'EditMember', changes: undo.profile.to };
  const customRoleId = undo.customRole.to;
  const needed = customRoleId ?? undo.customRole.from;
  if (!customRoles.some(({ id }) => id === needed))
    throw new DomainError(
      'CONFLICT',
      customRoleId === null
        ? 'The role was deleted since: nobody has it any more.'
        : 'The role of before was deleted since. Give them another one.',
    );
  return { ...command, type: 'ChangeRights', from: null, to: { customRoleId }, customRoles };
}

function stands(
  undo: Undo,
  { name, profile }: RegisteredUser,
  { role, customRoleId, permissions }: Place,
): boolean {
  if ('role' in undo) return role === undo.role.from;
  if ('customRole' in undo) return customRoleId === undo.customRole.from;
  if ('permissions' in undo) return difference(permissions, undo.permissions.from).length === 0;
  const now: Record<string, unknown> = { name, ...profile };
  return Object.entries(undo.profile.from).every(([field, value]) => now[field] === value);
}
