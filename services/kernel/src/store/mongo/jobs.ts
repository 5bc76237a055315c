import { randomInt } from 'node:crypto';
import { newId } from '../../ids.ts';
import { COUNT_LIMIT } from '../count-limit.ts';
import type { Job, Jobs, NewJob, Whose } from '../jobs-port.ts';
import {
  type Collection,
  type Database,
  type Filter,
  isDuplicate,
  rowId,
  withRetry,
  text,
} from './connection.ts';

export interface StoredJob extends Omit<Job, 'data' | 'progress' | 'startedAt'> {
  _id: string;
  /** Missing before the first claim. */
  startedAt?: string;
  data: string;
  progress: string | null;
  /** When it may be claimed: its due time, or the end of its lease; null where never. */
  readyAt: string | null;
  /** Tells jobs made in one millisecond apart. */
  order: string;
  /** Of the process that claimed it last; missing before the first claim. */
  claim?: string;
}

export class MongoJobs implements Jobs {
  readonly #jobs: Collection<StoredJob>;

  constructor(database: Database) {
    this.#jobs = database.collection<StoredJob>('jobs');
  }

  async add({ kind, key, teamId, subjectId, dueAt, data, traceparent }: NewJob): Promise<boolean> {
    const order = newId();
    const job: StoredJob = {
      _id: rowId(kind, key),
      kind,
      key,
      teamId,
      subjectId,
      dueAt,
      data: JSON.stringify(data),
      status: 'waiting',
      // Not from 0: a process that still runs a canceled job of this key must not be taken for the new runner.
      fence: randomInt(2 ** 40),
      attempts: 0,
      leaseUntil: null,
      progress: null,
      failure: null,
      createdAt: new Date().toISOString(),
      finishedAt: null,
      readyAt: dueAt,
      order,
      ...(traceparent !== undefined && { traceparent }),
    };
    try {
      await withRetry(() => this.#jobs.insertOne({ ...job }));
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return (await this.#jobs.findOne({ _id: job._id }))?.order === order; // Ours, where the answer was lost.
    }
  }

  async claim(kinds: readonly string[], now: string, leaseUntil: string): Promise<Job | null> {
    const claim = newId();
    let tries = 0;
    return withRetry(async () => {
      // Where the answer to the first try was lost, the job may be ours already.
      const own = tries++ > 0 ? await this.#jobs.findOne(claimedBy(kinds, claim)) : null;
      const claimed = own ?? (await this.#claimNext(kinds, now, { claim, leaseUntil }));
      return claimed && jobOf(claimed);
    });
  }

  #claimNext(kinds: readonly string[], now: string, given: { claim: string; leaseUntil: string }) {
    return this.#jobs.findOneAndUpdate(
      due(kinds, now),
      {
        $set: { status: 'running', readyAt: given.leaseUntil, ...given },
        $inc: { fence: 1, attempts: 1 },
        $min: { startedAt: now },
      },
      { sort: inTurn, returnDocument: 'after' },
    );
  }

  async next(kinds: readonly string[], now: string): Promise<Job | null> {
    const job = await this.#jobs.findOne(due(kinds, now), { sort: inTurn });
    return job && jobOf(job);
  }

  heartbeat(job: Job, leaseUntil: string, progress?: Record<string, unknown>): Promise<boolean> {
    return this.#update(job, {
      leaseUntil,
      readyAt: leaseUntil,
      ...(progress && { progress: JSON.stringify(progress) }),
    });
  }

  finish(job: Job, now: string): Promise<boolean> {
    return this.#end(job, { status: 'finished', finishedAt: now, failure: null });
  }

  fail(job: Job, now: string, failure: string, retryAt: string | null): Promise<boolean> {
    if (retryAt === null) return this.#end(job, { status: 'failed', finishedAt: now, failure });
    return this.#update(job, {
      status: 'waiting',
      failure,
      dueAt: retryAt,
      readyAt: retryAt,
      leaseUntil: null,
    });
  }

  giveBack(job: Job, dueAt: string): Promise<boolean> {
    return this.#update(job, {
      status: 'waiting',
      dueAt,
      readyAt: dueAt,
      leaseUntil: null,
      attempts: job.attempts - 1,
    });
  }

  async reschedule(kind: string, key: string, dueAt: string): Promise<boolean> {
    const restarted = {
      status: 'waiting',
      dueAt,
      readyAt: dueAt,
      attempts: 0,
      failure: null,
      progress: null,
      finishedAt: null,
    } as const;
    const update = async (status: Filter<StoredJob>, changes: Partial<StoredJob>) =>
      (
        await withRetry(() =>
          this.#jobs.updateOne(
            { ...status, _id: rowId(kind, key) },
            { $set: changes, $unset: { traceparent: '' } },
          ),
        )
      ).matchedCount > 0;
    // The attempts of one that waits are not forgotten, nor is one that runs started a second time.
    return (
      (await update({ status: 'waiting' }, { dueAt, readyAt: dueAt })) ||
      (await update({ status: { $in: ['finished', 'failed'] } }, restarted)) ||
      (await update({ status: 'running' }, { dueAt }))
    );
  }

  async cancel(kind: string, key: string): Promise<void> {
    await withRetry(() => this.#jobs.deleteOne({ _id: rowId(kind, key) }));
  }

  async get(kind: string, key: string): Promise<Job | null> {
    const job = await this.#jobs.findOne({ _id: rowId(kind, key) });
    return job && jobOf(job);
  }

  count(kind: string, status: Job['status'], whose?: Whose): Promise<number> {
    return this.#jobs.countDocuments(
      { kind: text(kind), status, ...(whose !== undefined && ofTeam(whose)) },
      { limit: COUNT_LIMIT },
    );
  }

  countDueBefore(kind: string, dueAt: string): Promise<number> {
    return this.#jobs.countDocuments(
      { kind: text(kind), status: 'waiting', readyAt: { $ne: null, $lt: text(dueAt) } },
      { limit: COUNT_LIMIT },
    );
  }

  async list(
    kind: string,
    { status, limit, ...whose }: Whose & { status: Job['status']; limit: number },
  ): Promise<Job[]> {
    const jobs = await this.#jobs
      .find({ kind: text(kind), status, ...ofTeam(whose) })
      .sort({ dueAt: 1, _id: 1 })
      .limit(limit)
      .toArray();
    return jobs.map(jobOf);
  }

  async listBySubject(subjectId: string): Promise<Job[]> {
    const jobs = await this.#jobs
      .find({ subjectId: text(subjectId) })
      .sort({ createdAt: -1, order: -1 })
      .toArray();
    return jobs.map(jobOf);
  }

  async sweep(before: string): Promise<void> {
    await withRetry(() =>
      this.#jobs.deleteMany({ status: 'finished', finishedAt: { $ne: null, $lt: text(before) } }),
    );
  }

  async declare(): Promise<void> {
    await this.#jobs.createIndexes([
      { key: { status: 1, finishedAt: 1 } },
      { key: { kind: 1, readyAt: 1 } },
      { key: { subjectId: 1, createdAt: 1 } },
    ]);
  }

  /** One that was rescheduled while it ran waits for its new time. */
  async #end(job: Job, outcome: Partial<StoredJob>): Promise<boolean> {
    for (;;) {
      const { dueAt } = job;
      if (await this.#update(job, { ...outcome, leaseUntil: null, readyAt: null }, { dueAt }))
        return true;
      const now = await this.#jobs.findOne({ _id: rowId(job.kind, job.key) });
      if (now?.fence !== job.fence || now.status !== 'running') return false;
      const again = {
        status: 'waiting',
        attempts: 0,
        failure: null,
        leaseUntil: null,
        readyAt: now.dueAt,
      } as const;
      if (now.dueAt !== dueAt && (await this.#update(job, again, { dueAt: now.dueAt })))
        return true;
    }
  }

  async #update(
    job: Job,
    changes: Partial<StoredJob>,
    more: Filter<StoredJob> = {},
  ): Promise<boolean> {
    const guard: Filter<StoredJob> = {
      ...more,
      _id: rowId(job.kind, job.key),
      fence: job.fence,
      status: 'running',
    };
    return (await withRetry(() => this.#jobs.updateOne(guard, { $set: changes }))).matchedCount > 0;
  }
}

const inTurn = { readyAt: 1, order: 1 } as const;
const ofTeam = ({ teamId, withTeamless }: Whose): Filter<StoredJob> => ({
  teamId: withTeamless ? { $in: [text(teamId), null] } : text(teamId),
});
const claimedBy = (kinds: readonly string[], claim: string): Filter<StoredJob> => ({
  kind: { $in: kinds.map(text) },
  readyAt: { $ne: null },
  claim,
});
const due = (kinds: readonly string[], now: string): Filter<StoredJob> => ({
  kind: { $in: kinds.map(text) },
  readyAt: { $ne: null, $lte: text(now) },
});

export function jobOf({
  _id,
  readyAt,
  order,
  claim,
  data,
  progress,
  startedAt,
  ...job
}: StoredJob): Job {
  return {
    ...job,
    startedAt: startedAt ?? null,
    data: JSON.parse(data),
    progress: progress === null ? null : JSON.parse(progress),
  };
}
