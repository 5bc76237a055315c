import { type Admin, type Consumer, type EachBatchPayload, Kafka, type KafkaMessage, logLevel, Partitioners, type Producer } from 'kafkajs';
import { Batching } from './batching.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { partitionOf } from './partition.ts';
import { PartitionReader } from './partition-reader.ts';
import { type Log, type LogEntry, type LogRecord, PARTITIONS, type RunningSubscription, type Subscription } from './port.ts';

export interface KafkaLogOptions {
  brokers: readonly string[];
  clientId: string;
  /** Before the name of every topic and consumer group. */
  prefix?: string;
}

/** `kafka://host:port[,host:port][/prefix]`. */
export function parseKafkaUrl(url: string): Pick<KafkaLogOptions, 'brokers' | 'prefix'> {
  const [brokers, prefix] = url.replace(/^kafka:\/\//, '').split('/');
  return { brokers: brokers!.split(','), ...(prefix && { prefix: `${prefix}.` }) };
}

type Bounds = { low: number; high: number };

// Few retries would give up while a leader is elected; whoever cannot wait so long bounds the wait itself.
const retry = { initialRetryTime: 50, maxRetryTime: 500, retries: 200 };
const RESENDS = 20;
const QUESTIONS = 20;
const HINT_MS = 5_000;
const STOP_MS = 1_500;
const DAY_MS = 86_400_000;

/** The log in Kafka. Topics keep their number of partitions; entries go to the partition of partition.ts. */
export function openKafkaLog({ brokers, clientId, prefix = 'lectern.' }: KafkaLogOptions): Log {
  const kafka = new Kafka({ clientId, brokers: [...brokers], logLevel: logLevel.NOTHING, requestTimeout: 5_000, connectionTimeout: 1_000, retry });
  const connection = adminOf(kafka);
  const producer = new CheckedProducer(kafka, prefix);
  const batching = new Batching((entries) => producer.send(entries));
  const lookUps = new Map<string, () => Promise<Map<number, Bounds>>>();
  const readers = new Set<KafkaReader>();

  const boundsOf = async (topic: string, partition: number): Promise<Bounds> => {
    let lookUp = lookUps.get(topic);
    if (!lookUp) lookUps.set(topic, (lookUp = oneAtATime(() => connection.ask((admin) => fetchBounds(admin, prefix + topic)))));
    const bounds = (await lookUp()).get(partition);
    if (!bounds) throw new Error(`${topic} has no partition ${partition}`);
    return bounds;
  };

  return {
    prepare: (topics) => connection.ask((admin) => prepareTopics(admin, topics.map((topic) => ({ ...topic, name: prefix + topic.name })))),
    publish: (entries) => batching.publish(entries),
    subscribe: async (subscription) => {
      const reader = new KafkaReader(kafka, prefix, subscription, boundsOf);
      readers.add(reader);
      await reader.run();
      return { stop: () => reader.stop().finally(() => readers.delete(reader)) };
    },
    endOffset: async (topic, partition) => (await boundsOf(topic, partition)).high,
    close: async () => {
      await Promise.all([...readers].map((reader) => reader.stop()));
      await orGiveUp(Promise.all([batching.close().then(() => producer.discard()), connection.close()]));
    },
  };
}

/** One connection for questions, made when first needed and anew when a question failed: it may ask the wrong broker. */
function adminOf(kafka: Kafka): { ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer>; close(): Promise<void> } {
  let connected: Promise<Admin> | null = null;
  const connect = async () => {
    const admin = kafka.admin();
    await admin.connect();
    return admin;
  };
  const close = async () => {
    const before = connected;
    connected = null;
    await before?.then((admin) => admin.disconnect()).catch(() => {});
  };
  return {
    async ask(question) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await question(await (connected ??= connect()));
        } catch (error) {
          await close();
          if (!(error as { retriable?: boolean }).retriable || attempt === QUESTIONS) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
        }
      }
    },
    close,
  };
}

async function fetchBounds(admin: Admin, topic: string): Promise<Map<number, Bounds>> {
  const offsets = await admin.fetchTopicOffsets(topic);
  return new Map(offsets.map(({ partition, low, high }) => [partition, { low: Number(low), high: Number(high) }]));
}

