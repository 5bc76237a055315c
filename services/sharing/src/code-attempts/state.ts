import type {
  SharedLinkCodeGuessed,
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type CodeGate = 'ACCESS_CODE' | 'EMAIL';
export type CodeAttemptsEvent = EventOf<
  typeof SharedLinkGuessRefused | typeof SharedLinkCodeGuessed | typeof SharedLinkCodeRequested
>;

export interface WrongCode {
  gate: CodeGate;
  callerName: string;
  /** By a visit that had passed this gate before. */
  isKnownReader: boolean;
  at: string;
}

/** Recent wrong codes and mailed codes, as far as limits need them. */
export interface CodeAttempts {
  refused: readonly WrongCode[];
  mailed: readonly { recipientId: string; at: string; email: string | null }[];
  /** When the owner last heard that the code is being guessed. */
  ownerWarnedAt: string | null;
}

const MINUTE_MS = 60_000;
export const MAIL_WINDOW_MS = 15 * MINUTE_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Wrong codes that are compared within each window. Those who go on guessing fill the longer ones, so that a code
 * cannot be tried out over days; after a quiet day all are empty again.
 */
export const guessLimits = [
  { windowMs: 15 * MINUTE_MS, ofCaller: 6, ofAll: 15 },
  { windowMs: 60 * MINUTE_MS, ofCaller: 9, ofAll: 30 },
  { windowMs: 6 * 60 * MINUTE_MS, ofCaller: 12, ofAll: 45 },
  { windowMs: DAY_MS, ofCaller: 15, ofAll: 60 },
] as const;

export function withinWindow<Item extends { at: string }>(
  items: readonly Item[],
  windowMs: number,
  now: string,
): Item[] {
  const since = new Date(Date.parse(now) - windowMs).toISOString();
  return items.filter(({ at }) => at > since);
}
