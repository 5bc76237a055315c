import { FirstAdminAppointed } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { registerTeam } from '../people/team/register-team.ts';

/** Registers the team after a crash between the two commits. */
export const registerTeamWhenFirstAdminAppointed = policy({
  name: 'register-team-when-first-admin-appointed',
  on: [FirstAdminAppointed],
  react: ({ data }, context) => registerTeam(context, { teamId: data.teamId, name: data.teamName }),
});
