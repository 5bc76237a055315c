import { RegistrationActivated } from '@lectern/schemas/events/identity/users.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';
import { registerTeam } from '../people/team/register-team.ts';

/** Registers the team after a crash between the two commits. */
export const registerTeamWhenRegistrationActivated = policy({
  name: 'register-team-when-registration-activated',
  on: [RegistrationActivated],
  react: (
    { data: { teamId, teamName: name, isTrial, plan, period, userCount, promoCode } },
    context,
  ) =>
    registerTeam(context, {
      teamId,
      name,
      booking: { isTrial, plan, period, userCount, promoCode },
    }),
});
