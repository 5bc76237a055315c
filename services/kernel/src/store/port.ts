/**
 * The event store, views, reservations, projection journals, parked events and jobs of one service.
 * One URL (`LECTERN_STORE`) picks the adapter: one SQLite file, or a MongoDB database a service.
 */
export interface ServiceStore {
  readonly service: string;
  readonly commits: Commits;
  readonly reservations: Reservations;
  readonly views: Views;
  readonly journals: Journals;
  readonly parked: ParkedEvents;
  readonly jobs: Jobs;
}

// ── Commits ─────────────────────────────────────────────────────────────────────────────────────

/** Who did it, and why: the same for every event of a commit. */
export interface CommitMeta {
  /** ISO 8601, UTC, milliseconds. */
  time: string;
  teamId: string | null;
  actorId: string | null;
  onBehalfOfId: string | null;
  correlationId: string;
  causationId: string | null;
}

/** One event inside a commit, protected fields sealed. */
export interface StoredEvent {
  type: string;
  /** Version of the event's schema. */
  schemaVersion: number;
  data: Record<string, unknown>;
}

export interface Idempotency {
  /** Unique with its scope (team, actor and route). */
  key: string;
  /** Of the request body; another body under the same key is refused. */
  hash: string;
}

export interface Commit {
  /** `Aggregate/<team id>/<id>`, or `Aggregate/<id>` where the stream is global. */
  stream: string;
  /** Consecutive in its stream, from 1. */
  number: number;
  /** UUIDv7. */
  id: string;
  /** Version of its first event in the stream, from 1; also set where a commit has no events. */
  firstVersion: number;
  /** At most 512 KB each. Empty where a slow writer has to be overtaken. */
  events: StoredEvent[];
  meta: CommitMeta;
  idempotency: Idempotency | null;
}

export interface Reservation {
  scope: string;
  kind: string;
  value: string;
}

export interface ReservationRow extends Reservation {
  /** Stream that holds it. */
  owner: string;
  /** Commit number with which it took it. */
  number: number;
}

export interface Append {
  commit: Commit;
  /** The stream's inline view as of this commit. */
  view: { declaration: ViewDeclaration; row: ViewRow };
  take: Reservation[];
  release: Reservation[];
  /** Whose protected fields its events carry: the view is noted as made from them. */
  persons?: readonly string[];
}

/** Another commit has this number already: load again and decide again. */
export class CommitConflict extends Error {
  constructor(stream: string, number: number) {
    super(`${stream} has a commit ${number} already`);
    this.name = 'CommitConflict';
  }
}

/** The idempotency key was used: answer from this commit. */
export class CommitRepeated extends Error {
  readonly stream: string;
  readonly number: number;
  readonly hash: string;
  constructor(stream: string, number: number, hash: string) {
    super(`${stream} answered this key in commit ${number}`);
    this.name = 'CommitRepeated';
    this.stream = stream;
    this.number = number;
    this.hash = hash;
  }
}

/** Somebody else's row stands where this value is to be reserved. */
export class ReservationHeld extends Error {
  readonly row: ReservationRow;
  constructor(row: ReservationRow) {
    super(`${row.kind} is reserved by ${row.owner}`);
    this.name = 'ReservationHeld';
    this.row = row;
  }
}

export interface Commits {
  /**
   * Makes the commit durable, with its inline view and reservations, and sees that its events reach the log.
   * Resolves only after the write is on disk. Appending the very same commit id again resolves too.
   * The distributed adapter waits up to 250 ms for publication.
   * @throws CommitConflict | CommitRepeated | ReservationHeld | DomainError STORAGE_FULL
   */
  append(append: Append): Promise<void>;
  /** Commits with a greater number, in order, from the primary. */
  read(stream: string, afterNumber?: number, upToNumber?: number): Promise<Commit[]>;
  findByIdempotencyKey(key: string): Promise<Commit | null>;
  /** Every stream of the service, for `verify` and folding views anew. */
  streams(): AsyncIterable<string>;
}

export interface Reservations {
  find(reservation: Reservation): Promise<ReservationRow | null>;
  /**
   * Replaces a row whose owner gave the value up but died before releasing it.
   * @returns false when the row is no longer the one that was seen.
   */
  seize(seen: ReservationRow, owner: string, number: number): Promise<boolean>;
}

