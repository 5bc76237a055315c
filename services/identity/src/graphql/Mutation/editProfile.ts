import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { profileInput } from '../../profile/profile-input.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationEditProfileArgs } from '../generated.ts';

export async function editProfile(_parent: unknown, { input }: MutationEditProfileArgs, context: ServiceContext): Promise<SeenUser> {
  const { userId, teamId } = callerOf(context);
  const changes = parseInput(profileInput, input);
  const { state } = await context.execute(user, userId, { type: 'EditProfile', userId, teamId, changes });
  return seeState(context, userId, state);
}
