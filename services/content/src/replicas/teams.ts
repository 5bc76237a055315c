import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { PresentationForm, PresentationSettings } from '../presentation/state.ts';

type Defaults = NonNullable<EventOf<typeof TeamSettingsChanged>['data']['defaults']>;

/** What a team chose for its new presentations; what it has not chosen has the default of the field. */
export interface TeamReplica {
  defaults: Defaults;
}

export const teams = projection({
  name: 'teams',
  version: 1,
  on: [TeamRegistered, TeamSettingsChanged],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.teamId],
  apply: (doc: TeamReplica | undefined, { type, data }): TeamReplica => ({
    defaults: {
      ...doc?.defaults,
      ...(type === 'TeamSettingsChanged' ? data.defaults : undefined),
    },
  }),
  index: () => ({}),
});

/** By the fields of a presentation (content §3, team defaults). */
export async function readTeamDefaults(
  context: ServiceContext,
  teamId: string,
): Promise<{
  form: { [Field in keyof PresentationForm]?: PresentationForm[Field] | undefined };
  settings: { [Setting in keyof PresentationSettings]?: PresentationSettings[Setting] | undefined };
}> {
  const row = await context.fresh(
    teams,
    `Team/${teamId}`,
    (rows) => rows.get(teamId),
    (found) => found !== null,
  );
  const defaults = row?.doc.defaults ?? {};
  return {
    form: {
      isRateable: defaults.rateFile,
      sendActivityToCrm: defaults.sendActivityToCrm,
      canBeUsedInHaystack: defaults.useInHaystack,
    },
    settings: {
      canBeShared: defaults.shareEmail,
      canBeSharedLink: defaults.shareLink,
      canBeFaxed: defaults.fax,
      canBeAnnotated: defaults.annotate,
      canBeExported: defaults.exportFile,
      canBeDownloaded: defaults.downloadFile,
      canBePrinted: defaults.printFile,
      canBeForwarded: defaults.forwardFile,
    },
  };
}
