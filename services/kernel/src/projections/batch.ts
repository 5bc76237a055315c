import { isFact } from '../events/catalogue.ts';
import { reasonOf } from '../errors.ts';
import type { LogRecord } from '../log/port.ts';
import type { Announcement } from '../realtime/port.ts';
import { indexValues, type IndexValues } from '../store/list-query.ts';
import type { JournalBatch, ParkedEvent } from '../store/journals-port.ts';
import type { ViewDeclaration, ViewRow } from '../store/views-port.ts';
import type { Projection } from './projection.ts';
import { fed, RecordReader, type AnyFed, type Reading } from './reading.ts';
import type { RowCache } from './row-cache.ts';
import type { ProjectionRuntime } from './runtime.ts';

interface Place {
  teamId: string | null;
  id: string;
  /** As it is stored; undefined where there is none. */
  stored: unknown;
  doc: unknown;
  /** Of the document, once it was changed. */
  index: IndexValues | null;
  isChanged: boolean;
  /** The document as JSON, once it was needed. */
  text: string | null;
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
  readonly #reader: RecordReader;
  /** By team and id: what is in the store, then what it becomes. */
  readonly #places = new Map<string | null, Map<string, Place>>();
  readonly #streams = new Map<string, { version: number; isParked: boolean } | null>();
  #rows = 0;
  readonly #touchedStreams = new Set<string>();
  readonly #persons: NonNullable<JournalBatch['persons']>[number][] = [];

  constructor(runtime: ProjectionRuntime, generation: Generation) {
    this.#runtime = runtime;
    this.#generation = generation;
    this.#reader = new RecordReader(runtime, generation.projection, generation.types);
  }

  /**
   * Applies what can be applied and parks the rest; what comes later goes on from there.
   * @throws what passes by itself: the batch is read again
   */
  async prepare(records: readonly LogRecord[]): Promise<void> {
    const events = await this.#reader.read(records);
    await this.#knowStreams(events);
    const loading = this.#load(events);
    if (loading) await loading;
    for (const { record, event, failure, ids } of events) {
      if (failure !== undefined) await this.#park(record, isFact(record.topic) ? null : record.key, failure);
      else if (event) {
        const parking = this.#apply(event, record, ids);
        if (parking) await parking;
      }
    }
  }

  /** @throws what keeps the parked event from being applied */
  async prepareReplay(parked: ParkedEvent): Promise<void> {
    const event = await this.#runtime.codec.read(parked.body);
    const { stream, version } = event.meta;
    await this.#ask(stream ? [stream] : []);
    const seen = stream ? this.#streams.get(stream) : undefined;
    const isNews = !stream || !seen || version! > seen.version;
    if (isNews && this.#generation.types.has(event.type)) {
      const replayed = fed(event, parked.partition);
      const ids = this.#generation.projection.touches(replayed);
      await this.#load([{ event: replayed, ids }]);
      this.#change(replayed, ids);
    }
    if (stream) this.#note(stream, Math.max(version!, seen?.version ?? 0), true);
  }

  /** As if the parked event had changed nothing. */
  async prepareDiscard(stream: string, version: number): Promise<void> {
    await this.#ask([stream]);
    this.#note(stream, Math.max(version, this.#streams.get(stream)?.version ?? 0), true);
  }

  /** Parks a record whose rows nothing could hold. */
  async refuse(record: LogRecord, failure: Error): Promise<void> {
    const stream = isFact(record.topic) ? null : record.key;
    await this.#ask(stream === null ? [] : [stream]);
    await this.#park(record, stream, failure);
  }

  /** How many rows it knows. */
  get size(): number {
    return this.#rows;
  }

