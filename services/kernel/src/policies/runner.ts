import { setTimeout as pause } from 'node:timers/promises';
import { topicOf } from '../events/catalogue.ts';
import type { EventCodec } from '../events/codec.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import { PARTITIONS, type Log, type LogRecord, type RunningSubscription } from '../log/port.ts';
import type { ServiceContext } from '../service/context.ts';
import type { JournalHead, ServiceStore } from '../store/port.ts';
import type { Policy } from './policy.ts';

const TRIES = 5;
const FIRST_PAUSE_MS = 50;

interface Runtime {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
  /** The product itself in the event's team; commands are idempotent by policy and event. */
  contextFor(event: RecordedEvent, policy: Policy): ServiceContext;
  onError(error: unknown, what: string): void;
}

/** Reads the log for one policy. What keeps failing is parked, and the policy goes on with the next event. */
export class PolicyRunner {
  readonly policy: Policy;
  readonly topics: readonly string[];
  readonly #runtime: Runtime;
  readonly #types: ReadonlySet<string>;
  readonly #heads = new Map<string, JournalHead>();
  readonly #stopping = new AbortController();
  #subscription: RunningSubscription | null = null;

  constructor(runtime: Runtime, policy: Policy) {
    this.#runtime = runtime;
    this.policy = policy;
    this.topics = [...new Set(policy.on.map(topicOf))];
    this.#types = new Set(policy.on.map(({ type }) => type));
  }

  async start(): Promise<void> {
    this.#subscription = await this.#runtime.log.subscribe({
      consumer: `${this.#runtime.store.service}.${this.policy.name}`,
      topics: this.topics,
      start: async (topic, partition) => {
        const head = await this.#runtime.store.journals.takeOver(this.#key(topic, partition));
        this.#heads.set(`${topic}/${partition}`, head);
        return head.nextOffset;
      },
      onBatch: (topic, partition, records) => this.#onBatch(topic, partition, records),
      onError: (error) => this.#runtime.onError(error, this.policy.name),
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#subscription?.stop();
  }

  async isSettled(): Promise<boolean> {
    for (const topic of this.topics) {
      for (let partition = 0; partition < PARTITIONS; partition++) {
        const end = await this.#runtime.log.endOffset(topic, partition);
        if (end > (this.#heads.get(`${topic}/${partition}`)?.nextOffset ?? 0)) return false;
      }
    }
    return true;
  }

  /** @returns how many parked events have now been reacted to. */
  async replayParked(): Promise<number> {
    let replayed = 0;
    for (const parked of await this.#runtime.store.parked.list(this.policy.name)) {
      try {
        await this.#react(await this.#runtime.codec.read(parked.body));
        await this.#runtime.store.parked.remove(this.policy.name, parked.eventId);
        replayed++;
      } catch (error) {
        this.#runtime.onError(error, `${this.policy.name}: replay of ${parked.eventId}`);
      }
    }
    return replayed;
  }

  async #onBatch(topic: string, partition: number, records: readonly LogRecord[]): Promise<void> {
    const place = `${topic}/${partition}`;
    const key = this.#key(topic, partition);
    for (const record of records) await this.#handle(record);
    try {
      const head = this.#heads.get(place) ?? (await this.#runtime.store.journals.takeOver(key));
      const nextOffset = records.at(-1)!.offset + 1;
      this.#heads.set(place, await this.#runtime.store.journals.commit(key, head.sequence, { nextOffset, rows: [], streams: [] }));
    } catch (error) {
      this.#heads.delete(place);
      throw error;
    }
  }

  async #handle(record: LogRecord): Promise<void> {
    const type = /"type":"([^"]+)"/.exec(record.body)?.[1];
    if (type !== undefined && !this.#types.has(type)) return;
    for (let attempt = 1; ; attempt++) {
      if (this.#stopping.signal.aborted) throw new Error('Stopping');
      try {
        const event = await this.#runtime.codec.read(record.body);
        if (this.#types.has(event.type)) await this.#react(event);
        return;
      } catch (error) {
        if (attempt >= TRIES) return this.#park(record, error);
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal: this.#stopping.signal });
      }
    }
  }

  #react(event: RecordedEvent): Promise<void> {
    return this.policy.react(event as unknown as Parameters<Policy['react']>[0], this.#runtime.contextFor(event, this.policy));
  }

  async #park({ topic, partition, offset, eventId, body }: LogRecord, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    await this.#runtime.store.parked.park({
      consumer: this.policy.name, topic, partition, offset, eventId, stream: null, body, reason, parkedAt: new Date().toISOString(),
    });
    this.#runtime.onError(error, `${this.policy.name}: ${eventId} is parked`);
  }

  #key(topic: string, partition: number) {
    return { consumer: this.policy.name, topic, partition };
  }
}
