import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@lectern/deploy/engines/ports.ts';
import { startToxiproxy } from '@lectern/deploy/engines/toxiproxy.ts';
import { openSpecDatabase } from '../../testing/mongo-database.ts';
import { until } from '../../testing/until.ts';
import { openDatabase } from './connection.ts';
import { MongoJobs } from './jobs.ts';

const spec = await openSpecDatabase();
let folder: string;
let toxiproxy: Awaited<ReturnType<typeof startToxiproxy>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-toxiproxy-'));
  toxiproxy = await startToxiproxy({ folder });
});
afterAll(async () => {
  await toxiproxy.kill();
  await rm(folder, { recursive: true, force: true });
  await spec.close();
});

test('a claim whose answer is lost is answered with the same job, once', async () => {
  const listen = `127.0.0.1:${await freePort()}`;
  const { host, pathname } = new URL(spec.url);
  const proxy = await toxiproxy.client.createProxy({ name: 'mongo', listen, upstream: host });
  const { database, close } = await openDatabase(`mongodb://${listen}${pathname}`, 'jobs');
  const jobs = new MongoJobs(database);
  const job = { kind: 'k', key: '1', teamId: null, subjectId: 's', data: {} };
  const now = new Date().toISOString();
  await jobs.add({ ...job, dueAt: now });
  const lose = await proxy.addToxic({
    name: 'lose-answers',
    type: 'timeout',
    stream: 'downstream',
    toxicity: 1,
    attributes: { timeout: 50 },
  });
  const claim = jobs.claim(['k'], now, new Date(Date.now() + 30_000).toISOString());
  const stored = () => spec.database('jobs').collection('jobs').findOne({ status: 'running' });
  await until(async () => (await stored()) !== null, 'the claim has reached the database');
  await lose.remove();
  expect(await claim).toMatchObject({ key: '1', attempts: 1 });
  expect(await jobs.claim(['k'], now, now)).toBeNull();
  await close();
});
