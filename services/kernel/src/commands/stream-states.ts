import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { EventCodec } from '../events/codec.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import type { Append, Commit } from '../store/commits-port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewRow } from '../store/views-port.ts';
import { streamOf, type Aggregate } from './aggregate.ts';
import type { Loaded, LoadedNow, LookBack, Step } from './loaded.ts';

/** Loads streams from their inline views and folds commits. */
export class StreamStates {
  readonly #store: ServiceStore;
  readonly #codec: EventCodec;

  constructor(store: ServiceStore, codec: EventCodec) {
    this.#store = store;
    this.#codec = codec;
  }

  /** The inline view's state plus every later commit; folded from the beginning where the view has another shape. */
  async load<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
  ): Promise<LoadedNow<State>> {
    const row = await this.#store.views.get(aggregate.declaration, scopeOf(aggregate, teamId), id);
    const from =
      row && row.shape === aggregate.shape
        ? viewedState<State>(row)
        : { state: aggregate.initial, streamVersion: 0 };
    const number = row && row.shape === aggregate.shape ? row.version : 0;
    const commits = await this.#store.commits.read(streamOf(aggregate, teamId, id), number);
    // Its new view is still being written: the previous one holds erased data.
    const last = commits.at(-1);
    const loaded =
      last && commits.some(isRefolding)
        ? await this.loadAsOf(aggregate, teamId, id, last.number)
        : await this.fold(
            aggregate,
            { state: from.state, version: from.streamVersion, number },
            commits,
          );
    return { ...loaded, viewed: row?.version ?? 0 };
  }

  /** The state as of a commit. */
  async loadAsOf<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    number: number,
  ): Promise<Loaded<State>> {
    const commits = await this.#store.commits.read(streamOf(aggregate, teamId, id), 0, number);
    return this.fold(aggregate, { state: aggregate.initial, version: 0, number: 0 }, commits);
  }

  /** The commits of a stream with the states around them, oldest first. */
  async history<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    teamId: string | null,
    id: string,
    { until, types }: LookBack = {},
  ): Promise<Step<State>[]> {
    let before = aggregate.initial;
    const steps: Step<State>[] = [];
    const commits = await this.#store.commits.read(streamOf(aggregate, teamId, id));
    // Clocks differ: every commit before the last one in time counts.
    const end =
      until === undefined
        ? commits.length
        : commits.findLastIndex(({ meta }) => meta.time <= until) + 1;
    for (const commit of commits.slice(0, end)) {
      const events = await this.#codec.openCommit(commit, types);
      if (types !== undefined && events.length === 0) continue;
      let after = before;
      for (const event of events) after = evolved(aggregate, after, event);
      steps.push({ number: commit.number, meta: commit.meta, events, before, after });
      before = after;
    }
    return steps;
  }

  /** Folds commits into a state. */
  async fold<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    from: Loaded<State>,
    commits: readonly Commit[],
  ): Promise<Loaded<State>> {
    let { state, version, number } = from;
    for (const commit of commits) {
      for (const event of await this.#codec.openCommit(commit)) {
        state = evolved(aggregate, state, event);
        version = event.meta.version ?? version;
      }
      number = commit.number;
    }
    return { state, version, number };
  }
}

/** An empty commit: it rewrites its stream's view (`CommandHandler.refold`), or makes a slow writer lose. */
function isRefolding({ events, idempotency }: Commit): boolean {
  return events.length === 0 && idempotency === null;
}

export function scopeOf(
  aggregate: { scope: 'team' | 'global' },
  teamId: string | null,
): string | null {
  return aggregate.scope === 'team' ? teamId : null;
}

/** The inline view of a stream's state. */
export function viewOf<
  State,
  Command extends { type: string },
  Definitions extends EventDefinition,
>(
  aggregate: Aggregate<State, Command, Definitions>,
  teamId: string | null,
  id: string,
  { state, version, number }: Loaded<State>,
): Append['view'] {
  return {
    declaration: aggregate.declaration,
    row: {
      teamId: scopeOf(aggregate, teamId),
      id,
      version: number,
      shape: aggregate.shape,
      doc: { state, streamVersion: version },
      index: aggregate.view.index(state, id),
    },
  };
}

/** What an inline view keeps of its stream. */
export function viewedState<State>({ doc }: ViewRow): { state: State; streamVersion: number } {
  return doc as { state: State; streamVersion: number };
}

/** A stream holds its aggregate's events only. */
function evolved<State, Command extends { type: string }, Definitions extends EventDefinition>(
  aggregate: Aggregate<State, Command, Definitions>,
  state: State,
  event: RecordedEvent,
): State {
  return aggregate.evolve(state, event as never, event.meta);
}
