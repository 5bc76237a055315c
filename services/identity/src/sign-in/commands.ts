import { SignedIn, SignedOut, SignInConfirmed, SignInMoved, SignInUsed } from '@lectern/schemas/events/identity/sign-ins.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { RegisteredUser } from '../user/user.ts';
import { claimsOf } from './claims.ts';
import type { SignIn, SignInEvent } from './sign-in.ts';

export type SignInCommand =
  | {
      type: 'StartSignIn';
      signInId: string;
      userId: string;
      teamId: string;
      tokenHash: string;
      isRemembered: boolean;
      userAgent: string | null;
      /** A native client keeps its token; a browser sends none. */
      deviceName: string | null;
      /** Of the user, as it was when the password was looked at. */
      epoch: number;
      address: string | null;
      /** A registered one, as it was when they signed in on it. */
      deviceId: string | null;
      deviceEpoch: number;
    }
  /** To another team of `user`, as they were when they were found to be in it. */
  | { type: 'MoveSignIn'; signInId: string; teamId: string; user: RegisteredUser }
  | { type: 'UseSignIn'; signInId: string }
  | { type: 'ConfirmSignIn'; signInId: string }
  | { type: 'EndSignIn'; signInId: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How exactly the last use is known: often enough to tell what is in use, seldom enough to cost nothing. */
const USE_NOTED_EVERY = HOUR / 4;

export function decide(command: SignInCommand & Decision, signIn: SignIn): SignInEvent[] {
  switch (command.type) {
    case 'StartSignIn': {
      if (signIn.status !== 'none') throw new DomainError('CONFLICT', 'This sign-in has begun already.');
      const { signInId, userId, teamId, tokenHash, isRemembered, userAgent, deviceName, epoch, address, deviceId, deviceEpoch, now } = command;
      const expiresAt = new Date(Date.parse(now) + lifetime(command)).toISOString();
      return [SignedIn({ signInId, userId, teamId, tokenHash, expiresAt, isRemembered, userAgent, deviceName, epoch, address, deviceId, deviceEpoch })];
    }
    case 'MoveSignIn': {
      const { signInId, teamId, user, now } = command;
      // Only what stands goes on: moving brings no sign-in back that something has ended meanwhile.
      if (signIn.status !== 'active' || !claimsOf(signInId, signIn, user, now)) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      return signIn.teamId === teamId ? [] : [SignInMoved({ signInId, userId: signIn.userId, teamId, epoch: user.epoch })];
    }
    case 'UseSignIn':
      return signIn.status === 'active' && isUseWorthNoting(signIn, command.now) ? [SignInUsed({ signInId: command.signInId, userId: signIn.userId })] : [];
    case 'ConfirmSignIn':
      if (signIn.status !== 'active') throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      return [SignInConfirmed({ signInId: command.signInId, userId: signIn.userId })];
    case 'EndSignIn':
      if (signIn.status === 'none') throw new DomainError('NOT_FOUND', 'No such sign-in.');
      if (signIn.status === 'ended') return [];
      return [SignedOut({ signInId: command.signInId, userId: signIn.userId })];
  }
}

/** For so long somebody who typed the password counts as the one who did. */
const CONFIRMED_FOR = HOUR / 4;

export function isConfirmed({ confirmedAt }: { confirmedAt: string }, now: string): boolean {
  return Date.parse(now) - Date.parse(confirmedAt) < CONFIRMED_FOR;
}

export function isUseWorthNoting({ lastUsedAt }: { lastUsedAt: string }, now: string): boolean {
  return Date.parse(now) - Date.parse(lastUsedAt) >= USE_NOTED_EVERY;
}

function lifetime({ deviceName, isRemembered }: { deviceName: string | null; isRemembered: boolean }): number {
  if (deviceName !== null) return 90 * DAY;
  return isRemembered ? 30 * DAY : 12 * HOUR;
}
