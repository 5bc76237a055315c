import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRolesOf, type SeenCustomRole } from '../../custom-role/seen-custom-role.ts';
import { callerOf } from '../../user/caller.ts';

export function customRoles(_parent: unknown, _args: unknown, context: ServiceContext): Promise<SeenCustomRole[]> {
  return customRolesOf(context, callerOf(context).teamId);
}
