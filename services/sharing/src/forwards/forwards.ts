import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { withinWindow, type Forwards, type ForwardsEvent } from './state.ts';

/** A stream beside the link's, with the same id: what readers do must not conflict with edits of the link. */
export const forwards = aggregate({
  name: 'SharedLinkForwards',
  scope: 'team',
  events: [SharedLinkForwarded],
  initial: { firstAt: null, forwards: [] },
  evolve(state: Forwards, { data }: ForwardsEvent, { time }: Pick<EventMeta, 'time'>): Forwards {
    const { sharedLinkId: _, ...forward } = data;
    return {
      firstAt: state.firstAt ?? time,
      forwards: [...withinWindow(state.forwards, time), { ...forward, at: time }],
    };
  },
  decide,
  shape: 3,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
