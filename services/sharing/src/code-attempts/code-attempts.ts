import {
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { withinWindow, type CodeAttempts, type CodeAttemptsEvent } from './state.ts';

/**
 * A stream beside the link's, with the same id, so that wrong codes do not conflict with edits of the link. A stream, so
 * that limits hold across processes.
 */
export const codeAttempts = aggregate({
  name: 'SharedLinkGuesses',
  scope: 'team',
  events: [SharedLinkGuessRefused, SharedLinkCodeRequested],
  initial: { refused: [], mailed: [] },
  evolve(
    state: CodeAttempts,
    { type, data }: CodeAttemptsEvent,
    { time }: Pick<EventMeta, 'time'>,
  ): CodeAttempts {
    switch (type) {
      case 'SharedLinkGuessRefused':
        return {
          ...state,
          refused: [
            ...withinWindow(state.refused, time),
            { gate: data.gate, callerName: data.callerName, at: time },
          ],
        };
      case 'SharedLinkCodeRequested':
        return {
          ...state,
          mailed: [
            ...withinWindow(state.mailed, time),
            { recipientId: data.recipientId, at: time, email: data.email },
          ],
        };
    }
  },
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
