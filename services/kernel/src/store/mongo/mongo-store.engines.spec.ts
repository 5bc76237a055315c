import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../ids.ts';
import type { LogEntry } from '../../log/port.ts';
import { MemoryLog } from '../../testing/memory-log.ts';
import { openSpecDatabase, type SpecDatabase } from '../../testing/mongo-database.ts';
import { until } from '../../testing/until.ts';
import type { Append, Commit } from '../commits-port.ts';
import { JournalLost } from '../journals-port.ts';
import type { ViewDeclaration } from '../views-port.ts';
import { anAppend, storeContract, thing } from '../store.contract.ts';
import { type MongoStore, openMongoStore } from './mongo-store.ts';
import { MongoReservations } from './reservations.ts';
import { type StoredCommit, storedCommit } from './stored-commit.ts';

const envelopes = ({ stream, firstVersion, events }: Commit): LogEntry[] =>
  events.map(({ data }, index) => ({
    topic: 'sharing',
    key: stream,
    eventId: `${stream}/${firstVersion + index}`,
    teamId: null,
    body: JSON.stringify(data),
  }));

/** A process on the database: its relay publishes to the log, and folds views of streams as `anAppend` makes them. */
async function aProcess(
  database: SpecDatabase,
  log: MemoryLog,
  onError: (error: unknown) => void = () => {},
): Promise<MongoStore> {
  const store: MongoStore = await openMongoStore({
    url: database.url,
    service: 'sharing',
    log,
    envelopes,
    onError,
    viewOf: async (stream): Promise<Append['view']> => {
      const number = (await store.commits.read(stream)).at(-1)!.number;
      return anAppend(stream.slice('Thing/'.length), number).view;
    },
  });
  await store.views.declare(thing);
  return store;
}

storeContract('MongoDB', async () => {
  const [database, log] = [await openSpecDatabase(), new MemoryLog()];
  const [store, other] = [await aProcess(database, log), await aProcess(database, log)];
  await Promise.all([store.start(), other.start()]);
  return {
    store,
    other,
    logged: async (stream) => log.idsOf(stream),
    async close() {
      await Promise.all([store.close(), other.close()]);
      await database.close();
    },
  };
});