const TOPIC = 2;

async function prepareTopics(admin: Admin, topics: readonly { name: string; retentionDays: number | null }[]): Promise<void> {
  const settingsOf = (days: number | null) => ({ 'cleanup.policy': 'delete', 'retention.ms': String(days === null ? -1 : days * DAY_MS), 'retention.bytes': '-1' });
  await admin.createTopics({
    waitForLeaders: true,
    topics: topics.map(({ name, retentionDays }) => ({
      topic: name,
      numPartitions: PARTITIONS,
      replicationFactor: -1,
      configEntries: Object.entries(settingsOf(retentionDays)).map(([entry, value]) => ({ name: entry, value })),
    })),
  });
  const { topics: found } = await admin.fetchTopicMetadata({ topics: topics.map(({ name }) => name) });
  const names = Object.keys(settingsOf(null));
  const described = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map(({ name }) => ({ type: TOPIC, name, configNames: names })),
  });
  const problems = topics.flatMap(({ name, retentionDays }) => {
    const partitions = found.find((topic) => topic.name === name)?.partitions.length ?? 0;
    const entries = described.resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
    return [
      ...(partitions === PARTITIONS ? [] : [`${name} has ${partitions} partitions, not ${PARTITIONS}`]),
      ...Object.entries(settingsOf(retentionDays)).flatMap(([setting, wanted]) => {
        const is = entries.find(({ configName }) => configName === setting)?.configValue;
        return is === wanted ? [] : [`${name} has ${setting}=${is}, not ${wanted}`];
      }),
    ];
  });
  if (problems.length > 0) throw new Error(`Topics of the log are not as they should be: ${problems.join('; ')}`);
}

/** Believes an acknowledgement only for the partitions it names, and no producer that has failed once. */
class CheckedProducer {
  readonly #kafka: Kafka;
  readonly #prefix: string;
  #connected: Promise<Producer> | null = null;

  constructor(kafka: Kafka, prefix: string) {
    this.#kafka = kafka;
    this.#prefix = prefix;
  }

  /** One at a time. Resolves when all are in the log. */
  async send(entries: readonly LogEntry[]): Promise<void> {
    let missing = entries;
    for (let attempt = 0; attempt < RESENDS; attempt++) {
      try {
        const producer = await (this.#connected ??= this.#connect());
        const byTopic = Map.groupBy(missing, ({ topic }) => this.#prefix + topic);
        const answers = await producer.sendBatch({
          acks: -1,
          topicMessages: [...byTopic].map(([topic, ofTopic]) => ({ topic, messages: ofTopic.map(messageOf) })),
        });
        const written = new Set(answers.filter(({ errorCode }) => errorCode === 0).map(({ topicName, partition }) => `${topicName}/${partition}`));
        missing = missing.filter(({ topic, key }) => !written.has(`${this.#prefix}${topic}/${partitionOf(key)}`));
      } catch (error) {
        await this.discard();
        throw error;
      }
      if (missing.length === 0) return;
      await this.discard();
    }
    throw new Error(`Kafka left ${missing.length} entries out of its answers again and again.`);
  }

  async discard(): Promise<void> {
    const connected = this.#connected;
    this.#connected = null;
    await connected?.then((producer) => producer.disconnect()).catch(() => {}); // It is of no use any more, connected or not.
  }

  async #connect(): Promise<Producer> {
    const producer = this.#kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry,
    });
    await producer.connect();
    return producer;
  }
}

const messageOf = ({ key, eventId, teamId, body }: LogEntry) => ({
  key,
  value: body,
  partition: partitionOf(key),
  headers: { 'content-type': 'application/cloudevents+json', eventid: eventId, ...(teamId !== null && { teamid: teamId }) },
});

function recordOf(topic: string, partition: number, { key, value, offset, headers }: KafkaMessage): LogRecord {
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

/** Without a broker to take leave of, kafkajs would try for minutes. */
async function orGiveUp(work: Promise<unknown> | undefined, ms = STOP_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work?.catch(() => {}), late]);
  clearTimeout(timer);
}

