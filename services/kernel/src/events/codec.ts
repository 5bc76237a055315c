import {
  protectedFieldsOf,
  type EventDefinition,
  type EventOf,
} from '@lectern/schemas/events/event.ts';
import { upcast } from '@lectern/schemas/events/upcast.ts';
import { DomainError, NewerRelease } from '../errors.ts';
import type { Keys } from '../keys/port.ts';
import type { LogEntry } from '../log/port.ts';
import { tracedMeta } from '../observability/tracing.ts';
import type { Commit, StoredEvent } from '../store/commits-port.ts';
import { eventCatalogue, type CataloguedEvent } from '@lectern/schemas/events/catalogue.ts';
import {
  envelope,
  metaIn,
  parseEnvelope,
  schemaName,
  schemaVersionOf,
  type CloudEvent,
} from './cloud-event.ts';
import type { DomainEvent, EventMeta, RecordedEvent } from './recorded-event.ts';
import { plainFacts, type PlainFacts } from './plain-facts.ts';
import { PersonMissing, personOf, personsIn, withoutSecrets } from './protection.ts';
import { open, seal } from './seal.ts';

const MAX_EVENT_BYTES = 512 * 1024;

/** A reported fact on its way to the log. */
export interface Fact<Definition extends EventDefinition = EventDefinition> {
  event: EventOf<Definition>;
  /** Distinguishes it from every other report: repeating it repeats the id. */
  id: string;
  /** Facts of one key keep their order. */
  key: string;
  subject: string;
  teamId: string;
  time: string;
}

/**
 * The one place where events change form: sealed before they reach store or log, opened and upcast on read.
 * Old versions are never rewritten.
 */
export class EventCodec {
  readonly #keys: Keys;
  readonly #events: ReadonlyMap<string, CataloguedEvent>;

  constructor(keys: Keys, events = eventCatalogue) {
    this.#keys = keys;
    this.#events = events;
  }

  /** @throws DomainError TOO_LARGE over 512 KB: larger bodies are blobs named by digest. */
  async store(event: DomainEvent): Promise<StoredEvent> {
    const { definition } = this.#known(event.type);
    const data = await this.#sealed(definition, event.data);
    if (Buffer.byteLength(JSON.stringify(data)) > MAX_EVENT_BYTES) {
      throw new DomainError('TOO_LARGE', 'This is more than one change can hold.');
    }
    return { type: event.type, schemaVersion: definition.version, data };
  }