// ── Views ───────────────────────────────────────────────────────────────────────────────────────

export type IndexValue = string | number | boolean | null;

/** How a list may be asked; anything not declared throws. */
export interface ListDeclaration {
  /** Fields compared by equality, always given; they lead the index. */
  equals?: readonly string[];
  /** Fields that may also be given: equals, in, range, containsAny, prefix. */
  filters?: readonly string[];
  /** A field, descending with a leading `-`; the id breaks ties in the same direction. */
  orderBy: string;
  /** Whether `skip` may be used (page numbers). */
  canSkip?: boolean;
  /** Whether the index holds the filters that are no `texts`, too: then counting and skipping read no rows. */
  covers?: boolean;
}

export interface ViewDeclaration {
  /** Unique in its service: an aggregate's name, or `<projection>@<generation>`. */
  name: string;
  /** Index fields; `texts` holds many values a row (containsAny, prefix). */
  fields: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'texts'>>;
  lists: Readonly<Record<string, ListDeclaration>>;
  /** Fields by which a row is found without knowing its team. */
  lookups?: readonly string[];
}

export interface ViewRow {
  teamId: string | null;
  id: string;
  /** For inline views the commit number, otherwise 0. Writes with an older one are ignored. */
  version: number;
  /** Shape of `doc`; older shapes are folded anew. */
  shape: number;
  /** Plain JSON. */
  doc: unknown;
  index: Record<string, IndexValue | readonly string[]>;
}

export type Condition =
  | IndexValue
  | { in: readonly IndexValue[] }
  /** Both ends included; an end that is null or missing is open. A row without a value is in no range. */
  | { from?: IndexValue; to?: IndexValue }
  | { containsAny: readonly string[] }
  /** A `texts` field with a value that begins so. */
  | { prefix: string };

/** All conditions hold; of `or`, at least one group. */
export interface Where {
  [field: string]: Condition | undefined;
}

export interface ListQuery {
  list: string;
  where?: Where;
  or?: readonly Where[];
  limit: number;
  /** Continue after this row (its order value and id). */
  after?: { value: IndexValue; id: string };
  skip?: number;
}

/** A row that was made from what is protected by a person's key, and where on the log that lies (null: in its own stream). */
export interface PersonRow {
  teamId: string | null;
  id: string;
  place: { topic: string; partition: number } | null;
}

export interface Views {
  /**
   * Makes tables, collections and indexes; called once at start for every view.
   * @returns whether the view is empty because it was just made, or made anew for other fields: it wants filling.
   */
  declare(declaration: ViewDeclaration): Promise<boolean>;
  /** Writes rows folded anew; those with a version older than what is there are ignored. */
  put(entries: readonly { declaration: ViewDeclaration; row: ViewRow }[]): Promise<void>;
  get(view: ViewDeclaration, teamId: string | null, id: string): Promise<ViewRow | null>;
  getMany(view: ViewDeclaration, teamId: string | null, ids: readonly string[]): Promise<ViewRow[]>;
  find(view: ViewDeclaration, teamId: string | null, query: ListQuery): Promise<ViewRow[]>;
  /** Counts to 10,000 and stops there. */
  count(view: ViewDeclaration, teamId: string | null, query: Pick<ListQuery, 'list' | 'where' | 'or'>): Promise<number>;
  /** Finds a row of whatever team by a field declared under `lookups`. */
  lookup(view: ViewDeclaration, field: string, value: string): Promise<ViewRow | null>;
  /** Every row by age of id, for rebuild checks and sweeps. */
  all(view: ViewDeclaration): AsyncIterable<ViewRow>;
  /** Every row that was ever noted with this person; rows that are gone, too. */
  ofPerson(view: string, personId: string): Promise<PersonRow[]>;
  /** Names of the views that were declared and not dropped. */
  declared(): Promise<string[]>;
  /** Forgets a view, its rows and whose they are: a generation that no longer serves. */
  drop(view: Pick<ViewDeclaration, 'name'>): Promise<void>;
}

// ── Projection journals ─────────────────────────────────────────────────────────────────────────

/** One reader of one partition: a projection's generation, or a policy. */
export interface JournalKey {
  /** `<projection>@<generation>` or the policy's name. */
  consumer: string;
  topic: string;
  partition: number;
}

