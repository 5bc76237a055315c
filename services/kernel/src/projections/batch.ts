import { isFact } from '@lectern/schemas/events/catalogue.ts';
import { reasonOf } from '../errors.ts';
import type { LogRecord } from '../log/port.ts';
import type { JournalBatch, ParkedEvent } from '../store/journals-port.ts';
import { BatchRows } from './batch-rows.ts';
import type { Generation } from './generation.ts';
import { teamOfRows } from './projection.ts';
import { toFed, RecordReader, type FedEvent, type DecodedRecord } from './decoded-record.ts';
import type { ProjectionRuntime } from './runtime.ts';

/** The effects of some records of one partition: rows, and the last version of each stream. */
export class Batch {
  readonly rows: BatchRows;
  readonly #runtime: ProjectionRuntime;
  readonly #generation: Generation;
  readonly #reader: RecordReader;
  readonly #streams = new Map<string, { version: number; isParked: boolean } | null>();
  readonly #touchedStreams = new Set<string>();
  readonly #persons: NonNullable<JournalBatch['persons']>[number][] = [];

  constructor(runtime: ProjectionRuntime, generation: Generation) {
    this.rows = new BatchRows(runtime, generation);
    this.#runtime = runtime;
    this.#generation = generation;
    this.#reader = new RecordReader(runtime, generation.projection, generation.types);
  }

  /**
   * Applies what can be applied and parks the rest.
   * @throws transient errors: the batch is read again
   */
  async prepare(records: readonly LogRecord[]): Promise<void> {
    const events = await this.#reader.read(records);
    await this.#knowStreams(events);
    const loading = this.rows.load(events);
    if (loading) await loading;
    for (const { record, event, failure, ids } of events) {
      if (failure !== undefined)
        await this.#park(record, isFact(record.topic) ? null : record.key, failure);
      else if (event) {
        const parking = this.#apply(event, record, ids);
        if (parking) await parking;
      }
    }
  }

  /** @throws the error of an event that still fails */
  async prepareReplay(parked: ParkedEvent): Promise<void> {
    const event = await this.#runtime.codec.read(parked.body);
    const { stream } = event.meta;
    const version = event.meta.version ?? 0;
    await this.#loadStreams(stream ? [stream] : []);
    const seen = stream ? this.#streams.get(stream) : undefined;
    const isNews = !stream || !seen || version > seen.version;
    if (isNews && this.#generation.types.has(event.type)) {
      const replayed = toFed(event, parked.partition);
      const ids = this.#generation.projection.rowIds(replayed);
      await this.rows.load([{ event: replayed, ids }]);
      this.#change(replayed, ids);
    }
    if (stream) this.#note(stream, Math.max(version, seen?.version ?? 0), true);
  }

  /** As if the parked event had changed nothing. */
  async prepareDiscard(stream: string, version: number): Promise<void> {
    await this.#loadStreams([stream]);
    this.#note(stream, Math.max(version, this.#streams.get(stream)?.version ?? 0), true);
  }

  /** Parks a record whose rows are too large for any batch. */
  async refuse(record: LogRecord, failure: Error): Promise<void> {
    const stream = isFact(record.topic) ? null : record.key;
    await this.#loadStreams(stream === null ? [] : [stream]);
    await this.#park(record, stream, failure);
  }

  /** Whether it changes nothing, not even a stream's version. */
  get isEmpty(): boolean {
    return this.#touchedStreams.size === 0 && this.#persons.length === 0 && this.rows.isUnchanged;
  }

  /** @param isRelease whether the streams flow again */
  result(isRelease = false): Omit<JournalBatch, 'nextOffset'> {
    const streams = [...this.#touchedStreams].map((stream) => {
      const { version = 0, isParked = false } = this.#streams.get(stream) ?? {};
      return { stream, version, isParked: isParked && !isRelease };
    });
    return {
      rows: this.rows.forJournal(),
      streams,
      ...(this.#persons.length > 0 && { persons: this.#persons }),
    };
  }

  async #knowStreams(events: readonly DecodedRecord[]): Promise<void> {
    const unknown: string[] = [];
    for (const { event, failure, record } of events) {
      const stream = event
        ? event.meta.stream
        : failure === undefined || isFact(record.topic)
          ? null
          : record.key;
      if (stream !== null && !this.#streams.has(stream)) unknown.push(stream);
    }
    await this.#loadStreams(unknown);
  }

  async #loadStreams(streams: readonly string[]): Promise<void> {
    if (streams.length === 0) return;
    const known = await this.#runtime.store.journals.streams(this.#generation.consumer, [
      ...new Set(streams),
    ]);
    for (const stream of streams) this.#streams.set(stream, known.get(stream) ?? null);
  }

  /** @returns null where there is nothing to wait for */
  #apply(event: FedEvent, record: LogRecord, ids: readonly string[]): Promise<void> | null {
    const { stream } = event.meta;
    const version = event.meta.version ?? 0;
    const seen = stream ? this.#streams.get(stream) : undefined;
    if (stream && seen && version <= seen.version) return null;
    if (stream && seen?.isParked)
      return this.#park(record, stream, new Error('An earlier event of this stream is parked.'));
    try {
      this.#change(event, ids);
      if (stream) this.#note(stream, version, false);
      return null;
    } catch (failure) {
      return this.#park(record, stream, failure);
    }
  }

  #change(event: FedEvent, ids: readonly string[]): void {
    this.rows.change(event, ids);
    const teamId = teamOfRows(this.#generation.projection, event.meta);
    // Also for unchanged rows: without the protected fields it might change them.
    if (event.persons)
      for (const personId of event.persons)
        for (const id of ids) this.#persons.push({ personId, teamId, id });
  }

  async #park(record: LogRecord, stream: string | null, failure: unknown): Promise<void> {
    const { topic, partition, offset, eventId, body } = record;
    const { consumer } = this.#generation;
    await this.#runtime.store.parked.park({
      consumer,
      topic,
      partition,
      offset,
      eventId,
      stream,
      body,
      reason: reasonOf(failure),
      parkedAt: new Date().toISOString(),
    });
    if (stream) this.#note(stream, this.#streams.get(stream)?.version ?? 0, true);
    this.#runtime.onError(failure, `${consumer}: ${eventId} is parked`);
  }

  #note(stream: string, version: number, isParked: boolean): void {
    this.#streams.set(stream, { version, isParked });
    this.#touchedStreams.add(stream);
  }
}
