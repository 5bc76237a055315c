import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { callerIn } from '../../user/caller.ts';
import { user } from '../../user/user.ts';
import type { MutationRemoveMemberArgs } from '../generated.ts';

export async function removeMember(_parent: unknown, { userId, teamId }: MutationRemoveMemberArgs, context: ServiceContext): Promise<boolean> {
  const by = await callerIn(context, teamId, 'can_edit_users');
  await context.execute(user, userId, { type: 'RemoveMember', by, userId, teamId: by.teamId });
  return true;
}
