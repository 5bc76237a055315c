import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { withinWindow, type Forwards, type ForwardsEvent } from './state.ts';

/** Beside a link, under its id: what its readers do is no news of the link itself. */
export const forwards = aggregate({
  name: 'SharedLinkForwards',
  scope: 'team',
  events: [SharedLinkForwarded],
  initial: { firstAt: null, forwards: [] } as Forwards,
  evolve(state: Forwards, { data }: ForwardsEvent, { time }: Pick<EventMeta, 'time'>): Forwards {
    const { sharedLinkId: _, ...forward } = data;
    return {
      firstAt: state.firstAt ?? time,
      forwards: [...withinWindow(state.forwards, time), { ...forward, at: time }],
    };
  },
  decide,
  shape: 2,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
