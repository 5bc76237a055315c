import { type Admin, Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import { DomainError } from '../../errors.ts';
import { Batching } from './batching.ts';
import { KafkaReader } from './kafka-reader.ts';
import { serialize } from './serialize.ts';
import { withTimeout } from './with-timeout.ts';
import { partitionOf } from '../partition.ts';
import type { Bounds } from '../partition-reader.ts';
import { type Log, type LogEntry, PARTITIONS, WrongTopics } from '../port.ts';

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

// Fewer retries would give up while a leader is elected; callers that cannot wait that long use a timeout.
const retry = { initialRetryTime: 50, maxRetryTime: 500, retries: 200 };
const RESENDS = 20;
const QUESTIONS = 20;
const DAY_MS = 86_400_000;

/** The log in Kafka. Topics keep their number of partitions; entries go to the partition of partition.ts. */
export function openKafkaLog({ brokers, clientId, prefix = 'lectern.' }: KafkaLogOptions): Log {
  const kafka = new Kafka({
    clientId,
    brokers: [...brokers],
    logLevel: logLevel.NOTHING,
    requestTimeout: 5_000,
    connectionTimeout: 1_000,
    retry,
  });
  const connection = adminOf(kafka);
  const producer = new CheckedProducer(kafka, prefix);
  const batching = new Batching((entries) => producer.send(entries));
  const lookUps = new Map<string, () => Promise<Map<number, Bounds>>>();
  const readers = new Set<KafkaReader>();

  const boundsOf = async (topic: string, partition: number): Promise<Bounds> => {
    let lookUp = lookUps.get(topic);
    if (!lookUp)
      lookUps.set(
        topic,
        (lookUp = serialize(() => connection.ask((admin) => fetchBounds(admin, prefix + topic)))),
      );
    const bounds = (await lookUp()).get(partition);
    if (!bounds) throw new Error(`${topic} has no partition ${partition}`);
    return bounds;
  };

  return {
    prepare: (topics) =>
      connection.ask((admin) =>
        prepareTopics(
          admin,
          topics.map((topic) => ({ ...topic, name: prefix + topic.name })),
        ),
      ),
    publish: (entries) => batching.publish(entries),
    subscribe: async (subscription) => {
      const reader = new KafkaReader({ kafka, retry, prefix, boundsOf }, subscription);
      readers.add(reader);
      await reader.run();
      return { stop: () => reader.stop().finally(() => readers.delete(reader)) };
    },
    endOffset: async (topic, partition) => (await boundsOf(topic, partition)).high,
    close: async () => {
      await Promise.all([...readers].map((reader) => reader.stop()));
      await withTimeout(
        Promise.all([batching.close().then(() => producer.discard()), connection.close()]),
      );
    },
  };
}

/** One admin connection, made when first needed and replaced after a failure: it may talk to the wrong broker. */
function adminOf(kafka: Kafka): {
  ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer>;
  close(): Promise<void>;
} {
  let connected: Promise<Admin> | null = null;
  let isClosed = false;
  const connect = async () => {
    if (isClosed) throw new DomainError('UNAVAILABLE', 'The log is closing.', undefined, 1);
    const admin = kafka.admin();
    await admin.connect();
    return admin;
  };
  const disconnect = async () => {
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
          await disconnect();
          if (!mayPass(error, attempt)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
        }
      }
    },
    close: () => {
      isClosed = true;
      return disconnect();
    },
  };
}

/** A call may fail because another failed call closed the connection. */
function mayPass(error: unknown, attempt: number): boolean {
  const { name, retriable } = error as { name?: string; retriable?: boolean };
  return retriable ? attempt < QUESTIONS : attempt < 3 && (name?.startsWith('KafkaJS') ?? false);
}

async function fetchBounds(admin: Admin, topic: string): Promise<Map<number, Bounds>> {
  const offsets = await admin.fetchTopicOffsets(topic);
  return new Map(
    offsets.map(({ partition, low, high }) => [
      partition,
      { low: Number(low), high: Number(high) },
    ]),
  );
}

const TOPIC = 2;

async function prepareTopics(
  admin: Admin,
  topics: readonly { name: string; retentionDays: number | null }[],
): Promise<void> {
  const settingsOf = (days: number | null) => ({
    'cleanup.policy': 'delete',
    'retention.ms': String(days === null ? -1 : days * DAY_MS),
    'retention.bytes': '-1',
  });
  await admin.createTopics({
    waitForLeaders: true,
    topics: topics.map(({ name, retentionDays }) => ({
      topic: name,
      numPartitions: PARTITIONS,
      replicationFactor: -1,
      configEntries: Object.entries(settingsOf(retentionDays)).map(([entry, value]) => ({
        name: entry,
        value,
      })),
    })),
  });
  const { topics: found } = await admin.fetchTopicMetadata({
    topics: topics.map(({ name }) => name),
  });
  const names = Object.keys(settingsOf(null));
  const described = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map(({ name }) => ({ type: TOPIC, name, configNames: names })),
  });
  const problems = topics.flatMap(({ name, retentionDays }) => {
    const partitions = found.find((topic) => topic.name === name)?.partitions.length ?? 0;
    const entries =
      described.resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
    return [
      ...(partitions === PARTITIONS
        ? []
        : [`${name} has ${partitions} partitions, not ${PARTITIONS}`]),
      ...Object.entries(settingsOf(retentionDays)).flatMap(([setting, wanted]) => {
        const is = entries.find(({ configName }) => configName === setting)?.configValue;
        return is === wanted ? [] : [`${name} has ${setting}=${is}, not ${wanted}`];
      }),
    ];
  });
  if (problems.length > 0) throw new WrongTopics(problems);
}

/** Trusts an acknowledgment only for the partitions it names, and never reuses a producer that has failed. */
class CheckedProducer {
  readonly #kafka: Kafka;
  readonly #prefix: string;
  #connected: Promise<Producer> | null = null;

  constructor(kafka: Kafka, prefix: string) {
    this.#kafka = kafka;
    this.#prefix = prefix;
  }

  /** Call it one at a time. Resolves when all are in the log. */
  async send(entries: readonly LogEntry[]): Promise<void> {
    let missing = entries;
    for (let attempt = 0; attempt < RESENDS; attempt++) {
      try {
        const producer = await (this.#connected ??= this.#connect());
        const byTopic = Map.groupBy(missing, ({ topic }) => this.#prefix + topic);
        const answers = await producer.sendBatch({
          acks: -1,
          topicMessages: [...byTopic].map(([topic, ofTopic]) => ({
            topic,
            messages: ofTopic.map(messageOf),
          })),
        });
        const written = new Set(
          answers
            .filter(({ errorCode }) => errorCode === 0)
            .map(({ topicName, partition }) => `${topicName}/${partition}`),
        );
        missing = missing.filter(
          ({ topic, key }) => !written.has(`${this.#prefix}${topic}/${partitionOf(key)}`),
        );
      } catch (error) {
        await this.discard();
        throw error;
      }
      if (missing.length === 0) return;
      await this.discard();
    }
    throw new Error(`Kafka repeatedly left ${missing.length} entries out of its answers.`);
  }

  async discard(): Promise<void> {
    const connected = this.#connected;
    this.#connected = null;
    await connected?.then((producer) => producer.disconnect()).catch(() => {}); // Discard it, connected or not.
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
  headers: {
    'content-type': 'application/cloudevents+json',
    eventid: eventId,
    ...(teamId !== null && { teamid: teamId }),
  },
});
