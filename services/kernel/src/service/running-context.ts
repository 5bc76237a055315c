import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { Claims } from '@lectern/schemas/access/claims.ts';
import type { Rows } from '@lectern/schemas/access/rule.ts';
import type { Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler, CommandOrigin, Executed } from '../commands/handler.ts';
import type { LookBack, Step } from '../commands/loaded.ts';
import { viewedState } from '../commands/stream-states.ts';
import type { Engines } from '../engines/engines.ts';
import { isPublishedInTime } from '../engines/is-published-in-time.ts';
import { DomainError } from '../errors.ts';
import { topicOf } from '@lectern/schemas/events/catalogue.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { GraphRequest } from '../graphql/subgraph.ts';
import type { Projection } from '../projections/projection.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewRow } from '../store/views-port.ts';
import { callOfPolicy, callOfRequest, callOfSystem, teamOf, type Call } from './call.ts';
import { contextJobs } from './context-jobs.ts';
import { contextTexts } from './context-texts.ts';
import type { ServiceContext } from './context.ts';
import { isAllowed, ViewHandle, type Row, type RowReader } from './view-handle.ts';

const REPLICA_WAIT_MS = 2_000;

export interface ContextRuntime {
  engines: Engines;
  store: ServiceStore;
  handler: CommandHandler;
  projections: ReadonlyMap<string, ServedProjection>;
  onJobAdded(): void;
}

interface ReadOptions {
  teamId?: string;
  isUnfiltered?: boolean;
}

export class Context implements ServiceContext {
  readonly rows: Rows | undefined;
  readonly jobs: ServiceContext['jobs'];
  readonly texts: ServiceContext['texts'];
  readonly #runtime: ContextRuntime;
  readonly #call: Call;
  readonly #handles = new Map<string, ViewHandle<unknown>>();

  private constructor(runtime: ContextRuntime, call: Call, rows?: Rows) {
    this.#runtime = runtime;
    this.#call = call;
    this.rows = rows;
    this.jobs = contextJobs(runtime.store.jobs, call, () => runtime.onJobAdded());
    this.texts = contextTexts(runtime.store.texts, call);
  }

  static forRequest(runtime: ContextRuntime, request: GraphRequest): Context {
    return new Context(runtime, callOfRequest(request));
  }

  static forPolicy(runtime: ContextRuntime, policy: string, event: EventMeta): Context {
    return new Context(runtime, callOfPolicy(policy, event));
  }

  static forSystem(runtime: ContextRuntime, teamId: string | null, correlationId: string): Context {
    return new Context(runtime, callOfSystem(teamId, correlationId));
  }

  get claims(): Claims {
    return this.#call.claims;
  }

  get engines(): Engines {
    return this.#runtime.engines;
  }

  get correlationId(): string {
    return this.#call.correlationId;
  }

  withRows(rows: Rows | undefined): Context {
    return new Context(this.#runtime, this.#call, rows);
  }

  asSystem(teamId: string | null): Context {
    return new Context(this.#runtime, { ...this.#call, claims: { kind: 'system', teamId } });
  }

  async execute<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    id: string,
    command: Command,
    options: { teamId?: string; withoutIdempotency?: boolean } = {},
  ): Promise<Executed<State>> {
    const teamId = aggregate.scope === 'global' ? null : teamOf(this.#call, options.teamId);
    if (this.rows && aggregate.scope === 'team') {
      // Loads the stream itself: its view may be behind, and a cached row of this call may be outdated.
      const { state, version } = await this.#runtime.handler.states.load(aggregate, teamId, id);
      if (version > 0 && !isAllowed(this.rows, aggregate.view.index(state, id)))
        throw new DomainError('NOT_FOUND', 'There is nothing here.');
    }
    const origin: CommandOrigin = {
      ...this.#call,
      idempotency: options.withoutIdempotency ? null : this.#call.idempotency(),
    };
    const executed = await this.#runtime.handler.execute(aggregate, teamId, id, command, origin);
    for (const handle of this.#call.handles) handle.forget(id);
    return executed;
  }

  view<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    options: ReadOptions = {},
  ): ViewHandle<State> {
    const teamId = aggregate.scope === 'global' ? null : teamOf(this.#call, options.teamId);
    return this.#handle(
      `aggregate ${aggregate.name}`,
      this.#aggregateReader(aggregate),
      teamId,
      aggregate.scope === 'global' || options.isUnfiltered === true,
    );
  }

  async history<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    id: string,
    lookBack?: LookBack,
  ): Promise<readonly Step<State>[]> {
    const teamId = aggregate.scope === 'global' ? null : teamOf(this.#call);
    const { states } = this.#runtime.handler;
    // Who may see it depends on its state today, not on the state then.
    const isHidden =
      this.rows &&
      aggregate.scope === 'team' &&
      !isAllowed(
        this.rows,
        aggregate.view.index((await states.load(aggregate, teamId, id)).state, id),
      );
    return isHidden ? [] : states.history(aggregate, teamId, id, lookBack);
  }

  rowsOf<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    options: ReadOptions = {},
  ): ViewHandle<Doc> {
    return this.#handle(
      `projection ${projection.name}`,
      this.#projectionReader<Doc>(projection.name),
      teamOf(this.#call, options.teamId),
      options.isUnfiltered === true,
    );
  }

  async lookup<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    field: string,
    value: string,
  ): Promise<Row<State> | null> {
    return this.#lookup(this.#aggregateReader(aggregate), field, value);
  }

