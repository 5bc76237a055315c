import type { RecordedEvent } from '../events/recorded-event.ts';
import { isTransient } from '../engines/faults.ts';
import type { LogRecord } from '../log/port.ts';
import type { ProjectedEvent, Projection } from './projection.ts';
import type { ProjectionRuntime } from './runtime.ts';

export type FedEvent = ProjectedEvent<Projection['on'][number]>;

/** A record with its event, or the error of reading it. */
export interface DecodedRecord {
  record: LogRecord;
  event: FedEvent | null;
  failure: unknown;
  /** Rows that the event changes. */
  ids: readonly string[];
}

const none: readonly string[] = [];

/** Reads records for one projection: only what it is fed. */
export class RecordReader {
  readonly #codec: ProjectionRuntime['codec'];
  readonly #projection: Projection;
  readonly #types: ReadonlySet<string>;

  /** @param types of the events that it is fed */
  constructor(
    { codec }: Pick<ProjectionRuntime, 'codec'>,
    projection: Projection,
    types: ReadonlySet<string>,
  ) {
    this.#codec = codec;
    this.#projection = projection;
    this.#types = types;
  }

  /** @throws transient errors */
  async read(records: readonly LogRecord[]): Promise<readonly DecodedRecord[]> {
    const readings: (DecodedRecord | Promise<DecodedRecord>)[] = [];
    let isOpening = false;
    for (const record of records) {
      if (record.event && !this.#types.has(record.event.type)) continue; // Most events of a topic are for others.
      const reading = this.#read(record);
      isOpening ||= reading instanceof Promise;
      readings.push(reading);
    }
    return isOpening
      ? Promise.all(readings.map(async (reading) => reading))
      : (readings as DecodedRecord[]);
  }

  /** Synchronous for events of other types, and for those with nothing to open. */
  #read(record: LogRecord): DecodedRecord | Promise<DecodedRecord> {
    if (record.event) return this.#reading(record, record.event);
    const type = /"type":"([^"]+)"/.exec(record.body)?.[1];
    if (type !== undefined && !this.#types.has(type))
      return { record, event: null, failure: undefined, ids: none };
    try {
      const event = this.#codec.readPlain(record.body);
      return event ? this.#reading(record, event) : this.#open(record);
    } catch (failure) {
      return unreadable(record, failure);
    }
  }

  #reading(record: LogRecord, recorded: RecordedEvent): DecodedRecord {
    if (!this.#types.has(recorded.type))
      return { record, event: null, failure: undefined, ids: none };
    const event = toFed(recorded, record.partition);
    try {
      return { record, event, failure: undefined, ids: this.#projection.rowIds(event) };
    } catch (failure) {
      return unreadable(record, failure);
    }
  }

  async #open(record: LogRecord): Promise<DecodedRecord> {
    try {
      return this.#reading(record, await this.#codec.read(record.body));
    } catch (failure) {
      if (isTransient(failure)) throw failure; // Not the event's fault: do not park it.
      return unreadable(record, failure);
    }
  }
}

export function toFed({ type, data, meta, persons }: RecordedEvent, partition: number): FedEvent {
  return { type, data, meta, partition, persons } as FedEvent;
}

function unreadable(record: LogRecord, failure: unknown): DecodedRecord {
  return { record, event: null, failure: failure ?? new Error('unreadable'), ids: none };
}
