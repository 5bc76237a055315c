import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { z } from 'zod';

/** Every key of accounts §3 with true or false: administrators have all. */
export const permissionsResource = z.record(z.string(), z.boolean());

export function presentPermissions(
  permissions: readonly string[],
): z.output<typeof permissionsResource> {
  return Object.fromEntries(permissionKeys.map((key) => [key, permissions.includes(key)]));
}

/** The granted keys of a body that has true or false for each. */
export const permissionsInput = z
  .record(z.string().max(100), z.boolean())
  .transform((permissions) => Object.keys(permissions).filter((key) => permissions[key]));
