import { customRoleIn, type SeenCustomRole } from '../../access/custom-role/team-custom-role.ts';
import { countMembers } from '../../people/members/find-members.ts';
import { callerOf } from '../../access/current-user.ts';
import type { CustomRoleResolvers } from '../generated.ts';

export type CustomRoleParent = SeenCustomRole;

export const CustomRole = {
  __resolveReference: ({ id }, context) => customRoleIn(context, callerOf(context).teamId, id),
  memberCount: ({ id }, _args, context) => countMembers(context, { customRoleId: id }),
} satisfies CustomRoleResolvers;
