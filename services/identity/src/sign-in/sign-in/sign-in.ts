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
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import type { Provider } from '../single-sign-on/hosts.ts';
import { decide } from './commands.ts';

export type SignInMethod = 'PASSWORD' | 'PASSKEY' | Provider;

export interface ActiveSignIn {
  status: 'active';
  userId: string;
  teamId: string;
  /** Null once the person's key is erased: then it is found by nobody. */
  tokenHash: string | null;
  expiresAt: string;
  isRemembered: boolean;
  userAgent: string | null;
  deviceName: string | null;
  /** The user's when it began, or when it came to its team (claims.ts). */
  epoch: number;
  /** Where it began; null for those from before that was kept. */
  address: string | null;
  /** Null where its app registered none (device/). */
  deviceId: string | null;
  deviceEpoch: number;
  /** Null where that was not kept. */
  method: SignInMethod | null;
  /** The team whose identity provider said who they are. */
  vouchedForTeamId: string | null;
  startedAt: string;
  /** To the team that it is in. */
  cameAt: string;
  /** How often that had stopped requiring single sign-on when they came; null where that was not kept. */
  requirementsEnded: number | null;
  /** To the quarter of an hour. */
  lastUsedAt: string;
  /** When they last showed that it is them; null where their provider did not say that it asked them. */
  confirmedAt: string | null;
  /** Where it is not its person's own. */
  impersonation: Impersonation | null;
}

/** Somebody acts as the person whom the sign-in stands for. */
export interface Impersonation {
  impersonatorId: string;
  /** Theirs, from which they did it. */
  ownSignInId: string;
  /** Null once the person's key is erased. */
  reason: string | null;
}

/** What is left of one: when and where its person was last seen. */
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

function evolve(signIn: SignIn, { type, data }: SignInEvent, { time }: EventMeta): SignIn {
  switch (type) {
    case 'SignedIn': {
      const { signInId: _, vouchedAt, ...started } = data;
      return {
        status: 'active',
        ...started,
        startedAt: time,
        cameAt: time,
        lastUsedAt: time,
        confirmedAt: started.vouchedForTeamId === null ? time : vouchedAt,
        impersonation: null,
      };
    }
    case 'ImpersonationStarted': {
      const { signInId: _, impersonatorId, ownSignInId, reason, ...started } = data;
      const defaults = {
        isRemembered: false,
        deviceName: null,
        deviceId: null,
        deviceEpoch: 0,
        method: null,
        vouchedForTeamId: null,
        requirementsEnded: null,
      };
      return {
        status: 'active',
        ...started,
        ...defaults,
        startedAt: time,
        cameAt: time,
        lastUsedAt: time,
        confirmedAt: time,
        impersonation: { impersonatorId, ownSignInId, reason },
      };
    }
    case 'SignInMoved':
      return signIn.status === 'active'
        ? {
            ...signIn,
            teamId: data.teamId,
            cameAt: time,
            epoch: data.epoch,
            requirementsEnded: data.requirementsEnded,
          }
        : signIn;
    case 'SignInUsed':
      return signIn.status === 'active' ? { ...signIn, lastUsedAt: time } : signIn;
    case 'SignInConfirmed':
      return signIn.status === 'active' ? { ...signIn, confirmedAt: time } : signIn;
    case 'SignedOut':
    case 'ImpersonationEnded':
      return { status: 'ended', userId: data.userId, seen: lastActivity(signIn) };
  }
}

/** More than anybody has; the newest. */
export const MAX_SIGN_INS = 200;

/** Whether the identity provider of its own team stands behind it; for whoever acts as somebody else, their own sign-in is asked. */
export function isBackedByProvider({
  teamId,
  vouchedForTeamId,
  impersonation,
}: Pick<ActiveSignIn, 'teamId' | 'vouchedForTeamId' | 'impersonation'>): boolean {
  return vouchedForTeamId === teamId || impersonation !== null;
}

/** Whose person was seen, when and where: nobody was where somebody else was in as them. */
export function lastActivity(signIn: SignIn): { teamId: string; at: string } | null {
  if (signIn.status !== 'active') return signIn.status === 'none' ? null : signIn.seen;
  return signIn.impersonation ? null : { teamId: signIn.teamId, at: signIn.lastUsedAt };
}

/** Somebody in a team, also once their sign-in has ended. */
export const activityKey = (teamId: string, userId: string) => `${teamId} ${userId}`;

/** What has ended is in no list of sign-ins. */
const endedIndex = {
  tokenHash: null,
  userId: null,
  impersonatorId: null,
  unvouchedIn: null,
  expiresAt: null,
};

export const signIn = aggregate({
  name: 'SignIn',
  scope: 'global',
  events: [
    SignedIn,
    ImpersonationStarted,
    ImpersonationEnded,
    SignInMoved,
    SignInUsed,
    SignInConfirmed,
    SignedOut,
  ],
  initial: { status: 'none' } as SignIn,
  evolve,
  decide,
  shape: 11,
  view: {
    fields: {
      tokenHash: 'text',
      userId: 'text',
      impersonatorId: 'text',
      unvouchedIn: 'text',
      expiresAt: 'text',
      seenIn: 'text',
      seenAt: 'text',
    },
    lists: {
      byUser: { equals: ['userId'], filters: ['expiresAt'], orderBy: '-id' },
      byImpersonator: { equals: ['impersonatorId'], filters: ['expiresAt'], orderBy: '-id' },
      unvouched: { equals: ['unvouchedIn'], filters: ['expiresAt'], orderBy: '-id' },
      lastSeen: { equals: ['seenIn'], orderBy: '-seenAt' },
    },
    lookups: ['tokenHash'],
    index: (state) => {
      const seen = lastActivity(state);
      const last = {
        seenIn: seen && state.status !== 'none' ? activityKey(seen.teamId, state.userId) : null,
        seenAt: seen && seen.at,
      };
      if (state.status !== 'active') return { ...endedIndex, ...last };
      const { tokenHash, userId, expiresAt, impersonation } = state;
      return {
        tokenHash,
        userId,
        impersonatorId: impersonation?.impersonatorId ?? null,
        unvouchedIn: isBackedByProvider(state) ? null : state.teamId,
        expiresAt,
        ...last,
      };
    },
  },
});
