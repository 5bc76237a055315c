import { setTimeout as pause } from 'node:timers/promises';
import { isBeyond, topicEnds, type LogFollower, type TopicEnds } from './ends.ts';
import { FrozenRunner } from './frozen-runner.ts';
import type { Projection } from './projection.ts';
import type { ProjectionRuntime } from './runtime.ts';

interface Served {
  readonly projection: Pick<Projection, 'name'>;
  /** The generation that serves now. */
  readonly runner: LogFollower & { readonly consumer: string };
}

const MEASURE_MS = 500;
/** After this long the last measurement is stale: the next caller waits for a new one, at most WAIT_MS. */
const STALE_MS = 10_000;
const WAIT_MS = 500;
const AGAIN_MS = 20;
const UP_TO_DATE_MS = 10_000;

/**
 * The moment up to which the rows that serve are known to contain the log. Measured in the background: a little older than
 * it could be, but frequent callers never wait.
 */
export class Completion {
  readonly #runtime: ProjectionRuntime;
  readonly #served: Served;
  readonly #startedAt = Date.now();
  /** Epoch milliseconds; 0 before it was known once. */
  #until = 0;
  /** Ends of the log at a moment that the rows have not been seen to reach yet. */
  #goal: { at: number; ends: TopicEnds } | null = null;
  #measuring: Promise<void> | null = null;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #waited: { at: number; done: Promise<void> } | null = null;

  constructor(runtime: ProjectionRuntime, served: Served) {
    this.#runtime = runtime;
    this.#served = served;
  }

  /** ISO 8601; when reading began, before the first look. */
  async until(): Promise<string> {
    if (performance.now() - this.#measuredAt > MEASURE_MS) void this.#measureOnce();
    if (this.#until === 0) await this.#measuring;
    if (this.#until !== 0 && Date.now() - this.#until > STALE_MS) {
      if (!this.#waited || performance.now() - this.#waited.at > STALE_MS)
        this.#waited = { at: performance.now(), done: this.#caughtUp() };
      await this.#waited.done;
    }
    return new Date(this.#until || this.#startedAt).toISOString();
  }

  /**
   * Waits until rows of today's version serve and contain everything that is on the log now. False where that takes
   * longer than 10 s, or where events are parked: then what is missing in the rows proves nothing.
   */
  async isUpToDate(): Promise<boolean> {
    const [served, { log, store }] = [this.#served, this.#runtime];
    const tooLate = performance.now() + UP_TO_DATE_MS;
    const ends = await topicEnds(served.runner, log);
    while (served.runner instanceof FrozenRunner || !(await isBeyond(served.runner, ends))) {
      if (performance.now() > tooLate) return false;
      await pause(AGAIN_MS);
    }
    return (await store.parked.list(served.runner.consumer)).length === 0;
  }

  async #caughtUp(): Promise<void> {
    const [wanted, tooLate] = [Date.now() - STALE_MS, performance.now() + WAIT_MS];
    while (this.#until < wanted && performance.now() < tooLate) {
      await Promise.race([this.#measureOnce(), pause(tooLate - performance.now())]);
      if (this.#until < wanted) await pause(AGAIN_MS);
    }
  }

  #measureOnce(): Promise<void> {
    return (this.#measuring ??= this.#measure().finally(() => (this.#measuring = null)));
  }

  async #measure(): Promise<void> {
    this.#measuredAt = performance.now();
    const served = this.#served;
    try {
      const goal = this.#goal ?? {
        at: Date.now(),
        ends: await topicEnds(served.runner, this.#runtime.log),
      };
      const isThere = await isBeyond(served.runner, goal.ends);
      if (isThere) this.#until = Math.max(this.#until, goal.at);
      this.#goal = isThere ? null : goal;
    } catch (error) {
      this.#runtime.onError(error, `${served.projection.name}: how far it has come`);
    }
  }
}
