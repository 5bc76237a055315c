import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { successorOfErased } from './successor.ts';
import { user } from '../user/user.ts';

/** Takes somebody who is erased out of every team and every invitation. Doing it again goes on where it ended. */
export async function leaveTeams(context: ServiceContext, userId: string): Promise<void> {
  const erased = (await context.view(user).get(userId))?.doc;
  if (erased?.status !== 'active') return;
  // In the same order also when some are left already: a policy's key for each is told by its place.
  const teamIds = new Set(
    [...erased.memberships.map(({ teamId }) => teamId), ...erased.formerTeamIds].toSorted(),
  );
  if (erased.invitation) teamIds.add(erased.invitation.teamId);
  for (const teamId of teamIds)
    await context.execute(user, userId, {
      type: 'LeaveErased',
      userId,
      teamId,
      successorId: await successorOfErased(context, { userId, teamId }),
    });
}
