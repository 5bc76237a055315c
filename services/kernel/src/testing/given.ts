import { expect } from '@jest/globals';
import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import { DomainError, type ErrorCode } from '../errors.ts';
import type { Aggregate, Decision } from '../commands/aggregate.ts';

const defaults: Decision = {
  now: '2026-11-20T12:00:00.000Z',
  actorId: '01a1fa00-0000-7000-8000-000000000001',
};

/** For unit specs: `given(aggregate, events).when(command).then(events)`. */
export function given<State, Command extends { type: string }, Definitions extends EventDefinition>(
  aggregate: Aggregate<State, Command, Definitions>,
  events: readonly EventOf<Definitions>[],
) {
  const stream = `${aggregate.name}/spec`;
  const state = events.reduce<State>(
    (before, event, index) =>
      aggregate.evolve(before, event, {
        id: `${stream}/${index + 1}`,
        stream,
        version: index + 1,
        time: defaults.now,
        teamId: null,
        actorId: defaults.actorId,
        onBehalfOfId: null,
        correlationId: 'spec',
        causationId: null,
      }),
    aggregate.initial,
  );
  return {
    state,
    when(command: Command & Partial<Decision>) {
      const decide = () => aggregate.decide({ ...defaults, ...command }, state);
      return {
        then(expected: readonly EventOf<Definitions>[]) {
          expect(decide()).toEqual(expected);
        },
        thenFails(code: ErrorCode) {
          let thrown: unknown;
          try {
            decide();
          } catch (error) {
            thrown = error;
          }
          expect(thrown).toBeInstanceOf(DomainError);
          expect((thrown as DomainError).code).toBe(code);
        },
      };
    },
  };
}
