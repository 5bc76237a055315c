import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import { DomainError } from '../errors.ts';
import type { EventCodec } from '../events/codec.ts';
import type { DomainEvent } from '../events/recorded-event.ts';
import { newId } from '../ids.ts';
import {
  CommitConflict,
  CommitRepeated,
  ReservationHeld,
  type Append,
  type Commit,
  type CommitMeta,
  type From,
  type Idempotency,
} from '../store/commits-port.ts';
import { traced, tracedMeta } from '../observability/tracing.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewEntry } from '../store/views-port.ts';
import { parseStream, streamOf, type Aggregate, type Decision } from './aggregate.ts';
import type { Loaded, LoadedNow } from './loaded.ts';
import { isToBeRemembered, lookUpKey, mismatch } from './idempotency.ts';
import { HeldReservations, isSame } from './held-reservations.ts';
import { scopeOf, StreamStates, viewOf } from './stream-states.ts';

const TRIES = 8;
const REFOLD_TRIES = 50;

/** Where a command comes from. */
export interface CommandOrigin {
  actorId: string | null;
  onBehalfOfId: string | null;
  correlationId: string;
  causationId: string | null;
  from?: From | undefined;
  idempotency: Idempotency | null;
}

export interface Executed<State> extends Loaded<State> {
  teamId: string | null;
  id: string;
  /** Whether anything happened; false for a repeated or needless command. */
  isChanged: boolean;
}

/** Decides commands and commits what was decided. */
export class CommandHandler {
  readonly #store: ServiceStore;
  readonly #codec: EventCodec;
  /** Loads and folds streams. */
  readonly states: StreamStates;
  readonly #aggregates: ReadonlyMap<string, Aggregate>;
  readonly #holder: HeldReservations;
  readonly #onCommitted: (commit: Commit, aggregate: Aggregate) => void;

  constructor(
    store: ServiceStore,
    codec: EventCodec,
    aggregates: readonly Aggregate[],
    onCommitted: (commit: Commit, aggregate: Aggregate) => void,
  ) {
    this.#store = store;
    this.#codec = codec;
    this.states = new StreamStates(store, codec);
    this.#aggregates = new Map(aggregates.map((aggregate) => [aggregate.name, aggregate]));
    this.#holder = new HeldReservations(store, this.states, this.#aggregates);
    this.#onCommitted = onCommitted;
  }

