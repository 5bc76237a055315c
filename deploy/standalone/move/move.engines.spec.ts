import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Presentation } from '@lectern/content/presentation/presentation.ts';
import { openClusterLog } from '@lectern/kernel/engines/open-adapters.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { readLog, wholeOf } from '@lectern/kernel/log/read-log.ts';
import { openDatabase } from '@lectern/kernel/store/mongo/connection.ts';
import { MoveRecord } from '@lectern/kernel/store/mongo/move-progress.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { sharedLink } from '@lectern/sharing/shared-link/shared-link.ts';
import { makeDemo } from '../../demo/demo.ts';
import { startLectern, startServices, type Services } from '../lectern-process.ts';
import { PublicApi } from '../public-api.ts';
import { admin, runProgram } from '../spawn.ts';
import { commandHere, startHere } from '../../testing/lectern-here.ts';
import { canonical } from './rows-digest.ts';
import { topicNames } from './target.ts';

const quick = { NODE_ENV: 'test', LECTERN_PASSWORD_COST: '10', LECTERN_LOG_LEVEL: 'silent' };
const ERASED = 'forgotten@client.example';
const store = process.env['LECTERN_STORE']?.replace(/\/lectern\b/, '/moved') ?? '';
const log = `${process.env['LECTERN_LOG']}/moved`;
const blobs = process.env['LECTERN_BLOBS'] ?? '';
const to = `${store},${log},${blobs}`;

let folder: string;
let token: string;
let cursor: string;
let mails: string[];
let before: Map<string, string[]>;

const moveHere = (data = folder, target = to) =>
  commandHere(['move', '--to', target], { LECTERN_DATA: data, NODE_ENV: 'test' });

/** Every row of every view and projection, as it answers questions. */
async function rowsOf({ services }: Services): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  for (const {
    definition,
    projections,
    store: { views },
  } of services) {
    const declared = [
      ...definition.aggregates.map(({ declaration }) => ({ name: declaration.name, declaration })),
      ...projections.map(({ projection, declaration }) => ({ name: projection.name, declaration })),
    ];
    for (const { name, declaration } of declared) {
      const found: string[] = [];
      for await (const { teamId, id, version, doc } of views.all(declaration))
        found.push(canonical({ teamId, id, version, doc }));
      rows.set(`${definition.name}/${name}`, found.toSorted());
    }
  }
  return rows;
}

/** By the projections; policies need not have reacted. */
const areRead = async ({ services }: Services) => {
  const all = services.flatMap(({ projections }) => projections.map((each) => each.isSettled()));
  return (await Promise.all(all)).every(Boolean);
};

const areSettled = async ({ services }: Services) =>
  (await Promise.all(services.map((service) => service.isSettled()))).every(Boolean);

