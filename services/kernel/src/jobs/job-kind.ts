import type { z } from 'zod';
import type { ServiceContext } from '../service/context.ts';
import type { Job } from '../store/jobs-port.ts';

/** A running job. */
export interface JobRun<Data> {
  job: Job;
  data: Data;
  /** The product itself, in the job's team. */
  context: ServiceContext;
  /** Aborted when the lease is lost or the process stops: give up at once. */
  signal: AbortSignal;
  /** Stored with the job and announced to pages. */
  progress(progress: Record<string, unknown>): void;
}

/** Work that is due later or takes long. It may run more than once: its effects have idempotency keys. */
export interface JobKind<Data = unknown> {
  kind: string;
  data: z.ZodType<Data>;
  /** How many run at once in a process. */
  concurrency?: number;
  /**
   * Runs longer than `afterMs` free their slot for the next job, at most `places` of them, so that slow jobs do not
   * hold up others. Beyond that the newest slow run is given back when another job is due, and may run twice as long
   * next time.
   */
  slow?: { afterMs: number; places: number };
  /** Waits while a job of these kinds is due, or runs in this process. */
  yieldsTo?: readonly string[];
  /** Tries before it has failed for good; 5 by default. The pause doubles from one second. */
  tries?: number;
  run(run: JobRun<Data>): Promise<void>;
  /** After the last try, or a `PermanentFailure`. @param failure for people; engine messages are in the log */
  onFailed?(run: JobRun<Data>, failure: string): Promise<void>;
}

/** A retry would not help; the message is for people, the cause for the log. */
export class PermanentFailure extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'PermanentFailure';
  }
}

/** What the job needs is not there yet: it waits as if this run had not begun. */
export class Postponed extends Error {
  readonly milliseconds: number;
  /** Stored with the job. */
  readonly progress: Record<string, unknown>;

  constructor(message: string, milliseconds: number, progress: Record<string, unknown>) {
    super(message);
    this.progress = progress;
    this.name = 'Postponed';
    this.milliseconds = milliseconds;
  }
}

export function jobKind<Data>(definition: JobKind<Data>): JobKind<Data> {
  return definition;
}
