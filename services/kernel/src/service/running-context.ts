import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import type { Claims } from '../access/claims.ts';
import type { Rows } from '../access/rules.ts';
import type { Aggregate } from '../commands/aggregate.ts';
import type { CommandHandler, CommandOrigin, Executed } from '../commands/handler.ts';
import type { Step } from '../commands/stream-states.ts';
import type { Engines } from '../engines.ts';
import { DomainError } from '../errors.ts';
import { topicOf } from '../events/catalogue.ts';
import type { EventMeta } from '../events/recorded-event.ts';
import type { Reads } from '../graphql/reads.ts';
import type { GraphRequest } from '../graphql/subgraph.ts';
import { networkOf } from '../network.ts';
import type { Projection } from '../projections/projection.ts';
import type { ServedProjection } from '../projections/serving.ts';
import type { From, Idempotency } from '../store/commits-port.ts';
import type { NewJob } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';
import type { ViewRow } from '../store/views-port.ts';
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

interface Call {
  claims: Claims;
  correlationId: string;
  causationId: string | null;
  actorId: string | null;
  onBehalfOfId: string | null;
  from?: From | undefined;
  /** Takes the key for one command; the second of the same call gets one derived from it. */
  idempotency(): Idempotency | null;
  /** Every handle of the call, whatever its rule: each forgets what a command of the call has changed. */
  handles: Set<ViewHandle<unknown>>;
  reads?: Reads | undefined;
}

interface ReadOptions {
  teamId?: string;
  isUnfiltered?: boolean;
}

export class Context implements ServiceContext {
  readonly rows: Rows | undefined;
  readonly #runtime: ContextRuntime;
  readonly #call: Call;
  readonly #handles = new Map<string, ViewHandle<unknown>>();

  private constructor(runtime: ContextRuntime, call: Call, rows?: Rows) {
    this.#runtime = runtime;
    this.#call = call;
    this.rows = rows;
  }

  static forRequest(runtime: ContextRuntime, { claims, correlationId, idempotency, reads, address }: GraphRequest): Context {
    const from = claims.kind === 'user' || claims.kind === 'limited' ? { signInId: claims.signInId, network: networkOf(address ?? null) } : undefined;
    return new Context(runtime, { claims, correlationId, causationId: null, ...attributionOf(claims), from, idempotency: numbered(idempotency), handles: new Set(), reads });
  }

  static forPolicy(runtime: ContextRuntime, policy: string, event: EventMeta): Context {
    const { teamId, actorId, onBehalfOfId, correlationId, id } = event;
    const key = { key: `policy/${policy}/${id}`, hash: id };
    const claims: Claims = { kind: 'system', teamId };
    return new Context(runtime, { claims, correlationId, causationId: id, actorId, onBehalfOfId, idempotency: numbered(key), handles: new Set() });
  }

  static forSystem(runtime: ContextRuntime, teamId: string | null, correlationId: string): Context {
    return new Context(runtime, { claims: { kind: 'system', teamId }, correlationId, causationId: null, ...nobody, idempotency: () => null, handles: new Set() });
  }

  get claims(): Claims {
    return this.#call.claims;
  }

  get engines(): Engines {
    this.#call.reads?.addUntold();
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
    options: { teamId?: string; anew?: boolean } = {},
  ): Promise<Executed<State>> {
    this.#call.reads?.addUntold();
    const teamId = aggregate.scope === 'global' ? null : this.#teamId(options);
    if (this.rows && aggregate.scope === 'team') {
      // The stream itself is asked: its view may be behind, and a row of this call may have been loaded before it changed.
      const { state, version } = await this.#runtime.handler.states.load(aggregate, teamId, id);
      if (version > 0 && !isAllowed(this.rows, aggregate.view.index(state, id))) throw new DomainError('NOT_FOUND', 'There is nothing here.');
    }
    const origin: CommandOrigin = { ...this.#call, idempotency: options.anew ? null : this.#call.idempotency() };
    const executed = await this.#runtime.handler.execute(aggregate, teamId, id, command, origin);
    for (const handle of this.#call.handles) handle.forget(id);
    return executed;
  }

  view<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    options: ReadOptions = {},
  ): ViewHandle<State> {
    const teamId = aggregate.scope === 'global' ? null : this.#teamId(options);
    return this.#handle(`aggregate ${aggregate.name}`, this.#aggregateReader(aggregate), teamId, aggregate.scope === 'global' || options.isUnfiltered === true);
  }

  async history<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    id: string,
  ): Promise<readonly Step<State>[]> {
    this.#call.reads?.addUntold();
    const teamId = aggregate.scope === 'global' ? null : this.#teamId({});
    const steps = await this.#runtime.handler.states.history(aggregate, teamId, id);
    const last = steps.at(-1);
    const isHidden = this.rows && aggregate.scope === 'team' && last && !isAllowed(this.rows, aggregate.view.index(last.after, id));
    return isHidden ? [] : steps;
  }

