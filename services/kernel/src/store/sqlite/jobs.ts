import { randomInt } from 'node:crypto';
import { COUNT_LIMIT } from '../count-limit.ts';
import type { Job, Jobs, NewJob, Whose } from '../jobs-port.ts';
import type { SqliteDatabase } from './database.ts';

const SWEPT = 500;
const ofTeam = ({ withTeamless }: Pick<Whose, 'withTeamless'>) =>
  withTeamless ? 'AND (team_id = ? OR team_id IS NULL)' : 'AND team_id = ?';

export type JobRow = {
  kind: string;
  key: string;
  team_id: string | null;
  subject_id: string;
  due_at: string;
  data: string;
  status: Job['status'];
  fence: number;
  attempts: number;
  lease_until: string | null;
  progress: string | null;
  failure: string | null;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Missing in a store that an earlier release wrote. */
  traceparent?: string | null;
};

export class SqliteJobs implements Jobs {
  readonly #database: SqliteDatabase;
  readonly #service: string;

  constructor(database: SqliteDatabase, service: string) {
    this.#database = database;
    this.#service = service;
  }

  async add({ kind, key, teamId, subjectId, dueAt, data, traceparent }: NewJob): Promise<boolean> {
    // The fence does not begin at 0: a process that still runs a canceled job of this key must not be taken for the
    // new runner.
    return this.#changed(
      `INSERT INTO jobs (service, kind, key, team_id, subject_id, due_at, data, status, fence, attempts, created_at, traceparent)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', ?, 0, ?, ?) ON CONFLICT DO NOTHING RETURNING 1`,
      [
        this.#service,
        kind,
        key,
        teamId,
        subjectId,
        dueAt,
        JSON.stringify(data),
        randomInt(2 ** 40),
        new Date().toISOString(),
        traceparent ?? null,
      ],
    );
  }

  async claim(kinds: readonly string[], now: string, leaseUntil: string): Promise<Job | null> {
    // Reads first, so that an idle server does not fsync.
    const due = this.#due(kinds, now);
    if (!due) return null;
    const [claimed] = await this.#database.returning<JobRow>(
      `UPDATE jobs SET status = 'running', fence = fence + 1, attempts = attempts + 1, lease_until = ?, started_at = COALESCE(started_at, ?)
       WHERE service = ? AND kind = ? AND key = ? AND fence = ? AND status = ? AND due_at = ? AND lease_until IS ? RETURNING *`,
      [
        leaseUntil,
        now,
        this.#service,
        due.kind,
        due.key,
        due.fence,
        due.status,
        due.due_at,
        due.lease_until,
      ],
    );
    // Otherwise another process changed it meanwhile.
    return claimed ? toJob(claimed) : this.claim(kinds, now, leaseUntil);
  }

  async next(kinds: readonly string[], now: string): Promise<Job | null> {
    const due = this.#due(kinds, now);
    return due ? toJob(due) : null;
  }

  heartbeat(job: Job, leaseUntil: string, progress?: Record<string, unknown>): Promise<boolean> {
    return this.#fenced(job, 'lease_until = ?, progress = COALESCE(?, progress)', [
      leaseUntil,
      progress ? JSON.stringify(progress) : null,
    ]);
  }

  finish(job: Job, now: string): Promise<boolean> {
    return this.#ended(job, 'finished', now, null);
  }

  fail(job: Job, now: string, failure: string, retryAt: string | null): Promise<boolean> {
    return retryAt
      ? this.#fenced(job, `status = 'waiting', lease_until = NULL, failure = ?, due_at = ?`, [
          failure,
          retryAt,
        ])
      : this.#ended(job, 'failed', now, failure);
  }

  giveBack(job: Job, dueAt: string): Promise<boolean> {
    return this.#fenced(
      job,
      `status = 'waiting', lease_until = NULL, due_at = ?, attempts = attempts - 1`,
      [dueAt],
    );
  }

  reschedule(kind: string, key: string, dueAt: string): Promise<boolean> {
    return this.#changed(
      `UPDATE jobs SET due_at = ?, traceparent = NULL,
         attempts = CASE WHEN status = 'waiting' THEN attempts ELSE 0 END,
         finished_at = CASE WHEN status = 'running' THEN finished_at END,
         status = CASE WHEN status = 'running' THEN status ELSE 'waiting' END
       WHERE service = ? AND kind = ? AND key = ? RETURNING 1`,
      [dueAt, this.#service, kind, key],
    );
  }

  async cancel(kind: string, key: string): Promise<void> {
    await this.#changed(`DELETE FROM jobs WHERE service = ? AND kind = ? AND key = ? RETURNING 1`, [
      this.#service,
      kind,
      key,
    ]);
  }

  async get(kind: string, key: string): Promise<Job | null> {
    const row = this.#database.get<JobRow>(
      'SELECT * FROM jobs WHERE service = ? AND kind = ? AND key = ?',
      this.#service,
      kind,
      key,
    );
    return row ? toJob(row) : null;
  }

  async count(kind: string, status: Job['status'], whose?: Whose): Promise<number> {
    // The status is part of the text: SQLite uses a partial index only where it sees the condition.
    const rows = `SELECT 1 FROM jobs WHERE service = ? AND kind = ? AND status = '${status}' ${whose === undefined ? '' : ofTeam(whose)} LIMIT ${COUNT_LIMIT}`;
    const counted = this.#database.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM (${rows})`,
      this.#service,
      kind,
      ...(whose === undefined ? [] : [whose.teamId]),
    );
    return counted?.count ?? 0;
  }

  async countDueBefore(kind: string, dueAt: string): Promise<number> {
    const rows = `SELECT 1 FROM jobs WHERE service = ? AND kind = ? AND status = 'waiting' AND due_at < ? LIMIT ${COUNT_LIMIT}`;
    const counted = this.#database.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM (${rows})`,
      this.#service,
      kind,
      dueAt,
    );
    return counted?.count ?? 0;
  }

  async list(
    kind: string,
    { status, teamId, withTeamless, limit }: Whose & { status: Job['status']; limit: number },
  ): Promise<Job[]> {
    const sql = `SELECT * FROM jobs WHERE service = ? AND kind = ? AND status = '${status}' ${ofTeam({ withTeamless })} ORDER BY due_at, key LIMIT ?`;
    return this.#database.all<JobRow>(sql, this.#service, kind, teamId, limit).map(toJob);
  }

  async listBySubject(subjectId: string): Promise<Job[]> {
    const sql =
      'SELECT * FROM jobs WHERE service = ? AND subject_id = ? ORDER BY created_at DESC, key DESC LIMIT 100';
    return this.#database.all<JobRow>(sql, this.#service, subjectId).map(toJob);
  }

  async sweep(before: string, signal: AbortSignal): Promise<void> {
    const old = `SELECT kind, key FROM jobs WHERE service = ? AND status = 'finished' AND finished_at < ? LIMIT ${SWEPT}`;
    const sql = `DELETE FROM jobs WHERE service = ? AND (kind, key) IN (${old}) AND status = 'finished' RETURNING 1`;
    while (!signal.aborted && (await this.#changed(sql, [this.#service, this.#service, before])));
  }

  #due(kinds: readonly string[], now: string): JobRow | undefined {
    const candidates = kinds.flatMap((kind) => [
      this.#database.get<JobRow>(
        `SELECT * FROM jobs WHERE service = ? AND kind = ? AND status = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT 1`,
        this.#service,
        kind,
        now,
      ),
      this.#database.get<JobRow>(
        `SELECT * FROM jobs WHERE service = ? AND kind = ? AND status = 'running' AND lease_until <= ? ORDER BY lease_until LIMIT 1`,
        this.#service,
        kind,
        now,
      ),
    ]);
    return candidates
      .filter((row) => row !== undefined)
      .sort((one, other) => one.due_at.localeCompare(other.due_at))[0];
  }

  #fenced(job: Job, set: string, params: (string | null)[]): Promise<boolean> {
    return this.#changed(
      `UPDATE jobs SET ${set} WHERE service = ? AND kind = ? AND key = ? AND fence = ? AND status = 'running' RETURNING 1`,
      [...params, this.#service, job.kind, job.key, job.fence],
    );
  }

  /** One that was rescheduled while it ran waits for its new time. */
  #ended(
    job: Job,
    status: 'finished' | 'failed',
    now: string,
    failure: string | null,
  ): Promise<boolean> {
    const isOver = 'CASE WHEN due_at = ? THEN';
    return this.#fenced(
      job,
      `status = ${isOver} ? ELSE 'waiting' END, finished_at = ${isOver} ? END, failure = ${isOver} ? END,
       attempts = ${isOver} attempts ELSE 0 END, lease_until = NULL`,
      [job.dueAt, status, job.dueAt, now, job.dueAt, failure, job.dueAt],
    );
  }

  async #changed(sql: string, params: (string | number | null)[]): Promise<boolean> {
    return (await this.#database.returning(sql, params)).length > 0;
  }
}

/** For the process that has locked the file: jobs that the previous process did not give back are due now. */
export async function releaseLeases(database: SqliteDatabase): Promise<void> {
  await database.run({
    sql: `UPDATE jobs SET lease_until = ? WHERE status = 'running'`,
    params: [new Date().toISOString()],
  });
}

export function toJob(row: JobRow): Job {
  return {
    kind: row.kind,
    key: row.key,
    teamId: row.team_id,
    subjectId: row.subject_id,
    dueAt: row.due_at,
    data: JSON.parse(row.data),
    status: row.status,
    fence: row.fence,
    attempts: row.attempts,
    leaseUntil: row.lease_until,
    progress: row.progress === null ? null : JSON.parse(row.progress),
    failure: row.failure,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    ...(row.traceparent != null && { traceparent: row.traceparent }),
  };
}
