import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import { nameReservation } from '@lectern/kernel/commands/unique-name.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { fold } from '@lectern/schemas/text/fold.ts';
import { decide } from './commands.ts';
import { events, noLabel, type LabelEvent, type LabelState } from './state.ts';

function evolve(
  label: LabelState,
  { type, data }: LabelEvent,
  { time, teamId }: EventMeta,
): LabelState {
  switch (type) {
    case 'LabelCreated': {
      const { name, colour } = data;
      return { status: 'active', teamId, name, colour, createdAt: time };
    }
    case 'LabelRenamed':
      return label.status === 'active' ? { ...label, name: data.name } : label;
    case 'LabelRecoloured':
      return label.status === 'active' ? { ...label, colour: data.colour } : label;
    case 'LabelMerged': {
      const { intoId, mergeNumber } = data;
      return { status: 'merged', teamId, intoId, mergeNumber };
    }
    case 'LabelDeleted':
      return { status: 'deleted' };
  }
}

/** A word with a color that people put on presentations. */
export const Label = aggregate({
  name: 'Label',
  scope: 'team',
  events,
  initial: noLabel,
  evolve,
  decide,
  reservations(state) {
    if (state.status === 'active') return nameReservation('label-name', state.teamId, state.name);
    if (state.status !== 'merged' || state.teamId === null) return [];
    return [{ scope: state.teamId, kind: 'label-merge', value: String(state.mergeNumber) }];
  },
  shape: 1,
  view: {
    fields: { isThere: 'boolean', sortName: 'text', intoId: 'text', mergeNumber: 'number' },
    lists: {
      byName: { equals: ['isThere'], orderBy: 'sortName', canSkip: true },
      merged: { equals: ['isThere'], filters: ['intoId'], orderBy: '-mergeNumber', canSkip: true },
    },
    index: (state) => ({
      isThere: state.status === 'active',
      sortName: state.status === 'active' ? fold(state.name) : null,
      intoId: state.status === 'merged' ? state.intoId : null,
      mergeNumber: state.status === 'merged' ? state.mergeNumber : null,
    }),
  },
});