function clusterSettings() {
  return readSettings({
    LECTERN_DATA: folder,
    LECTERN_STORE: store,
    LECTERN_LOG: log,
    LECTERN_BLOBS: blobs,
    LECTERN_SECRET: readFileSync(join(folder, 'secret'), 'utf8'),
    LECTERN_PORT: '0',
    ...quick,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-move-'));
  const settings = readSettings({ LECTERN_DATA: folder, ...quick });
  const lectern = await startHere({ folder });
  const { first: made } = await makeDemo({
    url: lectern.url,
    ...admin,
    mailFolder: join(folder, 'mail'),
    size: { people: 2, documents: 1, links: 3 },
  });
  const api = await PublicApi.signIn(lectern.url);
  const presentationId = made.presentation.split('/').at(-1) ?? '';
  await api.share(presentationId, { recipients: [ERASED] });
  token = api.authorization;
  const stream = await fetch(`${lectern.url}/api/event-stream`, {
    headers: { authorization: token, accept: 'application/x-ndjson' },
    signal: AbortSignal.timeout(30_000),
  });
  const [first = ''] = (await stream.text()).split('\n');
  ({ cursor } = JSON.parse(first));
  expect(await moveHere()).toEqual({
    code: 1,
    said: expect.stringContaining('another Lectern is running on'),
  });
  await lectern.stop();
  expect(await commandHere(['erase', ERASED], { LECTERN_DATA: folder })).toMatchObject({ code: 0 });

  const served = await startServices(settings);
  await until(() => areSettled(served), 'everything has been reacted to');
  await served.stop();
  // No policy has reacted to this one when the store moves.
  const unserved = await startServices(settings, { does: 'reads' });
  const content = unserved.services.find(({ definition }) => definition.name === 'content');
  for await (const { teamId } of content!.store.views.all(Presentation.declaration))
    await content!
      .systemContext(teamId)
      .execute(Presentation, presentationId, { type: 'DeletePresentation', presentationId });
  await until(() => areRead(unserved), 'everything has been read');
  before = await rowsOf(unserved);
  await unserved.stop();
  mails = (await readdir(join(folder, 'mail'))).toSorted();
  expect(mails.length).toBeGreaterThan(0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a move that was killed leaves a cluster that nothing starts on, and goes on where it was', async () => {
  const { child, output, ended } = runProgram('lectern', {
    args: ['move', '--to', to],
    env: { LECTERN_DATA: folder },
  });
  await until(async () => /commits?$/m.test(output()), 'commits were copied');
  child.kill('SIGKILL');
  await ended;
  await expect(startLectern(clusterSettings())).rejects.toThrow(
    'LECTERN_STORE: a move into it was interrupted. Run it again: it goes on.',
  );

  // Interrupted again, after events were sent and before that was noted.
  expect(await moveHere()).toMatchObject({ code: 0 });
  const record = await MoveRecord.open(store);
  await record.note({ finishedAt: null, lastCommit: 1, lastPosition: 0, published: {} });
  await record.close();
  const { code, said } = await moveHere();
  expect(said).toContain('Goes on with the move of');
  expect(said).toMatch(/Compared: \d+ streams and [\d,]+ events of the log are the same/);
  expect(code).toBe(0);

  const ids: string[] = [];
  const kafka = await openClusterLog(log);
  await readLog(kafka, await wholeOf(kafka, topicNames), (_, records) => {
    ids.push(...records.map(({ topic, eventId }) => `${topic} ${eventId}`));
  });
  await kafka.close();
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what differs in the end is named, and the next run puts it right', async () => {
  const record = await MoveRecord.open(store);
  const { database, close } = await openDatabase(store, 'sharing');
  const lost = await database
    .collection<{ _id: string; stream: string }>('commits')
    .findOneAndDelete({ number: 1 });
  await record.note({ finishedAt: null });
  const { code, said } = await moveHere();
  expect(said).toContain(`sharing: ${lost?.stream} `);
  expect(said).toContain('1 difference: the move is not finished.');
  expect(code).toBe(1);
  await expect(startLectern(clusterSettings())).rejects.toThrow('a move into it was interrupted');
  expect(await moveHere()).toMatchObject({ code: 0 });
  await Promise.all([record.close(), close()]);
});

test('once it is done, a further run changes nothing, and another store is refused', async () => {
  expect(await moveHere()).toEqual({
    code: 0,
    said: expect.stringMatching(/^This store was moved there at \S+\. Nothing was changed\.$/),
  });
  const other = await mkdtemp(join(tmpdir(), 'lectern-move-'));
  try {
    const lectern = await startHere({ folder: other });
    await lectern.stop();
    expect(await moveHere(other)).toEqual({
      code: 1,
      said: expect.stringContaining('The cluster holds another installation'),
    });
    expect(await moveHere(other, `${store.replace('/moved', '/another')},${log}`)).toEqual({
      code: 1,
      said: expect.stringMatching(/its topic \w+ is not empty\. Name another prefix of topics/),
    });
  } finally {
    await rm(other, { recursive: true, force: true });
  }
});

test('the cluster builds the same views and read models', async () => {
  const cluster = await startServices(clusterSettings(), { does: 'reads' });
  try {
    await until(() => areRead(cluster), 'everything has been read');
    const after = await rowsOf(cluster);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, rows] of before) expect([name, after.get(name)]).toEqual([name, rows]);
  } finally {
    await cluster.stop();
  }
});

test('policies go on where they were: what waited for them happens, and no mail goes out twice', async () => {
  const lectern = await startLectern(clusterSettings());
  try {
    const sharing = lectern.services.find(({ definition }) => definition.name === 'sharing')!;
    await until(() => areSettled(lectern), 'everything has been reacted to');
    const links = await Array.fromAsync(sharing.store.views.all(sharedLink.declaration));
    const ended = links.filter(({ doc }) => JSON.stringify(doc).includes('presentation-deleted'));
    expect(ended.length).toBeGreaterThan(0);
    expect((await readdir(join(folder, 'mail'))).toSorted()).toEqual(mails);

    const url = lectern.bff.urls.console;
    const ask = (path: string) => fetch(url + path, { headers: { authorization: token } });
    expect((await ask('/api/user')).status).toBe(200);
    const answer = await ask(`/api/event-stream?after=${cursor}`);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: 'This cursor is not of this event stream. Start again without one.',
    });
  } finally {
    await lectern.stop();
  }
});
