import type { Engines } from '../engines/engines.ts';
import { CommandHandler } from '../commands/handler.ts';
import { parseStream, type Aggregate } from '../commands/aggregate.ts';
import { DomainError } from '../errors.ts';
import { erasureOf } from '../personal-data/erasure.ts';
import type { Subgraph } from '../graphql/subgraph.ts';
import { newId } from '../ids.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { JobRunner } from '../jobs/runner.ts';
import { personExportOf } from '../personal-data/person-export.ts';
import { PolicyRunner, type PolicyRuntime } from '../policies/runner.ts';
import { consumerOf, generationOf } from '../projections/generation.ts';
import { ServedProjection } from '../projections/serving.ts';
import { TopicReaders } from '../readers/topic-readers.ts';
import { operationsOf } from '../observability/operations.ts';
import { startSweeping, sweepOf } from '../observability/sweep.ts';
import { JournalLost } from '../store/journals-port.ts';
import type { OpenedStore, ServiceStore } from '../store/port.ts';
import type { Commit } from '../store/commits-port.ts';
import { foldLater, foldLaterOf } from './fold-later.ts';
import { forget, observe } from './gauges.ts';
import { prepareInlineView } from './inline-views.ts';
import { Context, type ContextRuntime } from './running-context.ts';
import type { ServiceContext } from './context.ts';
import { replayNewer, type Replaying } from './replay-newer.ts';
import type { ServiceDefinition } from './service.ts';
import { subgraphOf } from './service-subgraph.ts';

/** A service that runs in this process. */
export class RunningService {
  readonly definition: ServiceDefinition;
  readonly handler: CommandHandler;
  readonly subgraph: Subgraph;
  readonly projections: readonly ServedProjection[];
  readonly policies: readonly PolicyRunner[];
  readonly #opened: OpenedStore;
  /** The service's own and those of the kernel. */
  readonly jobs: readonly JobKind[];
  /** For a restore with other keys: removes persons without a key from the views. */
  readonly blank: ReturnType<typeof erasureOf>['blank'];
  readonly #jobs: JobRunner;
  readonly readers: TopicReaders;
  readonly #runtime: ContextRuntime;
  readonly #onError: ReturnType<typeof errorLogOf>;
  #replaying: Replaying | undefined;
  #isReady = false;
  #workStopped: Promise<void> | undefined;

  /**
   * @param openStore gets a function that folds a stream's view again, for relays
   * @param runsJob the kinds of jobs that this process runs; by default all
   */
  static async open(
    definition: ServiceDefinition,
    engines: Engines,
    openStore: (viewOf: CommandHandler['foldView']) => Promise<OpenedStore>,
    runsJob: (kind: string) => boolean = () => true,
  ): Promise<RunningService> {
    let handler: CommandHandler | undefined;
    const opened = await openStore((stream) => handler!.foldView(stream));
    handler = new CommandHandler(
      opened.store,
      engines.codec,
      definition.aggregates,
      announcerOn(engines),
    );
    return new RunningService(definition, engines, opened, handler, runsJob);
  }

