import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { countMembers } from '../user/find-members.ts';
import { seeGroup, type SeenGroup } from '../group/seen-group.ts';

export const Group = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => seeGroup(context, id),
  id: ({ id }: SeenGroup) => id,
  name: ({ group }: SeenGroup) => group.name,
  createdAt: ({ group }: SeenGroup) => group.createdAt,
  memberCount: ({ id }: SeenGroup, _args: unknown, context: ServiceContext) => countMembers(context, { groupId: id }),
};
