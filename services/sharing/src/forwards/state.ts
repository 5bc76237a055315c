import type { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type ForwardsEvent = EventOf<typeof SharedLinkForwarded>;

/** Personal fields are null once the person is erased. */
export type Forward = Omit<ForwardsEvent['data'], 'sharedLinkId'> & { at: string };

/** Recent forwards of a link, as far as limits and mails need them. */
export interface Forwards {
  /** The first forward ever; null before it. */
  firstAt: string | null;
  forwards: readonly Forward[];
}

/** Whether only the link's recipients could have opened it, because nobody had forwarded it. Same rule as in analytics. */
export function isBeforeForward(openedAt: string, { firstAt }: Pick<Forwards, 'firstAt'>): boolean {
  return firstAt === null || openedAt <= firstAt;
}

export const WINDOW_MS = 24 * 60 * 60_000;

export function withinWindow(forwards: readonly Forward[], now: string): Forward[] {
  const since = new Date(Date.parse(now) - WINDOW_MS).toISOString();
  return forwards.filter(({ at }) => at > since);
}
