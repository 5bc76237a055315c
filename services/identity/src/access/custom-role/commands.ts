import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
  CustomRoleRenamed,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  assertKnownPermissions,
  assertMayGrant,
  differingPermissions,
  type Granter,
} from '../../people/user/commands/granting.ts';
import type { ActiveCustomRole, CustomRole, CustomRoleEvent } from './state.ts';
import { problems } from '../../problems.ts';

/** `isOwn`: the caller has this role. */
export type CustomRoleCommand =
  | {
      type: 'CreateCustomRole';
      by: Granter;
      customRoleId: string;
      name: string;
      permissions: readonly string[];
    }
  | {
      type: 'ReviseCustomRole';
      by: Granter;
      isOwn: boolean;
      customRoleId: string;
      name?: string | undefined;
      permissions?: readonly string[] | undefined;
    }
  | { type: 'DeleteCustomRole'; by: Granter; isOwn: boolean; customRoleId: string };

export function decide(command: CustomRoleCommand & Decision, role: CustomRole): CustomRoleEvent[] {
  const { customRoleId, by } = command;
  switch (command.type) {
    case 'CreateCustomRole': {
      if (role.status !== 'none') throw new DomainError('CONFLICT', problems.roleExists);
      const permissions = normalizedPermissions(command.permissions);
      assertMayGrant(by, { role: 'TEAM_MEMBER', permissions });
      return [CustomRoleCreated({ customRoleId, name: command.name, permissions })];
    }
    case 'ReviseCustomRole': {
      const before = requireRole(role);
      const { name = before.name } = command;
      const permissions =
        command.permissions === undefined
          ? [...before.permissions]
          : normalizedPermissions(command.permissions);
      const changed = differingPermissions(before.permissions, permissions);
      assertMayGrant(by, { role: 'TEAM_MEMBER', permissions: changed });
      if (changed.length > 0) assertNotOwn(command);
      return [
        ...(name === before.name ? [] : [CustomRoleRenamed({ customRoleId, name })]),
        ...(changed.length === 0
          ? []
          : [CustomRolePermissionsChanged({ customRoleId, permissions })]),
      ];
    }
    case 'DeleteCustomRole': {
      if (role.status === 'deleted') return []; // A retry.
      assertMayGrant(by, { role: 'TEAM_MEMBER', permissions: requireRole(role).permissions });
      assertNotOwn(command);
      return [CustomRoleDeleted({ customRoleId })];
    }
  }
}

function requireRole(role: CustomRole): ActiveCustomRole {
  if (role.status !== 'active') throw new DomainError('NOT_FOUND', problems.roleUnknown);
  return role;
}

function normalizedPermissions(permissions: readonly string[]): string[] {
  assertKnownPermissions(permissions);
  return [...new Set(permissions)].toSorted();
}

/** Members must not change their own permissions through their role. */
function assertNotOwn({ by, isOwn }: { by: Granter; isOwn: boolean }): void {
  if (isOwn && by.role !== 'TEAM_ADMIN') throw new DomainError('CONFLICT', problems.ownRole);
}
