import { DomainError } from '../errors.ts';
import { topicOf } from '../events/catalogue.ts';
import type { LogRecord, RunningSubscription } from '../log/port.ts';
import type { JournalBatch, JournalHead } from '../store/journals-port.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { BatchLimits } from './batch-limits.ts';
import { Batch } from './batch.ts';
import { writeBeside } from './beside.ts';
import { Filling } from './filling.ts';
import { Gatherings } from './gatherings.ts';
import { consumerOf, declarationOf, generationOf } from './generation.ts';
import { Heads } from './heads.ts';
import type { Projection } from './projection.ts';
import { Replay } from './replay.ts';
import { RowCache } from './row-cache.ts';
import type { ProjectionRuntime } from './runtime.ts';

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
  readonly #rows = new RowCache();
  readonly #filling: Filling;
  readonly #limits: BatchLimits;
  readonly #heads: Heads;
  readonly #gatherings: Gatherings;
  readonly #replay: Replay;
  #subscription: RunningSubscription | null = null;
  #isStopped = false;

  constructor(runtime: ProjectionRuntime, projection: Projection, mark = '') {
    this.projection = projection;
    this.generation = generationOf(projection) + (mark ? `-${mark}` : '');
    this.consumer = consumerOf(projection, this.generation);
    this.declaration = declarationOf(projection, this.consumer);
    this.topics = [...new Set(projection.on.map(topicOf))];
    this.#runtime = runtime;
    this.#types = new Set(projection.on.map(({ type }) => type));
    const { journals } = runtime.store;
    const newBatch = () => this.#newBatch();
    this.#filling = new Filling(this, runtime.store, this.#rows);
    this.#limits = new BatchLimits(journals.maxBatchBytes);
    this.#heads = new Heads(this, journals, this.#rows, this.#filling);
    this.#gatherings = new Gatherings(this, this.#heads, this.#limits, newBatch);
    this.#replay = new Replay(
      runtime,
      this,
      { heads: this.#heads, gatherings: this.#gatherings },
      newBatch,
    );
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
        const { nextOffset } = await this.#heads.begin(topic, partition);
        this.#gatherings.begin(topic, partition);
        return nextOffset;
      },
      onBatch: (topic, partition, records) => this.#onBatch(topic, partition, records),
      onSkipped: (topic, partition, nextOffset) =>
        this.#heads.inTurn(topic, partition, () => this.#heads.pass(topic, partition, nextOffset)),
      onError: (error) => onError(error, this.consumer),
    });
  }

  /** Its lists can be asked from then on; to be called before it serves, once it has nearly caught up. @returns whether there was something to do */
  finish(): Promise<boolean> {
    return this.#filling.finish();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#heads.wake();
    await this.#gatherings.writeAll();
    await this.#subscription?.stop();
    await this.#gatherings.writeAll();
    if (this.#subscription) await this.#heads.writePassed();
    this.#heads.stop();
    this.#subscription = null;
  }

  /** Whether everything before the offset has reached the rows; what is only gathered yet is written. */
  async hasReached(topic: string, partition: number, offset: number): Promise<boolean> {
    await this.#gatherings.writeUpTo(topic, partition, offset);
    return this.#heads.isBeyond(topic, partition, offset);
  }

  /** To where events have gathered that are not in the rows yet; null where there are none. */
  gatheredTo(topic: string, partition: number): number | null {
    return this.#gatherings.reachedTo(topic, partition);
  }

  /** How many records the rows are behind an offset. */
  lagBehind(topic: string, partition: number, offset: number): Promise<number> {
    return this.#heads.lagBehind(topic, partition, offset);
  }

  /** Resolves once the rows contain everything before the offset; false when the signal, or its own end, comes first. */
  async waitFor(
    topic: string,
    partition: number,
    offset: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    while (!(await this.hasReached(topic, partition, offset))) {
      if (signal.aborted || this.#isStopped) return false;
      await this.#heads.moved(signal);
    }
    return true;
  }

  /**
   * Applies parked events again, those of a stream in its order; where one fails once more, it and what follows it stay.
   * @param eventId of the one that is meant, and with it whatever is parked of its stream; undefined for all there are
   * @returns how many were applied
   */
  replayParked(eventId?: string): Promise<number> {
    return this.#replay.apply(eventId);
  }

  /**
   * Gives a parked event up: its stream goes on as if it had changed nothing. A rebuild meets it again.
   * @returns whether it was parked here
   * @throws DomainError CONFLICT where another event of its stream, which is parked too, comes before it
   */
  discardParked(eventId: string): Promise<boolean> {
    return this.#replay.discard(eventId);
  }

  /**
   * Writes rows beside what is read, in turn with it: `rowsAt` is asked for them as of the head that they go with, also
   * again where another process was quicker. Batches prepared before, wherever that was, are lost and prepared again.
   */
  amend(
    topic: string,
    partition: number,
    rowsAt: (head: JournalHead) => Promise<JournalBatch['rows']> = async () => [],
  ): Promise<void> {
    return writeBeside(
      { heads: this.#heads, gatherings: this.#gatherings },
      { topic, partition, tries: AMEND_TRIES },
      async (head) => ({
        batch: { rows: await rowsAt(head), streams: [] },
      }),
    );
  }

  async #onBatch(
    topic: string,
    partition: number,
    records: readonly LogRecord[],
  ): Promise<{ written: Promise<void> } | void> {
    const gatherMs = this.#gatherings.patience(topic, partition);
    if (gatherMs !== undefined)
      return this.#heads.inTurn(topic, partition, () =>
        this.#gatherings.add(topic, partition, records, gatherMs),
      );
    const most = this.#limits.recordsInPart(records.length);
    for (let start = 0; start < records.length; start += most) {
      const chunk = records.slice(start, start + most);
      await this.#heads.inTurn(topic, partition, () => this.#applyChunk(topic, partition, chunk));
    }
    this.#gatherings.resume(topic, partition);
  }

  async #applyChunk(
    topic: string,
    partition: number,
    records: readonly LogRecord[],
  ): Promise<void> {
    const head = await this.#heads.head(topic, partition);
    const fresh = records.filter(({ offset }) => offset >= head.nextOffset);
    if (fresh.length === 0) return;
    const nextOffset = fresh.at(-1)!.offset + 1;
    let batch = this.#newBatch();
    await batch.prepare(fresh);
    if (this.#limits.isTooLarge(batch.rows)) {
      if (fresh.length > 1) {
        const middle = fresh.length >> 1;
        await this.#applyChunk(topic, partition, fresh.slice(0, middle));
        return this.#applyChunk(topic, partition, fresh.slice(middle));
      }
      if (this.#limits.isBeyondAll(batch.rows)) {
        batch = this.#newBatch();
        await batch.refuse(
          fresh[0]!,
          new DomainError('TOO_LARGE', 'The rows of this event are larger than a batch may be.'),
        );
      }
    }
    if (batch.isEmpty) return this.#heads.pass(topic, partition, nextOffset);
    await this.#heads.commit(topic, partition, head, { nextOffset, ...batch.result() });
    batch.rows.remember();
    batch.rows.announce();
  }

  #newBatch(): Batch {
    return new Batch(this.#runtime, {
      projection: this.projection,
      declaration: this.declaration,
      consumer: this.consumer,
      types: this.#types,
      rows: this.#rows,
    });
  }
}
