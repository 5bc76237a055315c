import { z } from 'zod';
import { DomainError } from '@lectern/kernel/errors.ts';
import { isTransient } from '@lectern/kernel/engines/faults.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { currentUser } from '../current-user.ts';
import { teamUserFromState, type TeamUser } from '../../people/members/team-user.ts';
import { user } from '../../people/user/user.ts';
import { group as groups } from './group.ts';
import { findGroup, type TeamGroup } from './team-group.ts';
import { problems } from '../../problems.ts';

const userIdsInput = z.object({
  userIds: z
    .array(z.string())
    .min(1, problems.chooseOne)
    .max(300, problems.tooManyAtATime({ most: 300 })),
});

export interface GroupChange {
  group: TeamGroup;
  changed: TeamUser[];
  refused: { id: string; code: string; message: string }[];
}

/**
 * In order, because the idempotency key numbers the commands. A user who joins while the group is
 * deleted leaves again. Presentations are open to groups, so only administrators may add themselves.
 * @throws DomainError NOT_FOUND for the group, INVALID
 */
export async function changeGroupMembers(
  context: ServiceContext,
  type: 'JoinGroup' | 'LeaveGroup',
  groupId: string,
  userIds: readonly string[],
): Promise<GroupChange> {
  const { teamId, userId: callerId, role } = currentUser(context);
  const group = await findGroup(context, groupId);
  if (!group) throw new DomainError('NOT_FOUND', problems.groupUnknown);
  const change: GroupChange = { group, changed: [], refused: [] };
  for (const userId of new Set(parseInput(userIdsInput, { userIds }).userIds)) {
    try {
      if (type === 'JoinGroup' && userId === callerId && role !== 'TEAM_ADMIN')
        throw new DomainError('FORBIDDEN', problems.joinGroupByAdmin);
      const { state } = await context.execute(user, userId, { type, userId, teamId, groupId });
      change.changed.push(teamUserFromState(context, userId, state));
    } catch (error) {
      if (!(error instanceof DomainError) || isTransient(error)) throw error;
      change.refused.push({ id: userId, code: error.code, message: error.message });
    }
  }
  const view = context.view(groups);
  view.forget(groupId);
  if (type === 'LeaveGroup' || (await view.get(groupId))?.doc.status === 'active') return change;
  for (const { id: userId } of change.changed)
    await context.execute(
      user,
      userId,
      { type: 'LeaveGroup', userId, teamId, groupId },
      { withoutIdempotency: true },
    );
  throw new DomainError('NOT_FOUND', problems.groupUnknown);
}
