import type { Job } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';

export const LEASE_MS = 30_000;
const HEARTBEAT_MS = 5_000;
const PROGRESS_MS = 250;

/** Renews a job's lease while it runs, and reports its progress. */
export class Lease {
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

export function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
