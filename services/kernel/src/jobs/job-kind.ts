import type { z } from 'zod';
import type { ServiceContext } from '../service/context.ts';
import type { Job } from '../store/jobs-port.ts';

/** A job under way. */
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
  /** Runs that take longer than `afterMs` leave their place to the next, at most `places` of them: a slow one does not hold up the others. */
  slow?: { afterMs: number; places: number };
  /** Not begun while a job of these kinds is due, or runs in this process. */
  yieldsTo?: readonly string[];
  /** Tries before it has failed for good; 5 by default. The pause doubles from one second. */
  tries?: number;
  run(run: JobRun<Data>): Promise<void>;
  /** After the last try, or a `PermanentFailure`. @param failure for people: what an engine said is in the log */
  onFailed?(run: JobRun<Data>, failure: string): Promise<void>;
}

/** Trying again would not help; the message is for a person, the cause for the log. */
export class PermanentFailure extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'PermanentFailure';
  }
}

export function jobKind<Data>(definition: JobKind<Data>): JobKind<Data> {
  return definition;
}
