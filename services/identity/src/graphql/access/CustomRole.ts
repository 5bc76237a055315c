import { customRoleIn, type TeamCustomRole } from '../../access/custom-role/team-custom-role.ts';
import { countMembers } from '../../people/members/find-members.ts';
import { currentUser } from '../../access/current-user.ts';
import type { CustomRoleResolvers } from '../generated.ts';

export type CustomRoleParent = TeamCustomRole;

export const CustomRole = {
  __resolveReference: ({ id }, context) => customRoleIn(context, currentUser(context).teamId, id),
  memberCount: ({ id }, _args, context) => countMembers(context, { customRoleId: id }),
} satisfies CustomRoleResolvers;
