import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { callerOf } from '../../user/caller.ts';
import { user } from '../../user/user.ts';
import type { MutationRevokeInvitationArgs } from '../generated.ts';

export async function revokeInvitation(_parent: unknown, { userId }: MutationRevokeInvitationArgs, context: ServiceContext): Promise<boolean> {
  const by = callerOf(context);
  await context.execute(user, userId, { type: 'RevokeInvitation', by, userId, teamId: by.teamId });
  return true;
}
