import { isFact } from '../events/catalogue.ts';
import { isTransient, reasonOf } from '../errors.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import type { LogRecord } from '../log/port.ts';
import type { Announcement } from '../realtime/port.ts';
import { indexValues } from '../store/list-query.ts';
import type { JournalBatch, ParkedEvent, ViewDeclaration, ViewRow } from '../store/port.ts';
import type { Fed, Projection } from './projection.ts';
import type { RowCache } from './row-cache.ts';
import type { ProjectionRuntime } from './runtime.ts';

type AnyFed = Fed<Projection['on'][number]>;

interface Place {
  teamId: string | null;
  id: string;
  /** As it is stored; undefined where there is none. */
  stored: unknown;
  doc: unknown;
  index: ViewRow['index'];
  isChanged: boolean;
  /** The document as JSON, once it was needed. */
  text: string | null;
}

/** A record as it could be read. */
interface Reading {
  record: LogRecord;
  event: AnyFed | null;
  failure: unknown;
}

/** What a batch needs to know of the generation that it is for. */
export interface Generation {
  projection: Projection;
  declaration: ViewDeclaration;
  consumer: string;
  /** Types of the events that the projection is fed. */
  types: ReadonlySet<string>;
  rows: RowCache;
}

/** The rows that some records of one partition lead to. */
export class Batch {
  readonly #runtime: ProjectionRuntime;
  readonly #generation: Generation;
  /** By team and id: what is in the store, then what it becomes. */
  readonly #places = new Map<string, Place>();
  #streams = new Map<string, { version: number; isParked: boolean }>();
  readonly #touchedStreams = new Set<string>();
  readonly #persons: NonNullable<JournalBatch['persons']>[number][] = [];

  constructor(runtime: ProjectionRuntime, generation: Generation) {
    this.#runtime = runtime;
    this.#generation = generation;
  }

