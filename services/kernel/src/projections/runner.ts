import { createHash } from 'node:crypto';
import { topicOf } from '../events/catalogue.ts';
import { DomainError } from '../errors.ts';
import type { LogRecord, RunningSubscription } from '../log/port.ts';
import { JournalLost, type JournalBatch, type JournalHead, type JournalKey, type ParkedEvent } from '../store/journals-port.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { Batch, type Generation } from './batch.ts';
import { Filling } from './filling.ts';
import { Gathering } from './gathering.ts';
import type { Projection } from './projection.ts';
import { RowCache } from './row-cache.ts';
import type { ProjectionRuntime } from './runtime.ts';

/** Records that are applied together, at most: fewer where a batch may hold less. */
const CHUNK = 4_096;
/** What is made of a record takes about so much. */
const BYTES_A_RECORD = 8_192;
/** Characters; a head document holds 4 MB, and an unlucky character takes several bytes. What one event comes to is held to it everywhere. */
const MAX_BATCH_LENGTH = 1_000_000;
const MAX_BATCH_BYTES = 3_800_000;
/** Bytes that an unlucky character takes in a journal. */
const BYTES_A_CHARACTER = 4;
/** A gathering is written early once it has as many rows as would fit if each took this. */
const BYTES_A_ROW = 2_048;
const REPLAY_TRIES = 5;
const AMEND_TRIES = 50;

/** One generation of a projection: its rows, its journal and, while it runs, its subscription. */
export class ProjectionRunner {
  readonly projection: Projection;
  readonly declaration: ViewDeclaration;
  /** `<version>-<hash of fields and lists>`, and a mark where it was rebuilt on demand. */
  readonly generation: string;
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly #runtime: ProjectionRuntime;
  readonly #types: ReadonlySet<string>;
  readonly #heads = new Map<string, JournalHead>();
  /** By topic and partition: an offset that others are known to have come to. */
  readonly #writtenElsewhere = new Map<string, number>();
  readonly #rows = new RowCache();
  readonly #filling: Filling;
  readonly #waiting = new Set<() => void>();
  /** By topic and partition: reading and replaying take turns. */
  readonly #turns = new Map<string, Promise<unknown>>();
  /** By topic and partition: what gathers before it is written. */
  readonly #gatherings = new Map<string, Gathering>();
  /** Places where a gathering was not written: what follows it waits until they are read again from their heads. */
  readonly #lost = new Set<string>();
  /** Places to go on in small batches for once. */
  readonly #tooLarge = new Set<string>();
  #subscription: RunningSubscription | null = null;
  #isStopped = false;

  constructor(runtime: ProjectionRuntime, projection: Projection, mark = '') {
    this.#runtime = runtime;
    this.#filling = new Filling(this, runtime.store, this.#rows);
    this.projection = projection;
    this.generation = generationOf(projection) + (mark ? `-${mark}` : '');
    this.consumer = `${projection.name}@${this.generation}`;
    const { fields, lists, lookups, idsGrow } = projection;
    this.declaration = { name: this.consumer, fields, lists, ...(lookups && { lookups }), ...(idsGrow && { idsGrow }) };
    this.topics = [...new Set(projection.on.map(topicOf))];
    this.#types = new Set(projection.on.map(({ type }) => type));
  }

