import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

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

/**
 * What the team chose (content §3, team defaults).
 * @param isLatest waits for a change that was just made. @throws DomainError UNAVAILABLE while that is not known
 */
export async function readTeamDefaults(
  context: ServiceContext,
  teamId: string,
  { isLatest = false } = {},
): Promise<Defaults> {
  const row = await context.fresh(
    teams,
    `Team/${teamId}`,
    (rows) => rows.get(teamId),
    (found) => found !== null && !isLatest,
  );
  return row?.doc.defaults ?? {};
}
