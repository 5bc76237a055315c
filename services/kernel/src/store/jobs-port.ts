/** Jobs of a team, with `withTeamless` also those of no team. */
export interface Whose {
  teamId: string;
  withTeamless: boolean;
}

export interface NewJob {
  kind: string;
  /** Unique in its kind: adding it again changes nothing. */
  key: string;
  teamId: string | null;
  /** Id of what it is about, to list by. */
  subjectId: string;
  dueAt: string;
  data: Record<string, unknown>;
  /** The step of a trace that asked for it; missing where none is recorded. */
  traceparent?: string;
}

export interface Job extends NewJob {
  status: 'waiting' | 'running' | 'finished' | 'failed';
  /** Grows with each claim; writes with an older one are refused. */
  fence: number;
  attempts: number;
  leaseUntil: string | null;
  progress: Record<string, unknown> | null;
  failure: string | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface Jobs {
  /** @returns whether it was new. */
  add(job: NewJob): Promise<boolean>;
  /** The job most overdue of these kinds, leased; also one whose lease ran out. Null when nothing is due. */
  claim(kinds: readonly string[], now: string, leaseUntil: string): Promise<Job | null>;
  /** The job that `claim` would answer. */
  next(kinds: readonly string[], now: string): Promise<Job | null>;
  /** Each answers false when the fence is no longer ours: stop working. */
  heartbeat(job: Job, leaseUntil: string, progress?: Record<string, unknown>): Promise<boolean>;
  finish(job: Job, now: string): Promise<boolean>;
  /** Runs again at `retryAt`, or has failed for good where that is null. */
  fail(job: Job, now: string, failure: string, retryAt: string | null): Promise<boolean>;
  /** Waits again, as if this run had not begun. */
  giveBack(job: Job, dueAt: string): Promise<boolean>;
  /**
   * Moves a waiting job, or starts a finished or failed one again; a running job is due again after it has ended.
   * @returns whether there was one
   */
  reschedule(kind: string, key: string, dueAt: string): Promise<boolean>;
  cancel(kind: string, key: string): Promise<void>;
  get(kind: string, key: string): Promise<Job | null>;
  /** Ends at `COUNT_LIMIT`. @param whose where not all of them count */
  count(kind: string, status: Job['status'], whose?: Whose): Promise<number>;
  /** How many jobs of all teams wait and were due earlier; ends at `COUNT_LIMIT`. */
  countDueBefore(kind: string, dueAt: string): Promise<number>;
  /** The soonest due first. */
  list(kind: string, of: Whose & { status: Job['status']; limit: number }): Promise<Job[]>;
  /** Deletes what has finished before this time, a little at a time. */
  sweep(before: string, signal: AbortSignal): Promise<void>;
  /** Newest first. */
  listBySubject(subjectId: string): Promise<Job[]>;
}
