import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { successorOfErased } from './successor.ts';
import { user } from '../user/user.ts';

/** Removes an erased person from all teams and invitations. A retry continues where it stopped. */
export async function leaveTeams(context: ServiceContext, userId: string): Promise<void> {
  const erased = (await context.view(user).get(userId))?.doc;
  if (erased?.status !== 'active') return;
  // Always in the same order, because the policy's idempotency key numbers the commands.
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
