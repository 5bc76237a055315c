import { hash, timingSafeEqual } from 'node:crypto';
import {
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  withinWindow,
  WINDOW_MS,
  type CodeGate,
  type CodeAttempts,
  type CodeAttemptsEvent,
} from './state.ts';

export type CodeAttemptsCommand =
  /**
   * `candidates`: spellings that the visitor may have meant. A right code decides nothing. After too many wrong ones nothing
   * is compared.
   */
  | {
      type: 'Guess';
      sharedLinkId: string;
      gate: CodeGate;
      callerName: string;
      candidates: readonly string[];
      accepted: readonly string[];
    }
  /**
   * Decides nothing for an address that is no recipient, and nothing once enough was mailed, so that callers cannot tell
   * them apart.
   */
  | {
      type: 'RequestCode';
      sharedLinkId: string;
      recipientId: string;
      email: string;
      period: number;
      mayReceive: boolean;
    };

/** Within the window. */
export const MAX_WRONG_CODES_PER_CALLER = 6;
export const MAX_WRONG_CODES_PER_LINK = 15;
const MAX_MAILS_PER_RECIPIENT = 5;
const MAX_MAILS_PER_LINK = 100;
/** The page offers another mail after the same time. */
const MAIL_PAUSE_MS = 30_000;

export function decide(
  { now, ...command }: CodeAttemptsCommand & Decision,
  state: CodeAttempts,
): CodeAttemptsEvent[] {
  const { sharedLinkId } = command;
  switch (command.type) {
    case 'Guess': {
      const { gate, callerName, candidates, accepted } = command;
      const wrong = withinWindow(state.refused, now).filter((each) => each.gate === gate);
      const ofCaller = wrong.filter((each) => each.callerName === callerName);
      assertBelow(MAX_WRONG_CODES_PER_LINK, wrong, now);
      assertBelow(MAX_WRONG_CODES_PER_CALLER, ofCaller, now);
      return matchesAny(candidates, accepted)
        ? []
        : [SharedLinkGuessRefused({ sharedLinkId, gate, callerName })];
    }
    case 'RequestCode': {
      const { recipientId, email, period, mayReceive } = command;
      const mailed = withinWindow(state.mailed, now);
      assertBelow(MAX_MAILS_PER_LINK, mailed, now);
      const own = mailed.filter((each) => each.recipientId === recipientId);
      const last = own.at(-1);
      const isJustMailed =
        last !== undefined && Date.parse(now) - Date.parse(last.at) < MAIL_PAUSE_MS;
      if (!mayReceive || isJustMailed || own.length >= MAX_MAILS_PER_RECIPIENT) return [];
      return [SharedLinkCodeRequested({ sharedLinkId, recipientId, email, period })];
    }
  }
}

/** Takes the same time whether and where they match. */
function matchesAny(candidates: readonly string[], accepted: readonly string[]): boolean {
  const candidateHashes = candidates.map((each) => hash('sha256', each, 'buffer'));
  const acceptedHashes = accepted.map((each) => hash('sha256', each, 'buffer'));
  return candidateHashes
    .flatMap((candidate) => acceptedHashes.map((hashed) => timingSafeEqual(candidate, hashed)))
    .includes(true);
}

/** @throws DomainError TOO_MANY_REQUESTS until the oldest attempt that counts leaves the window */
function assertBelow(limit: number, attempts: readonly { at: string }[], now: string): void {
  const oldest = attempts.at(-limit);
  if (!oldest) return;
  const seconds = Math.ceil((Date.parse(oldest.at) + WINDOW_MS - Date.parse(now)) / 1000);
  throw new DomainError(
    'TOO_MANY_REQUESTS',
    'Too many requests. Please try again later.',
    undefined,
    Math.max(1, seconds),
  );
}
