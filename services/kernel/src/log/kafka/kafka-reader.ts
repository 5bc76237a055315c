import { randomBytes } from 'node:crypto';
import type { Consumer, EachBatchPayload, Kafka, KafkaMessage, RetryOptions } from 'kafkajs';
import { withTimeout } from './with-timeout.ts';
import { type Bounds, PartitionReader } from '../partition-reader.ts';
import {
  type LogRecord,
  PARTITIONS,
  type RunningSubscription,
  type Subscription,
} from '../port.ts';

const HINT_MS = 5_000;
const BATCH_PATIENCE_MS = 3_000;

export interface KafkaSource {
  kafka: Kafka;
  retry: RetryOptions;
  prefix: string;
  boundsOf(topic: string, partition: number): Promise<Bounds>;
}

function recordOf(
  topic: string,
  partition: number,
  { key, value, offset, headers }: KafkaMessage,
): LogRecord {
  return {
    topic,
    partition,
    offset: Number(offset),
    key: key?.toString() ?? '',
    eventId: headers?.['eventid']?.toString() ?? `${topic}/${partition}/${offset}`,
    teamId: headers?.['teamid']?.toString() ?? null,
    body: value?.toString() ?? '',
  };
}

/** A consumer that is not running refuses to seek; when it runs again, all partitions are assigned again. */
function whileItRuns(action: () => void): void {
  try {
    action();
  } catch {}
}

/** A member of the group of its consumer. `start` says where to read; committed offsets are only for monitoring. */
export class KafkaReader implements RunningSubscription {
  readonly #source: KafkaSource;
  readonly #subscription: Subscription;
  readonly #groupId: string;
  #consumer: Consumer | null = null;
  #partitions = new Map<string, PartitionReader>();
  #hints: NodeJS.Timeout | null = null;
  #isHinting = false;
  #crashes = 0;
  #isStopped = false;

  constructor(source: KafkaSource, subscription: Subscription) {
    this.#source = source;
    this.#subscription = subscription;
    const { consumer, isPrivate } = subscription;
    const member = isPrivate ? `.${randomBytes(5).toString('hex')}` : '';
    this.#groupId = source.prefix + consumer + member;
  }

  async run(): Promise<void> {
    const consumer = this.#source.kafka.consumer({
      groupId: this.#groupId,
      sessionTimeout: 6_000,
      heartbeatInterval: 1_000,
      rebalanceTimeout: 10_000,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      retry: this.#source.retry,
    });
    this.#consumer = consumer;
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) =>
      this.#assign(consumer, payload.memberAssignment),
    );
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (this.#isStopped) return void setImmediate(() => void consumer.stop().catch(() => {})); // It is about to restart.
      // A first failure is normal after the election of a coordinator: kafkajs retries by itself.
      if (!restart || ++this.#crashes > 1) this.#subscription.onError(error);
      if (!restart) setTimeout(() => void this.#runAgain(consumer), 1_000).unref();
    });
    await consumer.connect();
    await consumer.subscribe({
      topics: this.#subscription.topics.map((topic) => this.#source.prefix + topic),
      fromBeginning: true,
    });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS,
      eachBatch: (payload) => this.#take(payload),
    });
    // A group without offsets disappears with its only member.
    if (!this.#subscription.isPrivate)
      this.#hints ??= setInterval(() => void this.#commitHints(), HINT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#hints) clearInterval(this.#hints);
    const readers = [...this.#partitions.values()];
    for (const reader of readers) reader.retire();
    await Promise.all([
      withTimeout(this.#consumer?.disconnect()),
      withTimeout(Promise.all(readers.map((reader) => reader.idle)), BATCH_PATIENCE_MS),
    ]);
  }

  /** Called before the first fetch of an assignment. */
  #assign(consumer: Consumer, assignment: Readonly<Record<string, number[]>>): void {
    this.#crashes = 0;
    const before = this.#partitions;
    for (const reader of before.values()) reader.retire();
    if (this.#isStopped) return;
    this.#partitions = new Map();
    for (const [name, partitions] of Object.entries(assignment)) {
      const topic = name.slice(this.#source.prefix.length);
      for (const partition of partitions) {
        const key = `${name}/${partition}`;
        if (this.#subscription.partitions?.has(partition) === false) {
          whileItRuns(() => consumer.pause([{ topic: name, partitions: [partition] }]));
          continue;
        }
        const feeder = {
          seek: (offset: number) =>
            whileItRuns(() => consumer.seek({ topic: name, partition, offset: String(offset) })),
          pause: () =>
            whileItRuns(() => consumer.pause([{ topic: name, partitions: [partition] }])),
          resume: () =>
            whileItRuns(() => consumer.resume([{ topic: name, partitions: [partition] }])),
          bounds: () => this.#source.boundsOf(topic, partition),
        };
        this.#partitions.set(
          key,
          new PartitionReader(
            topic,
            partition,
            this.#subscription,
            feeder,
            before.get(key)?.idle ?? Promise.resolve(),
          ),
        );
      }
    }
  }

  async #take({ batch }: EachBatchPayload): Promise<void> {
    const reader = this.#partitions.get(`${batch.topic}/${batch.partition}`);
    // Missing in the types: where the fetch began; the first record may be further.
    const { fetchedOffset } = batch as typeof batch & { fetchedOffset: string };
    await reader?.take(
      Number(fetchedOffset),
      batch.messages.map((message) => recordOf(reader.topic, reader.partition, message)),
    );
  }

  /** kafkajs gives up on some errors, so we restart it. */
  async #runAgain(crashed: Consumer): Promise<void> {
    if (this.#isStopped || this.#consumer !== crashed) return;
    try {
      await this.run();
    } catch (error) {
      this.#subscription.onError(error);
      const failed = this.#consumer;
      setTimeout(() => void this.#runAgain(failed), 1_000).unref();
    }
  }

  async #commitHints(): Promise<void> {
    const offsets = [...this.#partitions].flatMap(([key, reader]) =>
      reader.position === null
        ? []
        : [
            {
              topic: key.slice(0, key.lastIndexOf('/')),
              partition: reader.partition,
              offset: String(reader.position),
            },
          ],
    );
    if (offsets.length === 0 || this.#isHinting) return;
    this.#isHinting = true;
    await this.#consumer?.commitOffsets(offsets).catch(() => {});
    this.#isHinting = false;
  }
}