export interface JournalHead {
  /** Grows by one with each batch; compare-and-set. 0 before the first. */
  sequence: number;
  /** Offset to read next. */
  nextOffset: number;
}

export interface JournalBatch {
  nextOffset: number;
  /** Absolute rows; `doc: null` deletes. All belong to this partition. */
  rows: {
    declaration: ViewDeclaration;
    row: ViewRow;
    /** Whether the row is there with the same index already, so that an adapter may write its document alone. */
    isIndexKept?: boolean;
    /** The document as JSON, where it was made already. */
    text?: string;
  }[];
  /** Last version applied of each stream seen; `isParked` holds the stream back from then on. */
  streams: { stream: string; version: number; isParked: boolean }[];
  /** Rows that something protected went into, with its person; kept before anything of the batch can be read. */
  persons?: readonly { personId: string; teamId: string | null; id: string }[];
}

/** Another process owns the partition now: take over anew from the head. */
export class JournalLost extends Error {
  constructor(key: JournalKey) {
    super(`${key.consumer} ${key.topic}/${key.partition} went on elsewhere`);
    this.name = 'JournalLost';
  }
}

export interface Journals {
  /** What one batch may take, counted as JSON with each document as a text within it. */
  readonly maxBatchBytes: number;
  /** Takes the partition over: re-applies what the last batch left unfinished, and says where to go on. */
  takeOver(key: JournalKey): Promise<JournalHead>;
  /** Reads the head without taking over. */
  head(key: JournalKey): Promise<JournalHead>;
  /** All or nothing, once. @throws JournalLost when `sequence` is no longer the head's. */
  commit(key: JournalKey, sequence: number, batch: JournalBatch): Promise<JournalHead>;
  /** Last versions applied, by stream; streams never seen are missing. */
  streams(consumer: string, streams: readonly string[]): Promise<Map<string, { version: number; isParked: boolean }>>;
  /** Which generation of a projection serves; null before the first. */
  serving(projection: string): Promise<string | null>;
  /** Null: none serves any more. */
  serve(projection: string, generation: string | null): Promise<void>;
  forget(consumer: string): Promise<void>;
  /** Everybody who has a journal, or last versions of streams. */
  consumers(): Promise<string[]>;
}

// ── Parked events ───────────────────────────────────────────────────────────────────────────────

export interface ParkedEvent {
  consumer: string;
  topic: string;
  partition: number;
  offset: number;
  eventId: string;
  /** The stream held back by it; null where only this event was skipped. */
  stream: string | null;
  /** The CloudEvent as it lay on the log. */
  body: string;
  reason: string;
  parkedAt: string;
}

export interface ParkedEvents {
  park(event: ParkedEvent): Promise<void>;
  /** In the order in which they were parked. */
  list(consumer?: string): Promise<ParkedEvent[]>;
  remove(consumer: string, eventId: string): Promise<void>;
}

// ── Jobs ────────────────────────────────────────────────────────────────────────────────────────

export interface NewJob {
  kind: string;
  /** Unique in its kind: adding it again changes nothing. */
  key: string;
  teamId: string | null;
  /** Id of what it is about, to list by. */
  subjectId: string;
  dueAt: string;
  data: Record<string, unknown>;
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
  /** Whether `claim` would answer a job. */
  isDue(kinds: readonly string[], now: string): Promise<boolean>;
  /** Each answers false when the fence is no longer ours: stop working. */
  heartbeat(job: Job, leaseUntil: string, progress?: Record<string, unknown>): Promise<boolean>;
  finish(job: Job, now: string): Promise<boolean>;
  /** Runs again at `retryAt`, or has failed for good where that is null. */
  fail(job: Job, now: string, failure: string, retryAt: string | null): Promise<boolean>;
  /**
   * Moves a job that waits, or starts one anew that finished or failed; one that runs is due again when it has ended.
   * @returns whether there was one
   */
  reschedule(kind: string, key: string, dueAt: string): Promise<boolean>;
  cancel(kind: string, key: string): Promise<void>;
  get(kind: string, key: string): Promise<Job | null>;
  /** Stops at 10,000. */
  count(kind: string, status: Job['status']): Promise<number>;
  /** Deletes what has finished before this time, a little at a time. */
  sweep(before: string, signal: AbortSignal): Promise<void>;
  /** Newest first. */
  listBySubject(subjectId: string): Promise<Job[]>;
}
