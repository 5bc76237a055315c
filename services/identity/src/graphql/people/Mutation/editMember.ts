import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { profileInput } from '../../../people/profile/profile-input.ts';
import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

const input = profileInput.pick({
  name: true,
  title: true,
  phone: true,
  timeZone: true,
  locale: true,
});

export const editMember: MutationResolvers['editMember'] = async (
  _parent,
  { userId, input: given },
  context,
) => {
  const by = currentUser(context);
  const changes = parseInput(input, given);
  const { state } = await context.execute(user, userId, {
    type: 'EditMember',
    by,
    userId,
    teamId: by.teamId,
    changes,
  });
  return teamUserFromState(context, userId, state);
};
