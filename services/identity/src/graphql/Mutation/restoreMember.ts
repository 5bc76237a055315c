import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { customRoleIn } from '../../custom-role/seen-custom-role.ts';
import { seeGroups } from '../../group/seen-group.ts';
import { callerIn } from '../../user/caller.ts';
import { removedFrom } from '../../user/removed.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationRestoreMemberArgs } from '../generated.ts';

export async function restoreMember(_parent: unknown, { userId, teamId }: MutationRestoreMemberArgs, context: ServiceContext): Promise<SeenUser> {
  const by = await callerIn(context, teamId, 'can_edit_users');
  const removed = removedFrom((await context.view(user).get(userId))?.doc ?? user.initial, by.teamId);
  const groupIds = (await seeGroups(context.asSystem(by.teamId), removed?.groupIds ?? [])).map(({ id }) => id);
  const customRole = await customRoleIn(context, by.teamId, removed?.customRoleId ?? null);
  const { state } = await context.execute(user, userId, { type: 'RestoreMember', by, userId, teamId: by.teamId, groupIds, customRole });
  return seeState(context, userId, state, by.teamId);
}
