import { setTimeout as pause } from 'node:timers/promises';
import { topicOf } from '@lectern/schemas/events/catalogue.ts';
import { reasonOf } from '../errors.ts';
import { isTransient } from '../engines/faults.ts';
import type { EventCodec } from '../events/codec.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import {
  offsetAfter,
  PARTITIONS,
  type Log,
  type LogRecord,
  type RunningSubscription,
} from '../log/port.ts';
import { traced } from '../observability/tracing.ts';
import { isWanted, type TopicMember } from '../readers/member.ts';
import { Positions } from '../readers/positions.ts';
import type { TopicReaders } from '../readers/topic-readers.ts';
import type { ServiceContext } from '../service/context.ts';
import type { ServiceStore } from '../store/port.ts';
import { firstOffsets, type FirstOffsets } from './first-offsets.ts';
import type { Policy } from './policy.ts';

const TRIES = 5;
/** Transient errors may last some minutes before they count as failures: an outage must not park everything. */
const TRANSIENT_TRIES = 40;
const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 2_000;

export interface PolicyRuntime {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
  /** The product itself in the event's team; commands are idempotent by policy and event. */
  contextFor(event: RecordedEvent, policy: Policy): ServiceContext;
  onError(error: unknown, what: string): void;
}

/** Feeds one policy from the log. An event that keeps failing is parked, and the policy continues with the next one. */
export class PolicyRunner implements TopicMember {
  readonly policy: Policy;
  readonly consumer: string;
  readonly topics: readonly string[];
  readonly types: ReadonlySet<string>;
  readonly hasJournal = false;
  readonly #runtime: PolicyRuntime;
  readonly #positions: Positions;
  readonly #stopping = new AbortController();
  readonly #allowed = Promise.withResolvers<void>();
  #first: FirstOffsets | null = null;
  #subscription: RunningSubscription | null = null;
  #readers: TopicReaders | null = null;

  constructor(runtime: PolicyRuntime, policy: Policy) {
    this.#runtime = runtime;
    this.policy = policy;
    this.consumer = policy.name;
    this.topics = [...new Set(policy.on.map(topicOf))];
    this.types = new Set(policy.on.map(({ type }) => type));
    this.#positions = new Positions(this, runtime.store.journals);
  }

  /** Fixes where a new policy begins, before other services append what it has to react to. */
  async prepare(): Promise<void> {
    const { store, log } = this.#runtime;
    this.#first ??= await firstOffsets(store, log, this.policy, this.topics);
  }

  /** Reads with the others of its service, and reacts once allowed. */
  async join(readers: TopicReaders): Promise<void> {
    await this.prepare();
    this.#readers = readers;
    await readers.attach(this);
  }

  /** Lets it react: the projections it reads are ready. */
  allow(): void {
    this.#allowed.resolve();
  }

