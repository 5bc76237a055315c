import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { openSqliteDatabase } from '../store/sqlite/sqlite-store.ts';
import { newId } from '../ids.ts';
import { readFeed } from '../testing/read-feed.ts';
import { until } from '../testing/until.ts';
import { feedContract } from './feed.contract.ts';
import { anEntry, logContract, Reader } from './log.contract.ts';
import { partitionOf } from './partition.ts';
import { beginFeedAnew, SqliteFeed } from './sqlite-feed.ts';
import { SqliteLog } from './sqlite.ts';

const topics = ['sharing', 'telemetry'] as const;

async function aDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-log-'));
  const database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  const log = new SqliteLog(database);
  await log.prepare(topics.map((name) => ({ name, retentionDays: null })));
  const close = async () => {
    await log.close();
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { database, log, close, file: join(folder, 'lectern.sqlite') };
}

test('what was published together for a key is read again from any offset in it', async () => {
  const { database, log, close } = await aDatabase();
  const [topic] = topics;
  const key = newId();
  const entries = Array.from({ length: 150 }, (_, n) => {
    const entry = anEntry(topic, key);
    return n % 7 === 0
      ? { ...entry, eventId: `a "quoted"\n${n}`, body: JSON.stringify({ id: `a "quoted"\n${n}` }) }
      : entry;
  });
  await log.publish(entries.slice(0, 100));
  for (const entry of entries.slice(100)) await log.publish([entry]);
  const later = new SqliteLog(database); // Which has nothing of it in memory.
  const partition = partitionOf(key);
  for (const from of [0, 1, 57, 99, 100, 149]) {
    const reader = new Reader(later, [topic], {
      offsets: new Map([[`${topic}/${partition}`, from]]),
    });
    await reader.run();
    await reader.has(entries.slice(from));
    expect(reader.ofKey(key)).toEqual(entries.slice(from).map(({ eventId }) => eventId));
    await reader.stop();
  }
  await later.close();
  await close();
});

test('who is far behind in several partitions comes to the end of each, and is given what it wants alone and the last of each batch', async () => {
  const { database, log, close } = await aDatabase();
  const [topic] = topics;
  const keys = [newId(), newId(), newId()];
  const wanted: string[] = [];
  // One partition has much, one has little, and one has nothing for a long time.
  for (const [index, count] of [9_000, 5_000, 0, 9_000, 200, 6_000].entries()) {
    const key = keys[index % keys.length]!;
    const entries = Array.from({ length: count }, (_, n) => {
      const eventId = newId();
      if (n % 50 === 0) wanted.push(eventId);
      return {
        ...anEntry(topic, key),
        eventId,
        body: JSON.stringify({
          id: eventId,
          type: n % 50 === 0 ? 'Wanted' : 'Other',
          data: { type: 'Wanted', text: '"type":"Wanted"' },
        }),
      };
    });
    for (let start = 0; start < count; start += 300)
      await log.publish(entries.slice(start, start + 300));
  }
  const later = new SqliteLog(database);
  const [given, reached] = [new Map<string, string[]>(), new Map<string, number>()];
  const running = await later.subscribe({
    consumer: newId(),
    topics: [topic],
    types: new Set(['Wanted']),
    takesLargeBatches: true,
    start: async () => 0,
    onBatch: async (_topic, partition, records) => {
      const ofPlace = given.get(`${partition}`) ?? [];
      given.set(`${partition}`, [
        ...ofPlace,
        ...records
          .filter(({ body }) => body.includes('"type":"Wanted","data"'))
          .map(({ eventId }) => eventId),
      ]);
      expect(
        records.slice(0, -1).every(({ body }) => body.includes('"type":"Wanted","data"')),
      ).toBe(true);
      reached.set(`${partition}`, records.at(-1)!.offset + 1);
    },
    onError: (error) => {
      throw error;
    },
  });
  for (const key of keys) {
    const end = await later.endOffset(topic, partitionOf(key));
    await until(() => (reached.get(`${partitionOf(key)}`) ?? 0) >= end, 'the end is reached');
  }
  expect([...given.values()].flat().toSorted()).toEqual(wanted.toSorted());
  await running.stop();
  await later.close();
  await close();
});

