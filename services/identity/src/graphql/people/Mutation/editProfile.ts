import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { profileInput } from '../../../people/profile/profile-input.ts';
import { currentUser } from '../../../access/current-user.ts';
import { teamUserFromState } from '../../../people/members/team-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';

export const editProfile: MutationResolvers['editProfile'] = async (
  _parent,
  { input },
  context,
) => {
  const { userId, teamId } = currentUser(context);
  const changes = parseInput(profileInput, input);
  const { state } = await context.execute(user, userId, {
    type: 'EditProfile',
    userId,
    teamId,
    changes,
  });
  return teamUserFromState(context, userId, state);
};
