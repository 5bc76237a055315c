import { TeamFounded } from '@lectern/schemas/events/identity/memberships.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { registerTeam } from '../people/team/register-team.ts';

/** Registers the team after a crash between the two commits. */
export const registerTeamWhenFounded = policy({
  name: 'register-team-when-founded',
  on: [TeamFounded],
  react: ({ data: { teamId, teamName, timeZone, locale } }, context) =>
    registerTeam(context, { teamId, name: teamName, settings: { timeZone, locale } }),
});
