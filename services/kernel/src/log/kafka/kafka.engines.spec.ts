import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Kafka, startKafka } from '@lectern/deploy/engines/kafka.ts';
import { startToxiproxy } from '@lectern/deploy/engines/toxiproxy.ts';
import { Kafka as Client, logLevel } from 'kafkajs';
import { opening } from '../../engines/open-engines.ts';
import { newId } from '../../ids.ts';
import { until } from '../../testing/until.ts';
import { openKafkaLog, parseKafkaUrl } from './kafka.ts';
import { anEntry, logContract, Reader } from '../log.contract.ts';
import { type Log, type LogEntry, PARTITIONS } from '../port.ts';

const topics = ['sharing', 'telemetry'] as const;
const prepared = topics.map((name) => ({ name, retentionDays: null }));
const aLog = (url: string, prefix: string) =>
  openKafkaLog({ ...parseKafkaUrl(url), prefix, clientId: 'spec' });
const engine = () => process.env['LECTERN_LOG'] ?? '';

logContract('Kafka', async () => {
  const log = aLog(engine(), `${newId()}.`);
  await log.prepare(prepared);
  return { log, topics, close: () => log.close() };
});

describe('topics', () => {
  test('a log refuses topics that are kept for another time, or have another number of partitions', async () => {
    const prefix = `${newId()}.`;
    const log = aLog(engine(), prefix);
    await Promise.all([
      log.prepare([{ name: 'pings', retentionDays: 30 }]),
      log.prepare([{ name: 'pings', retentionDays: 30 }]),
    ]);
    await expect(log.prepare([{ name: 'pings', retentionDays: 31 }])).rejects.toThrow(
      'pings has retention.ms=2592000000, not 2678400000',
    );
    await expect(log.prepare([{ name: 'pings', retentionDays: null }])).rejects.toThrow('not -1');
    const admin = new Client({
      brokers: [...parseKafkaUrl(engine()).brokers],
      logLevel: logLevel.NOTHING,
    }).admin();
    await admin.connect();
    await admin.createTopics({
      waitForLeaders: true,
      topics: [{ topic: `${prefix}sharing`, numPartitions: 6 }],
    });
    await admin.disconnect();
    await expect(log.prepare(prepared)).rejects.toThrow('sharing has 6 partitions, not 12');
    await expect(
      opening('LECTERN_LOG', () => log.prepare(prepared)), // As a process starts.
    ).rejects.toThrow(/^LECTERN_LOG: its topics are not as they must be: /);
    await log.close();
  });

  test('the url names brokers and a prefix', () => {
    expect(parseKafkaUrl('kafka://a:1,b:2')).toEqual({ brokers: ['a:1', 'b:2'] });
    expect(parseKafkaUrl('kafka://a:1/acme')).toEqual({ brokers: ['a:1'], prefix: 'acme.' });
  });
});

describe('copies of a process', () => {
  test('share the partitions; when one stops the other goes on where it was, and nothing is missing', async () => {
    const prefix = `${newId()}.`;
    const [log, other] = [aLog(engine(), prefix), aLog(engine(), prefix)];
    await log.prepare(prepared);
    const [consumer, offsets] = [newId(), new Map<string, number>()];
    const one = await new Reader(log, ['sharing'], { consumer, offsets }).run();
    const publish = async (count: number) => {
      const entries = Array.from({ length: count }, () => anEntry('sharing', newId()));
      await log.publish(entries);
      return entries;
    };
    const published = await publish(50);
    await one.has(published);
    const two = await new Reader(other, ['sharing'], { consumer, offsets }).run();
    const all = async (entries: LogEntry[]) => {
      await until(() => {
        const seen = new Set([...one.records, ...two.records].map(({ eventId }) => eventId));
        return entries.every(({ eventId }) => seen.has(eventId));
      }, 'one or the other has read each');
    };
    await until(async () => {
      const isShared = one.starts.length >= PARTITIONS * 1.5 && two.starts.length >= PARTITIONS / 2;
      if (!isShared) published.push(...(await publish(5)));
      return isShared;
    }, 'both have partitions');
    const shared = await publish(100);
    await all([...published, ...shared]);
    expect(two.records.length).toBeGreaterThan(0);
    await one.stop();
    const alone = await publish(50);
    await all(alone);
    await two.stop();
    expect(new Set(two.starts).size).toBe(PARTITIONS); // In the end it had them all.
    expect(one.errors).toEqual([]);
    await Promise.all([log.close(), other.close()]);
  });
});