  async lookupRow<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    field: string,
    value: string,
  ): Promise<Row<Doc> | null> {
    return this.#lookup(this.#projectionReader<Doc>(projection.name), field, value);
  }

  async fresh<Doc, Definitions extends EventDefinition, Answer>(
    replica: Projection<Doc, Definitions>,
    foreignStream: string,
    read: (rows: ViewHandle<Doc>) => Promise<Answer>,
    isAcceptable: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const rows = () =>
      new ViewHandle<Doc>(
        this.#runtime.store.views,
        this.#projectionReader<Doc>(replica.name),
        teamOf(this.#call),
        undefined,
      );
    const answer = await read(rows());
    if (isAcceptable(answer)) return answer;
    const signal = AbortSignal.timeout(REPLICA_WAIT_MS);
    const served = this.#served(replica.name);
    for (const topic of new Set(replica.on.map(topicOf))) {
      const isThere =
        (await isPublishedInTime(this.engines.outbox, foreignStream, signal)) &&
        (await served.catchUp(foreignStream, topic, signal));
      if (!isThere)
        throw new DomainError(
          'UNAVAILABLE',
          'This is not known here yet. Please try again in a moment.',
          undefined,
          1,
        );
    }
    return read(rows());
  }

  async seenBy<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
    streams: readonly string[],
  ): Promise<Map<string, number>> {
    const seen = await this.#runtime.store.journals.streams(
      this.#served(projection.name).runner.consumer,
      streams,
    );
    return new Map([...seen].map(([stream, { version }]) => [stream, version]));
  }

  completeUntil<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
  ): Promise<string> {
    return this.#served(projection.name).completeUntil();
  }

  isUpToDate<Doc, Definitions extends EventDefinition>(
    projection: Projection<Doc, Definitions>,
  ): Promise<boolean> {
    return this.#served(projection.name).isUpToDate();
  }

  #handle<Doc>(
    name: string,
    reader: RowReader<Doc>,
    teamId: string | null,
    isUnfiltered: boolean,
  ): ViewHandle<Doc> {
    const key = `${name} ${teamId ?? ''} ${isUnfiltered}`;
    let handle = this.#handles.get(key) as ViewHandle<Doc> | undefined;
    if (!handle) {
      handle = new ViewHandle(
        this.#runtime.store.views,
        reader,
        teamId,
        isUnfiltered ? undefined : this.rows,
      );
      this.#handles.set(key, handle);
      this.#call.handles.add(handle);
    }
    return handle;
  }

  async #lookup<Doc>(
    reader: RowReader<Doc>,
    field: string,
    value: string,
  ): Promise<Row<Doc> | null> {
    const row = await this.#runtime.store.views.lookup(reader.declaration(), field, value);
    const doc = row && (await reader.read(row));
    return row && doc !== null
      ? { id: row.id, teamId: row.teamId, version: row.version, doc }
      : null;
  }

  #aggregateReader<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
  ): RowReader<State> {
    const load = (row: ViewRow) => this.#runtime.handler.states.load(aggregate, row.teamId, row.id);
    // A stream with nothing but empty commits does not exist.
    const stateAt = (version: number, state: State) => (version === 0 ? null : state);
    return {
      declaration: () => aggregate.declaration,
      read(row: ViewRow) {
        if (row.shape !== aggregate.shape)
          return load(row).then(({ state, version }) => stateAt(version, state));
        const { state, streamVersion } = viewedState<State>(row);
        return stateAt(streamVersion, state);
      },
      textsOf: (state, id) => aggregate.view.index(state, id),
    };
  }

  #projectionReader<Doc>(name: string): RowReader<Doc> {
    const served = this.#served(name);
    return {
      declaration: () => served.declaration,
      read: (row) => row.doc as Doc,
      textsOf: (doc, id) => served.projection.index(doc, id),
    };
  }

  #served(name: string): ServedProjection {
    const served = this.#runtime.projections.get(name);
    if (!served) throw new Error(`${this.#runtime.store.service} has no projection ${name}`);
    return served;
  }
}
