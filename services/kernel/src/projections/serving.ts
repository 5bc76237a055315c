import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../errors.ts';
import { partitionOf } from '../log/partition.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { Completion } from './completion.ts';
import { complete, endOffsetUnless, isBeyond, reach, topicEnds, type TopicEnds } from './ends.ts';
import { rebuildRows } from './rebuild-rows.ts';
import { FrozenRunner } from './frozen-runner.ts';
import { generationOf, markOf, tableOf } from './generation.ts';
import { RetiredGenerations } from './retired-generations.ts';
import type { Projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';
import type { ProjectionRuntime } from './runtime.ts';
import type { TopicReaders } from '../readers/topic-readers.ts';

const LOOK_MS = 500;
/** Other processes read rows that no longer serve until their next look. */
const GRACE_MS = 3 * LOOK_MS;

/** A generation beside the one that serves, to compare the two. */
export interface Rehearsal {
  rows: ViewDeclaration;
  /** Resolves once both contain what is on the log now. @returns the rows that serve */
  catchUp(): Promise<ViewDeclaration>;
}

/**
 * A projection as its readers see it: the generation that serves and, while a new one fills, that one beside it.
 * The new one serves once it has reached the end of the log; the old one is forgotten a little later.
 */
export class ServedProjection {
  readonly projection: Projection;
  readonly #runtime: ProjectionRuntime;
  readonly #stopping = new AbortController();
  readonly #leaving: RetiredGenerations;
  readonly #completion: Completion;
  /** Set once it serves with the others of its service. */
  #readers: TopicReaders | null = null;
  #isToComplete = false;
  #serving: ProjectionRunner;
  #filling: ProjectionRunner | null = null;
  /** Ends of the log at the last look: what fills has to come so far, while the log goes on. */
  #goal: TopicEnds | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isLooking = false;
  #rebuilds = 0;
  /** Looking around and swapping take turns. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(runtime: ProjectionRuntime, projection: Projection) {
    this.#runtime = runtime;
    this.projection = projection;
    this.#serving = new ProjectionRunner(runtime, projection);
    this.#completion = new Completion(runtime, this);
    this.#leaving = new RetiredGenerations(runtime, GRACE_MS);
  }

  get declaration(): ViewDeclaration {
    return this.#serving.declaration;
  }

  /** Of the generations that are read or filled in this process. */
  get consumers(): string[] {
    return [this.#serving, this.#filling].flatMap((runner) => runner?.consumer ?? []);
  }

  get runner(): ProjectionRunner {
    return this.#serving;
  }

  async start(): Promise<void> {
    await this.prepare(null);
    await this.serve();
  }

  /** Starts to read. @param readers null: alone */
  async prepare(readers: TopicReaders | null): Promise<void> {
    this.#readers = readers;
    const served = await this.#runtime.store.journals.serving(this.projection.name);
    const current = new ProjectionRunner(
      this.#runtime,
      this.projection,
      markOf(this.projection, served),
    );
    if (
      served !== null &&
      served !== current.generation &&
      tableOf(served) === tableOf(current.generation)
    ) {
      // Rows of the release before keep answering, as they are, until the new ones have caught up.
      this.#serving = new FrozenRunner(this.#runtime, this.projection, served);
      this.#serving.follow(readers);
      this.#filling = current;
    } else {
      this.#serving = current;
      this.#isToComplete = served !== current.generation;
    }
    await current.start(readers);
  }

  /** Once it reads: resolves when its rows can answer. */
  async serve(): Promise<void> {
    const { journals } = this.#runtime.store;
    if (this.#isToComplete) {
      // New, or with other fields or lists: old rows cannot answer today's questions, so start-up waits for the new ones.
      const served = await journals.serving(this.projection.name);
      await complete(this.#serving, this.#runtime.log, this.#stopping.signal);
      await journals.serve(this.projection.name, this.#serving.generation);
      if (served !== null && served !== this.#serving.generation)
        this.#leaving.later(new FrozenRunner(this.#runtime, this.projection, served));
    }
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#turn;
    await Promise.all([this.#serving.stop(), this.#filling?.stop(), this.#leaving.settled()]);
  }

  /** Fills a new generation from the beginning of the log, and lets it serve. */
  async rebuild(): Promise<void> {
    while (this.#filling) await pause(20, undefined, { signal: this.#stopping.signal }); // Another rebuild does the same.
    this.#rebuilds++;
    try {
      const next = await this.#fill();
      await this.#inTurn(() => this.#swapTo(next));
    } finally {
      this.#rebuilds--;
    }
  }

  /** Whether this process fills a generation that is to serve. */
  get isRebuilding(): boolean {
    return this.#filling !== null || this.#rebuilds > 0;
  }

  /** Fills a generation that never serves, and keeps it for as long as it is looked at. */
  async rehearse<Result>(look: (rehearsal: Rehearsal) => Promise<Result>): Promise<Result> {
    const rehearsed = await this.#fill();
    const catchUp = async () => {
      const ends = await topicEnds(rehearsed, this.#runtime.log);
      for (const runner of [rehearsed, this.#serving])
        await reach(runner, ends, this.#stopping.signal);
      return this.declaration;
    };
    try {
      return await look({ rows: rehearsed.declaration, catchUp });
    } finally {
      await rehearsed.stop();
      await this.#leaving.now(rehearsed);
    }
  }

  /** Resolves once the rows contain what the partition of this stream holds now; false when the signal comes first. */
  async catchUp(stream: string, topic: string, signal: AbortSignal): Promise<boolean> {
    const partition = partitionOf(stream);
    const { log, onError } = this.#runtime;
    const end = await endOffsetUnless(log, { topic, partition }, signal, (error) =>
      onError(error, `${this.projection.name}: the end of ${topic}/${partition}`),
    );
    while (end !== null && !signal.aborted) {
      const runner = this.#serving;
      if (await runner.waitFor(topic, partition, end, signal)) return true;
      if (runner === this.#serving) return false; // Otherwise another generation serves since.
    }
    return false;
  }

  /**
   * Writes the rows that hold something of these persons again, as a rebuild would, in every generation that is filled, here
   * or elsewhere.
   * @throws DomainError UNAVAILABLE where that has to wait: for rows of the release before, which serve until today's are there
   */
  async blank(personIds: readonly string[], signal: AbortSignal): Promise<void> {
    const { views, journals } = this.#runtime.store;
    const served = await journals.serving(this.projection.name);
    const base = generationOf(this.projection);
    for (const view of await views.declared()) {
      const [name, generation] = view.split('@');
      if (name !== this.projection.name || generation === undefined) continue;
      const isOurs = generation === base || generation.startsWith(`${base}-`);
      if (isOurs) await rebuildRows(this.#runtime, this.#runnerOf(generation), personIds, signal);
      else if (generation === served)
        throw new DomainError(
          'UNAVAILABLE',
          `${view} serves until its rows are rebuilt.`,
          undefined,
          1,
        );
    }
  }

  isSettled(): Promise<boolean> {
    return topicEnds(this.#serving, this.#runtime.log).then((ends) =>
      isBeyond(this.#filling ?? this.#serving, ends),
    );
  }

  /** The moment up to which the rows are known to contain the log, ISO 8601. */
  completeUntil(): Promise<string> {
    return this.#completion.until();
  }

  isUpToDate(): Promise<boolean> {
    return this.#completion.isUpToDate();
  }

  /** Records of the log that the rows do not contain yet. */
  async lag(): Promise<number> {
    const ends = await topicEnds(this.#serving, this.#runtime.log);
    const lags = await Promise.all(
      ends.map(({ topic, partition, end }) => this.#serving.lagBehind(topic, partition, end)),
    );
    return lags.reduce((sum, lag) => sum + lag, 0);
  }

  /** The runner that reads here and knows what is written; otherwise one that does not read. */
  #runnerOf(generation: string): ProjectionRunner {
    const here = [this.#serving, this.#filling].find((runner) => runner?.generation === generation);
    return (
      here ??
      new ProjectionRunner(this.#runtime, this.projection, markOf(this.projection, generation))
    );
  }

  #look(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    this.#inTurn(() => this.#lookAround())
      .catch((error: unknown) => this.#runtime.onError(error, this.projection.name))
      .finally(() => (this.#isLooking = false));
  }

  async #lookAround(): Promise<void> {
    if (this.#filling) {
      const isThere = this.#goal !== null && (await isBeyond(this.#filling, this.#goal));
      this.#goal = await topicEnds(this.#filling, this.#runtime.log);
      if (!isThere) return;
      const next = this.#filling;
      if (await next.finish()) return; // That took a while.
      await this.#swapTo(next);
      this.#filling = null;
      return;
    }
    const served = await this.#runtime.store.journals.serving(this.projection.name);
    if (
      !served ||
      served === this.#serving.generation ||
      !served.startsWith(generationOf(this.projection))
    )
      return;
    // Rebuilt by another process, which has already filled it.
    const next = new ProjectionRunner(
      this.#runtime,
      this.projection,
      markOf(this.projection, served),
    );
    await next.start(this.#readers);
    const before = this.#serving;
    this.#serving = next;
    await before.stop();
  }

  async #swapTo(next: ProjectionRunner): Promise<void> {
    await this.#runtime.store.journals.serve(this.projection.name, next.generation);
    const before = this.#serving;
    this.#serving = next;
    await before.stop();
    if (this.#readers && next !== this.#filling) await next.join(this.#readers);
    this.#leaving.later(before);
  }

  async #fill(): Promise<ProjectionRunner> {
    const next = new ProjectionRunner(
      this.#runtime,
      this.projection,
      randomBytes(5).toString('hex'),
    );
    try {
      await next.start();
      await complete(next, this.#runtime.log, this.#stopping.signal);
      return next;
    } catch (error) {
      await next.stop();
      if (!this.#stopping.signal.aborted) await this.#leaving.now(next);
      throw error;
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => {}); // The caller whose turn it was gets the error.
    return turn;
  }
}
