import { TeamRegistered } from '@lectern/schemas/events/identity/teams.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { firstSweep } from '../jobs/sweep-uploads.ts';

/** Starts a team's daily sweep. */
export const sweepUploadsWhenTeamRegistered = policy({
  name: 'sweep-uploads-when-team-registered',
  on: [TeamRegistered],
  fromStart: true,
  async react({ data: { teamId } }, context) {
    await context.jobs.add(firstSweep(teamId, new Date()));
  },
});
