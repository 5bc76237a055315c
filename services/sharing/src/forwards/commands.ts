import { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  withinWindow,
  WINDOW_MS,
  type Forward,
  type Forwards,
  type ForwardsEvent,
} from './state.ts';

/** Decides nothing where the same person was sent it a moment ago. */
export type ForwardsCommand = {
  type: 'Forward';
  sharedLinkId: string;
  forward: Omit<Forward, 'at'>;
};

/** In a day: by one visit, and of one link. */
export const MAX_FORWARDS_PER_HIT = 5;
export const MAX_FORWARDS_PER_LINK = 50;

export function decide(
  { now, sharedLinkId, forward }: ForwardsCommand & Decision,
  state: Forwards,
): ForwardsEvent[] {
  const forwards = withinWindow(state.forwards, now);
  if (forwards.some(({ recipientId }) => recipientId === forward.recipientId)) return [];
  const ofHit = forwards.filter(({ hitId }) => hitId === forward.hitId);
  if (ofHit.length >= MAX_FORWARDS_PER_HIT) throw tooMany(ofHit.at(-MAX_FORWARDS_PER_HIT)!.at, now);
  if (forwards.length >= MAX_FORWARDS_PER_LINK)
    throw tooMany(forwards.at(-MAX_FORWARDS_PER_LINK)!.at, now);
  return [SharedLinkForwarded({ sharedLinkId, ...forward })];
}

function tooMany(since: string, now: string): DomainError {
  const seconds = Math.ceil((Date.parse(since) + WINDOW_MS - Date.parse(now)) / 1000);
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'This was forwarded often today. Please try again tomorrow.',
    undefined,
    Math.max(1, seconds),
  );
}
