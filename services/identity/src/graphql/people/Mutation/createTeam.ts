import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { notAnAdministrator } from '../../../people/team/account-manager.ts';
import { registerTeam } from '../../../people/team/register-team.ts';
import { newSettings } from '../../../people/team/settings.ts';
import { team } from '../../../people/team/team.ts';
import { teamName } from '../../../people/team/team-name.ts';
import { teamSettingsInput } from '../../../people/team/team-settings-input.ts';
import { currentUserNotImpersonated } from '../../../access/current-user.ts';
import { user } from '../../../people/user/user.ts';
import { assertOwnSecondFactor } from '../../../sign-in/second-factor/current-factor.ts';
import type { MutationResolvers } from '../../generated.ts';
import { requireTeam, loadTeam } from '../Team.ts';
import { problems } from '../../../problems.ts';

const newTeam = teamSettingsInput.extend({ name: teamName });

/** Several commits: `register-team-when-founded` makes up for a crash before the second. */
export const createTeam: MutationResolvers['createTeam'] = async (_parent, { input }, context) => {
  const { userId, teamId: ownId } = currentUserNotImpersonated(
    context,
    problems.onlyThemselvesCreateTeams,
  );
  const { name, ...changes } = parseInput(newTeam, input);
  // The founder is the only administrator that it has.
  if (changes.accountManagerId != null && changes.accountManagerId !== userId)
    throw notAnAdministrator();
  if (changes.requiresSecondFactor) await assertOwnSecondFactor(context, userId);
  const { timeZone, locale } = (await loadTeam(context, ownId))?.team ?? newSettings;
  const settings = { timeZone: changes.timeZone ?? timeZone, locale: changes.locale ?? locale };
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
