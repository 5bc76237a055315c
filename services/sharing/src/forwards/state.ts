import type { SharedLinkForwarded } from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type ForwardsEvent = EventOf<typeof SharedLinkForwarded>;

/** What is personal reads null once that person is erased. */
export type Forward = Omit<ForwardsEvent['data'], 'sharedLinkId'> & { at: string };

/** To whom a link was sent on of late: as much as limits and mails need. */
export interface Forwards {
  /** When it was for the first time, ever; null before. */
  firstAt: string | null;
  forwards: readonly Forward[];
}

/** Whether an opening may only be of whom the link was made for: nobody had it from somebody else. As analytics counts it; one of the same moment is of whoever sends it on. */
export function isBeforeForward(openedAt: string, { firstAt }: Pick<Forwards, 'firstAt'>): boolean {
  return firstAt === null || openedAt <= firstAt;
}

/** How long one counts. */
export const WINDOW_MS = 24 * 60 * 60_000;

export function withinWindow(forwards: readonly Forward[], now: string): Forward[] {
  const since = new Date(Date.parse(now) - WINDOW_MS).toISOString();
  return forwards.filter(({ at }) => at > since);
}
