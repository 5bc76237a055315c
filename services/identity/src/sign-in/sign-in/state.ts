import type {
  ImpersonationEnded,
  ImpersonationStarted,
} from '@lectern/schemas/events/identity/impersonations.ts';
import type {
  SignedIn,
  SignedOut,
  SignInConfirmed,
  SignInMoved,
  SignInUsed,
} from '@lectern/schemas/events/identity/sign-ins.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { Provider } from '../single-sign-on/hosts.ts';

export type SignInMethod = 'PASSWORD' | 'PASSKEY' | Provider;

export interface ActiveSignIn {
  status: 'active';
  userId: string;
  teamId: string;
  /** Null once the key is erased. */
  tokenHash: string | null;
  expiresAt: string;
  isRemembered: boolean;
  userAgent: string | null;
  deviceName: string | null;
  /** The user's when it started or moved to its team (claims.ts). */
  epoch: number;
  /** Null in old sign-ins. */
  address: string | null;
  /** Null if the app registered none. */
  deviceId: string | null;
  deviceEpoch: number;
  /** Null in old sign-ins. */
  method: SignInMethod | null;
  /** The team whose identity provider authenticated them. */
  vouchedForTeamId: string | null;
  startedAt: string;
  /** When it started in, or moved to, its team. */
  cameAt: string;
  /** How often the team had stopped requiring single sign-on by then; null in old sign-ins. */
  requirementsEnded: number | null;
  /** To the quarter of an hour. */
  lastUsedAt: string;
  /** When they last authenticated; null if the provider does not say when. */
  confirmedAt: string | null;
  impersonation: Impersonation | null;
}

export interface Impersonation {
  impersonatorId: string;
  /** The impersonator's sign-in. */
  ownSignInId: string;
  /** Null once the key is erased. */
  reason: string | null;
}

type EndedSignIn = { status: 'ended'; userId: string; seen: { teamId: string; at: string } | null };

export type SignIn = { status: 'none' } | ActiveSignIn | EndedSignIn;

export type SignInEvent = EventOf<
  | typeof SignedIn
  | typeof ImpersonationStarted
  | typeof ImpersonationEnded
  | typeof SignInMoved
  | typeof SignInUsed
  | typeof SignInConfirmed
  | typeof SignedOut
>;
