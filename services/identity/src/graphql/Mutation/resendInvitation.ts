import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { newInvitation } from '../../invitations/invite.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResendInvitationArgs } from '../generated.ts';

export async function resendInvitation(_parent: unknown, { userId }: MutationResendInvitationArgs, context: ServiceContext): Promise<SeenUser> {
  const by = callerOf(context);
  const invitation = newInvitation(context, userId);
  const { state } = await context.execute(user, userId, { type: 'ResendInvitation', by, userId, teamId: by.teamId, invitation });
  return seeState(context, userId, state);
}
