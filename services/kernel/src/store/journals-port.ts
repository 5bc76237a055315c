import type { IndexValues } from './list-query.ts';
import type { ViewDeclaration, ViewRow } from './views-port.ts';

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
    /** What it is found by, where that was made already. */
    values?: IndexValues;
  }[];
  /** Last version applied of each stream seen; `isParked` holds the stream back from then on. */
  streams: { stream: string; version: number; isParked: boolean }[];
  /** Rows that something protected went into, with its person; kept before anything of the batch can be read. */
  persons?: readonly { personId: string; teamId: string | null; id: string }[];
}

/** Prefix of the journals that several readers share; their streams are the names of these readers. */
export const SHARED = 'reader ';

/** Another process owns the partition now: take over again from the head. */
export class JournalLost extends Error {
  constructor(key: JournalKey) {
    super(`${key.consumer} ${key.topic}/${key.partition} went on elsewhere`);
    this.name = 'JournalLost';
  }
}

export interface Journals {
  /** The size limit of a batch, as JSON with each document as a text within it. */
  readonly maxBatchBytes: number;
  /** Whether other processes rely on these journals. */
  readonly isShared: boolean;
  /** Takes the partition over: re-applies what the last batch left unfinished, and says where to go on. */
  takeOver(key: JournalKey): Promise<JournalHead>;
  /** Reads the head without taking over; its batch need not be in the rows yet. */
  head(key: JournalKey): Promise<JournalHead>;
  /** Whether everything before the offset is in the rows, whichever process writes them. */
  isWritten(key: JournalKey, offset: number): Promise<boolean>;
  /** All or nothing, once. @throws JournalLost when `sequence` is no longer the head's. */
  commit(key: JournalKey, sequence: number, batch: JournalBatch): Promise<JournalHead>;
  /** Last versions applied, by stream; streams never seen are missing. Of all of them where none are named. */
  streams(
    consumer: string,
    streams?: readonly string[],
  ): Promise<Map<string, { version: number; isParked: boolean }>>;
  /** Which generation of a projection serves; null before the first. */
  serving(projection: string): Promise<string | null>;
  /** Null: none serves any more. */
  serve(projection: string, generation: string | null): Promise<void>;
  /** The same where it still has the value `before`. @returns whether it had */
  replaceServing(projection: string, before: string | null, generation: string): Promise<boolean>;
  /** Also what the checkpoints that it shares say of it (`readers/shared-position.ts`). */
  forget(consumer: string): Promise<void>;
  /** All consumers that have a journal, or last versions of streams. */
  consumers(): Promise<string[]>;
}

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

/** An event that only a newer release can read. */
export type NewerEvent = Pick<ParkedEvent, 'consumer' | 'eventId' | 'reason'>;

/** Newer events that are looked at together. */
export const NEWER_AT_ONCE = 500;

export interface ParkedEvents {
  /** Parked again, an event keeps its place and takes the newer reason. */
  park(event: ParkedEvent): Promise<void>;
  /** In the order in which they were parked. */
  list(consumer?: string): Promise<ParkedEvent[]>;
  /** The first `NEWER_AT_ONCE` of these consumers that could not be read because they are newer. */
  listNewer(consumers: readonly string[]): Promise<NewerEvent[]>;
  /** Why it failed again; one that is no longer parked stays so. */
  setReason(consumer: string, eventId: string, reason: string): Promise<void>;
  /** Whether other events of the stream are parked there. */
  hasOthers(consumer: string, stream: string, eventId: string): Promise<boolean>;
  remove(consumer: string, eventId: string): Promise<void>;
}
