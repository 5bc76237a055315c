import { TeamRegistered } from '@lectern/schemas/events/identity.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

export type Team = { status: 'none' } | { status: 'active'; name: string; slug: string; createdAt: string };
export type RegisteredTeam = Extract<Team, { status: 'active' }>;
export type TeamEvent = EventOf<typeof TeamRegistered>;

function evolve(team: Team, { type, data }: TeamEvent, { time }: EventMeta): Team {
  switch (type) {
    case 'TeamRegistered':
      return { status: 'active', name: data.name, slug: data.slug, createdAt: time };
  }
}

export const team = aggregate({
  name: 'Team',
  scope: 'global',
  events: [TeamRegistered],
  initial: { status: 'none' } as Team,
  evolve,
  decide,
  reservations: (state) => (state.status === 'none' ? [] : [{ scope: 'global', kind: 'team-slug', value: state.slug }]),
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
