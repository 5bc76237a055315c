import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, reasonOf } from '../errors.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Job } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';
import { PermanentFailure, type JobKind, type JobRun } from './job-kind.ts';

const POLL_MS = 500;
const LEASE_MS = 30_000;
const HEARTBEAT_MS = 5_000;
const PROGRESS_MS = 250;
const TRIES = 5;
/** Between two tries to write how a job ended. */
const AWAY_MS = 500;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 3_600_000;
/** Extra starts beyond a job's tries, for processes that stopped or crashed during a run. */
const LOST_TRIES = 5;

interface Runtime {
  store: ServiceStore;
  contextFor(job: Job): ServiceContext;
  onError(error: unknown, what: string): void;
}

/** Claims what is due and runs it, each kind with its own concurrency. */
export class JobRunner {
  readonly #runtime: Runtime;
  readonly #kinds: ReadonlyMap<string, JobKind>;
  /** Each run with the time at which it began. */
  readonly #running = new Map<string, Map<Promise<void>, number>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isPoked = false;

  constructor(runtime: Runtime, kinds: readonly JobKind[]) {
    this.#runtime = runtime;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
  }

  start(): void {
    if (this.#kinds.size === 0) return;
    this.#timer = setInterval(() => this.poke(), POLL_MS);
    this.poke();
  }

  /** Something may be due. */
  poke(): void {
    if (this.#stopping.signal.aborted || this.#timer === null) return;
    this.#isPoked = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      if (this.#isPoked) this.poke();
    });
  }

  /** Aborts running jobs and gives them back. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort(new Error('The process stops.'));
    await this.#looking;
    await Promise.all([...this.#running.values()].flatMap((runs) => [...runs.keys()]));
  }

  /** A current look may have claimed a job that has not started yet. */
  isIdle(): boolean {
    return this.#looking === null && [...this.#running.values()].every((runs) => runs.size === 0);
  }

  async #look(): Promise<void> {
    this.#isPoked = false;
    for (;;) {
      if (this.#stopping.signal.aborted) return;
      try {
        const job = await this.#claim();
        if (!job) return;
        this.#begin(job, this.#kinds.get(job.kind)!);
      } catch (error) {
        return this.#runtime.onError(error, 'jobs');
      }
    }
  }

