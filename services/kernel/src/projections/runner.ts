import { createHash } from 'node:crypto';
import { topicOf } from '../events/catalogue.ts';
import type { EventCodec } from '../events/codec.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import type { Log, LogRecord, RunningSubscription } from '../log/port.ts';
import type { Announcement } from '../realtime/port.ts';
import type { JournalHead, JournalKey, ParkedEvent, ServiceStore, ViewDeclaration, ViewRow } from '../store/port.ts';
import type { Fed, Projection } from './projection.ts';

/** Rows of one head document stay well under MongoDB's limits (4 MB a batch). */
const CHUNK = 256;
const MAX_BATCH_BYTES = 3_000_000;

interface Runtime {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
  announce(announcement: Announcement): void;
  onError(error: unknown, what: string): void;
}

/** One generation of a projection: its rows, its journal and, while it runs, its subscription. */
export class ProjectionRunner {
  readonly projection: Projection;
  readonly declaration: ViewDeclaration;
  /** `<version>-<hash of fields and lists>`, and a mark where it was rebuilt on demand. */
  readonly generation: string;
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly #runtime: Runtime;
  readonly #types: ReadonlySet<string>;
  readonly #heads = new Map<string, JournalHead>();
  readonly #waiting = new Set<() => void>();
  #subscription: RunningSubscription | null = null;

  constructor(runtime: Runtime, projection: Projection, mark = '') {
    this.#runtime = runtime;
    this.projection = projection;
    this.generation = generationOf(projection) + (mark ? `-${mark}` : '');
    this.consumer = `${projection.name}@${this.generation}`;
    const { fields, lists, lookups } = projection;
    this.declaration = { name: this.consumer, fields, lists, ...(lookups && { lookups }) };
    this.topics = [...new Set(projection.on.map(topicOf))];
    this.#types = new Set(projection.on.map(({ type }) => type));
  }

  /** Makes its table and starts to read. */
  async start(): Promise<void> {
    const isEmpty = await this.#runtime.store.views.declare(this.declaration);
    if (isEmpty) await this.#runtime.store.journals.forget(this.consumer);
    this.#subscription = await this.#runtime.log.subscribe({
      consumer: `${this.#runtime.store.service}.${this.consumer}`,
      topics: this.topics,
      start: async (topic, partition) => {
        const head = await this.#runtime.store.journals.takeOver(this.#key(topic, partition));
        this.#advance(topic, partition, head);
        return head.nextOffset;
      },
      onBatch: (topic, partition, records) => this.#onBatch(topic, partition, records),
      onError: (error) => this.#runtime.onError(error, this.consumer),
    });
  }

  async stop(): Promise<void> {
    await this.#subscription?.stop();
    this.#subscription = null;
  }

  /** Whether everything before the offset has reached the rows. */
  async hasReached(topic: string, partition: number, offset: number): Promise<boolean> {
    if (offset === 0) return true;
    const known = this.#heads.get(`${topic}/${partition}`);
    if (known && known.nextOffset >= offset) return true;
    return (await this.#runtime.store.journals.head(this.#key(topic, partition))).nextOffset >= offset;
  }

  /** Resolves once the rows contain everything before the offset; false when the signal comes first. */
  async waitFor(topic: string, partition: number, offset: number, signal: AbortSignal): Promise<boolean> {
    while (!(await this.hasReached(topic, partition, offset))) {
      if (signal.aborted) return false;
      await this.#moved(signal);
    }
    return true;
  }

  /** Applies parked events again, oldest first; those that fail once more stay. @returns how many were applied. */
  async replayParked(): Promise<number> {
    let replayed = 0;
    for (const parked of await this.#runtime.store.parked.list(this.consumer)) {
      try {
        await this.#replay(parked);
        replayed++;
      } catch (error) {
        this.#runtime.onError(error, `${this.consumer}: replay of ${parked.eventId}`);
      }
    }
    return replayed;
  }

  async #onBatch(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    for (let start = 0; start < records.length; start += CHUNK) await this.#applyChunk(topic, partition, records.slice(start, start + CHUNK));
  }

  async #applyChunk(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const key = this.#key(topic, partition);
    const head = this.#heads.get(`${topic}/${partition}`) ?? (await this.#runtime.store.journals.takeOver(key));
    const fresh = records.filter(({ offset }) => offset >= head.nextOffset);
    if (fresh.length === 0) return;
    const batch = new Batch(this.projection, this.declaration, this.#types, this.#runtime, this.consumer);
    await batch.prepare(fresh);
    if (batch.size() > MAX_BATCH_BYTES && fresh.length > 1) {
      const middle = fresh.length >> 1;
      await this.#applyChunk(topic, partition, fresh.slice(0, middle));
      return this.#applyChunk(topic, partition, fresh.slice(middle));
    }
    try {
      const next = await this.#runtime.store.journals.commit(key, head.sequence, { nextOffset: fresh.at(-1)!.offset + 1, ...batch.result() });
      this.#advance(topic, partition, next);
    } catch (error) {
      this.#heads.delete(`${topic}/${partition}`);
      throw error;
    }
    batch.announce();
  }

  async #replay(parked: ParkedEvent): Promise<void> {
    const key = this.#key(parked.topic, parked.partition);
    // Taking over makes the running reader lose its next batch and read on behind ours.
    const head = await this.#runtime.store.journals.takeOver(key);
    const batch = new Batch(this.projection, this.declaration, this.#types, this.#runtime, this.consumer);
    await batch.prepareReplay(parked);
    const isLast = (await this.#runtime.store.parked.list(this.consumer)).filter(({ stream }) => stream === parked.stream).length === 1;
    await this.#runtime.store.journals.commit(key, head.sequence, { nextOffset: head.nextOffset, ...batch.result(isLast) });
    await this.#runtime.store.parked.remove(this.consumer, parked.eventId);
    this.#heads.delete(`${parked.topic}/${parked.partition}`);
    batch.announce();
  }

  #key(topic: string, partition: number): JournalKey {
    return { consumer: this.consumer, topic, partition };
  }

  #advance(topic: string, partition: number, head: JournalHead): void {
    this.#heads.set(`${topic}/${partition}`, head);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** A step of ours, or a moment in which another process may have made one. */
  #moved(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, 25);
      signal.addEventListener('abort', done);
      this.#waiting.add(done);
    });
  }
}

