import { openJournal, placeOf } from '../../policies/first-offsets.ts';
import type { Commit, ReservationRow } from '../commits-port.ts';
import type { Job } from '../jobs-port.ts';
import type { ParkedEvent } from '../journals-port.ts';
import { declareCommits } from './commits.ts';
import {
  type Collection,
  isDuplicate,
  MAX_DOCUMENT_BYTES,
  openDatabase,
  type OpenDatabase,
  rowId,
  withRetry,
} from './connection.ts';
import { jobOf, MongoJobs, type StoredJob } from './jobs.ts';
import { MongoJournals } from './journals.ts';
import { MongoParkedEvents } from './parked.ts';
import { idOf, rowOf, type StoredReservation } from './reservations.ts';
import { commitOf, type StoredCommit, storedCommit } from './stored-commit.ts';

/** Documents written at once. */
const BATCH = 500;

/** What a service keeps beside its commits. */
export interface MovedRows {
  reservations: Iterable<ReservationRow>;
  jobs: Iterable<Job>;
  parked: readonly ParkedEvent[];
}

/** A service's database while an embedded store is moved into it: what it gets counts as published. */
export class MovedStore {
  readonly #opened: OpenDatabase;
  readonly #commits: Collection<StoredCommit>;
  readonly #reservations: Collection<StoredReservation>;
  readonly #jobs: Collection<StoredJob>;
  readonly #journals: MongoJournals;
  readonly #parked: MongoParkedEvents;

  private constructor(opened: OpenDatabase) {
    const { database } = opened;
    this.#opened = opened;
    this.#commits = database.collection<StoredCommit>('commits');
    this.#reservations = database.collection<StoredReservation>('reservations');
    this.#jobs = database.collection<StoredJob>('jobs');
    this.#journals = new MongoJournals(database);
    this.#parked = new MongoParkedEvents(database);
  }

  static async open(url: string, service: string): Promise<MovedStore> {
    const opened = await openDatabase(url, service);
    return new MovedStore(opened);
  }

  /** Makes the indexes. */
  async declare(): Promise<void> {
    const { database } = this.#opened;
    await Promise.all([
      declareCommits(this.#commits),
      this.#journals.declare(),
      this.#parked.declare(),
      new MongoJobs(database).declare(),
    ]);
  }

  /** Those that are there stay as they are. @returns the stream of a commit that is too large for one document */
  async addCommits(commits: readonly Commit[]): Promise<string | null> {
    const stored = commits.map((commit) => ({ ...storedCommit(commit), published: 1 as const }));
    const large = stored.find(
      ({ events }) =>
        events.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0) > MAX_DOCUMENT_BYTES,
    );
    if (large) return large.stream;
    await fill(
      stored,
      (commit) => commit,
      (batch) => this.#commits.insertMany(batch, { ordered: false }),
    );
    return null;
  }

  /** They take the place of those that an interrupted move has left. */
  async replaceRows({ reservations, jobs, parked }: MovedRows): Promise<void> {
    await withRetry(() => this.#reservations.deleteMany({}));
    await withRetry(() => this.#jobs.deleteMany({}));
    for (const { consumer, eventId } of await this.#parked.list())
      await this.#parked.remove(consumer, eventId);
    await fill(
      reservations,
      (row) => ({ _id: idOf(row), ...row }),
      (batch) => this.#reservations.insertMany(batch, { ordered: false }),
    );
    await fill(jobs, storedJob, (batch) => this.#jobs.insertMany(batch, { ordered: false }));
    for (const event of parked) await this.#parked.park(event);
  }

  /** In the order of their streams and numbers. */
  async *commits(): AsyncIterable<Commit> {
    for await (const stored of this.#commits.find({}).sort({ stream: 1, number: 1 }))
      yield commitOf(stored);
  }

  async *reservations(): AsyncIterable<ReservationRow> {
    for await (const stored of this.#reservations.find({})) yield rowOf(stored);
  }

  async *jobs(): AsyncIterable<Job> {
    for await (const stored of this.#jobs.find({})) yield jobOf(stored);
  }

  parked(): Promise<ParkedEvent[]> {
    return this.#parked.list();
  }

  /** A policy goes on there. @param offsets one a partition, by topic */
  async placePolicy(name: string, offsets: Record<string, readonly number[]>): Promise<void> {
    await this.#journals.serve(placeOf(name), JSON.stringify(offsets));
    for (const [topic, [first = 0]] of Object.entries(offsets))
      await openJournal(this.#journals, name, topic, first);
  }

  close(): Promise<void> {
    return this.#opened.close();
  }
}

/** Writes rows a batch at a time. */
async function fill<Row, Document>(
  rows: Iterable<Row>,
  stored: (row: Row, place: number) => Document,
  insert: (documents: Document[]) => Promise<unknown>,
): Promise<void> {
  let batch: Document[] = [];
  let place = 0;
  for (const row of rows) {
    batch.push(stored(row, place++));
    if (batch.length < BATCH) continue;
    await addMissing(batch, insert);
    batch = [];
  }
  await addMissing(batch, insert);
}

/** Leaves documents that are there as they are. */
async function addMissing<Document>(
  documents: Document[],
  insert: (documents: Document[]) => Promise<unknown>,
): Promise<void> {
  if (documents.length === 0) return;
  try {
    await withRetry(() => insert(documents));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function storedJob(job: Job, place: number): StoredJob {
  const { data, progress, startedAt, ...rest } = job;
  const readyAt =
    job.status === 'waiting' ? job.dueAt : job.status === 'running' ? job.leaseUntil : null;
  return {
    _id: rowId(job.kind, job.key),
    ...rest,
    ...(startedAt !== null && { startedAt }),
    data: JSON.stringify(data),
    progress: progress === null ? null : JSON.stringify(progress),
    readyAt,
    // Before those of jobs that are made later, which begin with a later digit.
    order: String(place).padStart(12, '0'),
  };
}