  /**
   * Decides and commits. On a conflict it decides again, a few times. Afterward the inline view shows what the answer says,
   * also where another call had done it already.
   * @throws DomainError what `decide` throws; CONFLICT when others keep winning or hold a reserved value;
   *   IDEMPOTENCY_MISMATCH for another body under a used key
   */
  execute<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    command: Command,
    origin: CommandOrigin,
  ): Promise<Executed<State>> {
    return traced(`command ${command.type}`, {}, () =>
      this.#execute(aggregate, teamId, id, command, origin),
    );
  }

  async #execute<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    command: Command,
    origin: CommandOrigin,
  ): Promise<Executed<State>> {
    const stream = streamOf(aggregate, teamId, id);
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { viewed, ...before } = await this.states.load(aggregate, teamId, id);
      const now = new Date().toISOString();
      const { idempotency, repeated } = await lookUpKey(
        this.#store.commits,
        origin.idempotency,
        stream,
        before,
      );
      if (repeated && idempotency)
        return this.#answerAgain(aggregate, teamId, repeated, idempotency);
      const events = aggregate.decide(
        { ...command, now, actorId: origin.actorId } as Command & Decision,
        before.state,
      );
      const isChanged = events.length > 0;
      if (!isChanged && !isToBeRemembered(origin, before)) {
        await this.#showView(aggregate, teamId, id, { ...before, viewed });
        return { ...before, teamId, id, isChanged };
      }
      const meta = { time: now, teamId: teamId ?? teamIdOf(events), ...attribution(origin) };
      const append = await this.#prepare(aggregate, teamId, id, before, events, meta, idempotency);
      try {
        await this.#store.commits.append(append.append);
      } catch (error) {
        if (error instanceof ReservationHeld)
          await this.#holder.resolve(error, append.append.commit);
        else if (!(error instanceof CommitConflict || error instanceof CommitRepeated)) throw error;
        continue; // Tries again: the stream, or the user of the key, has changed.
      }
      if (isChanged) this.#onCommitted(append.append.commit, aggregate as unknown as Aggregate);
      return { ...append.after, teamId, id, isChanged };
    }
    throw new DomainError('CONFLICT', 'This was changed at the same moment. Please try again.');
  }

  /** The inline view of a stream, folded from the beginning: for the relay, new shapes and `verify`. */
  async foldView(stream: string): Promise<ViewEntry | null> {
    const { name, teamId, id } = parseStream(stream);
    const aggregate = this.#aggregates.get(name);
    if (!aggregate) return null;
    const commits = await this.#store.commits.read(stream);
    const folded = await this.states.fold(
      aggregate,
      { state: aggregate.initial, version: 0, number: 0 },
      commits,
    );
    if (folded.number === 0) return null;
    const persons = this.#codec.personsOf({ events: commits.flatMap(({ events }) => events) });
    return { ...viewOf(aggregate, teamId, id, folded), persons };
  }

  /**
   * Rewrites a stream's view from its events, as they can be read now. Appends an empty commit, so that a writer that
   * loaded the old state gets a conflict and loads again.
   */
  async refold(stream: string): Promise<void> {
    const { name, teamId, id } = parseStream(stream);
    const aggregate = this.#aggregates.get(name);
    if (!aggregate) throw new Error(`There is no aggregate ${name}`);
    for (let attempt = 1; attempt <= REFOLD_TRIES; attempt++) {
      const commits = await this.#store.commits.read(stream);
      const last = commits.at(-1);
      if (!last) return; // The commit failed after its person was noted.
      const { state, version, number } = await this.states.fold(
        aggregate,
        { state: aggregate.initial, version: 0, number: 0 },
        commits,
      );
      const meta = {
        time: new Date().toISOString(),
        teamId: last.meta.teamId,
        actorId: null,
        onBehalfOfId: null,
        correlationId: newId(),
        causationId: null,
      };
      const commit: Commit = {
        stream,
        number: number + 1,
        id: newId(),
        firstVersion: version + 1,
        events: [],
        meta,
        idempotency: null,
      };
      try {
        await this.#store.commits.append({
          commit,
          view: viewOf(aggregate, teamId, id, { state, version, number: commit.number }),
          take: [],
          release: [],
        });
        return this.#onCommitted(commit, aggregate);
      } catch (error) {
        if (!(error instanceof CommitConflict)) throw error;
      }
    }
    throw new DomainError('UNAVAILABLE', `${stream} keeps changing.`, undefined, 1);
  }

  async #prepare<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    before: Loaded<State>,
    events: DomainEvent[],
    meta: CommitMeta,
    idempotency: Idempotency | null,
  ): Promise<{ append: Append; after: Loaded<State> }> {
    const commit: Commit = {
      stream: streamOf(aggregate, teamId, id),
      number: before.number + 1,
      id: newId(),
      firstVersion: before.version + 1,
      events: await Promise.all(events.map((event) => this.#codec.store(event))),
      meta,
      idempotency,
    };
    // Folded from the stored form, so that a state never holds more than its events give back.
    const after = await this.states.fold(aggregate, before, [commit]);
    const held = aggregate.reservations?.(before.state) ?? [];
    const wanted = aggregate.reservations?.(after.state) ?? [];
    return {
      after,
      append: {
        commit,
        view: viewOf(aggregate, teamId, id, after),
        persons: this.#codec.personsOf(commit),
        take: wanted.filter((one) => !held.some((other) => isSame(one, other))),
        release: held.filter((one) => !wanted.some((other) => isSame(one, other))),
      },
    };
  }

  async #answerAgain<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    ours: string | null,
    commit: Commit,
    idempotency: Idempotency,
  ): Promise<Executed<State>> {
    const { name, teamId, id } = parseStream(commit.stream);
    // The key should contain the team, but another team's answer must never depend on that.
    if (
      commit.idempotency?.hash !== idempotency.hash ||
      name !== aggregate.name ||
      teamId !== scopeOf(aggregate, ours)
    )
      throw mismatch();
    await this.#showView(aggregate, teamId, id, await this.states.load(aggregate, teamId, id));
    return {
      ...(await this.states.loadAsOf(aggregate, teamId, id, commit.number)),
      teamId,
      id,
      isChanged: false,
    };
  }

  /** The writer of the last commit may not have written its view yet. */
  async #showView<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    { viewed, ...now }: LoadedNow<State>,
  ): Promise<void> {
    if (viewed < now.number) await this.#store.views.put([viewOf(aggregate, teamId, id, now)]);
  }
}

function attribution({ actorId, onBehalfOfId, correlationId, causationId, from }: CommandOrigin) {
  return {
    actorId,
    onBehalfOfId,
    correlationId,
    causationId,
    ...(from && { from }),
    ...tracedMeta(),
  };
}

/** A commit of a global stream goes to the feed of the team that one of its events names. */
function teamIdOf(events: readonly DomainEvent[]): string | null {
  const teamId = events
    .map(({ data }) => data['teamId'])
    .find((value) => typeof value === 'string');
  return teamId ?? null;
}
