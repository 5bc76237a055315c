import { countMembers } from '../../people/members/find-members.ts';
import { findGroup, type TeamGroup } from '../../access/group/team-group.ts';
import type { GroupResolvers } from '../generated.ts';

export type GroupParent = TeamGroup;

export const Group = {
  __resolveReference: ({ id }, context) => findGroup(context, id),
  id: ({ id }) => id,
  name: ({ group }) => group.name,
  createdAt: ({ group }) => group.createdAt,
  memberCount: ({ id }, _args, context) => countMembers(context, { groupId: id }),
} satisfies GroupResolvers;
