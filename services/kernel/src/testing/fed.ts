import { isDeepStrictEqual } from 'node:util';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import type { DomainEvent, EventMeta } from '../events/recorded-event.ts';
import { partitionOf } from '../log/partition.ts';
import type { ProjectedEvent, Projection } from '../projections/projection.ts';

const time = '2026-11-20T12:00:00.000Z';
const system = { actorId: null, onBehalfOfId: null, correlationId: 'spec', causationId: null };

/** A record of the log as specs make it. */
export type LogEvent = DomainEvent & { meta: EventMeta; partition: number };

/** The nth event of a stream, as projections are fed it. */
export function appended(
  stream: string,
  version: number,
  event: DomainEvent,
  meta: Partial<EventMeta> = {},
): LogEvent {
  const teamId = stream.split('/').length === 3 ? stream.split('/')[1]! : null;
  return {
    ...event,
    meta: { id: `${stream}/${version}`, stream, version, time, teamId, ...system, ...meta },
    partition: partitionOf(stream),
  };
}

/** A reported fact, as projections are fed it. */
export function reported(key: string, event: DomainEvent, meta: Partial<EventMeta> = {}): LogEvent {
  const id = `${key}/${JSON.stringify(event)}`;
  return {
    ...event,
    meta: { id, stream: null, version: null, time, teamId: null, ...system, ...meta },
    partition: partitionOf(key),
  };
}

/**
 * A projection fed in memory, for unit specs: events of other types pass by, and of a stream no version is applied twice.
 * It takes up where `rows` and `seen` stand, as a next batch does.
 * @throws Error where a row is changed from two partitions, whose readers would undo each other's work, where what it takes
 * of an event depends on other rows and the projection is not declared to cascade, or where a document is changed in
 * place
 */
export class FedProjection<Doc, Definitions extends EventDefinition> {
  readonly rows = new Map<string, Doc>();
  readonly seen = new Map<string, number>();
  readonly #projection: Projection<Doc, Definitions>;
  readonly #places = new Map<string, string>();

  constructor(projection: Projection<Doc, Definitions>) {
    this.#projection = projection;
  }

  feed(...records: readonly LogEvent[]): this {
    for (const record of records) this.#apply(record);
    return this;
  }

  /** In the order of the ids, with what is indexed of each. */
  table(): { id: string; doc: Doc; index: unknown }[] {
    const ids = [...this.rows.keys()].toSorted();
    return ids.map((id) => ({
      id,
      doc: this.rows.get(id)!,
      index: this.#projection.index(this.rows.get(id)!, id),
    }));
  }

  #apply(record: LogEvent): void {
    if (!this.#projection.on.some(({ type }) => type === record.type)) return;
    const { stream, version } = record.meta;
    if (stream && version! <= (this.seen.get(stream) ?? 0)) return;
    const event = record as unknown as ProjectedEvent<Definitions>;
    const ids = this.#projection.rowIds(event);
    const changed = ids.map((id) => {
      this.#claim(id, record);
      return [id, frozen(this.#projection.apply(this.rows.get(id), event, id))] as const;
    });
    if (ids.length > 1 && !this.#projection.cascades) this.#foldAlone(event, changed);
    for (const [id, doc] of changed) {
      if (doc === undefined) this.rows.delete(id);
      else this.rows.set(id, doc);
    }
    if (stream) this.seen.set(stream, version!);
  }

  /** As where a person is erased: each row by itself. */
  #foldAlone(
    event: ProjectedEvent<Definitions>,
    changed: readonly (readonly [string, Doc | undefined])[],
  ): void {
    for (const [id, doc] of changed) {
      const alone = this.#projection.apply(this.rows.get(id), structuredClone(event), id);
      if (!isDeepStrictEqual(alone, doc))
        throw new Error(
          `What the row ${id} of ${this.#projection.name} takes of ${event.meta.id} depends on other rows`,
        );
    }
  }

  #claim(id: string, { type, partition }: LogEvent): void {
    const place = `${eventCatalogue.get(type)?.topic ?? ''}/${partition}`;
    const owner = this.#places.get(id) ?? place;
    if (owner !== place)
      throw new Error(
        `The row ${id} of ${this.#projection.name} is changed from ${owner} and ${place}`,
      );
    this.#places.set(id, owner);
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
