import { ContactRequested } from '@lectern/schemas/events/billing.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../problems.ts';

type Requested = EventOf<typeof ContactRequested>['data'];

/** A message from the contact form. */
type ContactRequest = { status: 'none' } | ({ status: 'requested' } & Requested);
type ContactRequestCommand = { type: 'RequestContact' } & {
  [Field in keyof Requested]: NonNullable<Requested[Field]>;
};

const initial: ContactRequest = { status: 'none' };

function evolve(
  _request: ContactRequest,
  { data }: EventOf<typeof ContactRequested>,
): ContactRequest {
  return { status: 'requested', ...data };
}

function decide(
  { type: _type, now: _now, actorId: _actorId, ...told }: ContactRequestCommand & Decision,
  request: ContactRequest,
): EventOf<typeof ContactRequested>[] {
  if (request.status !== 'none') throw new DomainError('CONFLICT', problems.contactRequestRecorded);
  return [ContactRequested(told)];
}

export const contactRequest = aggregate({
  name: 'ContactRequest',
  scope: 'global',
  events: [ContactRequested],
  initial,
  evolve,
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
