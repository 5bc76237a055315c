import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { newInvitation } from '../../invitations/invite.ts';
import { callerIn } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationChangeMemberRoleArgs } from '../generated.ts';

export async function changeMemberRole(_parent: unknown, { userId, role, teamId }: MutationChangeMemberRoleArgs, context: ServiceContext): Promise<SeenUser> {
  const by = await callerIn(context, teamId, 'can_edit_users');
  const { state } = await context.execute(user, userId, { type: 'ChangeRole', by, userId, teamId: by.teamId, role, invitation: newInvitation(context, userId) });
  return seeState(context, userId, state, by.teamId);
}
