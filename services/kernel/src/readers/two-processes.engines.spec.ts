import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CompressionTypes, Kafka, logLevel } from 'kafkajs';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import { newId } from '../ids.ts';
import { parseKafkaUrl } from '../log/kafka/kafka.ts';
import { partitionOf } from '../log/partition.ts';
import { addToCatalogue } from '../testing/add-to-catalogue.ts';
import { openSpecDatabase } from '../testing/mongo-database.ts';
import { Link, linksOfPresentation, ran, sampleService } from '../testing/sample-service.ts';
import { startServices, type RunningServices } from '../testing/start-service.ts';
import { until } from '../testing/until.ts';

const database = await openSpecDatabase();
const teamId = newId();
let processes: RunningServices[];
beforeAll(async () => {
  const one = await startServices([sampleService], { env: database.env });
  processes = [one, await startServices([sampleService], { env: database.env })];
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.remove()));
  await database.close();
});

const contextOf = (process: RunningServices) => process.service('billing').systemContext(teamId);

/** @returns the ids of links, each created and canceled by one of the processes in turn */
async function canceled(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (const [n, id] of ids.entries()) {
    const context = contextOf(processes[n % processes.length]!);
    const made = { type: 'Create' as const, id, token: newId(), presentationId: newId() };
    await context.execute(Link, id, made);
    await context.execute(Link, id, { type: 'Cancel', id });
  }
  return ids;
}

/** Each has its row, as every process sees it, and its job, once. */
async function areCounted(ids: readonly string[]): Promise<void> {
  for (const process of processes) {
    for (const id of ids) {
      const row = await until(async () => {
        const found = await contextOf(process).rowsOf(linksOfPresentation).get(id);
        return found?.doc.canceled === 1 && found;
      }, 'its row is there');
      expect(row.doc).toEqual({ created: 1, canceled: 1 });
    }
  }
  await until(() => ids.every((id) => ran.includes(id)), 'its job has run');
  expect(ran.filter((id) => ids.includes(id))).toHaveLength(ids.length);
}

test('two processes share the partitions of their reader, and each knows how far the other is', async () => {
  await areCounted(await canceled(30));
  // A missing fact is missing only once the partition is passed, whichever process reads it.
  for (const process of processes) {
    for (const stream of Array.from({ length: 12 }, newId)) {
      const found = await until(async () => {
        try {
          const read = contextOf(process).fresh(
            linksOfPresentation,
            `Link/${teamId}/${stream}`,
            (rows) => rows.get(stream),
            (row) => row !== null,
          );
          return { row: await read };
        } catch {
          return false; // The other one is just taking over.
        }
      }, 'it is known to be missing');
      expect(found.row).toBeNull();
    }
  }
});

test('what one of them rebuilds is read for by both from then on', async () => {
  await processes[0]!.service('billing').rebuild(linksOfPresentation.name);
  await areCounted(await canceled(30));
});

test('what only a newer release can read waits for one, and its copies process it once', async () => {
  const known = eventCatalogue.get('SharedLinkCanceled')!;
  const [id, other] = [newId(), newId()];
  for (const each of [id, other]) {
    const made = { type: 'Create' as const, id: each, token: newId(), presentationId: newId() };
    await contextOf(processes[0]!).execute(Link, each, made);
  }
  const { store } = processes[0]!.service('billing');
  const [created] = await store.commits.read(`Link/${teamId}/${id}`);
  const { definition } = known;
  const schemaVersion = definition.version + 1;
  const newer = { type: definition.type, schemaVersion, data: { sharedLinkId: id } };
  const { codec, log } = processes[0]!.engines;
  await log.publish(codec.envelopes({ ...created!, number: 2, firstVersion: 2, events: [newer] }));
  const parkedBy = async () =>
    (await store.parked.list())
      .filter(({ stream, eventId }) => `${stream ?? eventId}`.includes(id))
      .map(({ consumer }) => consumer.split('@')[0])
      .toSorted();
  const readers = ['links-of-presentation', 'remember-when-link-canceled', 'versions-of-link'];
  await until(async () => (await parkedBy()).join() === readers.join(), 'all have parked it');
  await contextOf(processes[0]!).execute(Link, other, { type: 'Cancel', id: other });
  await areCounted([other]);
  try {
    // The copies are replaced by those of a release that knows it.
    addToCatalogue({ ...known, definition: { ...definition, version: schemaVersion } });
    await until(async () => (await parkedBy()).length === 0, 'nothing of it is parked any more');
    await areCounted([id]);
  } finally {
    addToCatalogue(known);
  }
});

test('messages that nothing can read are parked with a sentence each, and the others of their partition flow', async () => {
  const id = newId();
  const partition = partitionOf(`Link/${teamId}/${id}`);
  const { brokers, prefix } = parseKafkaUrl(database.env['LECTERN_LOG']!);
  const kafka = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  const stranger = kafka.producer();
  await stranger.connect();
  const text = 'x'.repeat(2 * 1024 ** 2);
  const bad = {
    'not JSON': 'ada@example.com was here',
    'not ours': '{"specversion":"0.3"}',
    'too large': JSON.stringify({ type: 'SharedLinkCanceled', data: { text } }),
  };
  await stranger.send({
    topic: `${prefix}sharing`,
    compression: CompressionTypes.GZIP, // Otherwise no broker would take the large one.
    messages: Object.entries(bad).map(([key, value]) => ({ key, value, partition })),
  });
  await stranger.disconnect();
  const context = contextOf(processes[0]!);
  await context.execute(Link, id, { type: 'Create', id, token: newId(), presentationId: newId() });
  await context.execute(Link, id, { type: 'Cancel', id });
  await areCounted([id]);
  const { parked } = processes[0]!.service('billing').store;
  const reasons = async (consumer: RegExp) =>
    (await parked.list())
      .filter((each) => consumer.test(each.consumer))
      .map(({ reason }) => reason);
  const sentences = [
    'This is not JSON',
    'This is no event of ours',
    'This is larger than any event of ours',
  ];
  for (const consumer of [/^links-of-presentation@/, /^remember-when-link-canceled$/])
    await until(
      async () => (await reasons(consumer)).join() === sentences.join(),
      'each is parked, in order',
    );
});

test('one that stops leaves nothing undone', async () => {
  const before = await canceled(10);
  await processes.pop()!.remove();
  await areCounted([...before, ...(await canceled(20))]);
});

test('what is committed and not yet on the log is unavailable to other services, not missing', async () => {
  const [process] = processes;
  const read = (id: string) =>
    contextOf(process!).fresh(
      linksOfPresentation,
      `Link/${teamId}/${id}`,
      (rows) => rows.get(id),
      (row) => row !== null,
    );
  const [id] = await canceled(1);
  const commits = database
    .database('billing')
    .collection<{ stream: string; number: number }>('commits');
  const stream = `Link/${teamId}/${newId()}`;
  const { _id, ...commit } = (await commits.findOne({ stream: `Link/${teamId}/${id}` }))!;
  // Its relay cannot publish it before the commit in front of it, which never comes.
  const stuck = { ...commit, stream, number: 2, published: 0, key: newId() };
  await commits.insertOne(stuck);
  await expect(read(stream.split('/').at(-1)!)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await commits.deleteOne({ stream });
  expect(await read(stream.split('/').at(-1)!)).toBeNull();
});