describe('a Kafka that is hurt', () => {
  let folder: string;
  let broker: Kafka;
  const open: Log[] = [];
  const log = (url: string, prefix: string) => {
    const opened = aLog(url, prefix);
    open.push(opened);
    return opened;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-kafka-spec-'));
    broker = await startKafka({ folder, proxied: true });
  });
  afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));
  afterAll(async () => {
    await broker.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Publishes one entry after the other until stopped; publishes again what was not acknowledged. */
  function aWriter(to: Log): { acknowledged: LogEntry[]; unknown: number; stop(): Promise<void> } {
    let isStopped = false;
    const writer = {
      acknowledged: [] as LogEntry[],
      unknown: 0,
      stop: () => ((isStopped = true), running),
    };
    const running = (async () => {
      while (!isStopped) {
        const entry = anEntry('sharing', newId());
        for (let isThere = false; !isThere;) {
          try {
            await to.publish([entry]);
            isThere = true;
          } catch {
            writer.unknown++;
          }
        }
        writer.acknowledged.push(entry);
      }
    })();
    return writer;
  }

  async function missingOf(
    entries: readonly LogEntry[],
    prefix: string,
  ): Promise<{ missing: number; doubled: number }> {
    const reader = new Reader(log(broker.url, prefix), ['sharing']);
    await reader.run();
    const direct = log(broker.url, prefix);
    const ends = await Promise.all(
      Array.from({ length: PARTITIONS }, (_, partition) => direct.endOffset('sharing', partition)),
    );
    const total = ends.reduce((sum, end) => sum + end, 0);
    await until(() => reader.records.length >= total, 'all of it is read');
    const there = new Set(reader.records.map(({ eventId }) => eventId));
    return {
      missing: entries.filter(({ eventId }) => !there.has(eventId)).length,
      doubled: total - there.size,
    };
  }

  test('what is acknowledged is in the log, though a proxy swallows answers', async () => {
    const prefix = `${newId()}.`;
    await log(broker.url, prefix).prepare(prepared);
    const toxiproxy = await startToxiproxy({ folder });
    try {
      const proxy = await toxiproxy.client.createProxy({ name: 'kafka', ...broker.proxied!.proxy });
      const through = log(broker.proxied!.url, prefix);
      const writers = Array.from({ length: 20 }, () => aWriter(through));
      const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      for (let round = 1; round <= 10; round++) {
        const before = count();
        await until(() => count() >= before + 200, 'it goes on');
        // Answers are lost and the connection breaks; what was asked is done all the same.
        const toxic = await proxy.addToxic({
          name: 'swallow',
          type: 'timeout',
          stream: 'downstream',
          toxicity: 1,
          attributes: { timeout: 50 },
        });
        await new Promise((resolve) => setTimeout(resolve, 150));
        await toxic.remove();
      }
      await Promise.all(writers.map((writer) => writer.stop()));
      const acknowledged = writers.flatMap((writer) => writer.acknowledged);
      expect(acknowledged.length).toBeGreaterThan(2_000);
      expect(await missingOf(acknowledged, prefix)).toMatchObject({ missing: 0 });
    } finally {
      await toxiproxy.kill();
    }
  });

  test('a broker that is killed and comes back has what it acknowledged, and readers go on', async () => {
    const prefix = `${newId()}.`;
    const writing = log(broker.url, prefix);
    await writing.prepare(prepared);
    const reader = await new Reader(log(broker.url, prefix), ['sharing']).run();
    const writers = Array.from({ length: 10 }, () => aWriter(writing));
    const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    await until(() => count() >= 300, 'the writers are under way');
    await broker.kill();
    await broker.restart();
    const before = count();
    await until(() => count() >= before + 300, 'they go on');
    await Promise.all(writers.map((writer) => writer.stop()));
    const acknowledged = writers.flatMap((writer) => writer.acknowledged);
    await reader.has(acknowledged);
    expect(await missingOf(acknowledged, prefix)).toMatchObject({ missing: 0 });
    await reader.stop();
  });

  test('without a broker, stopping does not hang', async () => {
    const before = openSockets(); // Of files that ran in this process earlier.
    const prefix = `${newId()}.`;
    const orphan = aLog(broker.url, prefix);
    await orphan.prepare(prepared);
    await new Reader(orphan, ['sharing']).run();
    await broker.kill();
    const unheard = orphan.publish([anEntry('sharing', 'key')]).then(
      () => 'there',
      () => 'unknown',
    );
    const startedAt = performance.now();
    await orphan.close();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    await broker.restart();
    expect(['there', 'unknown']).toContain(await unheard);
    // What kafkajs still tries comes to its end now that there is a broker; otherwise it would outlive the run.
    await until(() => openSockets() <= before, 'its connections are closed');
  });
});

function openSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
}
