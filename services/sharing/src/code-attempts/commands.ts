import { hash, timingSafeEqual } from 'node:crypto';
import {
  SharedLinkCodeRequested,
  SharedLinkGuessRefused,
} from '@lectern/schemas/events/sharing.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { recent, WINDOW_MS, type GuessedGate, type Guesses, type GuessesEvent } from './state.ts';

export type GuessesCommand =
  /** One guess, by all that may have been meant by it. Decides nothing for a right one. Nothing is compared once there were too many. */
  | {
      type: 'Guess';
      sharedLinkId: string;
      gate: GuessedGate;
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
export const MOST_OF_CALLER = 6;
export const MOST_OF_LINK = 15;
const MOST_MAILS_OF_RECIPIENT = 5;
const MOST_MAILS_OF_LINK = 100;
/** The page offers another mail after as long. */
const MAIL_PAUSE_MS = 30_000;

export function decide(
  { now, ...command }: GuessesCommand & Decision,
  state: Guesses,
): GuessesEvent[] {
  const { sharedLinkId } = command;
  switch (command.type) {
    case 'Guess': {
      const { gate, callerName, meant, right } = command;
      const wrong = recent(state.refused, now).filter((each) => each.gate === gate);
      const ofCaller = wrong.filter((each) => each.callerName === callerName);
      if (wrong.length >= MOST_OF_LINK) throw tooMany(wrong.at(-MOST_OF_LINK)!.at, now);
      if (ofCaller.length >= MOST_OF_CALLER) throw tooMany(ofCaller.at(-MOST_OF_CALLER)!.at, now);
      return isAnyOf(meant, right)
        ? []
        : [SharedLinkGuessRefused({ sharedLinkId, gate, callerName })];
    }
    case 'RequestCode': {
      const { recipientId, email, period, isMeant } = command;
      const mailed = recent(state.mailed, now);
      if (mailed.length >= MOST_MAILS_OF_LINK)
        throw tooMany(mailed.at(-MOST_MAILS_OF_LINK)!.at, now);
      const own = mailed.filter((each) => each.recipientId === recipientId);
      const last = own.at(-1);
      const isJustMailed =
        last !== undefined && Date.parse(now) - Date.parse(last.at) < MAIL_PAUSE_MS;
      if (!isMeant || isJustMailed || own.length >= MOST_MAILS_OF_RECIPIENT) return [];
      return [SharedLinkCodeRequested({ sharedLinkId, recipientId, email, period })];
    }
  }
}

/** In the same time whichever it is, and however much of it is right. */
function isAnyOf(meant: readonly string[], right: readonly string[]): boolean {
  const given = meant.map((each) => hash('sha256', each, 'buffer'));
  const wanted = right.map((each) => hash('sha256', each, 'buffer'));
  return given.flatMap((each) => wanted.map((one) => timingSafeEqual(each, one))).includes(true);
}

function tooMany(since: string, now: string): DomainError {
  const seconds = Math.ceil((Date.parse(since) + WINDOW_MS - Date.parse(now)) / 1000);
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'Too many requests. Please try again later.',
    undefined,
    Math.max(1, seconds),
  );
}
