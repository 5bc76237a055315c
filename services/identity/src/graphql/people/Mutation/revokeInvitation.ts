import { currentUser } from '../../../access/current-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const revokeInvitation: MutationResolvers['revokeInvitation'] = async (
  _parent,
  { userId },
  context,
) => {
  const by = currentUser(context);
  await context.execute(user, userId, { type: 'RevokeInvitation', by, userId, teamId: by.teamId });
  return true;
};
