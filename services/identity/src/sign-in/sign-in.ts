import { SignedIn, SignedOut, SignInMoved } from '@lectern/schemas/events/identity.ts';
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
  startedAt: string;
}

export type SignIn = { status: 'none' } | ActiveSignIn | { status: 'ended'; userId: string };
export type SignInEvent = EventOf<typeof SignedIn | typeof SignedOut | typeof SignInMoved>;

function evolve(signIn: SignIn, { type, data }: SignInEvent, { time }: EventMeta): SignIn {
  switch (type) {
    case 'SignedIn': {
      const { userId, teamId, tokenHash, expiresAt, isRemembered, userAgent, deviceName, epoch } = data;
      return { status: 'active', userId, teamId, tokenHash, expiresAt, isRemembered, userAgent, deviceName, epoch, startedAt: time };
    }
    case 'SignInMoved':
      return signIn.status === 'active' ? { ...signIn, teamId: data.teamId, epoch: data.epoch } : signIn;
    case 'SignedOut':
      return { status: 'ended', userId: data.userId };
  }
}

export const signIn = aggregate({
  name: 'SignIn',
  scope: 'global',
  events: [SignedIn, SignInMoved, SignedOut],
  initial: { status: 'none' } as SignIn,
  evolve,
  decide,
  shape: 2,
  view: {
    fields: { tokenHash: 'text' },
    lists: {},
    lookups: ['tokenHash'],
    index: (state) => ({ tokenHash: state.status === 'active' ? state.tokenHash : null }),
  },
});
