import { SingleSignOnAnswered } from '@lectern/schemas/events/identity/single-sign-on.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import type { Provider } from './hosts.ts';
import { problems } from '../../problems.ts';

/** One round trip to a provider. Its stream only makes the answer usable once, in any process. */
type Attempt = { status: 'none' | 'answered' };
type AttemptCommand = { type: 'TakeAnswer'; attemptId: string; teamId: string; provider: Provider };

function decide(
  { attemptId, teamId, provider }: AttemptCommand & Decision,
  { status }: Attempt,
): EventOf<typeof SingleSignOnAnswered>[] {
  if (status === 'answered') throw new DomainError('CONFLICT', problems.answerUsed);
  return [SingleSignOnAnswered({ attemptId, teamId, provider })];
}

export const attempt = aggregate({
  name: 'SingleSignOnAttempt',
  scope: 'global',
  events: [SingleSignOnAnswered],
  initial: { status: 'none' },
  evolve: () => ({ status: 'answered' }),
  decide,
  shape: 1,
  view: { fields: {}, lists: {}, index: () => ({}) },
});