  /** Reads alone, with a journal of its own. */
  async start(): Promise<void> {
    await this.prepare();
    this.allow();
    this.#subscription = await this.#runtime.log.subscribe({
      consumer: `${this.#runtime.store.service}.${this.consumer}`,
      isPrivate: true,
      topics: this.topics,
      types: this.types,
      start: (topic, partition) => this.begin(topic, partition),
      onBatch: (topic, partition, records) => this.#onBatch(topic, partition, records),
      onSkipped: (topic, partition, nextOffset) =>
        this.#positions.pass(topic, partition, nextOffset),
      onError: (error) => this.onError(error),
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.allow();
    await this.#readers?.detach(this);
    await this.#subscription?.stop();
    if (this.#subscription) await this.#positions.writePassed();
    this.#positions.stop();
    this.#subscription = null;
  }

  async begin(topic: string, partition: number): Promise<number> {
    const { nextOffset } = await this.#positions.begin(topic, partition);
    return Math.max(nextOffset, this.#firstOffset(topic, partition));
  }

  async take(_topic: string, _partition: number, records: readonly LogRecord[]): Promise<void> {
    await this.#allowed.promise;
    for (const record of records) await this.#reactOrPark(record);
  }

  noteReached(topic: string, partition: number, offset: number): void {
    this.#positions.note(topic, partition, offset);
  }

  onError(error: unknown): void {
    if (!this.#stopping.signal.aborted) this.#runtime.onError(error, this.policy.name);
  }

  /** Whether it has reacted to everything on the log that this process reads. */
  async isSettled(): Promise<boolean> {
    const lags = await this.#atEachEnd(
      (topic, partition, end) => end - this.#reached(topic, partition),
    );
    return lags.every((lag) => lag <= 0);
  }

  /** Records of the log that no process has taken yet. */
  async lag(): Promise<number> {
    const lags = await this.#atEachEnd(async (topic, partition, end) =>
      Math.min(
        Math.max(0, end - this.#firstOffset(topic, partition)),
        await this.#positions.lagBehind(topic, partition, end),
        Math.max(0, end - (await this.#sharedPosition(topic, partition))),
      ),
    );
    return lags.reduce((sum, lag) => sum + lag, 0);
  }

  #atEachEnd<Answer>(
    read: (topic: string, partition: number, end: number) => Answer | Promise<Answer>,
  ): Promise<Answer[]> {
    const places = this.topics.flatMap((topic) =>
      Array.from({ length: PARTITIONS }, (_, partition) => [topic, partition] as const),
    );
    return Promise.all(
      places.map(async ([topic, partition]) =>
        read(topic, partition, await this.#runtime.log.endOffset(topic, partition)),
      ),
    );
  }

  #reached(topic: string, partition: number): number {
    return Math.max(this.#positions.reached(topic, partition), this.#firstOffset(topic, partition));
  }

  /**
   * @param eventIds undefined: all parked events
   * @returns how many of them succeeded
   */
  async replayParked(eventIds?: readonly string[], signal?: AbortSignal): Promise<number> {
    const { parked } = this.#runtime.store;
    const given = eventIds && new Set(eventIds);
    let replayed = 0;
    for (const { eventId, body } of await parked.list(this.policy.name)) {
      if (signal?.aborted) break;
      if (given && !given.has(eventId)) continue;
      try {
        await this.#react(await this.#runtime.codec.read(body));
        await parked.remove(this.policy.name, eventId);
        replayed++;
      } catch (error) {
        this.#runtime.onError(error, `${this.policy.name}: replay of ${eventId}`);
        if (!isTransient(error)) await parked.setReason(this.policy.name, eventId, reasonOf(error));
      }
    }
    return replayed;
  }

  async #sharedPosition(topic: string, partition: number): Promise<number> {
    return (await this.#readers?.writtenFor(this.consumer, topic, partition)) ?? 0;
  }

  #firstOffset(topic: string, partition: number): number {
    return this.#first?.[topic]?.[partition] ?? 0;
  }

  /** Gives a parked event up. @returns whether it was parked here */
  async discardParked(eventId: string): Promise<boolean> {
    const { parked } = this.#runtime.store;
    const isParked = (await parked.list(this.policy.name)).some(
      (event) => event.eventId === eventId,
    );
    if (isParked) await parked.remove(this.policy.name, eventId);
    return isParked;
  }

  async #onBatch(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const nextOffset = offsetAfter(records);
    const wanted = records.filter((record) => isWanted(record, this.types));
    if (wanted.length === 0) return this.#positions.pass(topic, partition, nextOffset);
    await this.take(topic, partition, wanted);
    const head = await this.#positions.head(topic, partition);
    await this.#positions.commit(topic, partition, head, { nextOffset, rows: [], streams: [] });
  }

  async #reactOrPark(record: LogRecord): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      if (this.#stopping.signal.aborted) throw new Error('Stopping');
      try {
        const event = await this.#runtime.codec.read(record.body);
        if (this.types.has(event.type)) await this.#react(event);
        return;
      } catch (error) {
        if (attempt >= (isTransient(error) ? TRANSIENT_TRIES : TRIES))
          return this.#park(record, error);
        await pause(Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)), undefined, {
          signal: this.#stopping.signal,
        });
      }
    }
  }

  #react(event: RecordedEvent): Promise<void> {
    const { traceparent: parent = null } = event.meta;
    return traced(`policy ${this.policy.name}`, { kind: 'consumer', parent }, () =>
      this.policy.react(
        event as unknown as Parameters<Policy['react']>[0],
        this.#runtime.contextFor(event, this.policy),
      ),
    );
  }

  async #park(
    { topic, partition, offset, eventId, body }: LogRecord,
    error: unknown,
  ): Promise<void> {
    await this.#runtime.store.parked.park({
      consumer: this.policy.name,
      topic,
      partition,
      offset,
      eventId,
      stream: null,
      body,
      reason: reasonOf(error),
      parkedAt: new Date().toISOString(),
    });
    this.#runtime.onError(error, `${this.policy.name}: ${eventId} is parked`);
  }
}
