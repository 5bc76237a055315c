import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { group } from '../../group/group.ts';
import type { MutationDeleteGroupArgs } from '../generated.ts';

export async function deleteGroup(_parent: unknown, { id }: MutationDeleteGroupArgs, context: ServiceContext): Promise<boolean> {
  await context.execute(group, id, { type: 'DeleteGroup', groupId: id });
  return true;
}
