import type {
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type CodeGate = 'ACCESS_CODE' | 'EMAIL';
export type CodeAttemptsEvent = EventOf<
  typeof SharedLinkGuessRefused | typeof SharedLinkCodeRequested
>;

/** Recent wrong codes and mailed codes of a link, as far as limits need them. */
export interface CodeAttempts {
  refused: readonly { gate: CodeGate; callerName: string; at: string }[];
  mailed: readonly { recipientId: string; at: string; email: string | null }[];
}

export const WINDOW_MS = 15 * 60_000;

export function withinWindow<Item extends { at: string }>(
  items: readonly Item[],
  now: string,
): Item[] {
  const since = new Date(Date.parse(now) - WINDOW_MS).toISOString();
  return items.filter(({ at }) => at > since);
}
