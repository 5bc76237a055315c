import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRole } from '../../custom-role/custom-role.ts';
import { isOwnRole } from '../../custom-role/is-own-role.ts';
import { callerOf } from '../../user/caller.ts';
import type { MutationDeleteCustomRoleArgs } from '../generated.ts';

export async function deleteCustomRole(_parent: unknown, { id }: MutationDeleteCustomRoleArgs, context: ServiceContext): Promise<boolean> {
  const by = callerOf(context);
  await context.execute(customRole, id, { type: 'DeleteCustomRole', by, isOwn: await isOwnRole(context, id), customRoleId: id });
  return true;
}
