import {
  SharedLinkCodeGuessed,
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import {
  DAY_MS,
  MAIL_WINDOW_MS,
  withinWindow,
  type CodeAttempts,
  type CodeAttemptsEvent,
} from './state.ts';

/**
 * A stream for each code: with the id of its link, or of its presentation where all links share that one's code. Beside
 * theirs, so that wrong codes do not conflict with edits. A stream, so that limits hold across processes.
 */
export const codeAttempts = aggregate({
  name: 'SharedLinkGuesses',
  scope: 'team',
  events: [SharedLinkGuessRefused, SharedLinkCodeGuessed, SharedLinkCodeRequested],
  initial: { refused: [], mailed: [], ownerWarnedAt: null },
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
            ...withinWindow(state.refused, DAY_MS, time),
            {
              gate: data.gate,
              callerName: data.callerName,
              isKnownReader: data.isKnownReader,
              at: time,
            },
          ],
        };
      case 'SharedLinkCodeGuessed':
        return { ...state, ownerWarnedAt: time };
      case 'SharedLinkCodeRequested':
        return {
          ...state,
          mailed: [
            ...withinWindow(state.mailed, MAIL_WINDOW_MS, time),
            { recipientId: data.recipientId, at: time, email: data.email },
          ],
        };
    }
  },
  decide,
  shape: 2,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