  /** About as many characters as its rows have, and as its longest row has. */
  get lengths(): { all: number; longest: number } {
    let [all, longest] = [0, 0];
    for (const place of this.#changed()) {
      const { length } = textOf(place);
      all += length;
      if (length > longest) longest = length;
    }
    return { all, longest };
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
      values: index!,
      row: { teamId, id, version: 0, shape: projection.version, doc: doc ?? null, index: index! },
      isIndexKept: stored !== undefined && isSame(projection.index(stored, id), index!),
    }));
    const streams = [...this.#touchedStreams].map((stream) => {
      const { version, isParked } = this.#streams.get(stream)!;
      return { stream, version, isParked: isParked && !isRelease };
    });
    return { rows, streams, ...(this.#persons.length > 0 && { persons: this.#persons }) };
  }

  /** After it was written. */
  remember(): void {
    const { rows, projection } = this.#generation;
    for (const [teamId, places] of this.#places) {
      let greatest = '';
      for (const { id, doc } of places.values()) {
        const key = placeKey(teamId, id);
        rows.noteWritten(key);
        if (!projection.idsGrow) rows.set(key, doc ?? null);
        else if (id > greatest) greatest = id;
      }
      if (projection.idsGrow) rows.grow(teamId, greatest);
    }
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
    const changed: Place[] = [];
    for (const places of this.#places.values()) for (const place of places.values()) if (place.isChanged) changed.push(place);
    return changed;
  }

  async #knowStreams(events: readonly Reading[]): Promise<void> {
    const unknown: string[] = [];
    for (const { event, failure, record } of events) {
      const stream = event ? event.meta.stream : failure === undefined || isFact(record.topic) ? null : record.key;
      if (stream !== null && !this.#streams.has(stream)) unknown.push(stream);
    }
    await this.#ask(unknown);
  }

  async #ask(streams: readonly string[]): Promise<void> {
    if (streams.length === 0) return;
    const known = await this.#runtime.store.journals.streams(this.#generation.consumer, [...new Set(streams)]);
    for (const stream of streams) this.#streams.set(stream, known.get(stream) ?? null);
  }

  /** @returns what is still to be waited for */
  #load(events: readonly Pick<Reading, 'event' | 'ids'>[]): Promise<void> | null {
    const { rows, projection } = this.#generation;
    const wanted = new Map<string | null, Set<string>>();
    for (const { event, ids } of events) {
      if (!event) continue;
      const { teamId } = event.meta;
      const places = this.#placesOf(teamId);
      const greatest = projection.idsGrow ? rows.greatest(teamId) : undefined;
      for (const id of ids) {
        if (places.has(id)) continue;
        const key = placeKey(teamId, id);
        const isNew = (greatest !== undefined && id > greatest) || rows.isNew(key);
        const doc = isNew ? null : projection.idsGrow ? undefined : rows.get(key);
        if (doc !== undefined) this.#place(teamId, id, doc);
        else wanted.set(teamId, (wanted.get(teamId) ?? new Set()).add(id));
      }
    }
    return wanted.size === 0 ? null : this.#loadRows(wanted);
  }

  async #loadRows(wanted: ReadonlyMap<string | null, ReadonlySet<string>>): Promise<void> {
    const { declaration, projection, rows: cache } = this.#generation;
    const { views } = this.#runtime.store;
    for (const [teamId, ids] of wanted) {
      if (projection.idsGrow && cache.greatest(teamId) === undefined) await cache.learn(teamId, () => views.greatestId(declaration, teamId));
      const rows = await views.getMany(declaration, teamId, [...ids]);
      const docs = new Map(rows.map(({ id, doc }) => [id, doc]));
      for (const id of ids) this.#place(teamId, id, docs.get(id) ?? null);
    }
  }

  /** @param doc null where there is no row */
  #place(teamId: string | null, id: string, doc: unknown): void {
    this.#placesOf(teamId).set(id, { teamId, id, stored: doc ?? undefined, doc: doc ?? undefined, index: null, isChanged: false, text: null });
    this.#rows++;
  }

  #placesOf(teamId: string | null): Map<string, Place> {
    let places = this.#places.get(teamId);
    if (!places) this.#places.set(teamId, (places = new Map()));
    return places;
  }

  /** @returns what is still to be waited for */
  #apply(event: AnyFed, record: LogRecord, ids: readonly string[]): Promise<void> | null {
    const { stream, version } = event.meta;
    const seen = stream ? this.#streams.get(stream) : undefined;
    if (stream && seen && version! <= seen.version) return null;
    if (stream && seen?.isParked) return this.#park(record, stream, new Error('An earlier event of this stream is parked.'));
    try {
      this.#change(event, ids);
      if (stream) this.#note(stream, version!, false);
      return null;
    } catch (failure) {
      return this.#park(record, stream, failure);
    }
  }

  /** All rows of the event, or none. */
  #change(event: AnyFed, ids: readonly string[]): void {
    const { projection, declaration } = this.#generation;
    const { teamId } = event.meta;
    const places = this.#placesOf(teamId);
    const changed: Pick<Place, 'doc' | 'index'>[] = [];
    for (const id of ids) {
      const place = places.get(id)!;
      const doc = projection.apply(place.doc, event, id);
      let { index } = place;
      if (doc !== place.doc) {
        const next = doc === undefined ? {} : projection.index(doc, id);
        // A row that the store would refuse is the event's fault, not that of the batch.
        if (!index || !isSame(index, next)) index = indexValues(declaration, { teamId, id, version: 0, shape: 0, doc, index: next });
      }
      changed.push({ doc, index });
    }
    for (const [n, { doc, index }] of changed.entries()) {
      const place = places.get(ids[n]!)!;
      if (doc === place.doc) continue;
      place.doc = doc;
      place.index = index;
      place.isChanged = true;
      place.text = null;
    }
    // Also of rows that it did not change: without what is protected in it, it might.
    if (event.persons) for (const personId of event.persons) for (const id of ids) this.#persons.push({ personId, teamId, id });
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
