import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRole } from '../../custom-role/custom-role.ts';
import { roleName, withFreeRoleName } from '../../custom-role/role-name.ts';
import { isOwnRole } from '../../custom-role/is-own-role.ts';
import { seeCustomRoleState, type SeenCustomRole } from '../../custom-role/seen-custom-role.ts';
import { callerOf } from '../../user/caller.ts';
import type { MutationReviseCustomRoleArgs } from '../generated.ts';

const input = z.object({ name: roleName.optional() });

export async function reviseCustomRole(_parent: unknown, args: MutationReviseCustomRoleArgs, context: ServiceContext): Promise<SeenCustomRole> {
  const by = callerOf(context);
  const { id: customRoleId } = args;
  const { name } = parseInput(input, { name: args.name ?? undefined });
  const isOwn = await isOwnRole(context, customRoleId);
  const { state } = await withFreeRoleName(() => context.execute(customRole, customRoleId, { type: 'ReviseCustomRole', by, isOwn, customRoleId, name, permissions: args.permissions ?? undefined }));
  return seeCustomRoleState(customRoleId, state);
}
