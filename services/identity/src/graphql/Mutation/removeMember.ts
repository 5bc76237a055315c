import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { callerIn } from '../../user/caller.ts';
import { heirOf } from '../../user/heir.ts';
import { user } from '../../user/user.ts';
import type { MutationRemoveMemberArgs } from '../generated.ts';

export async function removeMember(_parent: unknown, { userId, teamId, handOverTo }: MutationRemoveMemberArgs, context: ServiceContext): Promise<boolean> {
  const by = await callerIn(context, teamId, 'can_edit_users');
  const heirId = await heirOf(context, { by, userId, handOverTo });
  await context.execute(user, userId, { type: 'RemoveMember', by, userId, teamId: by.teamId, heirId });
  return true;
}
