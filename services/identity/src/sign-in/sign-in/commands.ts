import {
  ImpersonationEnded,
  ImpersonationStarted,
} from '@lectern/schemas/events/identity/impersonations.ts';
import {
  SignedIn,
  SignedOut,
  SignInConfirmed,
  SignInMoved,
  SignInUsed,
} from '@lectern/schemas/events/identity/sign-ins.ts';
import type { Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { RegisteredUser } from '../../people/user/state.ts';
import { claimsOf } from './claims.ts';
import type { ActiveSignIn, Impersonation, SignIn, SignInEvent, SignInMethod } from './state.ts';
import { problems } from '../../problems.ts';

export type SignInCommand =
  | {
      type: 'StartSignIn';
      signInId: string;
      userId: string;
      teamId: string;
      tokenHash: string;
      isRemembered: boolean;
      userAgent: string | null;
      /** Native clients send one, browsers do not. */
      deviceName: string | null;
      /** The user's, when the password was checked. */
      epoch: number;
      address: string | null;
      deviceId: string | null;
      deviceEpoch: number;
      method?: SignInMethod | null;
      /** The team whose identity provider authenticated them. */
      vouchedForTeamId?: string | null;
      /** When the provider did so; null if it does not say. */
      vouchedAt?: string | null;
      /** Of the team, when the requirement was checked. */
      requirementsEnded: number;
    }
  /** The caller checks permission (may-impersonate.ts). `epoch` is the user's at that time. */
  | {
      type: 'StartImpersonation';
      signInId: string;
      userId: string;
      teamId: string;
      impersonatorId: string;
      ownSignInId: string;
      /** The impersonation ends with it. */
      ownExpiresAt: string;
      reason: string;
      tokenHash: string;
      epoch: number;
      userAgent: string | null;
      address: string | null;
    }
  | { type: 'EndImpersonation'; signInId: string; because: 'TIME' | 'RIGHTS' }
  /** `user` as they were when their membership was checked. */
  | {
      type: 'MoveSignIn';
      signInId: string;
      teamId: string;
      user: RegisteredUser;
      requirementsEnded: number;
    }
  | { type: 'UseSignIn'; signInId: string }
  | { type: 'ConfirmSignIn'; signInId: string }
  | { type: 'EndSignIn'; signInId: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Often enough to be useful, rare enough to cost nothing. */
const USE_RECORDED_EVERY = HOUR / 4;

export function decide(command: SignInCommand & Decision, signIn: SignIn): SignInEvent[] {
  switch (command.type) {
    case 'StartSignIn':
      assertNew(signIn);
      return [signedIn(command)];
    case 'StartImpersonation':
      assertNew(signIn);
      return [impersonationStarted(command)];
    case 'EndImpersonation':
      return signIn.status === 'active' && signIn.impersonation
        ? [endedImpersonation(command.signInId, signIn, signIn.impersonation, command.because)]
        : [];
    case 'MoveSignIn':
      return moveSignIn(command, signIn);
    case 'UseSignIn':
      return signIn.status === 'active' && isUseDue(signIn, command.now)
        ? [SignInUsed({ signInId: command.signInId, userId: signIn.userId })]
        : [];
    case 'ConfirmSignIn':
      if (signIn.status !== 'active' || signIn.impersonation)
        throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
      return [SignInConfirmed({ signInId: command.signInId, userId: signIn.userId })];
    case 'EndSignIn':
      if (signIn.status === 'none') throw new DomainError('NOT_FOUND', problems.signInUnknown);
      if (signIn.status === 'ended') return [];
      if (signIn.impersonation)
        return [endedImpersonation(command.signInId, signIn, signIn.impersonation, 'CHOICE')];
      return [SignedOut({ signInId: command.signInId, userId: signIn.userId })];
  }
}

type Of<Type extends SignInCommand['type']> = Extract<SignInCommand, { type: Type }> &
  Pick<Decision, 'now'>;

function assertNew({ status }: SignIn): void {
  if (status !== 'none') throw new DomainError('CONFLICT', problems.signInBegun);
}

function signedIn({ now, ...started }: Of<'StartSignIn'>): SignInEvent {
  return SignedIn({
    signInId: started.signInId,
    userId: started.userId,
    teamId: started.teamId,
    tokenHash: started.tokenHash,
    expiresAt: new Date(Date.parse(now) + lifetime(started)).toISOString(),
    isRemembered: started.isRemembered,
    userAgent: started.userAgent,
    deviceName: started.deviceName,
    epoch: started.epoch,
    address: started.address,
    deviceId: started.deviceId,
    deviceEpoch: started.deviceEpoch,
    method: started.method,
    vouchedForTeamId: started.vouchedForTeamId,
    vouchedAt: started.vouchedAt,
    requirementsEnded: started.requirementsEnded,
  });
}

/** Lasts an hour, and no longer than the impersonator's own sign-in. */
function impersonationStarted({
  ownExpiresAt,
  now,
  ...started
}: Of<'StartImpersonation'>): SignInEvent {
  const atMost = new Date(Date.parse(now) + HOUR).toISOString();
  return ImpersonationStarted({
    signInId: started.signInId,
    userId: started.userId,
    teamId: started.teamId,
    impersonatorId: started.impersonatorId,
    ownSignInId: started.ownSignInId,
    reason: started.reason,
    tokenHash: started.tokenHash,
    expiresAt: ownExpiresAt < atMost ? ownExpiresAt : atMost,
    epoch: started.epoch,
    userAgent: started.userAgent,
    address: started.address,
  });
}

/** Only a valid sign-in moves: moving does not bring an ended one back. */
function moveSignIn(
  { signInId, teamId, user, requirementsEnded, now }: Of<'MoveSignIn'>,
  signIn: SignIn,
): SignInEvent[] {
  if (signIn.status !== 'active' || signIn.impersonation || !claimsOf(signInId, signIn, user, now))
    throw new DomainError('UNAUTHENTICATED', problems.signInFirst);
  if (signIn.teamId === teamId) return [];
  const { userId } = signIn;
  return [SignInMoved({ signInId, userId, teamId, epoch: user.epoch, requirementsEnded })];
}

function endedImpersonation(
  signInId: string,
  { userId, teamId }: ActiveSignIn,
  { impersonatorId }: Impersonation,
  because: 'CHOICE' | 'TIME' | 'RIGHTS',
) {
  return ImpersonationEnded({ signInId, userId, teamId, impersonatorId, because });
}

/** After typing the password or authenticating at the provider. */
const CONFIRMED_FOR = HOUR / 4;

export function isConfirmed({ confirmedAt }: { confirmedAt: string | null }, now: string): boolean {
  return confirmedAt !== null && Date.parse(now) - Date.parse(confirmedAt) < CONFIRMED_FOR;
}

export function isUseDue({ lastUsedAt }: { lastUsedAt: string }, now: string): boolean {
  return Date.parse(now) - Date.parse(lastUsedAt) >= USE_RECORDED_EVERY;
}

function lifetime({
  deviceName,
  isRemembered,
}: {
  deviceName: string | null;
  isRemembered: boolean;
}): number {
  if (deviceName !== null) return 90 * DAY;
  return isRemembered ? 30 * DAY : 12 * HOUR;
}
