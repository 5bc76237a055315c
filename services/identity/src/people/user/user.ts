import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { Reservation } from '@lectern/kernel/store/commits-port.ts';
import { decide } from './decide.ts';
import { userEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { listFields, listIndex, lists } from './listing.ts';
import type { User } from './state.ts';

/** A constant, so that its reservation allows one first administrator. */
export const FIRST_ADMIN = 'first-admin';

function reservations(state: User): Reservation[] {
  if (state.status === 'none') return [];
  // An erased user frees the address for a new one.
  const email =
    state.email === null ? [] : [{ scope: 'global', kind: 'email', value: state.emailName }];
  return state.appointedTeamId !== null
    ? [...email, { scope: 'global', kind: FIRST_ADMIN, value: FIRST_ADMIN }]
    : email;
}

export const user = aggregate({
  name: 'User',
  scope: 'global',
  events: userEvents,
  initial: { status: 'none' },
  evolve,
  decide,
  reservations,
  shape: 16,
  view: {
    fields: { emailName: 'text', appointment: 'text', invitationHash: 'text', ...listFields },
    lists,
    lookups: ['emailName', 'appointment', 'invitationHash'],
    index: (state) => ({
      emailName: state.status === 'none' || state.email === null ? null : state.emailName,
      appointment: state.status !== 'none' && state.appointedTeamId !== null ? FIRST_ADMIN : null,
      invitationHash: state.status === 'none' ? null : (state.invitation?.tokenHash ?? null),
      ...listIndex(state),
    }),
  },
});
