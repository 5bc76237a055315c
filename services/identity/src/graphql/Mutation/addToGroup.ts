import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { changeMembers, type GroupChange } from '../../group/change-members.ts';
import type { MutationAddToGroupArgs } from '../generated.ts';

export function addToGroup(_parent: unknown, { id, userIds }: MutationAddToGroupArgs, context: ServiceContext): Promise<GroupChange> {
  return changeMembers(context, 'JoinGroup', id, userIds);
}
