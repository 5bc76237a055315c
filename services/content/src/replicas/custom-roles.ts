import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface CustomRoleReplica {
  permissions: readonly string[];
}

/** Permissions of the roles that teams define. */
export const customRoles = projection({
  name: 'custom-roles',
  version: 1,
  on: [CustomRoleCreated, CustomRolePermissionsChanged, CustomRoleDeleted],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.customRoleId],
  apply: (_doc: CustomRoleReplica | undefined, { type, data }): CustomRoleReplica | undefined =>
    type === 'CustomRoleDeleted' ? undefined : { permissions: data.permissions },
  index: () => ({}),
});
