import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { changeMembers, type GroupChange } from '../../group/change-members.ts';
import type { MutationRemoveFromGroupArgs } from '../generated.ts';

export function removeFromGroup(_parent: unknown, { id, userIds }: MutationRemoveFromGroupArgs, context: ServiceContext): Promise<GroupChange> {
  return changeMembers(context, 'LeaveGroup', id, userIds);
}
