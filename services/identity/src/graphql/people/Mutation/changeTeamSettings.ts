import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { factorOf } from '../../../sign-in/second-factor/current-factor.ts';
import { hasSecondFactor } from '../../../sign-in/second-factor/has-second-factor.ts';
import { localeName, timeZoneName } from '../../../reference/regional-input.ts';
import { assertCanBeAccountManager } from '../../../people/team/account-manager.ts';
import { team } from '../../../people/team/team.ts';
import { teamChoices } from '../../../people/team/team-choices.ts';
import { oneLine, teamName } from '../../../people/team/team-name.ts';
import { currentUserIn } from '../../../access/current-user.ts';
import type { MutationResolvers } from '../../generated.ts';
import { requireTeam } from '../Team.ts';

const settings = teamChoices.extend({
  name: teamName.optional(),
  channel: oneLine
    .transform((text) => text || null)
    .nullable()
    .optional(),
  displayUserInfo: z.boolean().optional(),
  sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
  // Becomes a link on our pages.
  privacyPolicyUrl: z
    .url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://.' })
    .max(2_000)
    .nullable()
    .optional(),
  timeZone: timeZoneName.optional(),
  locale: localeName.optional(),
  promptForCustomerTimeout: z
    .number()
    .int()
    .min(1, 'Choose 1 to 1440 minutes.')
    .max(1_440, 'Choose 1 to 1440 minutes.')
    .optional(),
  accountManagerId: z.string().max(100).nullable().optional(),
  requiresSecondFactor: z.boolean().optional(),
});

export const changeTeamSettings: MutationResolvers['changeTeamSettings'] = async (
  _parent,
  { input, teamId: given },
  context,
) => {
  const { userId, teamId } = await currentUserIn(context, given, 'can_edit_team');
  const changes = parseInput(settings, input);
  await assertCanBeAccountManager(context, teamId, changes.accountManagerId);
  // The administrator must not lock themselves out.
  if (changes.requiresSecondFactor && !hasSecondFactor(await factorOf(context, userId)))
    throw new DomainError('CONFLICT', 'Set up your own second factor first.');
  await context.execute(team, teamId, { type: 'ChangeSettings', teamId, changes });
  return requireTeam(context, teamId);
};