  /** Kinds that yield to others come last. */
  async #claim(): Promise<Job | null> {
    const free = [...this.#kinds.values()].filter((kind) => this.#hasPlace(kind));
    const [first, last] = [
      free.filter(({ yieldsTo }) => !yieldsTo),
      free.filter(({ yieldsTo }) => yieldsTo?.every((kind) => !this.#running.get(kind)?.size)),
    ];
    return (await this.#claimOf(first)) ?? (await this.#claimOf(last));
  }

  async #claimOf(kinds: readonly JobKind[]): Promise<Job | null> {
    if (kinds.length === 0) return null;
    const now = new Date();
    return this.#runtime.store.jobs.claim(
      kinds.map(({ kind }) => kind),
      now.toISOString(),
      later(now, LEASE_MS),
    );
  }

  #hasPlace({ kind, concurrency = 1, slow }: JobKind): boolean {
    const runs = [...(this.#running.get(kind)?.values() ?? [])];
    const slowRuns = slow
      ? runs.filter((begunAt) => performance.now() - begunAt > slow.afterMs).length
      : 0;
    return runs.length - Math.min(slowRuns, slow?.places ?? 0) < concurrency;
  }

  #begin(job: Job, kind: JobKind): void {
    const runs = this.#running.get(job.kind) ?? new Map<Promise<void>, number>();
    this.#running.set(job.kind, runs);
    const run = this.#perform(job, kind)
      .catch((error: unknown) => this.#runtime.onError(error, `${job.kind} ${job.key}`))
      .finally(() => {
        runs.delete(run);
        this.poke();
      });
    runs.set(run, performance.now());
  }

  async #perform(job: Job, kind: JobKind): Promise<void> {
    const { jobs } = this.#runtime.store;
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    const lease = new Lease(this.#runtime.store, job, () =>
      lost.abort(new Error('Another process took this job over.')),
    );
    const run: JobRun<unknown> = {
      job,
      data: job.data,
      context: this.#runtime.contextFor(job),
      signal,
      progress: (progress) => lease.report(progress),
    };
    try {
      const failure = await this.#try(kind, run);
      if (lost.signal.aborted) return; // Its new runner starts from the beginning.
      const now = new Date();
      if (failure === null) {
        await this.#onceStored(signal, () => jobs.finish(job, now.toISOString()));
      } else if (this.#stopping.signal.aborted) {
        await jobs.fail(
          job,
          now.toISOString(),
          'The server was stopped. This continues automatically.',
          now.toISOString(),
        ); // Given back at once.
      } else {
        await this.#failed(kind, run, failure, now);
      }
    } finally {
      lease.stop();
    }
  }

  /** While the store is away the lease is kept: what is done would be done again once it had run out. */
  async #onceStored<Result>(signal: AbortSignal, write: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        const isAway = error instanceof DomainError && error.code === 'UNAVAILABLE';
        if (!isAway || signal.aborted) throw error;
      }
      await pause(AWAY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #failed(kind: JobKind, run: JobRun<unknown>, failure: Error, now: Date): Promise<void> {
    const { job } = run;
    const tries = kind.tries ?? TRIES;
    const isFinal = failure instanceof PermanentFailure || job.attempts >= tries;
    const shown = shownOf(failure, isFinal);
    if (!(failure instanceof PermanentFailure) || failure.cause !== undefined)
      this.#runtime.onError(failure, `${job.kind} ${job.key}`);
    try {
      if (isFinal) await kind.onFailed?.(run, shown);
    } catch (error) {
      if (job.attempts < tries + LOST_TRIES) throw error; // Reported again after the lease has run out and the job has run once more.
      this.#runtime.onError(error, `${job.kind} ${job.key}: onFailed`);
    }
    const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (job.attempts - 1));
    const nextDue = isFinal ? null : later(now, pauseMs);
    await this.#onceStored(run.signal, () =>
      this.#runtime.store.jobs.fail(job, now.toISOString(), shown, nextDue),
    );
  }

  async #try(kind: JobKind, run: JobRun<unknown>): Promise<Error | null> {
    if (this.#stopping.signal.aborted) return new Error('The process stops.');
    if (run.job.attempts > (kind.tries ?? TRIES) + LOST_TRIES)
      return new PermanentFailure('It was started several times and never finished.');
    const parsed = kind.data.safeParse(run.job.data);
    if (!parsed.success)
      return new PermanentFailure('Its data cannot be read.', {
        cause: parsed.error,
      });
    try {
      await kind.run(Object.assign(run, { data: parsed.data }));
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Renews a job's lease while it runs, and reports its progress. */
class Lease {
  readonly #store: ServiceStore;
  readonly #job: Job;
  readonly #onLost: () => void;
  readonly #timer: NodeJS.Timeout;
  #progress: Record<string, unknown> | undefined;
  #pending: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(store: ServiceStore, job: Job, onLost: () => void) {
    this.#store = store;
    this.#job = job;
    this.#onLost = onLost;
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS);
  }

  report(progress: Record<string, unknown>): void {
    if (this.#isOver) return;
    this.#progress = progress;
    this.#pending ??= setTimeout(() => this.#beat(), PROGRESS_MS);
  }

  stop(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    if (this.#pending) clearTimeout(this.#pending);
  }

  #beat(): void {
    if (this.#pending) clearTimeout(this.#pending);
    this.#pending = null;
    this.#store.jobs.heartbeat(this.#job, later(new Date(), LEASE_MS), this.#progress).then(
      (isOurs) => isOurs || this.#onLost(),
      () => {}, // The next heartbeat tries again; the lease outlasts several.
    );
  }
}

/** The message for people; engine messages are in the log. */
function shownOf(failure: Error, isFinal: boolean): string {
  if (failure instanceof PermanentFailure || failure instanceof DomainError)
    return reasonOf(failure);
  return isFinal
    ? 'This failed after several tries.'
    : 'This failed and will be tried again automatically.';
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
