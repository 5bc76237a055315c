import { DomainError } from '../errors.ts';
import { traceBatch } from '../observability/tracing.ts';
import { topicOf } from '@lectern/schemas/events/catalogue.ts';
import { offsetAfter, type LogRecord, type RunningSubscription } from '../log/port.ts';
import type { TopicMember } from '../readers/member.ts';
import { Positions } from '../readers/positions.ts';
import type { TopicReaders } from '../readers/topic-readers.ts';
import { JournalLost, type JournalBatch, type JournalHead } from '../store/journals-port.ts';
import type { ViewDeclaration } from '../store/views-port.ts';
import { BatchLimits } from './batch-limits.ts';
import { Batch } from './batch.ts';
import { Backfill } from './backfill.ts';
import { consumerOf, declarationOf, generationOf } from './generation.ts';
import type { Projection } from './projection.ts';
import { Replay, type Amendment } from './replay.ts';
import { RowCache } from './row-cache.ts';
import type { ProjectionRuntime } from './runtime.ts';

const AMEND_TRIES = 50;

/** One generation of a projection: its rows and its journal. It reads together with the others of its service, or alone. */
export class ProjectionRunner implements TopicMember {
  readonly projection: Projection;
  readonly declaration: ViewDeclaration;
  /** `<version>-<hash of fields and lists>`, and a mark where it was rebuilt on demand. */
  readonly generation: string;
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly types: ReadonlySet<string>;
  readonly flushAfterMs: number | undefined;
  readonly hasJournal = true;
  readonly #runtime: ProjectionRuntime;
  readonly #rows = new RowCache();
  readonly #filling: Backfill;
  readonly #limits: BatchLimits;
  readonly #positions: Positions;
  readonly #replay: Replay;
  #subscription: RunningSubscription | null = null;
  #readers: TopicReaders | null = null;
  #isStopped = false;

