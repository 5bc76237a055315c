import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';
import mongoose from 'mongoose';
import { connect } from 'nats';
import { createTransport } from 'nodemailer';
import { startKafka } from './kafka.ts';
import { startMongo } from './mongo.ts';
import { untilPort } from './ports.ts';
import { s3Client } from './s3.ts';
import { startSmtp } from './smtp.ts';
import { startToxiproxy } from './toxiproxy.ts';

const {
  LECTERN_STORE = '',
  LECTERN_LOG = '',
  LECTERN_REALTIME = '',
  LECTERN_BLOBS = '',
} = process.env;

describe('the engines of this run', () => {
  test('MongoDB lets one of two equal keys in', async () => {
    const connection = await mongoose.createConnection(LECTERN_STORE).asPromise();
    try {
      const commits = connection.collection('engines_spec');
      await commits.createIndex({ stream: 1, version: 1 }, { unique: true });
      const writes = await Promise.allSettled(
        [1, 2].map(() =>
          commits.insertOne(
            { stream: 'a', version: 1 },
            { writeConcern: { w: 'majority', j: true } },
          ),
        ),
      );
      expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(writes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 11000 },
      });
    } finally {
      await connection.collection('engines_spec').drop();
      await connection.close();
    }
  });

  test('Kafka keeps what it is sent', async () => {
    expect(await sendAndRead(client(LECTERN_LOG), ['first', 'second'])).toEqual([
      'first',
      'second',
    ]);
  });

  test('NATS delivers to a subscriber', async () => {
    const [publisher, subscriber] = await Promise.all([
      connect({ servers: LECTERN_REALTIME }),
      connect({ servers: LECTERN_REALTIME }),
    ]);
    const received = first(subscriber.subscribe('engines-spec'));
    await subscriber.flush();
    publisher.publish('engines-spec', 'hello');
    expect((await received).string()).toBe('hello');
    await Promise.all([publisher.close(), subscriber.close()]);
  });

  test('S3 answers a range of an object', async () => {
    const { client: s3, bucket } = s3Client(LECTERN_BLOBS);
    await s3.send(
      new PutObjectCommand({ Bucket: bucket, Key: 'engines/spec', Body: 'a presentation' }),
    );
    const { Body } = await s3.send(
      new GetObjectCommand({ Bucket: bucket, Key: 'engines/spec', Range: 'bytes=2-6' }),
    );
    expect(await Body?.transformToString()).toBe('prese');
    s3.destroy();
  });
});

describe('engines that are hurt', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-engines-spec-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a Kafka that is killed comes back with what it acknowledged, through a slow proxy as well', async () => {
    const [broker, toxiproxy] = await Promise.all([
      startKafka({ folder, proxied: true }),
      startToxiproxy({ folder }),
    ]);
    try {
      if (!broker.proxied) throw new Error('It was asked for.');
      const proxy = await toxiproxy.client.createProxy({ name: 'kafka', ...broker.proxied.proxy });
      const kafka = client(broker.proxied.url);
      await sendAndRead(kafka, ['before']);
      await broker.kill();
      await broker.restart();
      await proxy.addToxic({
        name: 'slow',
        type: 'latency',
        stream: 'downstream',
        toxicity: 1,
        attributes: { latency: 100, jitter: 0 },
      });
      const startedAt = performance.now();
      expect(await sendAndRead(kafka, ['after'])).toEqual(['before', 'after']);
      expect(performance.now() - startedAt).toBeGreaterThan(100);
    } finally {
      await Promise.all([broker.kill(), toxiproxy.kill()]);
    }
  }, 90_000); // Two servers on Java are started, on a machine that may be busy.

  test('a MongoDB emulator that is killed under load has every write that it acknowledged', async () => {
    const mongo = await startMongo({ folder });
    try {
      const acknowledged: number[] = [];
      const connection = await mongoose.createConnection(mongo.url).asPromise();
      const writer = async (from: number) => {
        for (let id = from; ; id += 8) {
          await connection.collection<{ _id: number }>('writes').insertOne({ _id: id });
          if (acknowledged.push(id) === 500) void mongo.kill();
        }
      };
      await Promise.allSettled([0, 1, 2, 3, 4, 5, 6, 7].map(writer));
      await connection.close();
      await mongo.restart();
      const again = await mongoose.createConnection(mongo.url).asPromise();
      const stored = new Set(
        (await again.collection<{ _id: number }>('writes').find().toArray()).map(({ _id }) => _id),
      );
      await again.close();
      expect(acknowledged.length).toBeGreaterThanOrEqual(500);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    } finally {
      await mongo.kill();
    }
  }, 90_000);

  test('an engine does not outlive the process that started it, even one that was killed', async () => {
    const script = `import { startNats } from ${JSON.stringify(import.meta.resolve('./nats.ts'))};
      console.log((await startNats({ folder: ${JSON.stringify(folder)} })).url); setInterval(() => {}, 1000);`;
    const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(owner.stdout, 'data')) as [Buffer];
    owner.kill('SIGKILL');
    await untilPort(Number(new URL(url.toString().trim()).port), false, () => undefined);
  });
});

test('the mailbox waits for the mail it is asked for and reads it', async () => {
  const mail = await startSmtp();
  const transport = createTransport(mail.url);
  const arrived = mail.waitFor(({ subject }) => subject === 'Größe');
  await transport.sendMail({
    from: 'a@example.com',
    to: 'b@example.com',
    bcc: 'c@example.com',
    subject: 'Größe',
    html: '<p>Hello</p>',
  });
  expect(await arrived).toMatchObject({
    html: '<p>Hello</p>\n',
    recipients: ['b@example.com', 'c@example.com'],
  });
  await expect(mail.waitFor(() => false, 1)).rejects.toThrow('there are: Größe');
  transport.close();
  await mail.stop();
});

const client = (url: string) =>
  new Kafka({
    brokers: [new URL(url).host],
    logLevel: logLevel.NOTHING,
    requestTimeout: 5_000,
    connectionTimeout: 1_000,
    retry: { initialRetryTime: 50, maxRetryTime: 500, retries: 200 },
  });

/** Sends to the one partition of a topic, made when missing, and returns everything in it. */
async function sendAndRead(kafka: Kafka, values: string[]): Promise<string[]> {
  const topic = 'engines-spec';
  const [admin, producer, consumer] = [
    kafka.admin(),
    kafka.producer(),
    kafka.consumer({ groupId: `engines-spec-${Date.now()}`, sessionTimeout: 6_000 }),
  ];
  await admin.connect();
  await admin.createTopics({
    topics: [{ topic, numPartitions: 1, replicationFactor: 1 }],
    waitForLeaders: true,
  });
  await producer.connect();
  await producer.send({ topic, acks: -1, messages: values.map((value) => ({ value })) });
  const end = Number((await admin.fetchTopicOffsets(topic))[0]?.high);
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const read: string[] = [];
  await new Promise<void>((resolve) => {
    void consumer.run({
      eachMessage: async ({ message }) => {
        read.push(message.value?.toString() ?? '');
        if (Number(message.offset) === end - 1) resolve();
      },
    });
  });
  await Promise.all([consumer.disconnect(), producer.disconnect(), admin.disconnect()]);
  return read;
}

async function first<T>(source: AsyncIterable<T>): Promise<T> {
  for await (const item of source) return item;
  throw new Error('It ended.');
}
