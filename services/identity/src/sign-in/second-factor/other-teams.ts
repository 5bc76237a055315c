import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { closedTeams } from '../sign-in/team-access.ts';
import { team } from '../../people/team/team.ts';
import { teamMembershipsOf } from '../../people/user/memberships.ts';
import { user } from '../../people/user/user.ts';
import { lacksSecondFactor } from './lacks-second-factor.ts';
import type { FactorOwner } from './current-factor.ts';

/** Teams the person can switch to as they are, by name. */
export async function otherTeamsOf(
  context: ServiceContext,
  owner: FactorOwner,
): Promise<{ id: string; name: string }[]> {
  const { userId, teamId: here } = owner;
  const [own, closed] = await Promise.all([
    context.view(user).get(userId),
    closedTeams(context, owner),
  ]);
  const openMemberships = teamMembershipsOf(own?.doc ?? user.initial).filter(
    ({ teamId, status }) => status === 'ACTIVE' && teamId !== here && closed(teamId) === null,
  );
  const teams = await Promise.all(
    openMemberships.map(async ({ teamId }) => {
      const row = (await lacksSecondFactor(context, { userId, teamId }))
        ? null
        : await context.view(team).get(teamId);
      return row?.doc.status === 'active' ? [{ id: teamId, name: row.doc.name }] : [];
    }),
  );
  return teams.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
