import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { assertCanBeAccountManager } from '../../../people/team/account-manager.ts';
import { team } from '../../../people/team/team.ts';
import { teamSettingsInput } from '../../../people/team/team-settings-input.ts';
import { currentUserIn } from '../../../access/current-user.ts';
import { assertOwnSecondFactor } from '../../../sign-in/second-factor/current-factor.ts';
import type { MutationResolvers } from '../../generated.ts';
import { requireTeam } from '../Team.ts';

export const changeTeamSettings: MutationResolvers['changeTeamSettings'] = async (
  _parent,
  { input, teamId: given },
  context,
) => {
  const { userId, teamId } = await currentUserIn(context, given, 'can_edit_team');
  const changes = parseInput(teamSettingsInput, input);
  await assertCanBeAccountManager(context, teamId, changes.accountManagerId);
  if (changes.requiresSecondFactor) await assertOwnSecondFactor(context, userId);
  await context.execute(team, teamId, { type: 'ChangeSettings', teamId, changes });
  return requireTeam(context, teamId);
};
