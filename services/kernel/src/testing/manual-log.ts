import { partitionOf } from '../log/partition.ts';
import {
  partitionsOf,
  type Log,
  type LogEntry,
  type LogRecord,
  type RunningSubscription,
  type Subscription,
} from '../log/port.ts';

interface Reader {
  subscription: Subscription;
  /** Offset to read next, by topic and partition. */
  next: Map<string, number>;
}

/** A log in memory that feeds its readers when, and in such batches as, a spec says. */
export class ManualLog implements Log {
  readonly #records = new Map<string, LogRecord[]>();
  readonly #readers: Reader[] = [];

  async prepare(): Promise<void> {}
  async close(): Promise<void> {}

  async publish(entries: readonly LogEntry[]): Promise<void> {
    for (const { event: _, ...entry } of entries) {
      const partition = partitionOf(entry.key);
      const records = this.#recordsOf(entry.topic, partition);
      records.push({ ...entry, partition, offset: records.length });
    }
  }

  async endOffset(topic: string, partition: number): Promise<number> {
    return this.#recordsOf(topic, partition).length;
  }

  async subscribe(subscription: Subscription): Promise<RunningSubscription> {
    const reader: Reader = { subscription, next: new Map() };
    for (const topic of subscription.topics) {
      for (const partition of partitionsOf(subscription))
        reader.next.set(`${topic}/${partition}`, await subscription.start(topic, partition));
    }
    this.#readers.push(reader);
    return { stop: async () => void this.#readers.splice(this.#readers.indexOf(reader), 1) };
  }

  /** How many subscriptions read now; they are fed by their place among them. */
  get readers(): number {
    return this.#readers.length;
  }

  /** Gives one reader its next records of a partition. @returns whether there were any */
  async feed(
    place: number,
    topic: string,
    partition: number,
    atMost = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    const reader = this.#readers[place];
    const next = reader?.next.get(`${topic}/${partition}`);
    if (!reader || next === undefined) return false;
    const records = this.#recordsOf(topic, partition).slice(next, next + atMost);
    if (records.length === 0) return false;
    try {
      await reader.subscription.onBatch(topic, partition, records);
      reader.next.set(`${topic}/${partition}`, next + records.length);
    } catch (error) {
      reader.subscription.onError(error);
      reader.next.set(`${topic}/${partition}`, await reader.subscription.start(topic, partition));
    }
    return true;
  }

  /** Feeds every reader to the end. */
  async feedAll(): Promise<void> {
    for (let isMore = true; isMore;) {
      isMore = false;
      for (let place = 0; place < this.#readers.length; place++) {
        for (const key of this.#readers[place]!.next.keys()) {
          const [topic, partition] = key.split('/');
          isMore = (await this.feed(place, topic!, Number(partition))) || isMore;
        }
      }
    }
  }

  #recordsOf(topic: string, partition: number): LogRecord[] {
    const key = `${topic}/${partition}`;
    const records = this.#records.get(key) ?? [];
    this.#records.set(key, records);
    return records;
  }
}
