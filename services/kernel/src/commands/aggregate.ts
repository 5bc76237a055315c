import type { EventDefinition, EventOf } from '@lectern/schemas/events/event.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { Reservation } from '../store/commits-port.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type { ListDeclaration, ViewDeclaration } from '../store/views-port.ts';
import type { Step } from './loaded.ts';

/** Decisions are pure, so every command carries clock and actor. */
export interface Decision {
  /** ISO 8601, UTC, milliseconds. */
  now: string;
  actorId: string | null;
}

/** What is erased from a stream together with a person. */
export interface PersonRemoval<Command> {
  /** Keys that belong to no person themselves, but sealed data about this one. */
  keys: readonly string[];
  /** For data from before it was sealed; null where there is nothing to do. */
  commandOf(id: string): Command | null;
}

export interface AggregateDefinition<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
> {
  /** Singular; the first part of its streams' names. */
  name: string;
  /** Whether its streams belong to a team or to the whole installation. */
  scope: 'team' | 'global';
  events: readonly Definitions[];
  initial: State;
  /** Remembers, never judges. */
  evolve(state: State, event: EventOf<Definitions>, meta: EventMeta): State;
  /** Pure. An empty list: nothing to do, which is no failure. @throws DomainError */
  decide(command: Command & Decision, state: State): EventOf<Definitions>[];
  /** Values that no other stream may hold. */
  reservations?(state: State): Reservation[];
  /**
   * For data that is sealed by other keys than a person's but is erased with them: called after an erasure for each
   * stream with an event about them.
   */
  leavingWith?(
    personId: string,
    steps: readonly Step<State>[],
    isErased: (personId: string) => Promise<boolean>,
  ): Promise<PersonRemoval<Command>>;
  /** Version of the state's shape; a stored view with another one is folded again. */
  shape: number;
  /** How its inline view is listed: index fields are computed from the state. */
  view: {
    fields: ViewDeclaration['fields'];
    lists: Readonly<Record<string, ListDeclaration>>;
    lookups?: readonly string[];
    index(state: State, id: string): Record<string, IndexValue | readonly string[]>;
  };
}

export interface Aggregate<
  State = unknown,
  Command extends { type: string } = { type: string },
  Definitions extends EventDefinition = EventDefinition,
> extends AggregateDefinition<State, Command, Definitions> {
  readonly declaration: ViewDeclaration;
}

/** A command as it is sent: clock and actor are added by the handler. */
type Sent<Command> = Command extends unknown
  ? Omit<Command, keyof Decision> & { type: string }
  : never;

export function aggregate<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
>(
  definition: AggregateDefinition<State, Command, Definitions>,
): Aggregate<State, Sent<Command>, Definitions> {
  const { fields, lists, lookups } = definition.view;
  const declaration = { name: definition.name, fields, lists, ...(lookups && { lookups }) };
  // Commands are inferred with clock and actor but sent without them.
  return { ...definition, declaration } as unknown as Aggregate<State, Sent<Command>, Definitions>;
}

export function streamOf(
  aggregate: { name: string; scope: 'team' | 'global' },
  teamId: string | null,
  id: string,
): string {
  if (aggregate.scope === 'global') return `${aggregate.name}/${id}`;
  if (!teamId) throw new Error(`${aggregate.name} belongs to a team`);
  return `${aggregate.name}/${teamId}/${id}`;
}

export function parseStream(stream: string): { name: string; teamId: string | null; id: string } {
  const [name = '', ...ids] = stream.split('/');
  const [teamId, id] = ids.length === 1 ? [null, ids[0]] : ids;
  if (teamId === undefined || id === undefined || ids.length > 2)
    throw new Error(`${stream} names no stream`);
  return { name, teamId, id };
}
