import type { Announcement } from '../realtime/port.ts';
import type { JournalBatch } from '../store/journals-port.ts';
import { indexValues, type IndexValues } from '../store/list-query.ts';
import type { ViewRow } from '../store/views-port.ts';
import type { Generation } from './generation.ts';
import { teamOfRows } from './projection.ts';
import type { FedEvent, DecodedRecord } from './decoded-record.ts';
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

/** The rows that a batch's events touch, as stored and as changed. */
export class BatchRows {
  readonly #runtime: ProjectionRuntime;
  readonly #generation: Generation;
  /** By team and id. */
  readonly #places = new Map<string | null, Map<string, Place>>();
  #size = 0;

  constructor(runtime: ProjectionRuntime, generation: Generation) {
    this.#runtime = runtime;
    this.#generation = generation;
  }

  /** How many rows it knows. */
  get size(): number {
    return this.#size;
  }

  get isUnchanged(): boolean {
    return this.#changed().length === 0;
  }

  /** About the characters of its changed rows, and of the longest of them. */
  get lengths(): { all: number; longest: number } {
    let [all, longest] = [0, 0];
    for (const place of this.#changed()) {
      const { length } = textOf(place);
      all += length;
      if (length > longest) longest = length;
    }
    return { all, longest };
  }

  /** Bytes that its changed rows take in a journal that keeps each document as a text within a text. */
  get bytes(): number {
    return Buffer.byteLength(
      JSON.stringify(this.#changed().map(({ doc, index }) => [JSON.stringify(doc), index])),
    );
  }

  /** @returns null where there is nothing to wait for */
  load(events: readonly Pick<DecodedRecord, 'event' | 'ids'>[]): Promise<void> | null {
    const { rows, projection } = this.#generation;
    const wanted = new Map<string | null, Set<string>>();
    for (const { event, ids } of events) {
      if (!event) continue;
      const teamId = teamOfRows(projection, event.meta);
      const places = this.#placesOf(teamId);
      const greatest = projection.hasMonotonicIds ? rows.greatest(teamId) : undefined;
      for (const id of ids) {
        if (places.has(id)) continue;
        const isNew = (greatest !== undefined && id > greatest) || rows.isNew(id);
        const doc = isNew
          ? null
          : projection.hasMonotonicIds
            ? undefined
            : rows.get(placeKey(teamId, id));
        if (doc !== undefined) this.#place(teamId, id, doc);
        else wanted.set(teamId, (wanted.get(teamId) ?? new Set()).add(id));
      }
    }
    return wanted.size === 0 ? null : this.#loadStored(wanted);
  }

  /** Changes all rows of the event, which are loaded, or none. @throws the error of an event that cannot be applied */
  change(event: FedEvent, ids: readonly string[]): void {
    const { projection, declaration } = this.#generation;
    const teamId = teamOfRows(projection, event.meta);
    const places = this.#placesOf(teamId);
    const changed: (Pick<Place, 'doc' | 'index'> & { place: Place })[] = [];
    for (const id of ids) {
      const place = places.get(id);
      if (!place) throw new Error(`The row ${id} was not loaded`);
      const doc = projection.apply(place.doc, event, id);
      let { index } = place;
      if (doc !== place.doc) {
        const next = doc === undefined ? {} : projection.index(doc, id);
        // A row that the store would refuse is the fault of its event, not of the batch.
        if (!index || !isSame(index, next))
          index = indexValues(declaration, { teamId, id, version: 0, shape: 0, doc, index: next });
      }
      changed.push({ place, doc, index });
    }
    for (const { place, doc, index } of changed) {
      if (doc === place.doc) continue;
      place.doc = doc;
      place.index = index;
      place.isChanged = true;
      place.text = null;
    }
  }

  /** As they are to be written. */
  forJournal(): JournalBatch['rows'] {
    const { declaration, projection } = this.#generation;
    return this.#changed().map(({ teamId, id, stored, doc, index, text }) => {
      const values = index ?? {};
      return {
        declaration,
        ...(text && { text }),
        values,
        row: { teamId, id, version: 0, shape: projection.version, doc: doc ?? null, index: values },
        isIndexKept: stored !== undefined && isSame(projection.index(stored, id), values),
      };
    });
  }

  /** After it was written. */
  remember(): void {
    const { rows, projection } = this.#generation;
    for (const [teamId, places] of this.#places) {
      let greatest = '';
      for (const { id, doc, isChanged } of places.values()) {
        if (!isChanged && doc === undefined && rows.isNew(id)) continue; // The filter knows that it does not exist.
        rows.noteWritten(id);
        if (!projection.hasMonotonicIds) rows.set(placeKey(teamId, id), doc ?? null);
        else if (id > greatest) greatest = id;
      }
      if (projection.hasMonotonicIds) rows.grow(teamId, greatest);
    }
  }

  /** One announcement for each changed entity. */
  announce(): void {
    const { projection } = this.#generation;
    if (!projection.announces) return;
    const announcements = new Map<string, Announcement>();
    for (const { teamId, id, doc } of this.#changed()) {
      if (doc === undefined || !teamId) continue;
      const one = projection.announces(doc, id);
      if (one)
        announcements.set(`${teamId}/${one.kind}/${one.type}/${one.id}`, {
          ...one,
          teamId,
          version: 0,
        });
    }
    for (const announcement of announcements.values()) this.#runtime.announce(announcement);
  }

  #changed(): Place[] {
    const changed: Place[] = [];
    for (const places of this.#places.values())
      for (const place of places.values()) if (place.isChanged) changed.push(place);
    return changed;
  }

  async #loadStored(wanted: ReadonlyMap<string | null, ReadonlySet<string>>): Promise<void> {
    const { declaration, projection, rows: cache } = this.#generation;
    const { views } = this.#runtime.store;
    for (const [teamId, ids] of wanted) {
      if (projection.hasMonotonicIds && cache.greatest(teamId) === undefined)
        await cache.learn(teamId, () => views.greatestId(declaration, teamId));
      const rows = await views.getMany(declaration, teamId, [...ids]);
      const docs = new Map(rows.map(({ id, doc }) => [id, doc]));
      for (const id of ids) this.#place(teamId, id, docs.get(id) ?? null);
    }
  }

  /** @param doc null where there is no row */
  #place(teamId: string | null, id: string, doc: unknown): void {
    this.#placesOf(teamId).set(id, {
      teamId,
      id,
      stored: doc ?? undefined,
      doc: doc ?? undefined,
      index: null,
      isChanged: false,
      text: null,
    });
    this.#size++;
  }

  #placesOf(teamId: string | null): Map<string, Place> {
    let places = this.#places.get(teamId);
    if (!places) this.#places.set(teamId, (places = new Map()));
    return places;
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