/** The rows that one batch of records leads to. */
class Batch {
  readonly #projection: Projection;
  readonly #declaration: ViewDeclaration;
  readonly #types: ReadonlySet<string>;
  readonly #runtime: Runtime;
  readonly #consumer: string;
  /** By team and id: what is in the store, then what it becomes. */
  readonly #docs = new Map<string, { teamId: string | null; id: string; doc: unknown; isChanged: boolean }>();
  #streams = new Map<string, { version: number; isParked: boolean }>();
  readonly #touchedStreams = new Set<string>();

  constructor(projection: Projection, declaration: ViewDeclaration, types: ReadonlySet<string>, runtime: Runtime, consumer: string) {
    this.#projection = projection;
    this.#declaration = declaration;
    this.#types = types;
    this.#runtime = runtime;
    this.#consumer = consumer;
  }

  async prepare(records: readonly LogRecord[]): Promise<void> {
    const events: { record: LogRecord; event: RecordedEvent | null; failure: unknown }[] = await Promise.all(
      records.map(async (record) => this.#read(record)),
    );
    const streams = events.flatMap(({ event, record }) => (event ? (event.meta.stream ?? []) : record.key));
    this.#streams = await this.#runtime.store.journals.streams(this.#consumer, [...new Set(streams)]);
    await this.#load(events.flatMap(({ event, record }) => (event ? [this.#fed(event, record.partition)] : [])));
    for (const { record, event, failure } of events) {
      if (failure !== undefined) await this.#park(record, isFact(record) ? null : record.key, failure);
      else if (event) await this.#apply(event, record);
    }
  }

  async prepareReplay(parked: ParkedEvent): Promise<void> {
    const event = await this.#runtime.codec.read(parked.body);
    const { stream } = event.meta;
    if (stream) this.#streams = await this.#runtime.store.journals.streams(this.#consumer, [stream]);
    const fed = this.#fed(event, parked.partition);
    await this.#load([fed]);
    const seen = stream ? this.#streams.get(stream) : undefined;
    if (!stream || !seen || event.meta.version! > seen.version) this.#change(fed);
    if (stream) this.#note(stream, Math.max(event.meta.version!, seen?.version ?? 0), true);
  }

  size(): number {
    let bytes = 0;
    for (const { doc, isChanged } of this.#docs.values()) if (isChanged && doc !== undefined) bytes += JSON.stringify(doc).length;
    return bytes;
  }

  result(isRelease = false) {
    const rows = [...this.#docs.values()]
      .filter(({ isChanged }) => isChanged)
      .map(({ teamId, id, doc }) => ({ declaration: this.#declaration, row: this.#row(teamId, id, doc) }));
    const streams = [...this.#touchedStreams].map((stream) => {
      const { version, isParked } = this.#streams.get(stream)!;
      return { stream, version, isParked: isParked && !isRelease };
    });
    return { rows, streams };
  }

  announce(): void {
    if (!this.#projection.announces) return;
    for (const { teamId, id, doc, isChanged } of this.#docs.values()) {
      if (!isChanged || doc === undefined || !teamId) continue;
      const told = this.#projection.announces(doc, id);
      if (told) this.#runtime.announce({ ...told, teamId, version: 0 });
    }
  }

  async #read(record: LogRecord) {
    try {
      // Most of a topic is of no concern here: look at the type before opening anything.
      const type = /"type":"([^"]+)"/.exec(record.body)?.[1];
      if (type !== undefined && !this.#types.has(type)) return { record, event: null, failure: undefined };
      const event = await this.#runtime.codec.read(record.body);
      return { record, event: this.#types.has(event.type) ? event : null, failure: undefined };
    } catch (failure) {
      return { record, event: null, failure: failure ?? new Error('unreadable') };
    }
  }

  async #load(events: readonly Fed<never>[] | readonly unknown[]): Promise<void> {
    const wanted = new Map<string | null, Set<string>>();
    for (const event of events as Fed<Projection['on'][number]>[]) {
      const { teamId } = event.meta;
      const ids = wanted.get(teamId) ?? new Set();
      for (const id of this.#touched(event)) ids.add(id);
      wanted.set(teamId, ids);
    }
    for (const [teamId, ids] of wanted) {
      const rows = ids.size > 0 ? await this.#runtime.store.views.getMany(this.#declaration, teamId, [...ids]) : [];
      const found = new Map(rows.map((row) => [row.id, row.doc]));
      for (const id of ids) this.#docs.set(`${teamId ?? ''}/${id}`, { teamId, id, doc: found.get(id), isChanged: false });
    }
  }

  async #apply(event: RecordedEvent, record: LogRecord): Promise<void> {
    const { stream, version } = event.meta;
    const seen = stream ? this.#streams.get(stream) : undefined;
    if (stream && seen && version! <= seen.version) return;
    if (stream && seen?.isParked) return this.#park(record, stream, new Error('An earlier event of this stream is parked.'));
    try {
      this.#change(this.#fed(event, record.partition));
      if (stream) this.#note(stream, version!, false);
    } catch (failure) {
      await this.#park(record, stream, failure);
    }
  }

  #touched(event: Fed<Projection['on'][number]>): readonly string[] {
    try {
      return this.#projection.touches(event);
    } catch {
      return []; // Thrown again where it is applied, and parked there.
    }
  }

  /** All rows of the event, or none. */
  #change(event: Fed<Projection['on'][number]>): void {
    const { teamId } = event.meta;
    const changed = this.#projection.touches(event).map((id) => {
      const place = this.#docs.get(`${teamId ?? ''}/${id}`)!;
      return { place, doc: this.#projection.apply(place.doc, event, id) };
    });
    for (const { place, doc } of changed) {
      if (doc === place.doc) continue;
      place.doc = doc;
      place.isChanged = true;
    }
  }

  async #park(record: LogRecord, stream: string | null, failure: unknown): Promise<void> {
    const { topic, partition, offset, eventId, body } = record;
    const reason = failure instanceof Error ? failure.message : String(failure);
    await this.#runtime.store.parked.park({
      consumer: this.#consumer, topic, partition, offset, eventId, stream, body, reason, parkedAt: new Date().toISOString(),
    });
    if (stream) this.#note(stream, this.#streams.get(stream)?.version ?? 0, true);
    this.#runtime.onError(failure, `${this.#consumer}: ${eventId} is parked`);
  }

  #note(stream: string, version: number, isParked: boolean): void {
    this.#streams.set(stream, { version, isParked });
    this.#touchedStreams.add(stream);
  }

  #fed(event: RecordedEvent, partition: number): Fed<Projection['on'][number]> {
    return { ...event, partition } as Fed<Projection['on'][number]>;
  }

  #row(teamId: string | null, id: string, doc: unknown): ViewRow {
    const index = doc === undefined ? {} : this.#projection.index(doc, id);
    return { teamId, id, version: 0, shape: this.#projection.version, doc: doc ?? null, index };
  }
}

/** Reported facts belong to no stream: their topic says so. */
function isFact({ topic }: LogRecord): boolean {
  return topic === 'telemetry' || topic === 'pings';
}

/** Changes whenever the rows would: another version, other fields, other lists. */
export function generationOf({ version, fields, lists, lookups }: Projection): string {
  const hash = createHash('sha256').update(JSON.stringify([fields, lists, lookups ?? []])).digest('hex').slice(0, 8);
  return `${version}-${hash}`;
}
