import { SignedIn, SignedOut, SignInConfirmed, SignInMoved, SignInUsed } from '@lectern/schemas/events/identity/sign-ins.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

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
  startedAt: string;
  /** To the quarter of an hour. */
  lastUsedAt: string;
  /** When the password was typed last. */
  confirmedAt: string;
}

export type SignIn = { status: 'none' } | ActiveSignIn | { status: 'ended'; userId: string };
export type SignInEvent = EventOf<typeof SignedIn | typeof SignInMoved | typeof SignInUsed | typeof SignInConfirmed | typeof SignedOut>;

function evolve(signIn: SignIn, { type, data }: SignInEvent, { time }: EventMeta): SignIn {
  switch (type) {
    case 'SignedIn': {
      const { signInId: _, ...said } = data;
      return { status: 'active', ...said, startedAt: time, lastUsedAt: time, confirmedAt: time };
    }
    case 'SignInMoved':
      return signIn.status === 'active' ? { ...signIn, teamId: data.teamId, epoch: data.epoch } : signIn;
    case 'SignInUsed':
      return signIn.status === 'active' ? { ...signIn, lastUsedAt: time } : signIn;
    case 'SignInConfirmed':
      return signIn.status === 'active' ? { ...signIn, confirmedAt: time } : signIn;
    case 'SignedOut':
      return { status: 'ended', userId: data.userId };
  }
}

/** More than anybody has; the newest. */
export const MOST_SIGN_INS = 200;

/** What has ended is in no list. */
const nobodys = { tokenHash: null, userId: null, expiresAt: null };

export const signIn = aggregate({
  name: 'SignIn',
  scope: 'global',
  events: [SignedIn, SignInMoved, SignInUsed, SignInConfirmed, SignedOut],
  initial: { status: 'none' } as SignIn,
  evolve,
  decide,
  shape: 5,
  view: {
    fields: { tokenHash: 'text', userId: 'text', expiresAt: 'text' },
    lists: { byUser: { equals: ['userId'], filters: ['expiresAt'], orderBy: '-id' } },
    lookups: ['tokenHash'],
    index: (state) => {
      const { tokenHash, userId, expiresAt } = state.status === 'active' ? state : nobodys;
      return { tokenHash, userId, expiresAt };
    },
  },
});
