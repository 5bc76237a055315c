import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
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
