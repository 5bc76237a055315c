import { currentUserIn } from '../../../access/current-user.ts';
import { otherAdministrator, successorOf } from '../../../people/members/successor.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const removeMember: MutationResolvers['removeMember'] = async (
  _parent,
  { userId, teamId, handOverTo },
  context,
) => {
  const by = await currentUserIn(context, teamId, 'can_edit_users');
  // Without a choice the team's first administrator gets what they own until they are restored.
  const successorId =
    handOverTo == null
      ? ((await otherAdministrator(context, by.teamId, userId)) ?? by.userId)
      : await successorOf(context, { by, userId, handOverTo });
  await context.execute(user, userId, {
    type: 'RemoveMember',
    by,
    userId,
    teamId: by.teamId,
    successorId,
    isChosen: handOverTo != null,
  });
  return true;
};
