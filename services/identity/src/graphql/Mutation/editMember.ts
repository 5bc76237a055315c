import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { profileInput } from '../../profile/profile-input.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationResolvers } from '../generated.ts';

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
  const by = callerOf(context);
  const changes = parseInput(input, given);
  const { state } = await context.execute(user, userId, {
    type: 'EditMember',
    by,
    userId,
    teamId: by.teamId,
    changes,
  });
  return seeState(context, userId, state);
};
