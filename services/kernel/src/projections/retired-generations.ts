import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectionRunner } from './runner.ts';
import type { ProjectionRuntime } from './runtime.ts';

/** Generations whose rows are no longer needed. */
export class RetiredGenerations {
  readonly #runtime: ProjectionRuntime;
  readonly #graceMs: number;
  readonly #waiting = new Set<Promise<void>>();

  constructor(runtime: ProjectionRuntime, graceMs: number) {
    this.#runtime = runtime;
    this.#graceMs = graceMs;
  }

  /** Once no process reads them. */
  later(runner: ProjectionRunner): void {
    const gone = pause(this.#graceMs)
      .then(() => this.now(runner))
      .catch((error: unknown) =>
        this.#runtime.onError(error, `${runner.consumer} is to be forgotten`),
      )
      .finally(() => this.#waiting.delete(gone));
    this.#waiting.add(gone);
  }

  async now({ declaration, consumer }: ProjectionRunner): Promise<void> {
    await this.#runtime.store.journals.forget(consumer);
    await this.#runtime.store.views.drop(declaration);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#waiting);
  }
}
