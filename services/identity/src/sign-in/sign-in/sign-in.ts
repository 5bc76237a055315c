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
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import type { ActiveSignIn, SignIn, SignInEvent } from './state.ts';

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

/** More than a person has; the newest. */
export const MAX_SIGN_INS = 200;

/**
 * By the identity provider of its current team. Impersonations depend on the impersonator's own
 * sign-in.
 */
export function isBackedByProvider({
  teamId,
  vouchedForTeamId,
  impersonation,
}: Pick<ActiveSignIn, 'teamId' | 'vouchedForTeamId' | 'impersonation'>): boolean {
  return vouchedForTeamId === teamId || impersonation !== null;
}

/** When and where the person was active; null for an impersonation. */
export function lastActivity(signIn: SignIn): { teamId: string; at: string } | null {
  if (signIn.status !== 'active') return signIn.status === 'none' ? null : signIn.seen;
  return signIn.impersonation ? null : { teamId: signIn.teamId, at: signIn.lastUsedAt };
}

export const activityKey = (teamId: string, userId: string) => `${teamId} ${userId}`;

/** Ended sign-ins are in no list. */
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
  initial: { status: 'none' },
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