  /** Opens the events of a commit for the fold of their own stream, secrets included; of these types alone, where some are named. */
  async openCommit(commit: Commit, types?: ReadonlySet<string>): Promise<RecordedEvent[]> {
    const events = commit.events.map(async (stored, index) =>
      types !== undefined && !types.has(stored.type)
        ? null
        : {
            type: stored.type,
            data: await this.#opened(
              this.#known(stored.type),
              stored.schemaVersion,
              stored.data,
              true,
            ),
            meta: metaOf(commit, commit.firstVersion + index),
          },
    );
    return (await Promise.all(events)).filter((event) => event !== null);
  }

  /** The persons whose protected fields the events of a commit carry, or whom they name (`persons`), once each. */
  personsOf({ events }: Pick<Commit, 'events'>): string[] {
    const persons = events.flatMap(({ type, schemaVersion, data }) => {
      const { definition } = this.#known(type);
      return (
        definition.persons?.(upcast(definition, schemaVersion, data)) ??
        personsIn(definition, schemaVersion, data, true) ??
        []
      );
    });
    return [...new Set(persons)];
  }

  /** The log entries of a stored commit; protected fields stay sealed. */
  envelopes(commit: Commit): LogEntry[] {
    return commit.events.map((stored, index) => {
      const { topic } = this.#known(stored.type);
      const meta = metaOf(commit, commit.firstVersion + index);
      return {
        topic,
        key: commit.stream,
        eventId: meta.id,
        teamId: meta.teamId,
        body: envelope(stored, topic, commit.stream, meta),
      };
    });
  }

  /** @throws DomainError TOO_LARGE over 512 KB. */
  async fact(fact: Fact): Promise<LogEntry> {
    const { definition, topic } = this.#known(fact.event.type);
    const stored = await this.store(fact.event as DomainEvent);
    const meta = {
      ...factMeta,
      id: fact.id,
      time: fact.time,
      teamId: fact.teamId,
      correlationId: fact.id,
      ...tracedMeta(),
    };
    const persons = personsIn(definition, definition.version, stored.data, false);
    const event: RecordedEvent = {
      type: stored.type,
      data: withoutSecrets(definition, fact.event.data),
      meta,
      ...(persons && { persons }),
    };
    return {
      topic,
      key: fact.key,
      eventId: fact.id,
      teamId: fact.teamId,
      body: envelope(stored, topic, fact.subject, meta),
      event,
    };
  }

  /** Synchronous, for facts without protected fields. @throws DomainError likewise, Error for protected fields */
  plainFact({ event, id, key, subject, teamId, time }: Fact): LogEntry {
    const { definition, topic } = this.#known(event.type);
    if (definition.protectedFields.length > 0)
      throw new Error(`${event.type} has protected fields`);
    const meta = { ...factMeta, id, time, teamId, correlationId: id, ...tracedMeta() };
    const { type, data } = event as DomainEvent;
    const body = envelope({ type, schemaVersion: definition.version, data }, topic, subject, meta);
    if (Buffer.byteLength(body) > MAX_EVENT_BYTES)
      throw new DomainError('TOO_LARGE', 'This is more than one change can hold.');
    return { topic, key, eventId: id, teamId, body, event: { type, data, meta } };
  }

  /**
   * `plainFact` for many facts that differ only in id, time and some fields: serializes the common part once.
   * @param fact any of them @param varying the fields of its data that differ
   */
  plainFacts(
    { event, key, subject, teamId }: Omit<Fact, 'id' | 'time'>,
    varying: readonly string[],
  ): PlainFacts {
    const { definition, topic } = this.#known(event.type);
    if (definition.protectedFields.length > 0)
      throw new Error(`${event.type} has protected fields`);
    const { type, data: sample } = event as DomainEvent;
    return plainFacts({
      topic,
      key,
      teamId,
      meta: factMeta,
      type,
      sample,
      varying,
      write: (data, meta) =>
        envelope({ type, schemaVersion: definition.version, data }, topic, subject, meta),
    });
  }

  /** Reads an entry of the log; secrets stay null. @throws Error for what cannot be read: it is parked. */
  async read(body: string): Promise<RecordedEvent> {
    const parsed = parseEnvelope(body);
    const catalogued = this.#known(parsed.type);
    const version = schemaVersionOf(parsed.dataschema);
    const persons = personsIn(catalogued.definition, version, parsed.data, false);
    return {
      type: parsed.type,
      data: await this.#opened(catalogued, version, parsed.data, false),
      meta: metaIn(parsed),
      ...(persons && { persons }),
    };
  }

  /** Synchronous, for an event that needs no opening and no upcast; null for any other. @throws likewise */
  readPlain(body: string): RecordedEvent | null {
    const parsed = parseEnvelope(body);
    const { definition } = this.#known(parsed.type);
    const version = schemaVersionOf(parsed.dataschema);
    if (version !== definition.version || definition.protectedFields.length > 0) return null;
    return { type: parsed.type, data: parsed.data, meta: metaIn(parsed) };
  }

  /** The entry as analysts get it: a CloudEvent with personal fields opened and secrets null. */
  async readForFeed(body: string): Promise<CloudEvent> {
    const parsed = parseEnvelope(body);
    const catalogued = this.#known(parsed.type);
    const data = await this.#opened(
      catalogued,
      schemaVersionOf(parsed.dataschema),
      parsed.data,
      false,
    );
    return {
      ...parsed,
      dataschema: schemaName(catalogued.definition.type, catalogued.definition.version),
      data,
    };
  }

  async #sealed(
    definition: EventDefinition,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    if (definition.protectedFields.length === 0) return data;
    const result = { ...data };
    const keys = new Map<string, Buffer>();
    for (const { name, personField } of definition.protectedFields) {
      if (data[name] === null || data[name] === undefined) continue;
      const personId = personOf(definition, data, personField);
      const key = keys.get(personId) ?? (await this.#askKeys(() => this.#keys.keyFor(personId)));
      keys.set(personId, key);
      result[name] = seal(key, JSON.stringify(data[name]), `${definition.type}.${name}`);
    }
    return result;
  }

  async #opened(
    { definition }: CataloguedEvent,
    schemaVersion: number,
    sealed: Record<string, unknown>,
    withSecrets: boolean,
  ): Promise<Record<string, unknown>> {
    const protectedFields = protectedFieldsOf(definition, schemaVersion);
    const data = protectedFields.length === 0 ? sealed : { ...sealed };
    const keys = new Map<string, Buffer | null>();
    for (const { name, personField, protection } of protectedFields) {
      const value = data[name];
      if (typeof value !== 'string') continue;
      const key =
        protection === 'personal' || withSecrets
          ? await this.#keyToOpen(personOf(definition, data, personField), keys)
          : null;
      data[name] = key ? JSON.parse(open(key, value, `${definition.type}.${name}`)) : null;
    }
    if (schemaVersion > definition.version)
      throw new NewerRelease(`${definition.type} ${schemaVersion}`);
    return upcast(definition, schemaVersion, data);
  }

  /** One look-up for all fields of an event. */
  async #keyToOpen(personId: string, known: Map<string, Buffer | null>): Promise<Buffer | null> {
    let key = known.get(personId);
    if (key === undefined)
      known.set(personId, (key = await this.#askKeys(() => this.#keys.open(personId))));
    return key;
  }

  #known(type: string): CataloguedEvent {
    const catalogued = this.#events.get(type);
    if (!catalogued) throw new Error(`There is no event ${type}`);
    return catalogued;
  }

  /** Unreachable keys are not the event's fault: it is read again later. */
  async #askKeys<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (cause) {
      if (cause instanceof DomainError || cause instanceof PersonMissing) throw cause;
      throw Object.assign(
        new DomainError('UNAVAILABLE', 'The keys are unavailable. Please try again.', undefined, 1),
        { cause },
      );
    }
  }
}

const factMeta = {
  stream: null,
  version: null,
  actorId: null,
  onBehalfOfId: null,
  causationId: null,
};

function metaOf(commit: Commit, version: number): EventMeta {
  return { id: `${commit.stream}/${version}`, stream: commit.stream, version, ...commit.meta };
}