  constructor(runtime: ProjectionRuntime, projection: Projection, mark = '') {
    this.projection = projection;
    this.generation = generationOf(projection) + (mark ? `-${mark}` : '');
    this.consumer = consumerOf(projection, this.generation);
    this.declaration = declarationOf(projection, this.consumer);
    this.topics = [...new Set(projection.on.map(topicOf))];
    this.types = new Set(projection.on.map(({ type }) => type));
    this.flushAfterMs = projection.flushAfterMs;
    this.#runtime = runtime;
    const { journals } = runtime.store;
    this.#filling = new Backfill(this, runtime.store, this.#rows);
    this.#limits = new BatchLimits(journals.maxBatchBytes);
    this.#positions = new Positions(this, journals, (head) => {
      if (head.sequence > 0 || !this.#filling.isUnderWay) this.#rows.forget(); // A new generation has no rows yet.
    });
    this.#replay = new Replay(runtime, this, () => this.#newBatch());
  }

  /**
   * Makes its table and starts to read.
   * @param readers null: it reads alone, from where its journal ends
   */
  async start(readers: TopicReaders | null = null): Promise<void> {
    const { store, log } = this.#runtime;
    await this.#filling.begin(log);
    if (readers) return this.join(readers);
    this.#subscription = await log.subscribe({
      consumer: `${store.service}.${this.consumer}`,
      isPrivate: true,
      topics: this.topics,
      types: this.types,
      takesLargeBatches: true,
      start: (topic, partition) => this.begin(topic, partition),
      onBatch: async (topic, partition, records) => {
        await this.take(topic, partition, records);
        await this.#pass(topic, partition, offsetAfter(records));
      },
      onSkipped: (topic, partition, nextOffset) => this.#pass(topic, partition, nextOffset),
      onError: (error) => this.onError(error),
    });
  }

  /** From now on reads with the others of its service. */
  async join(readers: TopicReaders): Promise<void> {
    await this.#stopAlone();
    this.#readers = readers;
    await readers.attach(this);
  }

  /** Reads nothing itself, but follows the shared position. */
  follow(readers: TopicReaders | null): void {
    this.#readers = readers;
  }

  /** Makes its lists: call it before it serves, once it has nearly caught up. @returns whether there was something to do */
  finish(): Promise<boolean> {
    return this.#filling.finish();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#positions.wake();
    await this.#readers?.detach(this);
    await this.#stopAlone();
    this.#positions.stop();
  }

  async begin(topic: string, partition: number): Promise<number> {
    return (await this.#positions.begin(topic, partition)).nextOffset;
  }

  async take(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const most = this.#limits.recordsInPart(records.length);
    for (let start = 0; start < records.length; start += most) {
      const part = records.slice(start, start + most);
      await this.#positions.inTurn(topic, partition, () => this.#apply(topic, partition, part));
    }
  }

  noteReached(topic: string, partition: number, offset: number): void {
    this.#positions.note(topic, partition, offset);
  }

  onError(error: unknown): void {
    this.#runtime.onError(error, this.consumer);
  }

  /** Whether everything before the offset has reached the rows; writes what has only been gathered. */
  async hasReached(topic: string, partition: number, offset: number): Promise<boolean> {
    if (offset <= this.#positions.reached(topic, partition)) return true;
    await this.#readers?.flush(this, topic, partition);
    return (
      (await this.#positions.isBeyond(topic, partition, offset)) ||
      (await this.#sharedPosition(topic, partition)) >= offset
    );
  }

  /** How many records the rows are behind an offset. */
  async lagBehind(topic: string, partition: number, offset: number): Promise<number> {
    const lag = await this.#positions.lagBehind(topic, partition, offset);
    if (lag === 0) return 0;
    return Math.min(lag, Math.max(0, offset - (await this.#sharedPosition(topic, partition))));
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
      await this.#positions.moved(signal);
    }
    return true;
  }

  /**
   * Applies parked events again, those of a stream in order; where one fails again, it and its successors stay.
   * @param eventIds applies these and everything that is parked of their streams; undefined: everything
   * @returns how many were applied
   */
  replayParked(eventIds?: readonly string[], signal?: AbortSignal): Promise<number> {
    return this.#replay.apply(eventIds, signal);
  }

  /**
   * Gives a parked event up: its stream continues as if it had changed nothing. A rebuild meets it again.
   * @returns whether it was parked here
   * @throws DomainError CONFLICT where another event of its stream, which is parked too, comes before it
   */
  discardParked(eventId: string): Promise<boolean> {
    return this.#replay.discard(eventId);
  }

  /**
   * Writes rows between two batches: `rowsAt` makes them for the current head, and again where another process was quicker.
   * Batches prepared before, in any process, lose and are prepared again.
   */
  amend(
    topic: string,
    partition: number,
    rowsAt: (head: JournalHead) => Promise<JournalBatch['rows']> = async () => [],
  ): Promise<void> {
    return this.writeBeside({ topic, partition, tries: AMEND_TRIES }, async (head) => ({
      batch: { rows: await rowsAt(head), streams: [] },
    }));
  }

  /**
   * Writes what `prepare` makes for the current head; prepares again where another process was quicker.
   * @throws JournalLost when others keep winning
   */
  async writeBeside(
    { topic, partition, tries }: { topic: string; partition: number; tries: number },
    prepare: (head: JournalHead) => Promise<Amendment>,
  ): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#positions.inTurn(topic, partition, async () => {
          const head = await this.#positions.takeOver(topic, partition);
          const { batch, onWritten } = await prepare(head);
          await this.#commit(topic, partition, head, { nextOffset: head.nextOffset, ...batch });
          await onWritten?.();
        });
      } catch (error) {
        if (!(error instanceof JournalLost) || attempt === tries) throw error;
      }
    }
  }

  async #apply(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const startedAt = Date.now();
    const head = await this.#positions.head(topic, partition);
    const fresh = records.filter(({ offset }) => offset >= head.nextOffset);
    const [first] = fresh;
    if (!first) return;
    let batch = this.#newBatch();
    await batch.prepare(fresh);
    if (batch.isEmpty) return;
    if (this.#limits.isTooLarge(batch.rows)) {
      if (fresh.length > 1) {
        const middle = fresh.length >> 1;
        await this.#apply(topic, partition, fresh.slice(0, middle));
        return this.#apply(topic, partition, fresh.slice(middle));
      }
      if (this.#limits.isBeyondAll(batch.rows)) {
        batch = this.#newBatch();
        await batch.refuse(
          first,
          new DomainError('TOO_LARGE', 'The rows of this event are larger than a batch may be.'),
        );
      }
    }
    const nextOffset = offsetAfter(fresh);
    await this.#commit(topic, partition, head, { nextOffset, ...batch.result() });
    batch.rows.remember();
    batch.rows.announce();
    traceBatch(`projection ${this.projection.name}`, fresh, this.types, startedAt);
  }

  async #commit(
    topic: string,
    partition: number,
    head: JournalHead,
    batch: JournalBatch,
  ): Promise<void> {
    try {
      await this.#positions.commit(topic, partition, head, batch);
      await this.#filling.count(batch.rows.length);
    } catch (error) {
      this.#rows.forget();
      throw error;
    }
  }

  #pass(topic: string, partition: number, nextOffset: number): Promise<void> {
    return this.#positions.inTurn(topic, partition, () =>
      this.#positions.pass(topic, partition, nextOffset),
    );
  }

  async #sharedPosition(topic: string, partition: number): Promise<number> {
    return (await this.#readers?.writtenFor(this.consumer, topic, partition)) ?? 0;
  }

  async #stopAlone(): Promise<void> {
    if (!this.#subscription) return;
    await this.#subscription.stop();
    this.#subscription = null;
    await this.#positions.writePassed();
  }

  #newBatch(): Batch {
    return new Batch(this.#runtime, {
      projection: this.projection,
      declaration: this.declaration,
      consumer: this.consumer,
      types: this.types,
      rows: this.#rows,
    });
  }
}
