import { PersonErased } from '@lectern/schemas/events/identity/users.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';

/** A data subject: a user, an address, a hit or a session. It only decides that they are erased. */
export type Person = { status: 'there' } | { status: 'erased' };
type PersonCommand = { type: 'ErasePerson'; personId: string; teamId: string | null };

function decide(
  { personId, teamId }: PersonCommand & Decision,
  person: Person,
): EventOf<typeof PersonErased>[] {
  return person.status === 'erased' ? [] : [PersonErased({ personId, teamId })];
}

export const person = aggregate({
  name: 'Person',
  scope: 'global',
  events: [PersonErased],
  initial: { status: 'there' },
  evolve: (): Person => ({ status: 'erased' }),
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
