import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { localeName, timeZoneName } from '../../reference/regional-input.ts';
import { team } from '../../team/team.ts';
import { callerOf } from '../../user/caller.ts';
import type { MutationChangeTeamSettingsArgs } from '../generated.ts';
import { loadTeam, type SeenTeam } from '../Team.ts';

const oneLine = z.string().trim().max(200, 'Must be at most 200 characters.').regex(/^\P{Cc}*$/u, 'Must be one line of text.');
const flag = z.boolean().nullish().transform((value) => value ?? undefined);

const settings = z.object({
  name: oneLine.min(1, 'Please enter a name.').optional(),
  channel: oneLine.transform((text) => text || null).nullable().optional(),
  type: z.enum(['CUSTOMER', 'PARTNER', 'DEMO']).optional(),
  features: z.record(z.string(), flag).nullish().transform((features) => features ?? undefined),
  displayUserInfo: z.boolean().optional(),
  sharingConsent: z.enum(['IMPLIED', 'OPTIONAL', 'REQUIRED']).optional(),
  // Becomes a link on a page of ours.
  privacyPolicyUrl: z.url({ protocol: /^https?$/, error: 'Please enter a web address that begins with https://.' }).max(2_000).nullable().optional(),
  timeZone: timeZoneName.optional(),
  locale: localeName.optional(),
});

export async function changeTeamSettings(_parent: unknown, { input }: MutationChangeTeamSettingsArgs, context: ServiceContext): Promise<SeenTeam | null> {
  const { teamId } = callerOf(context);
  const changes = parseInput(settings, input);
  await context.execute(team, teamId, { type: 'ChangeSettings', teamId, changes });
  return loadTeam(context, teamId);
}