  /** Applies what can be applied and parks the rest. @throws what passes by itself: the batch is read again */
  async prepare(records: readonly LogRecord[]): Promise<void> {
    const readings = records.map((record) => this.#read(record));
    const events = readings.every((reading): reading is Reading => !(reading instanceof Promise)) ? readings : await Promise.all(readings.map((reading) => Promise.resolve(reading)));
    await this.#knowStreams(events.flatMap(({ event, record }) => (event ? (event.meta.stream ?? []) : record.key)));
    await this.#load(events.flatMap(({ event }) => event ?? []));
    for (const { record, event, failure } of events) {
      if (failure !== undefined) await this.#park(record, isFact(record.topic) ? null : record.key, failure);
      else if (event) {
        const parking = this.#apply(event, record);
        if (parking) await parking;
      }
    }
  }

  /** @throws what keeps the parked event from being applied */
  async prepareReplay(parked: ParkedEvent): Promise<void> {
    const event = await this.#runtime.codec.read(parked.body);
    const { stream, version } = event.meta;
    await this.#knowStreams(stream ? [stream] : []);
    const seen = stream ? this.#streams.get(stream) : undefined;
    const isNews = !stream || !seen || version! > seen.version;
    if (isNews && this.#generation.types.has(event.type)) {
      await this.#load([fed(event, parked.partition)]);
      this.#change(fed(event, parked.partition));
    }
    if (stream) this.#note(stream, Math.max(version!, seen?.version ?? 0), true);
  }

  /** Parks a record whose rows nothing could hold. */
  async refuse(record: LogRecord, failure: Error): Promise<void> {
    const stream = isFact(record.topic) ? null : record.key;
    await this.#knowStreams(stream === null ? [] : [stream]);
    await this.#park(record, stream, failure);
  }

  /** About as many characters as its rows have. */
  get length(): number {
    return this.#changed().reduce((sum, place) => sum + textOf(place).length, 0);
  }

  /** Bytes that its rows take in a journal that keeps each document as a text within a text. */
  get bytes(): number {
    return Buffer.byteLength(JSON.stringify(this.#changed().map(({ doc, index }) => [JSON.stringify(doc), index])));
  }

  /** @param isRelease whether the streams flow again */
  result(isRelease = false): Omit<JournalBatch, 'nextOffset'> {
    const { declaration, projection } = this.#generation;
    const rows = this.#changed().map(({ teamId, id, stored, doc, index, text }) => ({
      declaration,
      ...(text && { text }),
      row: { teamId, id, version: 0, shape: projection.version, doc: doc ?? null, index },
      isIndexKept: stored !== undefined && isSame(projection.index(stored, id), index),
    }));
    const streams = [...this.#touchedStreams].map((stream) => {
      const { version, isParked } = this.#streams.get(stream)!;
      return { stream, version, isParked: isParked && !isRelease };
    });
    return { rows, streams, ...(this.#persons.length > 0 && { persons: this.#persons }) };
  }

  /** After it was written. */
  remember(): void {
    for (const { teamId, id, doc } of this.#places.values()) this.#generation.rows.set(placeKey(teamId, id), doc ?? null);
  }

  /** Each thing once, however many of its rows changed. */
  announce(): void {
    const { projection } = this.#generation;
    if (!projection.announces) return;
    const announcements = new Map<string, Announcement>();
    for (const { teamId, id, doc } of this.#changed()) {
      if (doc === undefined || !teamId) continue;
      const told = projection.announces(doc, id);
      if (told) announcements.set(`${teamId}/${told.kind}/${told.type}/${told.id}`, { ...told, teamId, version: 0 });
    }
    for (const announcement of announcements.values()) this.#runtime.announce(announcement);
  }

  #changed(): Place[] {
    return [...this.#places.values()].filter(({ isChanged }) => isChanged);
  }

  /** At once where it can be: most of a topic is of no concern here, or has nothing to open. */
  #read(record: LogRecord): Reading | Promise<Reading> {
    const { types } = this.#generation;
    if (record.event) return { record, event: types.has(record.event.type) ? fed(record.event, record.partition) : null, failure: undefined };
    const type = /"type":"([^"]+)"/.exec(record.body)?.[1];
    if (type !== undefined && !types.has(type)) return { record, event: null, failure: undefined };
    try {
      const event = this.#runtime.codec.readPlain(record.body);
      return event ? { record, event: types.has(event.type) ? fed(event, record.partition) : null, failure: undefined } : this.#open(record);
    } catch (failure) {
      return { record, event: null, failure: failure ?? new Error('unreadable') };
    }
  }

  async #open(record: LogRecord): Promise<Reading> {
    const { types } = this.#generation;
    try {
      const event = await this.#runtime.codec.read(record.body);
      return { record, event: types.has(event.type) ? fed(event, record.partition) : null, failure: undefined };
    } catch (failure) {
      if (isTransient(failure)) throw failure; // No fault of the event: parking it would hold its stream back for nothing.
      return { record, event: null, failure: failure ?? new Error('unreadable') };
    }
  }

  async #knowStreams(streams: readonly string[]): Promise<void> {
    if (streams.length > 0) this.#streams = await this.#runtime.store.journals.streams(this.#generation.consumer, [...new Set(streams)]);
  }

  async #load(events: readonly AnyFed[]): Promise<void> {
    const wanted = new Map<string | null, Set<string>>();
    for (const event of events) {
      const { teamId } = event.meta;
      const ids = wanted.get(teamId) ?? new Set();
      for (const id of this.#touched(event)) ids.add(id);
      wanted.set(teamId, ids);
    }
    for (const [teamId, ids] of wanted) await this.#loadRows(teamId, ids);
  }

  async #loadRows(teamId: string | null, ids: ReadonlySet<string>): Promise<void> {
    const { rows: cache, declaration } = this.#generation;
    const known = new Map([...ids].map((id) => [id, cache.get(placeKey(teamId, id))]));
    const unknown = [...ids].filter((id) => known.get(id) === undefined);
    const rows = unknown.length > 0 ? await this.#runtime.store.views.getMany(declaration, teamId, unknown) : [];
    for (const { id, doc } of rows) known.set(id, doc);
    for (const [id, doc] of known) this.#places.set(placeKey(teamId, id), { teamId, id, stored: doc ?? undefined, doc: doc ?? undefined, index: {}, isChanged: false, text: null });
  }

  /** @returns what is still to be waited for */
  #apply(event: AnyFed, record: LogRecord): Promise<void> | null {
    const { stream, version } = event.meta;
    const seen = stream ? this.#streams.get(stream) : undefined;
    if (stream && seen && version! <= seen.version) return null;
    if (stream && seen?.isParked) return this.#park(record, stream, new Error('An earlier event of this stream is parked.'));
    try {
      this.#change(event);
      if (stream) this.#note(stream, version!, false);
      return null;
    } catch (failure) {
      return this.#park(record, stream, failure);
    }
  }

  #touched(event: AnyFed): readonly string[] {
    try {
      return this.#generation.projection.touches(event);
    } catch {
      return []; // Thrown again where it is applied, and parked there.
    }
  }

  /** All rows of the event, or none. */
  #change(event: AnyFed): void {
    const { projection, declaration } = this.#generation;
    const { teamId } = event.meta;
    const changed = projection.touches(event).flatMap((id) => {
      const place = this.#places.get(placeKey(teamId, id))!;
      const doc = projection.apply(place.doc, event, id);
      if (doc === place.doc) return [];
      const index = doc === undefined ? {} : projection.index(doc, id);
      // A row that the store would refuse is the event's fault, not that of the batch.
      indexValues(declaration, { teamId, id, version: 0, shape: 0, doc, index });
      return [{ place, doc, index }];
    });
    for (const { place, doc, index } of changed) Object.assign(place, { doc, index, isChanged: true, text: null });
    // Also of rows that it did not change: without what is protected in it, it might.
    for (const personId of event.persons ?? []) for (const id of projection.touches(event)) this.#persons.push({ personId, teamId, id });
  }

  async #park(record: LogRecord, stream: string | null, failure: unknown): Promise<void> {
    const { topic, partition, offset, eventId, body } = record;
    const { consumer } = this.#generation;
    await this.#runtime.store.parked.park({
      consumer, topic, partition, offset, eventId, stream, body, reason: reasonOf(failure), parkedAt: new Date().toISOString(),
    });
    if (stream) this.#note(stream, this.#streams.get(stream)?.version ?? 0, true);
    this.#runtime.onError(failure, `${consumer}: ${eventId} is parked`);
  }

  #note(stream: string, version: number, isParked: boolean): void {
    this.#streams.set(stream, { version, isParked });
    this.#touchedStreams.add(stream);
  }
}

function fed(event: RecordedEvent, partition: number): AnyFed {
  return { ...event, partition } as AnyFed;
}

function textOf(place: Place): string {
  return (place.text ??= place.doc === undefined ? '' : JSON.stringify(place.doc));
}

/** Lists of values count as another one. */
function isSame(one: ViewRow['index'], other: ViewRow['index']): boolean {
  return Object.keys(other).every((field) => one[field] === other[field]);
}

function placeKey(teamId: string | null, id: string): string {
  return `${teamId ?? ''}/${id}`;
}
