import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationUnlockMemberArgs } from '../generated.ts';

export async function unlockMember(_parent: unknown, { userId }: MutationUnlockMemberArgs, context: ServiceContext): Promise<SeenUser> {
  const by = callerOf(context);
  const { state } = await context.execute(user, userId, { type: 'UnlockMember', by, userId, teamId: by.teamId });
  return seeState(context, userId, state);
}
