import type { RecordedEvent } from '../events/recorded-event.ts';

/** Of every topic, in both adapters, for ever. */
export const PARTITIONS = 12;

/** Topics: one a service, `telemetry` (kept for ever), `pings` (kept for LECTERN_PING_DAYS). */
export interface LogEntry {
  topic: string;
  /** The stream; a reported fact has no stream and names another key. Order is promised within a key only. */
  key: string;
  /** The CloudEvent's id. It may come twice, also at a new offset. */
  eventId: string;
  teamId: string | null;
  /** The CloudEvent as JSON text, protected fields sealed. */
  body: string;
  /** The opened event for readers in this process: never sent, and dropped when a person is erased. */
  event?: RecordedEvent;
}

export interface LogRecord extends LogEntry {
  partition: number;
  offset: number;
}

/** The offset behind a batch, which is never empty. */
export function offsetAfter(records: readonly Pick<LogRecord, 'offset'>[]): number {
  const last = records.at(-1);
  if (!last) throw new Error('A batch holds at least one record');
  return last.offset + 1;
}

export interface Subscription {
  /** Names the reader; copies of a process share its partitions. */
  consumer: string;
  topics: readonly string[];
  /** Copies of a process do not share its partitions: each reads them all. */
  isPrivate?: true;
  /** Only these partitions of each topic. */
  partitions?: ReadonlySet<number>;
  /**
   * Types of the events that it wants, where not all: others may be left out, but never the last of a batch, so that it
   * knows how far it has come.
   */
  types?: ReadonlySet<string>;
  /** Far behind, it may be given thousands of records at once: it makes one write of them. */
  takesLargeBatches?: true;
  /**
   * Called whenever this copy gets a partition: takes it over and returns the offset to read from.
   */
  start(topic: string, partition: number): Promise<number>;
  /**
   * Records of one partition in order. The next batch comes when this resolves. When it rejects, `start` is called
   * again after a pause and reading goes on from there.
   */
  onBatch(topic: string, partition: number, records: readonly LogRecord[]): Promise<void>;
  /**
   * Everything before this offset is gone or will never come (retention): reading goes on from there. Comes in turn with
   * the batches; when it rejects, the same holds.
   */
  onSkipped?(topic: string, partition: number, nextOffset: number): Promise<void>;
  /** Gets the error of a rejected batch. */
  onError(error: unknown): void;
}

/** The partitions that a subscription reads, by number. */
export function partitionsOf({ partitions }: Pick<Subscription, 'partitions'>): number[] {
  const all = Array.from({ length: PARTITIONS }, (_, partition) => partition);
  return partitions ? all.filter((partition) => partitions.has(partition)) : all;
}

export interface RunningSubscription {
  /** Finishes the batch under way. */
  stop(): Promise<void>;
}

/** Topics that are there already are not as we need them. */
export class WrongTopics extends Error {
  constructor(problems: readonly string[]) {
    super(`its topics are not as they must be: ${problems.join('; ')}`);
    this.name = 'WrongTopics';
  }
}

export interface Log {
  /** Makes the topics; @throws WrongTopics where one has another number of partitions or another retention */
  prepare(topics: readonly { name: string; retentionDays: number | null }[]): Promise<void>;
  /** Resolves when all entries are durable. On an error the outcome is unknown: publish again under the same event ids. */
  publish(entries: readonly LogEntry[]): Promise<void>;
  subscribe(subscription: Subscription): Promise<RunningSubscription>;
  /** The offset that the next record of this partition will get. One look-up at a time a partition. */
  endOffset(topic: string, partition: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * The most that one read of the feed goes through; only its last row may exceed the size. It runs on the thread that
 * serves all requests.
 */
export const FEED_PAGE = { rows: 128, characters: 64 * 1024 };

export interface FeedPage {
  /** Each with the cursor to continue from. */
  events: { body: string; cursor: string }[];
  /** After everything that was read, wanted or not; the given cursor where nothing was read. */
  cursor: string | null;
  /** Whether nothing comes after it. */
  isEnd: boolean;
}

export interface FeedOptions {
  /** Events, at most. */
  limit?: number;
  /** Only events of these types; a damaged one, whose type is unknown, comes as an empty body. */
  types?: ReadonlySet<string> | null;
}

/** The per-team feed of all events but raw pings, for analysts. */
export interface Feed {
  /**
   * Events of the team after the cursor, in the order of the log. A page may be short, or empty, before the end.
   * @throws DomainError INVALID for a cursor that is not of this store.
   */
  read(teamId: string, after: string | null, options?: FeedOptions): Promise<FeedPage>;
  /** The cursor after the last event. */
  end(teamId: string): Promise<string>;
  /**
   * Checks that reading can continue from this cursor: beyond the end it would wait for ever.
   * @throws DomainError INVALID for a cursor that is not of this store, or ahead of it because the store was restored since
   */
  check(cursor: string): Promise<void>;
}
