import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { localeName, timeZoneName } from '../../../reference/regional-input.ts';
import { registerTeam } from '../../../people/team/register-team.ts';
import { newSettings } from '../../../people/team/settings.ts';
import { team } from '../../../people/team/team.ts';
import { teamName } from '../../../people/team/team-name.ts';
import { currentUserNotImpersonated } from '../../../access/current-user.ts';
import { user } from '../../../people/user/user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { requireTeam, loadTeam } from '../Team.ts';
import { teamChoices } from '../../../people/team/team-choices.ts';

const newTeam = z.object({
  name: teamName,
  timeZone: timeZoneName.nullish(),
  locale: localeName.nullish(),
});

/** Two commits: `register-team-when-founded` makes up for a crash in between. */
export const createTeam: MutationResolvers['createTeam'] = async (_parent, { input }, context) => {
  const { userId, teamId: ownId } = currentUserNotImpersonated(
    context,
    'Only this person can create a team.',
  );
  const { name, ...given } = parseInput(newTeam, input);
  const changes = parseInput(teamChoices, {
    type: input.type,
    features: input.features,
    defaults: input.defaults,
  });
  const { timeZone, locale } = (await loadTeam(context, ownId))?.team ?? newSettings;
  const settings = { timeZone: given.timeZone ?? timeZone, locale: given.locale ?? locale };
  const { state } = await context.execute(user, userId, {
    type: 'FoundTeam',
    userId,
    teamId: newId(),
    teamName: name,
    ...settings,
  });
  const founded = state.status === 'active' ? state.memberships.at(-1) : undefined;
  if (!founded) throw new Error('The founder of a team is in it');
  // A retry gets the team of the first request from the state of then.
  await registerTeam(context, { teamId: founded.teamId, name, settings });
  const { teamId } = founded;
  await context.execute(team, teamId, { type: 'ChangeSettings', teamId, changes });
  return requireTeam(context, teamId);
};
