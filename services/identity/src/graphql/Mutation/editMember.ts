import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { profileInput } from '../../profile/profile-input.ts';
import { callerOf } from '../../user/caller.ts';
import { seeState, type SeenUser } from '../../user/seen-user.ts';
import { user } from '../../user/user.ts';
import type { MutationEditMemberArgs } from '../generated.ts';

const input = profileInput.pick({ name: true, title: true, phone: true, timeZone: true, locale: true });

export async function editMember(_parent: unknown, { userId, input: given }: MutationEditMemberArgs, context: ServiceContext): Promise<SeenUser> {
  const by = callerOf(context);
  const changes = parseInput(input, given);
  const { state } = await context.execute(user, userId, { type: 'EditMember', by, userId, teamId: by.teamId, changes });
  return seeState(context, userId, state);
}
