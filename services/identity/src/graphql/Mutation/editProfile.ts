import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { profileInput } from '../../profile/profile-input.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

export const editProfile: MutationResolvers['editProfile'] = async (
  _parent,
  { input },
  context,
) => {
  const { userId, teamId } = callerOf(context);
  const changes = parseInput(profileInput, input);
  const { state } = await context.execute(user, userId, {
    type: 'EditProfile',
    userId,
    teamId,
    changes,
  });
  return seeState(context, userId, state);
};
