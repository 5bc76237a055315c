import { customRoleIn, type SeenCustomRole } from '../custom-role/seen-custom-role.ts';
import { countMembers } from '../user/find-members.ts';
import { callerOf } from '../user/caller.ts';
import type { CustomRoleResolvers } from './generated.ts';

export type CustomRoleParent = SeenCustomRole;

export const CustomRole = {
  __resolveReference: ({ id }, context) => customRoleIn(context, callerOf(context).teamId, id),
  memberCount: ({ id }, _args, context) => countMembers(context, { customRoleId: id }),
} satisfies CustomRoleResolvers;
