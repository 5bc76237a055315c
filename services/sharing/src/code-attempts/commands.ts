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
  /** One guess, by all that may have been meant by it. Decides nothing for a right one. Nothing is compared once there were too many. */
  | {
      type: 'Guess';
      sharedLinkId: string;
      gate: CodeGate;
      callerName: string;
      meant: readonly string[];
      right: readonly string[];
    }
  /** Decides nothing for whom the link is not, nor for whom it is once enough was mailed: neither tells them apart. */
  | {
      type: 'RequestCode';
      sharedLinkId: string;
      recipientId: string;
      email: string;
      period: number;
      isMeant: boolean;
    };

/** Wrong guesses at one link in a quarter of an hour: from one caller, and from all of them. */
export const MAX_WRONG_CODES_PER_CALLER = 6;
export const MAX_WRONG_CODES_PER_LINK = 15;
const MAX_MAILS_PER_RECIPIENT = 5;
const MAX_MAILS_PER_LINK = 100;
/** The page offers another mail after as long. */
const MAIL_PAUSE_MS = 30_000;

export function decide(
  { now, ...command }: CodeAttemptsCommand & Decision,
  state: CodeAttempts,
): CodeAttemptsEvent[] {
  const { sharedLinkId } = command;
  switch (command.type) {
    case 'Guess': {
      const { gate, callerName, meant, right } = command;
      const wrong = withinWindow(state.refused, now).filter((each) => each.gate === gate);
      const ofCaller = wrong.filter((each) => each.callerName === callerName);
      if (wrong.length >= MAX_WRONG_CODES_PER_LINK)
        throw tooManyRequests(wrong.at(-MAX_WRONG_CODES_PER_LINK)!.at, now);
      if (ofCaller.length >= MAX_WRONG_CODES_PER_CALLER)
        throw tooManyRequests(ofCaller.at(-MAX_WRONG_CODES_PER_CALLER)!.at, now);
      return matchesAny(meant, right)
        ? []
        : [SharedLinkGuessRefused({ sharedLinkId, gate, callerName })];
    }
    case 'RequestCode': {
      const { recipientId, email, period, isMeant } = command;
      const mailed = withinWindow(state.mailed, now);
      if (mailed.length >= MAX_MAILS_PER_LINK)
        throw tooManyRequests(mailed.at(-MAX_MAILS_PER_LINK)!.at, now);
      const own = mailed.filter((each) => each.recipientId === recipientId);
      const last = own.at(-1);
      const isJustMailed =
        last !== undefined && Date.parse(now) - Date.parse(last.at) < MAIL_PAUSE_MS;
      if (!isMeant || isJustMailed || own.length >= MAX_MAILS_PER_RECIPIENT) return [];
      return [SharedLinkCodeRequested({ sharedLinkId, recipientId, email, period })];
    }
  }
}

/** In the same time whichever it is, and however much of it is right. */
function matchesAny(meant: readonly string[], right: readonly string[]): boolean {
  const given = meant.map((each) => hash('sha256', each, 'buffer'));
  const wanted = right.map((each) => hash('sha256', each, 'buffer'));
  return given.flatMap((each) => wanted.map((one) => timingSafeEqual(each, one))).includes(true);
}

function tooManyRequests(since: string, now: string): DomainError {
  const seconds = Math.ceil((Date.parse(since) + WINDOW_MS - Date.parse(now)) / 1000);
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'Too many requests. Please try again later.',
    undefined,
    Math.max(1, seconds),
  );
}
