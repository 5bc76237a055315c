import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Changes } from '../../presentation/create.ts';
import { allFlags, fieldsOf, type DefaultedFlags } from '../../presentation/defaults.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { problems } from '../../problems.ts';
import { readTeamDefaults } from '../../replicas/teams.ts';
import { inBulk } from '../bulk.ts';
import type { MutationResolvers } from '../generated.ts';
import { teamOf } from './team-of.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((given) => given ?? undefined);
const input = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        flags: z.object({
          shareEmail: flag,
          shareLink: flag,
          fax: flag,
          annotate: flag,
          exportFile: flag,
          downloadFile: flag,
          printFile: flag,
          forwardFile: flag,
          rateFile: flag,
          sendActivityToCrm: flag,
          useInHaystack: flag,
        }),
      }),
    )
    .max(300, problems.tooManyAtATime({ most: 300 })),
});

export const applyTeamDefaults: MutationResolvers['applyTeamDefaults'] = async (
  _,
  { ids },
  context,
) => {
  const flags = allFlags(await readTeamDefaults(context, teamOf(context), { isLatest: true }));
  return inBulk(ids, (id) => changeFlags(context, id, flags));
};

export const changePresentationFlags: MutationResolvers['changePresentationFlags'] = (
  _,
  args,
  context,
) => {
  const flagsById = new Map(parseInput(input, args).changes.map(({ id, flags }) => [id, flags]));
  return inBulk([...flagsById.keys()], (id) => changeFlags(context, id, flagsById.get(id) ?? {}));
};

function changeFlags(
  context: ServiceContext,
  presentationId: string,
  flags: Changes<DefaultedFlags>,
) {
  const { form: changes, settings } = fieldsOf(flags);
  const command = { type: 'RevisePresentation', presentationId, changes, settings } as const;
  return context.execute(Presentation, presentationId, command);
}
