import { callerOf } from '../../user/caller.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

export const revokeInvitation: MutationResolvers['revokeInvitation'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = callerOf(context);
  await context.execute(user, userId, { type: 'RevokeInvitation', by, userId, teamId: by.teamId });
  return true;
};
