import { TeamRegistered } from '@lectern/schemas/events/identity.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

export interface TeamReplica {
  name: string;
}

export const teams = projection({
  name: 'teams',
  version: 1,
  on: [TeamRegistered],
  fields: {},
  lists: {},
  touches: ({ data }) => [data.teamId],
  apply: (_doc: TeamReplica | undefined, { data: { name } }): TeamReplica => ({ name }),
  index: () => ({}),
});
