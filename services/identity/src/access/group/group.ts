import {
  GroupCreated,
  GroupDeleted,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { nameReservation } from '@lectern/kernel/commands/unique-name.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { fold, searchTerms } from '@lectern/schemas/text/fold.ts';
import { decide } from './commands.ts';
import type { Group, GroupEvent } from './state.ts';

function evolve(group: Group, { type, data }: GroupEvent, { time, teamId }: EventMeta): Group {
  switch (type) {
    case 'GroupCreated':
      return { status: 'active', teamId, name: data.name, createdAt: time };
    case 'GroupRenamed':
      return group.status === 'active' ? { ...group, name: data.name } : group;
    case 'GroupDeleted':
      return { status: 'deleted' };
  }
}

export const group = aggregate({
  name: 'Group',
  scope: 'team',
  events: [GroupCreated, GroupRenamed, GroupDeleted],
  initial: { status: 'none' },
  evolve,
  decide,
  /** Names that differ only in spelling are the same. */
  reservations: (state) =>
    state.status === 'active' ? nameReservation('group-name', state.teamId, state.name) : [],
  shape: 1,
  view: {
    fields: { isThere: 'boolean', sortName: 'text', terms: 'texts' },
    lists: {
      byName: { equals: ['isThere'], filters: ['terms'], orderBy: 'sortName', canSkip: true },
    },
    index: (state) => ({
      isThere: state.status === 'active',
      sortName: state.status === 'active' ? fold(state.name) : null,
      terms: state.status === 'active' ? searchTerms(state.name) : [],
    }),
  },
});
