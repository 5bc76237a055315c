import { SettingsError } from '../../engines/settings.ts';
import { PARTITIONS, type LogEntry, type LogRecord } from '../../log/port.ts';
import type { Commit, ReservationRow } from '../commits-port.ts';
import type { Job } from '../jobs-port.ts';
import { SHARED, type ParkedEvent } from '../journals-port.ts';
import { checksumOf } from './checksum.ts';
import { toCommit, type CommitRow } from './commits.ts';
import type { SqliteDatabase } from './database.ts';
import { SqliteParkedEvents } from './journals.ts';
import { toJob, type JobRow } from './jobs.ts';
import { linesOf } from './log-body.ts';
import { eventIdIn } from './log-statements.ts';

/** Characters read at once. */
const CHUNK = 4_000_000;
const ROWS = 1_000;

type StoredCommitRow = CommitRow & { rowid: number; service: string; checksum: number | null };
type LogRow = {
  position: number;
  topic: string;
  partition: number;
  offset: number;
  count: number;
  key: string;
  team_id: string | null;
  types: string | null;
  body: string | Uint8Array;
  checksum: number | null;
};

/** Offsets to read next, one a partition, by topic. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** What a stopped embedded store holds, for a move into a cluster. @throws SettingsError for a damaged row */
export class MovedFacts {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  get storeId(): string {
    const row = this.#database.get<{ value: string }>(
      `SELECT value FROM meta WHERE name = 'store id'`,
    );
    if (!row) throw new SettingsError(['LECTERN_DATA: no Lectern has served this store yet']);
    return row.value;
  }

  countCommits(): number {
    return this.#count('SELECT count(*) AS count FROM commits');
  }

  countEvents(): number {
    return this.#count('SELECT coalesce(sum(count), 0) AS count FROM log');
  }

  /** The next commits of all services in the order in which they were made. @param after the number of the last row read */
  nextCommits(after: number): { last: number; commits: Map<string, Commit[]> } | null {
    const commits = new Map<string, Commit[]>();
    let last = after;
    let size = 0;
    let rows = 0;
    const sql = 'SELECT rowid, * FROM commits WHERE rowid > ? ORDER BY rowid';
    for (const row of this.#database.iterate<StoredCommitRow>(sql, after)) {
      const ofService = commits.get(row.service) ?? [];
      commits.set(row.service, [...ofService, soundCommit(row)]);
      last = row.rowid;
      size += row.events.length;
      if (++rows === ROWS || size >= CHUNK) break;
    }
    return rows === 0 ? null : { last, commits };
  }

  /** In the order of their streams and numbers. */
  *commitsOf(service: string): Iterable<Commit> {
    const sql = `SELECT rowid, * FROM commits WHERE service = ? AND (stream, number) > (?, ?) ORDER BY stream, number LIMIT ${ROWS}`;
    for (let [stream, number, isEnd] = ['', 0, false]; !isEnd;) {
      const rows = this.#database.all<StoredCommitRow>(sql, service, stream, number);
      for (const row of rows) {
        yield soundCommit(row);
        ({ stream, number } = row);
      }
      isEnd = rows.length < ROWS;
    }
  }

  *reservationsOf(service: string): Iterable<ReservationRow> {
    yield* this.#database.iterate<ReservationRow & Record<string, string | number>>(
      'SELECT scope, kind, value, owner, number FROM reservations WHERE service = ?',
      service,
    );
  }

  /** Those that ran when the process ended can be claimed again. */
  *jobsOf(service: string): Iterable<Job> {
    const sql = 'SELECT * FROM jobs WHERE service = ? ORDER BY created_at, kind, key';
    for (const row of this.#database.iterate<JobRow>(sql, service)) {
      const job = toJob(row);
      yield job.status === 'running' ? { ...job, leaseUntil: job.startedAt ?? job.dueAt } : job;
    }
  }

  /** Those of policies: a projection reads the log from its beginning and meets its own again. */
  async parkedOf(service: string): Promise<ParkedEvent[]> {
    const parked = await new SqliteParkedEvents(this.#database, service).list();
    return parked.filter(({ consumer }) => !consumer.includes('@'));
  }

  /** How far each policy has come. */
  policiesOf(service: string): Map<string, Places> {
    const places = new Map<string, Map<string, number[]>>();
    const note = (policy: string, topic: string, partition: number, offset: number) => {
      const ofPolicy = places.get(policy) ?? new Map<string, number[]>();
      const offsets = ofPolicy.get(topic) ?? Array<number>(PARTITIONS).fill(0);
      offsets[partition] = Math.max(offsets[partition] ?? 0, offset);
      places.set(policy, ofPolicy.set(topic, offsets));
    };
    for (const { policy, topic, partition, offset } of this.#database.iterate<{
      policy: string;
      topic: string;
      partition: number;
      offset: number;
    }>(reached, service))
      note(policy, topic, partition, offset);
    return places;
  }

  /** The next events of the log in the order in which they were written. @param after the position of the last row read */
  nextEntries(after: number): { last: number; entries: LogEntry[] } | null {
    const entries: LogEntry[] = [];
    let last = after;
    let size = 0;
    const sql = 'SELECT * FROM log WHERE position > ? ORDER BY position';
    for (const row of this.#database.iterate<LogRow>(sql, after)) {
      const records = soundRecords(row);
      entries.push(...records);
      last = row.position;
      size += records.reduce((sum, { body }) => sum + body.length, 0);
      if (entries.length >= ROWS || size >= CHUNK) break;
    }
    return entries.length === 0 ? null : { last, entries };
  }

  /** One partition of the log. */
  *recordsOf(topic: string, partition: number): Iterable<LogRecord> {
    const sql =
      'SELECT * FROM log WHERE topic = ? AND partition = ? AND offset >= ? ORDER BY offset LIMIT 100';
    for (let [from, isEnd] = [0, false]; !isEnd;) {
      const rows = this.#database.all<LogRow>(sql, topic, partition, from);
      for (const row of rows) {
        yield* soundRecords(row);
        from = row.offset + row.count;
      }
      isEnd = rows.length < 100;
    }
  }

  #count(sql: string): number {
    return this.#database.get<{ count: number }>(sql)?.count ?? 0;
  }
}

