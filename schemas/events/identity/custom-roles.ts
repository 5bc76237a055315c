import { z } from 'zod';
import { event, id } from '../event.ts';

/** A named set of permission keys: whoever has the role has them all, beside those given to them alone. */
export const CustomRoleCreated = event('CustomRoleCreated', {
  customRoleId: id,
  name: z.string(),
  permissions: z.array(z.string()),
});

export const CustomRoleRenamed = event('CustomRoleRenamed', {
  customRoleId: id,
  name: z.string(),
});

/** All that it gives from now on, to everybody who has it. */
export const CustomRolePermissionsChanged = event('CustomRolePermissionsChanged', {
  customRoleId: id,
  permissions: z.array(z.string()),
});

/** It gives nothing any more to whoever had it. */
export const CustomRoleDeleted = event('CustomRoleDeleted', {
  customRoleId: id,
});