test('a row in which nothing is of interest is not opened, and one that does not say what is in it is', async () => {
  const { database, log, close } = await aDatabase();
  const [topic] = topics;
  const key = newId();
  const entryOf = (type: string) => ({
    ...anEntry(topic, key),
    body: JSON.stringify({ id: newId(), type, data: {} }),
  });
  const [other, mixed, silent, last] = [
    [entryOf('Other')],
    [entryOf('Other'), entryOf('Wanted')],
    [entryOf('Wanted')],
    [entryOf('Wanted')],
  ];
  for (const entries of [other, mixed, silent, last]) await log.publish(entries);
  await database.run({ sql: `UPDATE log SET body = 'damaged' WHERE offset = 0`, params: [] });
  await database.run({ sql: 'UPDATE log SET types = NULL WHERE offset = 3', params: [] });
  const later = new SqliteLog(database);
  const bodies: string[] = [];
  const running = await later.subscribe({
    consumer: newId(),
    topics: [topic],
    types: new Set(['Wanted', 'Missing']),
    start: async () => 0,
    onBatch: async (_topic, _partition, records) =>
      void bodies.push(...records.map(({ body }) => body)),
    onError: (error) => {
      throw error;
    },
  });
  await until(() => bodies.at(-1) === last[0]!.body, 'the end is reached');
  expect(bodies).toEqual([mixed[1]!.body, silent[0]!.body, last[0]!.body]);
  await running.stop();
  await later.close();
  await close();
});

test('who is far behind goes on behind a hole in the offsets', async () => {
  const { database, log, close } = await aDatabase();
  const [topic] = topics;
  const entries = Array.from({ length: 5_500 }, () => anEntry(topic, 'one'));
  for (const entry of entries.slice(0, 400)) await log.publish([entry]);
  await log.publish(entries.slice(400));
  await database.run({ sql: 'DELETE FROM log WHERE offset BETWEEN 1 AND 299', params: [] });
  const later = new SqliteLog(database);
  const given: string[] = [];
  const running = await later.subscribe({
    consumer: newId(),
    topics: [topic],
    takesLargeBatches: true,
    start: async () => 1,
    onBatch: async (_topic, _partition, records) =>
      void given.push(...records.map(({ eventId }) => eventId)),
    onError: (error) => {
      throw error;
    },
  });
  await until(() => given.at(-1) === entries.at(-1)!.eventId, 'the end is reached');
  expect(given).toEqual(entries.slice(300).map(({ eventId }) => eventId));
  await running.stop();
  await later.close();
  await close();
});

logContract('SQLite', async () => ({ ...(await aDatabase()), topics }));

feedContract('SQLite', async () => {
  const [own, other] = [await aDatabase(), await aDatabase()];
  return {
    feed: await SqliteFeed.open(own.database),
    log: own.log,
    topics,
    foreign: await SqliteFeed.open(other.database),
    ahead(cursor) {
      const [store, position] = Buffer.from(cursor, 'base64url').toString().split('.');
      return Buffer.from(`${store}.${Number(position) + 100}.1`).toString('base64url');
    },
    close: async () => void (await Promise.all([own.close(), other.close()])),
  };
});

test('once the store was put back, a cursor from before holds as far as the backup went, and one from beyond is refused for ever', async () => {
  const { database, log, close, file } = await aDatabase();
  const team = newId();
  const publish = (count: number) =>
    log.publish(Array.from({ length: count }, () => anEntry('sharing', newId(), { teamId: team })));
  const feed = await SqliteFeed.open(database);
  await publish(6);
  const before = await readFeed(feed, team);
  const beyond = Buffer.from(
    Buffer.from(before.at(-1)!.cursor, 'base64url')
      .toString()
      .replace(/\.(\d+)\./, (_, position: string) => `.${Number(position) + 1}.`),
  ).toString('base64url');
  for (const time of [1, 2]) {
    const restored = new DatabaseSync(file);
    beginFeedAnew(restored);
    restored.close();
    const again = await SqliteFeed.open(database);
    await publish(3);
    const all = await readFeed(again, team);
    expect(all).toHaveLength(6 + 3 * time);
    await again.check(before[3]!.cursor);
    expect((await readFeed(again, team, before[3]!.cursor)).map(({ body }) => body)).toEqual(
      all.slice(4).map(({ body }) => body),
    );
    expect(await readFeed(again, team, all.at(-1)!.cursor)).toEqual([]);
    const refused = {
      code: 'INVALID',
      message: expect.stringContaining('ahead of the event stream'),
    };
    await expect(again.check(beyond)).rejects.toMatchObject(refused);
    await expect(again.read(team, beyond)).rejects.toMatchObject(refused);
  }
  await close();
});

test('a fact that is sent again is on the log once, whether its answer is late or the process was killed', async () => {
  const { database, log, close, file } = await aDatabase();
  const team = newId();
  const [one, two, three] = [1, 2, 3].map(() => anEntry('telemetry', newId(), { teamId: team }));
  await Promise.all([log.publish([one!, two!]), log.publish([two!, one!, three!])]);
  const later = await openSqliteDatabase(file);
  const restarted = new SqliteLog(later);
  await restarted.publish([three!, one!]);
  const ping = anEntry('pings', newId(), { teamId: team });
  await restarted.publish([ping, three!]);
  expect((await readFeed(await SqliteFeed.open(database), team)).map(({ body }) => body)).toEqual(
    [one, two, three].map((entry) => entry!.body),
  );
  expect(later.all(`SELECT count FROM log WHERE topic = 'pings'`)).toEqual([{ count: 1 }]);
  await restarted.close();
  await later.close();
  await close();
});