/** Where a policy began, its own journals, and the checkpoints that it shares with others. */
const reached = `
SELECT substr(projection, 8) AS policy, topic.key AS topic, place.key AS partition, place.value AS offset
  FROM serving, json_each(CASE WHEN projection LIKE 'policy %' THEN generation ELSE '{}' END) AS topic, json_each(topic.value) AS place
  WHERE service = ?1
UNION ALL
SELECT consumer, topic, partition, next_offset FROM journals
  WHERE service = ?1 AND consumer NOT LIKE '%@%' AND consumer NOT LIKE '${SHARED}%'
UNION ALL
SELECT streams.stream, topic, partition, CASE is_parked WHEN 1 THEN version ELSE next_offset END
  FROM journals JOIN journal_streams AS streams USING (service, consumer)
  WHERE service = ?1 AND consumer LIKE '${SHARED}%' AND streams.stream NOT LIKE '%@%'`;

function damaged(what: string): SettingsError {
  return new SettingsError([
    `${what} is damaged. Run verify, and move the store once it says that all is well.`,
  ]);
}

function soundCommit(row: StoredCommitRow): Commit {
  const { service, stream, number, id, first_version: firstVersion, events, meta } = row;
  const values = [service, stream, number, id, firstVersion, events, meta];
  const sum = () => checksumOf([...values, row.idempotency_key, row.idempotency_hash]);
  if (row.checksum !== null && row.checksum !== sum()) throw damaged(`${stream}: commit ${number}`);
  return toCommit(row);
}

function soundRecords(row: LogRow): LogRecord[] {
  const { topic, partition, offset, count, key, team_id: teamId, types, body } = row;
  const values = [topic, partition, count, key, teamId, types, body];
  const what = `The log at ${topic}/${partition}/${offset}`;
  if (row.checksum !== null && row.checksum !== checksumOf(values)) throw damaged(what);
  return linesOf(row).map((line, place) => {
    const eventId = eventIdIn(line);
    if (eventId === null) throw damaged(what);
    return { topic, partition, offset: offset + place, key, eventId, teamId, body: line };
  });
}
