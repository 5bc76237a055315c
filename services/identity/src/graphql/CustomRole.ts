import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRoleIn, type SeenCustomRole } from '../custom-role/seen-custom-role.ts';
import { countMembers } from '../user/find-members.ts';
import { callerOf } from '../user/caller.ts';

export const CustomRole = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => customRoleIn(context, callerOf(context).teamId, id),
  memberCount: ({ id }: SeenCustomRole, _args: unknown, context: ServiceContext) => countMembers(context, { customRoleId: id }),
};
