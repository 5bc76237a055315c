import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { z } from 'zod';

/** Every key of accounts §3 with whether it is given: administrators have all of them. */
export const permissionsResource = z.record(z.string(), z.boolean());

export function presentPermissions(
  permissions: readonly string[],
): z.output<typeof permissionsResource> {
  return Object.fromEntries(permissionKeys.map((key) => [key, permissions.includes(key)]));
}

/** The keys that are on, of a body that says each key with whether it is given. */
export const permissionsInput = z
  .record(z.string().max(100), z.boolean())
  .transform((permissions) => Object.keys(permissions).filter((key) => permissions[key]));