describe('processes that die', () => {
  let database: SpecDatabase;
  const processes: MongoStore[] = [];
  const log = new MemoryLog();
  beforeAll(async () => {
    database = await openSpecDatabase();
  });
  afterAll(async () => {
    await Promise.all(processes.map((store) => store.close()));
    await database.close();
  });

  const commits = () => database.database('sharing').collection<StoredCommit>('commits');
  /** Several processes may publish what a dead one left. */
  const firstTimes = (stream: string) => [...new Set(log.idsOf(stream))];
  const isMarked = async (stream: string) =>
    (await commits().countDocuments({ stream, published: 0 })) === 0;
  async function start(): Promise<MongoStore> {
    const store = await aProcess(database, log);
    processes.push(store);
    await store.start();
    return store;
  }

  test('a commit whose writer died before its view and the log reaches both, in order', async () => {
    const id = newId();
    const stream = `Thing/${id}`;
    await start();
    for (const number of [2, 1, 3])
      await commits().insertOne(storedCommit(anAppend(id, number).commit));
    await until(() => isMarked(stream), 'every commit is marked as published');
    expect(firstTimes(stream)).toEqual([1, 2, 3].map((version) => `${stream}/${version}`));
    expect(await processes[0]!.views.get(thing, null, id)).toMatchObject({
      version: 3,
      doc: { number: 3 },
    });
  });

  test('what was published and not marked is published again, never left out', async () => {
    const id = newId();
    const stream = `Thing/${id}`;
    const store = await start();
    await store.commits.append(anAppend(id, 1));
    await commits().updateOne({ stream }, { $set: { published: 0 } });
    await until(() => isMarked(stream), 'every commit is marked as published');
    expect(new Set(log.idsOf(stream))).toEqual(new Set([`${stream}/1`]));
  });

  test('a commit waits for the one before it, also when that belongs to a dead process', async () => {
    const id = newId();
    const stream = `Thing/${id}`;
    const store = await start();
    await commits().insertOne(storedCommit(anAppend(id, 1).commit));
    await store.commits.append(anAppend(id, 2));
    await until(() => isMarked(stream), 'every commit is marked as published');
    expect(firstTimes(stream)).toEqual([`${stream}/1`, `${stream}/2`]);
  });

  test('a log that fails holds up only the streams it fails for, and loses nothing', async () => {
    const [ok, ill] = [newId(), newId()];
    const errors: unknown[] = [];
    const [own, flaky] = [await openSpecDatabase(), new MemoryLog()];
    const store = await aProcess(own, flaky, (error) => errors.push(error));
    await store.start();
    let failures = 3;
    flaky.beforePublish = (entries) => {
      if (entries[0]!.key === `Thing/${ill}` && failures-- > 0) throw new Error('unknown outcome');
    };
    await Promise.all([
      store.commits.append(anAppend(ill, 1)),
      store.commits.append(anAppend(ok, 1)),
    ]);
    expect(flaky.idsOf(`Thing/${ok}`)).toHaveLength(1);
    await store.commits.append(anAppend(ill, 2));
    await until(() => flaky.idsOf(`Thing/${ill}`).length === 2, 'the log has both');
    expect(flaky.idsOf(`Thing/${ill}`)).toEqual([`Thing/${ill}/1`, `Thing/${ill}/2`]);
    expect(errors).toHaveLength(3);
    await store.close();
    await own.close();
  });

  test('a command waits for a slow log only so long', async () => {
    const [own, slow] = [await openSpecDatabase(), new MemoryLog()];
    const store = await aProcess(own, slow);
    await store.start();
    let release = () => {};
    slow.beforePublish = () => new Promise<void>((resolve) => (release = resolve));
    const startedAt = performance.now();
    await store.commits.append(anAppend(newId(), 1));
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(240);
    expect(slow.entries).toHaveLength(0);
    release();
    await store.close();
    expect(slow.entries).toHaveLength(1);
    await own.close();
  });

  describe('between a journal’s head and its rows', () => {
    const tally: ViewDeclaration = { name: 'tally@1', fields: { n: 'number' }, lists: {} };
    const row = (id: string, n: number) => ({
      declaration: tally,
      row: { teamId: null, id, version: 0, shape: 1, doc: { n }, index: { n } },
    });

    test('the next owner writes the rows, and an old batch that comes late does not undo them', async () => {
      const [one, two] = [newId(), newId()];
      const key = { consumer: newId(), topic: 'sharing', partition: 1 };
      const store = await start();
      await store.views.declare(tally);
      await store.journals.commit(key, 0, {
        nextOffset: 1,
        rows: [row(one, 1)],
        streams: [{ stream: 'a', version: 1, isParked: false }],
      });
      const rows = database
        .database('sharing')
        .collection<{ _id: string; sequence: number }>('view.tally@1');
      const before = (await rows.findOne({ _id: `\n${one}` }))!;
      await store.journals.commit(key, 1, {
        nextOffset: 2,
        rows: [row(one, 2), row(two, 2)],
        streams: [{ stream: 'a', version: 2, isParked: true }],
      });
      // As if the process had died with the head written and nothing else.
      await rows.replaceOne({ _id: before._id }, before);
      await rows.deleteOne({ _id: `\n${two}` });
      await database
        .database('sharing')
        .collection('journal.streams')
        .updateOne(
          { stream: 'a', consumer: key.consumer },
          { $set: { version: 1, isParked: false, sequence: 1 } },
        );
      expect(await store.views.get(tally, null, one)).toMatchObject({ doc: { n: 1 } });
      expect([await store.journals.head(key), await store.journals.isWritten(key, 2)]).toEqual([
        { sequence: 2, nextOffset: 2 },
        false,
      ]);

      const next = await start();
      expect(await next.journals.takeOver(key)).toEqual({ sequence: 2, nextOffset: 2 });
      expect([
        await store.journals.isWritten(key, 2),
        await store.journals.isWritten(key, 3),
      ]).toEqual([true, false]);
      expect(await store.views.getMany(tally, null, [one, two])).toMatchObject([
        { doc: { n: 2 } },
        { doc: { n: 2 } },
      ]);
      expect((await next.journals.streams(key.consumer, ['a'])).get('a')).toEqual({
        version: 2,
        isParked: true,
      });

      const heads = database
        .database('sharing')
        .collection<{ _id: string; sequence: number }>('journals');
      const head = (await heads.findOne({ consumer: key.consumer }))!;
      await next.journals.commit(key, 2, {
        nextOffset: 3,
        rows: [row(one, 3)],
        streams: [{ stream: 'a', version: 3, isParked: false }],
      });
      const newest = (await heads.findOne({ consumer: key.consumer }))!;
      // As if the old owner had read the head before and wrote its rows only now.
      await heads.replaceOne({ _id: head._id }, head);
      await store.journals.takeOver(key);
      await heads.replaceOne({ _id: head._id }, newest);
      expect(await store.views.get(tally, null, one)).toMatchObject({ doc: { n: 3 } });
      expect((await next.journals.streams(key.consumer, ['a'])).get('a')).toEqual({
        version: 3,
        isParked: false,
      });
      await expect(
        store.journals.commit(key, 2, { nextOffset: 9, rows: [row(one, 9)], streams: [] }),
      ).rejects.toThrow(JournalLost);
      await store.journals.takeOver(key);
      expect(await store.views.get(tally, null, one)).toMatchObject({ doc: { n: 3 } });
    });

    test('a batch larger than its head may hold is refused before anything is written', async () => {
      const key = { consumer: newId(), topic: 'sharing', partition: 1 };
      const store = processes[0]!;
      const large = {
        ...row(newId(), 1),
        row: { ...row(newId(), 1).row, doc: 'x'.repeat(4 * 1024 * 1024) },
      };
      await expect(
        store.journals.commit(key, 0, { nextOffset: 1, rows: [large], streams: [] }),
      ).rejects.toMatchObject({ code: 'TOO_LARGE' });
      expect(await store.journals.head(key)).toEqual({ sequence: 0, nextOffset: 0 });
    });
  });

  test('rows are found by each of their many values without reading the others of the team, whatever list is asked', async () => {
    const store = await start();
    const tagged: ViewDeclaration = {
      name: `tagged@${newId()}`,
      fields: { name: 'text', labels: 'texts', terms: 'texts' },
      lists: { byName: { filters: ['labels', 'terms'], orderBy: 'name' } },
    };
    await store.views.declare(tagged);
    const keys = (
      await database.database('sharing').collection(`view.${tagged.name}`).indexes()
    ).map(({ key }) => Object.keys(key as object));
    expect(keys).toEqual(
      expect.arrayContaining([
        ['team', 'ix.labels', 'id'],
        ['team', 'ix.terms', 'id'],
      ]),
    );
  });

  test('the release of an older commit that comes late does not free a value taken again', async () => {
    const [id, taken] = [newId(), { scope: 'global', kind: 'email', value: newId() }];
    const [store, late] = [processes[0]!, new MongoReservations(database.database('sharing'))];
    await store.commits.append(anAppend(id, 1, { take: [taken] }));
    const released = anAppend(id, 2, { release: [] }).commit; // Its process died before it released the row.
    await store.commits.append({ ...anAppend(id, 2), commit: released });
    await store.commits.append(anAppend(id, 3, { take: [taken] }));
    await late.release(taken, released);
    expect(await store.reservations.find(taken)).toMatchObject({ owner: `Thing/${id}`, number: 3 });
  });

  test('a commit too large for one document is refused with a reason', async () => {
    const large = Array.from({ length: 40 }, () => ({
      type: 'ThingHappened',
      schemaVersion: 1,
      data: { text: 'x'.repeat(500_000) },
    }));
    await expect(
      processes[0]!.commits.append(anAppend(newId(), 1, { events: large })),
    ).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });
});