  private constructor(
    definition: ServiceDefinition,
    engines: Engines,
    opened: OpenedStore,
    handler: CommandHandler,
    runsJob: (kind: string) => boolean,
  ) {
    this.definition = definition;
    this.#opened = opened;
    this.handler = handler;
    const onError = (this.#onError = errorLogOf(definition.name, engines));
    const shared = { store: opened.store, log: engines.log, codec: engines.codec, onError };
    this.projections = definition.projections.map(
      (projection) =>
        new ServedProjection(
          { ...shared, announce: (announcement) => engines.realtime.publish(announcement) },
          projection,
        ),
    );
    this.#runtime = {
      engines,
      store: opened.store,
      handler,
      projections: new Map(this.projections.map((served) => [served.projection.name, served])),
      onJobAdded: () => this.#jobs.poke(),
    };
    const erasure = erasureOf(definition, {
      keys: engines.keys,
      views: opened.store.views,
      handler,
      projections: this.projections,
      mailer: engines.mailer,
      scrub: opened.scrub,
    });
    const personExport = personExportOf(definition);
    const policies = [...definition.policies, ...erasure.policies, ...personExport.policies];
    this.readers = new TopicReaders(
      { service: definition.name, log: engines.log, journals: opened.store.journals, onError },
      [
        ...policies,
        ...definition.projections.map((projection) => ({
          name: consumerOf(projection, generationOf(projection)),
          on: projection.on,
        })),
      ],
    );
    const sweep = sweepOf({
      store: opened.store,
      definition,
      projections: this.projections,
      policies: policies.map(({ name }) => name),
      isReader: (consumer) => this.readers.isOurs(consumer),
    });
    this.blank = erasure.blank;
    const ofKernel = [...erasure.jobs, ...personExport.jobs, sweep, foldLaterOf(this)];
    this.jobs = [...definition.jobs, ...ofKernel];
    this.#jobs = new JobRunner(
      {
        store: opened.store,
        contextFor: ({ teamId, key }) => this.systemContext(teamId, key),
        onError,
      },
      this.jobs.filter(({ kind }) => runsJob(kind)),
    );
    const reacting: PolicyRuntime = {
      ...shared,
      contextFor: ({ meta }, { name }) => Context.forPolicy(this.#runtime, name, meta),
    };
    this.policies = policies.map((policy) => new PolicyRunner(reacting, policy));
    const operated = {
      definition,
      store: opened.store,
      projections: this.projections,
      policies: this.policies,
      jobs: this.jobs,
      poke: () => this.#jobs.poke(),
      onError,
    };
    this.subgraph = subgraphOf(definition, this.#runtime, operationsOf(operated));
  }

  /** The product itself, for start-up and jobs. */
  systemContext(teamId: string | null, correlationId = newId()): ServiceContext {
    return Context.forSystem(this.#runtime, teamId, correlationId);
  }

  get store(): ServiceStore {
    return this.#opened.store;
  }

  get isReady(): boolean {
    return this.#isReady && (this.#opened.isHealthy?.() ?? true);
  }

  /** Call it before any service starts: from here on its policies miss nothing that the others append. */
  async prepare(): Promise<void> {
    await Promise.all(this.policies.map((policy) => policy.prepare()));
  }

  /**
   * @param does `reads` leaves policies, jobs and the relay to the process that serves, for maintenance beside it;
   *   `jobs` runs jobs alone and leaves the log to other processes
   */
  async start(does: 'everything' | 'reads' | 'jobs' = 'everything'): Promise<void> {
    let isFolded = false;
    for (const aggregate of this.definition.aggregates)
      isFolded = (await prepareInlineView(this.store, this.handler, aggregate)) || isFolded;
    if (does === 'reads')
      return void (await Promise.all(this.projections.map((served) => served.start())));
    await this.#opened.start();
    if (does === 'everything') await this.#follow();
    await this.definition.onStart?.(this.systemContext(null));
    this.#jobs.start();
    await startSweeping(this.store.jobs);
    if (isFolded && this.store.journals.isShared) await foldLater(this);
    observe(this);
    this.#isReady = true;
  }

  /** Reads the log: projections first, then the policies, which read their rows. */
  async #follow(): Promise<void> {
    await Promise.all([
      ...this.projections.map((served) => served.prepare(this.readers)),
      ...this.policies.map((policy) => policy.join(this.readers)),
    ]);
    await this.readers.start();
    await Promise.all(this.projections.map((served) => served.serve()));
    for (const policy of this.policies) policy.allow(); // The projections they read are ready.
    this.#replaying = replayNewer({
      parked: this.store.parked,
      readers: () => [...this.projections.map(({ runner }) => runner), ...this.policies],
      hasCopies: this.store.journals.isShared,
      onError: this.#onError,
    });
  }

  /** Gives jobs back and stops policies; queries still work, on rows that still follow the log. */
  stopWork(): Promise<void> {
    return (this.#workStopped ??= this.#jobs
      .stop()
      .then(() => this.#replaying?.stop())
      .then(() => Promise.all(this.policies.map((policy) => policy.stop())))
      .then(() => {}));
  }

  async stop(): Promise<void> {
    this.#isReady = false;
    forget(this);
    await this.stopWork();
    await this.readers.stop();
    await Promise.all(this.projections.map((served) => served.stop()));
    await this.#opened.close();
  }

  /** Whether everything that was committed has reached projections and policies, and no job is running. */
  async isSettled(): Promise<boolean> {
    if ((await this.#opened.isPublished?.()) === false) return false;
    const settled = await Promise.all(
      [...this.projections, ...this.policies].map((each) => each.isSettled()),
    );
    return settled.every(Boolean) && this.#jobs.isIdle();
  }

  /** Whether a job could be claimed now. */
  async hasDueJobs(): Promise<boolean> {
    return (
      (await this.store.jobs.next(
        this.jobs.map(({ kind }) => kind),
        new Date().toISOString(),
      )) !== null
    );
  }

  /** @throws DomainError NOT_FOUND for an unknown projection */
  async rebuild(projection: string): Promise<void> {
    const served = this.projections.find((each) => each.projection.name === projection);
    if (!served)
      throw new DomainError(
        'NOT_FOUND',
        `${this.definition.name} has no projection ${projection}.`,
      );
    await served.rebuild();
  }

  async replayParked(): Promise<number> {
    let replayed = 0;
    for (const { runner } of this.projections) replayed += await runner.replayParked();
    for (const policy of this.policies) replayed += await policy.replayParked();
    return replayed;
  }

  /** @returns how many of its readers had this event parked. @throws DomainError CONFLICT where another one comes first */
  async discardParked(eventId: string): Promise<number> {
    let discarded = 0;
    for (const reader of [...this.projections.map(({ runner }) => runner), ...this.policies])
      discarded += Number(await reader.discardParked(eventId));
    return discarded;
  }
}

/** Announces commits to the pages of the team. */
function announcerOn({ realtime, logger }: Engines) {
  return (commit: Commit, { name }: Aggregate): void => {
    const stream = parseStream(commit.stream);
    const teamId = stream.teamId ?? commit.meta.teamId;
    if (!teamId) return;
    try {
      const { number: version } = commit;
      realtime.publish({ kind: 'changed', teamId, type: name, id: stream.id, version });
    } catch (err) {
      logger.warn({ err }, 'realtime'); // It is committed: the caller must not see a failure.
    }
  };
}

function errorLogOf(service: string, { logger }: Engines) {
  return (error: unknown, what: string): void => {
    // A command or another copy has written to the same journal: nothing failed, reading goes on from there.
    if (error instanceof JournalLost) logger.info({ service, what }, error.message);
    else logger.warn({ err: error, service, what }, 'failed');
  };
}