  /** Makes its table and starts to read. */
  async start(): Promise<void> {
    const { store, log, onError } = this.#runtime;
    await this.#filling.begin(log);
    this.#subscription = await log.subscribe({
      consumer: `${store.service}.${this.consumer}`,
      topics: this.topics,
      types: this.#types,
      takesLargeBatches: true,
      start: async (topic, partition) => {
        const head = await this.#takeOver(topic, partition);
        this.#advance(topic, partition, head);
        this.#lost.delete(`${topic}/${partition}`);
        return head.nextOffset;
      },
      onBatch: (topic, partition, records) => this.#onBatch(topic, partition, records),
      onSkipped: (topic, partition, nextOffset) => this.#inTurn(topic, partition, () => this.#skip(topic, partition, nextOffset)),
      onError: (error) => onError(error, this.consumer),
    });
  }

  /** Its lists can be asked from then on; to be called before it serves, once it has nearly caught up. @returns whether there was something to do */
  finish(): Promise<boolean> {
    return this.#filling.finish();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#writeAll();
    await this.#subscription?.stop();
    await this.#writeAll();
    this.#subscription = null;
  }

  /** Whether everything before the offset has reached the rows; what is only gathered yet is written. */
  async hasReached(topic: string, partition: number, offset: number): Promise<boolean> {
    const gathering = this.#gatherings.get(`${topic}/${partition}`);
    if (gathering && gathering.nextOffset >= offset) await this.#writeInTurn(topic, partition, gathering);
    if (offset <= this.#writtenTo(topic, partition)) return true;
    // Another process may own the partition.
    const isWritten = await this.#runtime.store.journals.isWritten(this.#key(topic, partition), offset);
    if (isWritten) this.#writtenElsewhere.set(`${topic}/${partition}`, offset);
    return isWritten;
  }

  /** To where events have gathered that are not in the rows yet; null where there are none. */
  gatheredTo(topic: string, partition: number): number | null {
    return this.#gatherings.get(`${topic}/${partition}`)?.nextOffset ?? null;
  }

  /** How many records the rows are behind an offset. */
  async lagBehind(topic: string, partition: number, offset: number): Promise<number> {
    const written = this.#writtenTo(topic, partition);
    return Math.max(0, offset - (written >= offset ? written : (await this.#runtime.store.journals.head(this.#key(topic, partition))).nextOffset));
  }

  /** Resolves once the rows contain everything before the offset; false when the signal, or its own end, comes first. */
  async waitFor(topic: string, partition: number, offset: number, signal: AbortSignal): Promise<boolean> {
    while (!(await this.hasReached(topic, partition, offset))) {
      if (signal.aborted || this.#isStopped) return false;
      await this.#moved(signal);
    }
    return true;
  }

  /**
   * Applies parked events again, those of a stream in its order; where one fails once more, it and what follows it stay.
   * @returns how many were applied
   */
  async replayParked(): Promise<number> {
    let replayed = 0;
    const parked = await this.#runtime.store.parked.list(this.consumer);
    for (const ofStream of Map.groupBy(parked, ({ stream, eventId }) => stream ?? eventId).values()) {
      for (const event of ofStream.toSorted(byPlaceInStream)) {
        if (!(await this.#replay(event))) break;
        replayed++;
      }
    }
    return replayed;
  }

  /**
   * Gives a parked event up: its stream goes on as if it had changed nothing. A rebuild meets it again.
   * @returns whether it was parked here
   * @throws DomainError CONFLICT where another event of its stream, which is parked too, comes before it
   */
  async discardParked(eventId: string): Promise<boolean> {
    const parked = await this.#runtime.store.parked.list(this.consumer);
    const given = parked.find((event) => event.eventId === eventId);
    if (!given) return false;
    const { stream } = given;
    const [first] = parked.filter((event) => stream !== null && event.stream === stream).toSorted(byPlaceInStream);
    if (first && first.eventId !== eventId) throw new DomainError('CONFLICT', `${this.consumer}: ${first.eventId} comes before it and is parked too.`);
    return this.#replay(given, async (batch) => stream === null ? undefined : batch.prepareDiscard(stream, versionOf(given) ?? 0));
  }

  /**
   * Writes rows beside what is read, in turn with it: `rowsAt` is asked for them as of the head that they go with, also
   * again where another process was quicker. Batches prepared before, wherever that was, are lost and prepared again.
   */
  async amend(topic: string, partition: number, rowsAt: (head: JournalHead) => Promise<JournalBatch['rows']> = async () => []): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#inTurn(topic, partition, async () => {
          await this.#writeGathered(topic, partition);
          const head = await this.#takeOver(topic, partition);
          await this.#commit(topic, partition, head, { nextOffset: head.nextOffset, rows: await rowsAt(head), streams: [] });
        });
      } catch (error) {
        if (!(error instanceof JournalLost) || attempt === AMEND_TRIES) throw error;
      }
    }
  }

  async #onBatch(topic: string, partition: number, records: readonly LogRecord[]): Promise<{ written: Promise<void> } | void> {
    const place = `${topic}/${partition}`;
    const { gatherMs } = this.projection;
    if (gatherMs !== undefined && !this.#tooLarge.has(place)) return this.#inTurn(topic, partition, () => this.#gather(topic, partition, records, gatherMs));
    const parts = Math.ceil(records.length / Math.min(CHUNK, Math.ceil(this.#maxBatchBytes / BYTES_A_RECORD)));
    const most = Math.ceil(records.length / parts);
    for (let start = 0; start < records.length; start += most) {
      const chunk = records.slice(start, start + most);
      await this.#inTurn(topic, partition, () => this.#applyChunk(topic, partition, chunk));
    }
    this.#tooLarge.delete(place);
  }

  async #gather(topic: string, partition: number, records: readonly LogRecord[], gatherMs: number): Promise<{ written: Promise<void> }> {
    const place = `${topic}/${partition}`;
    if (this.#lost.has(place)) throw new Error(`${this.consumer}: what was gathered of ${place} is read again`);
    let gathering = this.#gatherings.get(place);
    if (!gathering) {
      const { nextOffset } = await this.#head(topic, partition);
      gathering = new Gathering(new Batch(this.#runtime, this.#generation), nextOffset, gatherMs, (due) => void this.#writeInTurn(topic, partition, due));
      this.#gatherings.set(place, gathering);
    }
    const { batch, nextOffset } = gathering;
    try {
      await batch.prepare(records[0]!.offset >= nextOffset ? records : records.filter(({ offset }) => offset >= nextOffset));
    } catch (error) {
      await this.#end(place, gathering, () => Promise.reject(error));
      throw error;
    }
    gathering.nextOffset = Math.max(nextOffset, records.at(-1)!.offset + 1);
    if (batch.size * BYTES_A_ROW > this.#maxBatchBytes) await this.#write(topic, partition, gathering);
    return gathering;
  }

  #writeInTurn(topic: string, partition: number, gathering: Gathering): Promise<void> {
    return this.#inTurn(topic, partition, () => this.#write(topic, partition, gathering));
  }

  /** For whoever changes rows beside what is read. */
  async #writeGathered(topic: string, partition: number): Promise<void> {
    const gathering = this.#gatherings.get(`${topic}/${partition}`);
    if (gathering) await this.#write(topic, partition, gathering);
  }

  async #writeAll(): Promise<void> {
    for (const [place, gathering] of this.#gatherings) {
      const [topic, partition] = place.split('/');
      await this.#writeInTurn(topic!, Number(partition), gathering);
    }
  }

  /** Never rejects: whoever fed it hears of it by `written`. */
  async #write(topic: string, partition: number, gathering: Gathering): Promise<void> {
    const place = `${topic}/${partition}`;
    const { batch, nextOffset } = gathering;
    await this.#end(place, gathering, async () => {
      if (this.#isTooLarge(batch)) {
        this.#tooLarge.add(place);
        throw new Error(`${this.consumer}: too much was gathered of ${place}; it is read again in parts`);
      }
      await this.#commit(topic, partition, await this.#head(topic, partition), { nextOffset, ...batch.result() });
      batch.remember();
      batch.announce();
    });
  }

  async #end(place: string, gathering: Gathering, write: () => Promise<void>): Promise<void> {
    if (this.#gatherings.get(place) !== gathering) return; // It has ended before.
    this.#gatherings.delete(place);
    await gathering.end(async () => {
      try {
        await write();
      } catch (error) {
        this.#lost.add(place);
        throw error;
      }
    });
  }

  async #applyChunk(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const head = await this.#head(topic, partition);
    const fresh = records.filter(({ offset }) => offset >= head.nextOffset);
    if (fresh.length === 0) return;
    let batch = new Batch(this.#runtime, this.#generation);
    await batch.prepare(fresh);
    if (this.#isTooLarge(batch)) {
      if (fresh.length > 1) {
        const middle = fresh.length >> 1;
        await this.#applyChunk(topic, partition, fresh.slice(0, middle));
        return this.#applyChunk(topic, partition, fresh.slice(middle));
      }
      if (batch.bytes > MAX_BATCH_BYTES) {
        batch = new Batch(this.#runtime, this.#generation);
        await batch.refuse(fresh[0]!, new DomainError('TOO_LARGE', 'The rows of this event are larger than a batch may be.'));
      }
    }
    await this.#commit(topic, partition, head, { nextOffset: fresh.at(-1)!.offset + 1, ...batch.result() });
    batch.remember();
    batch.announce();
  }

  async #skip(topic: string, partition: number, nextOffset: number): Promise<void> {
    const head = await this.#head(topic, partition);
    if (head.nextOffset < nextOffset) await this.#commit(topic, partition, head, { nextOffset, rows: [], streams: [] });
  }

  async #commit(topic: string, partition: number, head: JournalHead, batch: JournalBatch): Promise<void> {
    try {
      this.#advance(topic, partition, await this.#runtime.store.journals.commit(this.#key(topic, partition), head.sequence, batch));
      await this.#filling.count(batch.rows.length);
    } catch (error) {
      this.#heads.delete(`${topic}/${partition}`);
      this.#rows.forget();
      throw error;
    }
  }

  async #replay(parked: ParkedEvent, prepare = (batch: Batch) => batch.prepareReplay(parked)): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#inTurn(parked.topic, parked.partition, () => this.#applyParked(parked, prepare));
        return true;
      } catch (error) {
        // Another process reads this partition, too, and was quicker.
        if (error instanceof JournalLost && attempt < REPLAY_TRIES) continue;
        this.#runtime.onError(error, `${this.consumer}: replay of ${parked.eventId}`);
        return false;
      }
    }
  }

  async #applyParked(parked: ParkedEvent, prepare: (batch: Batch) => Promise<void>): Promise<void> {
    const { topic, partition, stream, eventId } = parked;
    const { parked: parking } = this.#runtime.store;
    await this.#writeGathered(topic, partition);
    const head = await this.#takeOver(topic, partition);
    const batch = new Batch(this.#runtime, this.#generation);
    await prepare(batch);
    // Whoever parks another one of the stream after this look commits behind us, and loses.
    const isLast = (await parking.list(this.consumer)).every((other) => other.stream !== stream || other.eventId === eventId);
    await this.#commit(topic, partition, head, { nextOffset: head.nextOffset, ...batch.result(isLast) });
    batch.remember();
    await parking.remove(this.consumer, eventId);
    batch.announce();
  }

  get #maxBatchBytes(): number {
    return this.#runtime.store.journals.maxBatchBytes;
  }

  #isTooLarge(batch: Batch): boolean {
    const { all, longest } = batch.lengths;
    return all * BYTES_A_CHARACTER > this.#maxBatchBytes || longest > MAX_BATCH_LENGTH;
  }

  get #generation(): Generation {
    return { projection: this.projection, declaration: this.declaration, consumer: this.consumer, types: this.#types, rows: this.#rows };
  }

  #key(topic: string, partition: number): JournalKey {
    return { consumer: this.consumer, topic, partition };
  }

  /** Somebody else may have written since we did; and their last rows may be written only now. */
  async #takeOver(topic: string, partition: number): Promise<JournalHead> {
    const head = await this.#runtime.store.journals.takeOver(this.#key(topic, partition));
    if (head.sequence > 0 || !this.#filling.isUnderWay) this.#rows.forget(); // Of what begins here nothing was written.
    return head;
  }

  async #head(topic: string, partition: number): Promise<JournalHead> {
    return this.#heads.get(`${topic}/${partition}`) ?? (await this.#takeOver(topic, partition));
  }

  /** As this process knows it: the rows may be further. */
  #writtenTo(topic: string, partition: number): number {
    const place = `${topic}/${partition}`;
    return Math.max(this.#heads.get(place)?.nextOffset ?? 0, this.#writtenElsewhere.get(place) ?? 0);
  }

  #inTurn<Result>(topic: string, partition: number, work: () => Promise<Result>): Promise<Result> {
    const place = `${topic}/${partition}`;
    const turn = (this.#turns.get(place) ?? Promise.resolve()).then(work);
    this.#turns.set(place, turn.catch(() => {})); // Whose turn it was hears of it.
    return turn;
  }

  #advance(topic: string, partition: number, head: JournalHead): void {
    this.#heads.set(`${topic}/${partition}`, head);
    this.#wake();
  }

  #wake(): void {
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

/** Changes whenever the rows would: another version, other fields, other lists. */
export function generationOf({ version, fields, lists, lookups }: Pick<Projection, 'version' | 'fields' | 'lists' | 'lookups'>): string {
  const hash = createHash('sha256').update(JSON.stringify([fields, lists, lookups ?? []])).digest('hex').slice(0, 8);
  return `${version}-${hash}`;
}

/** By version where both tell it, for an event that was published again lies further behind on the log. */
function byPlaceInStream(one: ParkedEvent, other: ParkedEvent): number {
  const [version, otherVersion] = [versionOf(one), versionOf(other)];
  return version !== null && otherVersion !== null ? version - otherVersion : one.offset - other.offset;
}

function versionOf({ stream, eventId }: ParkedEvent): number | null {
  const version = stream !== null && eventId.startsWith(`${stream}/`) ? Number(eventId.slice(stream.length + 1)) : Number.NaN;
  return Number.isInteger(version) ? version : null;
}
