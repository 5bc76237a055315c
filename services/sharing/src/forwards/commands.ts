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
import { problems } from '../texts/problems.ts';

/** Decides nothing if the same person got it within the window. */
export type ForwardsCommand = {
  type: 'Forward';
  sharedLinkId: string;
  forward: Omit<Forward, 'at'>;
};

/** Per day. */
export const MAX_FORWARDS_PER_HIT = 5;
export const MAX_FORWARDS_PER_LINK = 50;

export function decide(
  { now, sharedLinkId, forward }: ForwardsCommand & Decision,
  state: Forwards,
): ForwardsEvent[] {
  const forwards = withinWindow(state.forwards, now);
  if (forwards.some(({ recipientId }) => recipientId === forward.recipientId)) return [];
  const ofHit = forwards.filter(({ hitId }) => hitId === forward.hitId);
  assertBelow(MAX_FORWARDS_PER_HIT, ofHit, now);
  assertBelow(MAX_FORWARDS_PER_LINK, forwards, now);
  return [SharedLinkForwarded({ sharedLinkId, ...forward })];
}

/** @throws DomainError TOO_MANY_REQUESTS until the oldest forward that counts leaves the window */
function assertBelow(limit: number, forwards: readonly Forward[], now: string): void {
  const oldest = forwards.at(-limit);
  if (!oldest) return;
  const seconds = Math.ceil((Date.parse(oldest.at) + WINDOW_MS - Date.parse(now)) / 1000);
  throw new DomainError(
    'TOO_MANY_REQUESTS',
    problems.forwardedTooOften,
    undefined,
    Math.max(1, seconds),
  );
}
