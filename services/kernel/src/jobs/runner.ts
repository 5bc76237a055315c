import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '../engines/faults.ts';
import { DomainError, reasonOf } from '../errors.ts';
import { traced } from '../observability/tracing.ts';
import type { ServiceContext } from '../service/context.ts';
import type { Job } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';
import { PermanentFailure, Postponed, type JobKind, type JobRun } from './job-kind.ts';
import { later, Lease, LEASE_MS } from './lease.ts';
import { TimeSlices } from './time-slices.ts';

const POLL_MS = 500;
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
  readonly #running = new Map<string, Set<Run>>();
  readonly #slices = new TimeSlices();
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
    await Promise.all(
      [...this.#running.values()].flatMap((runs) => [...runs].map(({ end }) => end)),
    );
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
        if (!job) return await this.#yieldIfAwaited();
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
    const runs = [...(this.#running.get(kind) ?? [])];
    const slowRuns = slow ? runs.filter((run) => isLongerThan(slow.afterMs, run)).length : 0;
    return runs.length - Math.min(slowRuns, slow?.places ?? 0) < concurrency;
  }

  /** Gives back the newest slow run of a kind without places for the next job, if one is due. */
  async #yieldIfAwaited(): Promise<void> {
    for (const kind of this.#kinds.values()) {
      if (!kind.slow || this.#hasPlace(kind)) continue;
      const { afterMs, places } = kind.slow;
      const [run] = [...(this.#running.get(kind.kind) ?? [])]
        .filter((each) => isLongerThan(afterMs, each))
        .slice(places)
        .toReversed();
      if (!run || !isLongerThan(this.#slices.of(run.job, afterMs), run)) continue;
      const next = await this.#runtime.store.jobs.next([kind.kind], new Date().toISOString());
      if (next) run.yielding.abort(new Yield(next));
    }
  }

  #begin(job: Job, kind: JobKind): void {
    const runs = this.#running.get(job.kind) ?? new Set<Run>();
    this.#running.set(job.kind, runs);
    const yielding = new AbortController();
    const end = this.#perform(job, kind, yielding.signal)
      .catch((error: unknown) => this.#runtime.onError(error, `${job.kind} ${job.key}`))
      .finally(() => {
        runs.delete(run);
        this.poke();
      });
    const run: Run = { job, begunAt: performance.now(), yielding, end };
    runs.add(run);
  }

  async #perform(job: Job, kind: JobKind, yielding: AbortSignal): Promise<void> {
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
      signal: AbortSignal.any([signal, yielding]),
      progress: (progress) => lease.report(progress),
    };
    try {
      const failure = await this.#try(kind, run);
      if (lost.signal.aborted) return; // Its new runner starts from the beginning.
      const now = new Date();
      if (failure === null) {
        this.#slices.forget(job);
        await this.#onceStored(signal, () => jobs.finish(job, now.toISOString()));
      } else if (this.#stopping.signal.aborted) {
        await jobs.fail(
          job,
          now.toISOString(),
          'The server was stopped. This continues automatically.',
          now.toISOString(),
        ); // Given back at once.
      } else if (failure instanceof Postponed) {
        await jobs.heartbeat(job, later(now, LEASE_MS), failure.progress);
        await jobs.giveBack(job, later(now, failure.milliseconds));
      } else if (yielding.reason instanceof Yield && !(failure instanceof PermanentFailure)) {
        this.#slices.double(job);
        await jobs.giveBack(job, yielding.reason.dueAt);
      } else {
        await this.#failed(kind, run, failure, now);
      }
    } finally {
      lease.stop();
    }
  }

  /** While the store is away or full the lease is kept: what is done would be done again once it had run out. */
  async #onceStored<Result>(signal: AbortSignal, write: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isTransient(error) || signal.aborted) throw error;
      }
      await pause(AWAY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #failed(kind: JobKind, run: JobRun<unknown>, failure: Error, now: Date): Promise<void> {
    const { job } = run;
    const tries = kind.tries ?? TRIES;
    const isFinal = failure instanceof PermanentFailure || job.attempts >= tries;
    const shown = shownOf(failure, isFinal);
    if (isFinal) this.#slices.forget(job);
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
      const { traceparent: parent = null } = run.job;
      await traced(`job ${kind.kind}`, { kind: 'consumer', parent }, () =>
        kind.run(Object.assign(run, { data: parsed.data })),
      );
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** Why a slow run ends early: it is due again right after the next job. */
class Yield extends Error {
  readonly dueAt: string;

  constructor(next: Job) {
    super('Another job is due.');
    this.dueAt = later(new Date(next.dueAt), 1);
  }
}

interface Run {
  job: Job;
  begunAt: number;
  /** Aborted to leave the place to another job. */
  yielding: AbortController;
  end: Promise<void>;
}

function isLongerThan(ms: number, { begunAt }: Run): boolean {
  return performance.now() - begunAt > ms;
}

/** The message for people; engine messages are in the log. */
function shownOf(failure: Error, isFinal: boolean): string {
  if (failure instanceof PermanentFailure || failure instanceof DomainError)
    return reasonOf(failure);
  return isFinal
    ? 'This failed after several tries.'
    : 'This failed and will be tried again automatically.';
}
