import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
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
    topics: [],
    onError: fail,
  });
  return {
    feed: processes.feeds[0]!,
    log: processes.log,
    topics: fed,
    foreign,
    ahead(cursor) {
      const { store, position } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as {
        store: string;
        position: number;
      };
      return Buffer.from(JSON.stringify({ store, position: position + 100 })).toString('base64url');
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
  await database.database('feed').collection('copied').deleteMany({});
  await feeds[0]!.close();
  const last = anEntry('sharing', key, { teamId: team });
  await log.publish([last]);
  await until(async () => (await bodies()).includes(last.body), 'the last one is read');
  expect(await bodies()).toEqual([...entries, last].map(({ body }) => body));
  await close();
});

test('the order of the lines stays the same, whichever processes are killed while others write', async () => {
  const database = await openSpecDatabase();
  const prefix = `${newId()}.`;
  const log = openKafkaLog({
    ...parseKafkaUrl(process.env['LECTERN_LOG']!),
    prefix,
    clientId: 'spec',
  });
  await log.prepare(fed.map((name) => ({ name, retentionDays: null })));
  const feed = await openMongoFeed({ url: database.url, log, topics: fed, onError: fail });
  const processes = await Promise.all(
    [1, 2, 3].map(() => startFeeding({ url: database.url, prefix })),
  );
  const [team, keys] = [newId(), Array.from({ length: 40 }, () => newId())];
  const published: string[][] = keys.map(() => []);
  let isOver = false;
  const writers = fed.map(async (topic, writer) => {
    for (let n = 0; !isOver; n++) {
      const place = (n * fed.length + writer) % keys.length;
      const entry = anEntry(topic, keys[place]!, { teamId: team });
      await log.publish(n % 5 === 0 ? [entry, entry] : [entry]);
      published[place]!.push(entry.body);
    }
  });
  let before = await readFeed(feed, team);
  for (let kills = 0; kills < 6; kills++) {
    const reached = before.length + 50;
    before = await until(async () => {
      const again = await readFeed(feed, team);
      expect(again.slice(0, before.length)).toEqual(before);
      return again.length >= reached && again;
    }, 'the lines go on');
    const killed = kills % processes.length;
    processes[killed]!.kill('SIGKILL');
    processes[killed] = await startFeeding({ url: database.url, prefix });
  }
  isOver = true;
  await Promise.all(writers);
  const total = published.flat().length;
  const all = await until(async () => {
    const again = await readFeed(feed, team);
    return again.length >= total && again;
  }, 'all of it is read');
  expect(all.slice(0, before.length)).toEqual(before);
  for (const ofKey of published) {
    const there = new Set(ofKey);
    expect(all.map(({ body }) => body).filter((body) => there.has(body))).toEqual(ofKey);
  }
  expect(all).toHaveLength(total);
  for (const each of processes) each.kill('SIGKILL');
  await feed.close();
  await log.close();
  await database.close();
});

/** A process that copies the log into the feed. */
async function startFeeding({
  url,
  prefix,
}: {
  url: string;
  prefix: string;
}): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../testing/feed-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=TimeoutNegativeWarning',
      program,
      url,
      process.env['LECTERN_LOG']!,
      prefix,
      ...fed,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout!, 'data');
  return child;
}
