import { TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { mailAddedToTeamJob } from '../jobs/mail-added-to-team.ts';

/** Members who accept an invitation, register or found a team know already. */
export const mailPersonWhenAddedToTeam = policy({
  name: 'mail-person-when-added-to-team',
  on: [TeamJoined],
  async react({ data: { userId, teamId }, meta }, context) {
    if (meta.actorId === null || meta.actorId === userId) return;
    await context.jobs.add(
      mailAddedToTeamJob({
        id: `${userId}.${meta.version}`,
        userId,
        teamId,
        addedBy: meta.actorId,
        joinedAt: meta.time,
      }),
    );
  },
});
