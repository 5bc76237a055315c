import { FirstAdminAppointed, PasswordRehashed, TeamJoined, UserRegistered } from '@lectern/schemas/events/identity.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import type { TeamRole } from '@lectern/kernel/access/claims.ts';
import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';

export interface Membership {
  teamId: string;
  role: TeamRole;
  permissions: string[];
}

export interface RegisteredUser {
  status: 'active';
  /** Like the name and the password's hash: null once the person's key is erased. */
  email: string | null;
  /** HMAC of the address: what sign-in looks up and what is reserved. */
  emailName: string;
  name: string | null;
  slug: string;
  passwordHash: string | null;
  /** In the order in which they were joined. */
  memberships: Membership[];
  isFirstAdmin: boolean;
  createdAt: string;
}

export type User = { status: 'none' } | RegisteredUser;
export type UserEvent = EventOf<typeof UserRegistered | typeof TeamJoined | typeof FirstAdminAppointed | typeof PasswordRehashed>;

/** The only value of its kind, so that there is one first administrator for ever. */
export const FIRST_ADMIN = 'first-admin';

function evolve(user: User, { type, data }: UserEvent, { time }: EventMeta): User {
  if (type === 'UserRegistered') {
    const { email, emailName, name, slug, passwordHash } = data;
    return { status: 'active', email, emailName, name, slug, passwordHash, memberships: [], isFirstAdmin: false, createdAt: time };
  }
  if (user.status === 'none') return user;
  switch (type) {
    case 'TeamJoined': {
      const { teamId, role, permissions } = data;
      return { ...user, memberships: [...user.memberships.filter((one) => one.teamId !== teamId), { teamId, role, permissions }] };
    }
    case 'FirstAdminAppointed':
      return { ...user, isFirstAdmin: true };
    case 'PasswordRehashed':
      return { ...user, passwordHash: data.passwordHash };
  }
}

export const user = aggregate({
  name: 'User',
  scope: 'global',
  events: [UserRegistered, TeamJoined, FirstAdminAppointed, PasswordRehashed],
  initial: { status: 'none' } as User,
  evolve,
  decide,
  reservations: (state) =>
    state.status === 'none'
      ? []
      : [
          { scope: 'global', kind: 'email', value: state.emailName },
          ...(state.isFirstAdmin ? [{ scope: 'global', kind: FIRST_ADMIN, value: FIRST_ADMIN }] : []),
        ],
  shape: 1,
  view: {
    fields: { emailName: 'text', appointment: 'text' },
    lists: {},
    lookups: ['emailName', 'appointment'],
    index: (state) =>
      state.status === 'none'
        ? { emailName: null, appointment: null }
        : { emailName: state.emailName, appointment: state.isFirstAdmin ? FIRST_ADMIN : null },
  },
});
