import { hash, timingSafeEqual } from 'node:crypto';
import {
  SharedLinkCodeGuessed,
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import type { Language } from '@lectern/schemas/text/languages.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import {
  DAY_MS,
  guessLimits,
  MAIL_WINDOW_MS,
  withinWindow,
  type CodeGate,
  type CodeAttempts,
  type CodeAttemptsEvent,
  type WrongCode,
} from './state.ts';
import { problems } from '../texts/problems.ts';

export type CodeAttemptsCommand =
  /**
   * `candidates`: spellings that the visitor may have meant. A right code decides nothing. After too many wrong ones nothing
   * is compared.
   */
  | {
      type: 'Guess';
      sharedLinkId: string;
      /** Null unless the code is the presentation's. */
      presentationId: string | null;
      gate: CodeGate;
      callerName: string;
      /** Whose visit has passed this gate before: strangers' guesses do not lock them out. */
      isKnownReader: boolean;
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
      /** Of the page that asks for it; null if unknown. */
      language: Language | null;
      period: number;
      mayReceive: boolean;
    };

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
      const { presentationId, gate, callerName, isKnownReader, candidates, accepted } = command;
      const wrong = state.refused.filter(
        (each) => each.gate === gate && each.isKnownReader === isKnownReader,
      );
      assertMayGuess(wrong, callerName, now);
      if (matchesAny(candidates, accepted)) return [];
      const code = { sharedLinkId, presentationId, gate };
      return [
        SharedLinkGuessRefused({ ...code, callerName, isKnownReader }),
        // Mailed digits change by themselves; a code is the owner's to change.
        ...(gate === 'ACCESS_CODE' && isOwnerDue(state, wrong, now)
          ? [SharedLinkCodeGuessed(code)]
          : []),
      ];
    }
    case 'RequestCode': {
      const { recipientId, email, language, period, mayReceive } = command;
      const mailed = withinWindow(state.mailed, MAIL_WINDOW_MS, now);
      if (mailed.length >= MAX_MAILS_PER_LINK)
        throw tooMany(secondsUntilBelow(MAX_MAILS_PER_LINK, mailed, MAIL_WINDOW_MS, now));
      const own = mailed.filter((each) => each.recipientId === recipientId);
      const last = own.at(-1);
      const isJustMailed =
        last !== undefined && Date.parse(now) - Date.parse(last.at) < MAIL_PAUSE_MS;
      if (!mayReceive || isJustMailed || own.length >= MAX_MAILS_PER_RECIPIENT) return [];
      return [SharedLinkCodeRequested({ sharedLinkId, recipientId, email, language, period })];
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

/** @throws DomainError TOO_MANY_REQUESTS until every window has room again */
function assertMayGuess(wrong: readonly WrongCode[], callerName: string, now: string): void {
  const own = wrong.filter((each) => each.callerName === callerName);
  const seconds = Math.max(
    ...guessLimits.flatMap(({ windowMs, ofCaller, ofAll }) => [
      secondsUntilBelow(ofAll, wrong, windowMs, now),
      secondsUntilBelow(ofCaller, own, windowMs, now),
    ]),
  );
  if (seconds > 0) throw tooMany(seconds);
}

/** Whether one more wrong code fills a window longer than the first, and the owner has not heard of it for a day. */
function isOwnerDue(
  { ownerWarnedAt }: CodeAttempts,
  wrong: readonly WrongCode[],
  now: string,
): boolean {
  if (ownerWarnedAt !== null && Date.parse(now) - Date.parse(ownerWarnedAt) < DAY_MS) return false;
  return guessLimits
    .slice(1)
    .some(({ windowMs, ofAll }) => withinWindow(wrong, windowMs, now).length + 1 >= ofAll);
}

/** 0 if there are fewer. */
function secondsUntilBelow(
  limit: number,
  attempts: readonly { at: string }[],
  windowMs: number,
  now: string,
): number {
  const oldest = withinWindow(attempts, windowMs, now).at(-limit);
  if (!oldest) return 0;
  return Math.max(1, Math.ceil((Date.parse(oldest.at) + windowMs - Date.parse(now)) / 1000));
}

function tooMany(seconds: number): DomainError {
  return new DomainError('TOO_MANY_REQUESTS', problems.tooManyRequests, undefined, seconds);
}
