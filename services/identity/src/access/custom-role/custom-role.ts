import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
  CustomRoleRenamed,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import { normalizeRoleName } from '@lectern/schemas/access/role-labels.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { decide } from './commands.ts';
import type { CustomRole, CustomRoleEvent } from './state.ts';

function evolve(
  role: CustomRole,
  { type, data }: CustomRoleEvent,
  { time, teamId }: EventMeta,
): CustomRole {
  if (type === 'CustomRoleCreated')
    return {
      status: 'active',
      teamId,
      name: data.name,
      permissions: data.permissions,
      createdAt: time,
    };
  if (type === 'CustomRoleDeleted') return { status: 'deleted' };
  if (role.status !== 'active') return role;
  return type === 'CustomRoleRenamed'
    ? { ...role, name: data.name }
    : { ...role, permissions: data.permissions };
}

export const customRole = aggregate({
  name: 'CustomRole',
  scope: 'team',
  events: [CustomRoleCreated, CustomRoleRenamed, CustomRolePermissionsChanged, CustomRoleDeleted],
  initial: { status: 'none' },
  evolve,
  decide,
  /** Names that differ only in spelling are the same, as in imported files. */
  reservations: (state) =>
    state.status === 'active' && state.teamId !== null
      ? [{ scope: state.teamId, kind: 'custom-role-name', value: normalizeRoleName(state.name) }]
      : [],
  shape: 1,
  view: {
    fields: { isThere: 'boolean', sortName: 'text' },
    lists: { byName: { equals: ['isThere'], orderBy: 'sortName' } },
    index: (state) => ({
      isThere: state.status === 'active',
      sortName: state.status === 'active' ? fold(state.name) : null,
    }),
  },
});