/** A consumer that is not running refuses to be told where to read; when it runs again, everything is assigned anew. */
function whileItRuns(tell: () => void): void {
  try {
    tell();
  } catch {}
}

/** A member of the group of its consumer. Where to read is what `start` answers; committed offsets are only for onlookers. */
class KafkaReader implements RunningSubscription {
  readonly #kafka: Kafka;
  readonly #prefix: string;
  readonly #subscription: Subscription;
  readonly #boundsOf: (topic: string, partition: number) => Promise<Bounds>;
  #consumer: Consumer | null = null;
  #partitions = new Map<string, PartitionReader>();
  #hints: NodeJS.Timeout | null = null;
  #crashes = 0;
  #isStopped = false;

  constructor(kafka: Kafka, prefix: string, subscription: Subscription, boundsOf: (topic: string, partition: number) => Promise<Bounds>) {
    this.#kafka = kafka;
    this.#prefix = prefix;
    this.#subscription = subscription;
    this.#boundsOf = boundsOf;
  }

  async run(): Promise<void> {
    const consumer = this.#kafka.consumer({
      groupId: this.#prefix + this.#subscription.consumer,
      sessionTimeout: 6_000,
      heartbeatInterval: 1_000,
      rebalanceTimeout: 10_000,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      retry,
    });
    this.#consumer = consumer;
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => this.#assign(consumer, payload.memberAssignment));
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (this.#isStopped) return void setImmediate(() => void consumer.stop().catch(() => {})); // It is about to start again.
      // The first time is how kafkajs meets a coordinator that has just been chosen, and it begins again by itself.
      if (!restart || ++this.#crashes > 1) this.#subscription.onError(error);
      if (!restart) setTimeout(() => void this.#runAgain(consumer), 1_000).unref();
    });
    await consumer.connect();
    await consumer.subscribe({ topics: this.#subscription.topics.map((topic) => this.#prefix + topic), fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: PARTITIONS,
      eachBatch: (payload) => this.#take(payload),
    });
    this.#hints ??= setInterval(() => void this.#commitHints(), HINT_MS).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#hints) clearInterval(this.#hints);
    const readers = [...this.#partitions.values()];
    for (const reader of readers) reader.retire();
    await Promise.all([orGiveUp(this.#consumer?.disconnect()), orGiveUp(Promise.all(readers.map((reader) => reader.idle)), 2 * STOP_MS)]);
  }

  /** Called before the first fetch of an assignment. */
  #assign(consumer: Consumer, assignment: Readonly<Record<string, number[]>>): void {
    this.#crashes = 0;
    const before = this.#partitions;
    for (const reader of before.values()) reader.retire();
    if (this.#isStopped) return;
    this.#partitions = new Map();
    for (const [name, partitions] of Object.entries(assignment)) {
      const topic = name.slice(this.#prefix.length);
      for (const partition of partitions) {
        const key = `${name}/${partition}`;
        const feeder = {
          seek: (offset: number) => whileItRuns(() => consumer.seek({ topic: name, partition, offset: String(offset) })),
          pause: () => whileItRuns(() => consumer.pause([{ topic: name, partitions: [partition] }])),
          resume: () => whileItRuns(() => consumer.resume([{ topic: name, partitions: [partition] }])),
          bounds: () => this.#boundsOf(topic, partition),
        };
        this.#partitions.set(key, new PartitionReader(topic, partition, this.#subscription, feeder, before.get(key)?.idle ?? Promise.resolve()));
      }
    }
  }

  async #take({ batch }: EachBatchPayload): Promise<void> {
    const reader = this.#partitions.get(`${batch.topic}/${batch.partition}`);
    // Not in the types: where the fetch began, which the first record need not be.
    const { fetchedOffset } = batch as typeof batch & { fetchedOffset: string };
    await reader?.take(Number(fetchedOffset), batch.messages.map((message) => recordOf(reader.topic, reader.partition, message)));
  }

  /** kafkajs gives up on some errors; nobody else would go on. */
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
      reader.position === null ? [] : [{ topic: key.slice(0, key.lastIndexOf('/')), partition: reader.partition, offset: String(reader.position) }],
    );
    if (offsets.length > 0) await this.#consumer?.commitOffsets(offsets).catch(() => {});
  }
}
