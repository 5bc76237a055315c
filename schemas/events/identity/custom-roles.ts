import { z } from 'zod';
import { event } from '../event.ts';
import { customRoleId, permissions } from '../fields.ts';

/**
 * An administrator defined a role for the team: a named set of permissions. Members who have it have all of them,
 * besides their own.
 */
export const CustomRoleCreated = event('CustomRoleCreated', {
  customRoleId,
  /** The role's name. */
  name: z.string(),
  /** All that the role grants: keys of permissions, such as can_edit_users. */
  permissions,
});

/** A role was renamed. */
export const CustomRoleRenamed = event('CustomRoleRenamed', {
  customRoleId,
  /** The role's new name. */
  name: z.string(),
});

/** A role grants other permissions from now on, to every member who has it. */
export const CustomRolePermissionsChanged = event('CustomRolePermissionsChanged', {
  customRoleId,
  /** All that the role grants from now on: keys of permissions, such as can_edit_users. */
  permissions,
});

/** A role was deleted; members who had it lose its permissions. */
export const CustomRoleDeleted = event('CustomRoleDeleted', {
  customRoleId,
});
