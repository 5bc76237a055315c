import { expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import { readFeed } from '../testing/read-feed.ts';
import { until } from '../testing/until.ts';
import { feedContract } from './feed.contract.ts';
import { openKafkaLog, parseKafkaUrl } from './kafka/kafka.ts';
import { anEntry } from './log.contract.ts';
import { openMongoFeed } from './mongo-feed.ts';

const fed = ['sharing', 'telemetry'] as const;
const fail = (error: unknown) => console.error(error);

/** Two processes on one Kafka and one database, both feeding. */
async function twoProcesses() {
  const database = await openSpecDatabase();
  const prefix = `${newId()}.`;
  const logs = [1, 2].map(() =>
    openKafkaLog({ ...parseKafkaUrl(process.env['LECTERN_LOG']!), prefix, clientId: 'spec' }),
  );
  await logs[0]!.prepare([...fed, 'pings'].map((name) => ({ name, retentionDays: null })));
  const feeds = await Promise.all(
    logs.map((log) => openMongoFeed({ url: database.url, log, topics: fed, onError: fail })),
  );
  await Promise.all(feeds.map((feed) => feed.start()));
  const close = async () => {
    await Promise.all(feeds.map((feed) => feed.close()));
    await Promise.all(logs.map((log) => log.close()));
    await database.close();
  };
  return { feeds, log: logs[0]!, database, close };
}

feedContract('MongoDB', async () => {
  const processes = await twoProcesses();
  const another = await openSpecDatabase();
  const foreign = await openMongoFeed({
    url: another.url,
    log: processes.log,
    topics: fed,
    onError: fail,
  });
  return {
    feed: processes.feeds[0]!,
    log: processes.log,
    topics: fed,
    foreign,
    ahead(cursor) {
      const { store, offsets } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as {
        store: string;
        offsets: Record<string, number[]>;
      };
      const further = Object.fromEntries(
        Object.entries(offsets).map(([topic, each]) => [topic, each.map((offset) => offset + 100)]),
      );
      return Buffer.from(JSON.stringify({ store, offsets: further })).toString('base64url');
    },
    async close() {
      await foreign.close();
      await another.close();
      await processes.close();
    },
  };
});

test('what lies on the log twice, or is fed by two at once, is read once', async () => {
  const { feeds, log, database, close } = await twoProcesses();
  const [team, key] = [newId(), newId()];
  const entries = Array.from({ length: 10 }, () => anEntry('sharing', key, { teamId: team }));
  await log.publish(entries.slice(0, 6));
  await log.publish(entries.slice(3));
  const bodies = async () => (await readFeed(feeds[1]!, team)).map(({ body }) => body);
  await until(async () => (await bodies()).length >= 10, 'all of them are read');
  // As a process that died before it wrote down how far it had come.
  await database.database('feed').collection('heads').deleteMany({});
  await feeds[0]!.close();
  const last = anEntry('sharing', key, { teamId: team });
  await log.publish([last]);
  await until(async () => (await bodies()).includes(last.body), 'the last one is read');
  expect(await bodies()).toEqual([...entries, last].map(({ body }) => body));
  await close();
});
