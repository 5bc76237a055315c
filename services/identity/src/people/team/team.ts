import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { newSettings } from './settings.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import type { Team, TeamEvent } from './state.ts';

function evolve(team: Team, { type, data }: TeamEvent, { time }: EventMeta): Team {
  switch (type) {
    case 'TeamRegistered':
      return {
        status: 'active',
        name: data.name,
        slug: data.slug,
        booking: data.booking ?? null,
        ...newSettings,
        createdAt: time,
      };
    case 'TeamSettingsChanged': {
      if (team.status === 'none') return team;
      const { teamId: _, features, defaults, ...changes } = data;
      return {
        ...team,
        ...withoutUndefined(changes),
        features: { ...team.features, ...withoutUndefined(features ?? {}) },
        defaults: { ...team.defaults, ...withoutUndefined(defaults ?? {}) },
      };
    }
  }
}

export const team = aggregate({
  name: 'Team',
  scope: 'global',
  events: [TeamRegistered, TeamSettingsChanged],
  initial: { status: 'none' },
  evolve,
  decide,
  reservations: (state) =>
    state.status === 'none' ? [] : [{ scope: 'global', kind: 'team-slug', value: state.slug }],
  shape: 8,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
