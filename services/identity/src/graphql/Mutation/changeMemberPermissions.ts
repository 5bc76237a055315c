import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { newInvitation } from '../../invitations/invite.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationChangeMemberPermissionsArgs } from '../generated.ts';

export async function changeMemberPermissions(_parent: unknown, { userId, permissions }: MutationChangeMemberPermissionsArgs, context: ServiceContext): Promise<SeenUser> {
  const by = callerOf(context);
  const { state } = await context.execute(user, userId, { type: 'ChangePermissions', by, userId, teamId: by.teamId, permissions, invitation: newInvitation(context, userId) });
  return seeState(context, userId, state);
}