  rowsOf<Doc, Definitions extends EventDefinition>(projection: Projection<Doc, Definitions>, options: ReadOptions = {}): ViewHandle<Doc> {
    return this.#handle(`projection ${projection.name}`, this.#projectionReader<Doc>(projection.name), this.#teamId(options), options.isUnfiltered === true);
  }

  async lookup<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
    field: string,
    value: string,
  ): Promise<Row<State> | null> {
    return this.#lookup(this.#aggregateReader(aggregate), field, value);
  }

  async lookupRow<Doc, Definitions extends EventDefinition>(projection: Projection<Doc, Definitions>, field: string, value: string): Promise<Row<Doc> | null> {
    return this.#lookup(this.#projectionReader<Doc>(projection.name), field, value);
  }

  async fresh<Doc, Definitions extends EventDefinition, Answer>(
    replica: Projection<Doc, Definitions>,
    foreignStream: string,
    read: (rows: ViewHandle<Doc>) => Promise<Answer>,
    isAcceptable: (answer: Answer) => boolean,
  ): Promise<Answer> {
    this.#call.reads?.addUntold();
    const rows = () => new ViewHandle<Doc>(this.#runtime.store.views, this.#projectionReader<Doc>(replica.name), this.#teamId({}), undefined);
    const answer = await read(rows());
    if (isAcceptable(answer)) return answer;
    const signal = AbortSignal.timeout(REPLICA_WAIT_MS);
    const served = this.#served(replica.name);
    for (const topic of new Set(replica.on.map(topicOf))) {
      if (!(await served.catchUp(foreignStream, topic, signal))) {
        throw new DomainError('UNAVAILABLE', 'This is not known here yet. Please try again in a moment.', undefined, 1);
      }
    }
    return read(rows());
  }

  async seenBy<Doc, Definitions extends EventDefinition>(projection: Projection<Doc, Definitions>, streams: readonly string[]): Promise<Map<string, number>> {
    this.#call.reads?.addUntold();
    const seen = await this.#runtime.store.journals.streams(this.#served(projection.name).runner.consumer, streams);
    return new Map([...seen].map(([stream, { version }]) => [stream, version]));
  }

  completeUntil<Doc, Definitions extends EventDefinition>(projection: Projection<Doc, Definitions>): Promise<string> {
    this.#call.reads?.addUntold();
    return this.#served(projection.name).completeUntil();
  }

  get jobs(): ServiceContext['jobs'] {
    this.#call.reads?.addUntold();
    return this.#jobs;
  }

  readonly #jobs: ServiceContext['jobs'] = {
    add: async (job: NewJob) => {
      const isNew = await this.#runtime.store.jobs.add({ ...job, dueAt: moment(job.dueAt) });
      this.#runtime.onJobAdded();
      return isNew;
    },
    get: (kind, key) => this.#runtime.store.jobs.get(kind, key),
    reschedule: async (kind, key, dueAt) => {
      const isThere = await this.#runtime.store.jobs.reschedule(kind, key, moment(dueAt));
      this.#runtime.onJobAdded();
      return isThere;
    },
    cancel: (kind, key) => this.#runtime.store.jobs.cancel(kind, key),
    listBySubject: (subjectId) => this.#runtime.store.jobs.listBySubject(subjectId),
  };

  #handle<Doc>(name: string, reader: RowReader<Doc>, teamId: string | null, isUnfiltered: boolean): ViewHandle<Doc> {
    const key = `${name} ${teamId ?? ''} ${isUnfiltered}`;
    let handle = this.#handles.get(key) as ViewHandle<Doc> | undefined;
    if (!handle) {
      const { changes, views } = this.#runtime.store;
      if (changes) this.#call.reads?.add(changes.of(reader.declaration().name, teamId));
      else this.#call.reads?.addUntold();
      handle = new ViewHandle(views, reader, teamId, isUnfiltered ? undefined : this.rows);
      this.#handles.set(key, handle as ViewHandle<unknown>);
      this.#call.handles.add(handle as ViewHandle<unknown>);
    }
    return handle;
  }

  async #lookup<Doc>(reader: RowReader<Doc>, field: string, value: string): Promise<Row<Doc> | null> {
    this.#call.reads?.addUntold();
    const row = await this.#runtime.store.views.lookup(reader.declaration(), field, value);
    const doc = row && (await reader.read(row));
    return row && doc !== null ? { id: row.id, teamId: row.teamId, version: row.version, doc } : null;
  }

  #aggregateReader<State, Command extends { type: string }, Definitions extends EventDefinition>(
    aggregate: Aggregate<State, Command, Definitions>,
  ): RowReader<State> {
    const load = (row: ViewRow) => this.#runtime.handler.states.load(aggregate, row.teamId, row.id);
    return {
      declaration: () => aggregate.declaration,
      async read(row: ViewRow) {
        const { state, streamVersion } =
          row.shape === aggregate.shape
            ? (row.doc as { state: State; streamVersion: number })
            : await load(row).then(({ state: folded, version }) => ({ state: folded, streamVersion: version }));
        return streamVersion === 0 ? null : state; // Of a stream that somebody else only had to overtake.
      },
      textsOf: (state, id) => aggregate.view.index(state, id),
    };
  }

  #projectionReader<Doc>(name: string): RowReader<Doc> {
    const served = this.#served(name);
    return { declaration: () => served.declaration, read: async (row) => row.doc as Doc, textsOf: (doc, id) => served.projection.index(doc, id) };
  }

  #served(name: string): ServedProjection {
    const served = this.#runtime.projections.get(name);
    if (!served) throw new Error(`${this.#runtime.store.service} has no projection ${name}`);
    return served;
  }

  /** The caller's team; the product itself may name another. */
  #teamId({ teamId }: { teamId?: string }): string {
    const { claims } = this.#call;
    if (claims.kind === 'user') {
      if (teamId !== undefined && teamId !== claims.teamId) throw new DomainError('NOT_FOUND', 'There is no such team.');
      return claims.teamId;
    }
    const known = teamId ?? (claims.kind === 'system' ? claims.teamId : null);
    if (!known) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    return known;
  }
}

/** Due times are compared as texts, so there is one way to write them. @throws RangeError for what is no time */
function moment(at: string): string {
  return new Date(at).toISOString();
}

const nobody = { actorId: null, onBehalfOfId: null };

/** Who did it, and as whom: an event's actor is whoever acts, also where the claims are somebody else's. */
function attributionOf(claims: Claims): { actorId: string | null; onBehalfOfId: string | null } {
  if (claims.kind === 'limited') return { actorId: claims.userId, onBehalfOfId: null };
  if (claims.kind !== 'user') return nobody;
  const { userId, impersonatorId } = claims;
  return impersonatorId === null ? { actorId: userId, onBehalfOfId: null } : { actorId: impersonatorId, onBehalfOfId: userId };
}

/** One key a command: the first has the call's own, the next ones `key/2`, `key/3`. */
function numbered(idempotency: Idempotency | null): () => Idempotency | null {
  let used = 0;
  return () => {
    if (!idempotency) return null;
    used++;
    return used === 1 ? idempotency : { ...idempotency, key: `${idempotency.key}/${used}` };
  };
}
