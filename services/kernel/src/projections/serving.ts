import { setTimeout as pause } from 'node:timers/promises';
import type { EventCodec } from '../events/codec.ts';
import { partitionOf } from '../log/partition.ts';
import { PARTITIONS, type Log } from '../log/port.ts';
import type { Announcement } from '../realtime/port.ts';
import type { ServiceStore, ViewDeclaration } from '../store/port.ts';
import type { Projection } from './projection.ts';
import { generationOf, ProjectionRunner } from './runner.ts';

const LOOK_MS = 500;

export interface ProjectionRuntime {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
  announce(announcement: Announcement): void;
  onError(error: unknown, what: string): void;
}

/**
 * A projection as its readers see it: the generation that serves and, while a new one fills, that one beside it.
 * The new one serves once it has reached the end of the log; the old one is then forgotten.
 */
export class ServedProjection {
  readonly projection: Projection;
  readonly #runtime: ProjectionRuntime;
  #serving: ProjectionRunner;
  #filling: ProjectionRunner | null = null;
  #timer: NodeJS.Timeout | null = null;
  #look: Promise<void> = Promise.resolve();

  constructor(runtime: ProjectionRuntime, projection: Projection) {
    this.#runtime = runtime;
    this.projection = projection;
    this.#serving = new ProjectionRunner(runtime, projection);
  }

  get declaration(): ViewDeclaration {
    return this.#serving.declaration;
  }

  get runner(): ProjectionRunner {
    return this.#serving;
  }

  async start(): Promise<void> {
    const served = await this.#runtime.store.journals.serving(this.projection.name);
    const mark = served?.startsWith(`${generationOf(this.projection)}-`) ? served.slice(generationOf(this.projection).length + 1) : '';
    const current = new ProjectionRunner(this.#runtime, this.projection, mark);
    if (served === null || served === current.generation) {
      this.#serving = current;
      await current.start();
      if (served === null) await this.#runtime.store.journals.serve(this.projection.name, current.generation);
    } else if (tableOf(served) === tableOf(current.generation)) {
      // Rows of the release before keep answering, as they are, until the new ones have caught up.
      this.#serving = new FrozenRunner(this.#runtime, this.projection, served);
      this.#filling = current;
      await current.start();
    } else {
      // Other fields or lists: the old rows cannot answer today's questions, so start-up waits for the new ones.
      const before = new FrozenRunner(this.#runtime, this.projection, served);
      this.#serving = current;
      await current.start();
      await reachEnd(current, this.#runtime.log);
      await this.#runtime.store.journals.serve(this.projection.name, current.generation);
      await this.#forget(before);
    }
    this.#timer = setInterval(() => {
      this.#look = this.#look.then(() => this.#lookAround()).catch((error: unknown) => this.#runtime.onError(error, this.projection.name));
    }, LOOK_MS);
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#look;
    await Promise.all([this.#serving.stop(), this.#filling?.stop()]);
  }

  /** Fills a new generation from the beginning of the log, and lets it serve. */
  async rebuild(): Promise<void> {
    const next = new ProjectionRunner(this.#runtime, this.projection, Date.now().toString(36));
    await next.start();
    await reachEnd(next, this.#runtime.log);
    await this.#swapTo(next);
  }

  /** Resolves once the rows contain what the partition of this stream holds now; false when the signal comes first. */
  async catchUp(stream: string, topic: string, signal: AbortSignal): Promise<boolean> {
    const partition = partitionOf(stream);
    const end = await this.#runtime.log.endOffset(topic, partition);
    return this.#serving.waitFor(topic, partition, end, signal);
  }

  isSettled(): Promise<boolean> {
    return hasReachedEnd(this.#filling ?? this.#serving, this.#runtime.log);
  }

  async #lookAround(): Promise<void> {
    if (this.#filling && (await hasReachedEnd(this.#filling, this.#runtime.log))) {
      const next = this.#filling;
      this.#filling = null;
      return this.#swapTo(next);
    }
    const served = await this.#runtime.store.journals.serving(this.projection.name);
    const base = generationOf(this.projection);
    if (this.#filling || !served || served === this.#serving.generation || !served.startsWith(base)) return;
    // Rebuilt by another process, which has already filled it.
    const next = new ProjectionRunner(this.#runtime, this.projection, served.slice(base.length + 1));
    await next.start();
    const before = this.#serving;
    this.#serving = next;
    await before.stop();
  }

  async #swapTo(next: ProjectionRunner): Promise<void> {
    await this.#runtime.store.journals.serve(this.projection.name, next.generation);
    const before = this.#serving;
    this.#serving = next;
    await before.stop();
    await this.#forget(before);
  }

  async #forget({ declaration, consumer }: ProjectionRunner): Promise<void> {
    await this.#runtime.store.views.drop(declaration);
    await this.#runtime.store.journals.forget(consumer);
  }
}

/** The part of a generation that says which fields and lists its rows have. */
function tableOf(generation: string): string | undefined {
  return generation.split('-')[1];
}

async function reachEnd(runner: ProjectionRunner, log: Log): Promise<void> {
  while (!(await hasReachedEnd(runner, log))) await pause(20);
}

/** Rows of an earlier release: they are read and no longer written. */
class FrozenRunner extends ProjectionRunner {
  override readonly declaration: ViewDeclaration;
  override readonly consumer: string;
  override readonly generation: string;

  constructor(runtime: ProjectionRuntime, projection: Projection, generation: string) {
    super(runtime, projection);
    this.generation = generation;
    this.consumer = `${projection.name}@${generation}`;
    this.declaration = { name: this.consumer, fields: projection.fields, lists: projection.lists };
  }
}

async function hasReachedEnd(runner: ProjectionRunner, log: Log): Promise<boolean> {
  for (const topic of runner.topics) {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      if (!(await runner.hasReached(topic, partition, await log.endOffset(topic, partition)))) return false;
    }
  }
  return true;
}
