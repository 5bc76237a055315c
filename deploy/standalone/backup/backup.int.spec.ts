import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { commandHere, startHere, type CommandResult } from '../../testing/lectern-here.ts';
import { backUp } from './backup.ts';
import { PublicApi, until } from '../public-api.ts';
import { restore } from './restore.ts';
import { runProgram } from '../spawn.ts';

const VISITOR = 'remembered@visitor.example';
const cluster = {
  LECTERN_STORE: 'mongodb://127.0.0.1:1/x',
  LECTERN_LOG: 'kafka://127.0.0.1:1',
  LECTERN_SECRET: 'x'.repeat(32),
};
let folder: string;
let lectern: Awaited<ReturnType<typeof startHere>>;
let api: PublicApi;
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
  lectern = await startHere({ folder: at('data') });
  api = await PublicApi.signIn(lectern.url);
});
afterAll(async () => {
  await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

/** As people run it beside a Lectern that serves: from another process. */
async function program(...args: string[]): Promise<CommandResult> {
  const { ended, output } = runProgram('lectern', {
    args,
    env: { LECTERN_DATA: at('data'), LECTERN_LOG_LEVEL: undefined },
  });
  return { code: await ended, said: output().trim() };
}

const settings = (data: string) => readSettings({ LECTERN_DATA: at(data) });
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

async function digests(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) =>
          [
            file.slice(root.length),
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ] as const,
      ),
    ),
  );
}

async function everything(root: string): Promise<Buffer> {
  return Buffer.concat(
    await Promise.all(
      ['lectern.sqlite', 'lectern.sqlite-wal'].map((name) =>
        readFile(join(root, name)).catch(() => Buffer.alloc(0)),
      ),
    ),
  );
}

/** Below the most that one viewing may report. */
const PINGS = 100;

/** Shares and reads again and again. @returns the links that were acknowledged, and a way to end it */
function writers(presentationId: string, token: string) {
  const acknowledged: string[] = [];
  let isOver = false;
  const sharing = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { data } = await api.ask<{ data: { id: string } }>(
        'POST',
        `/api/presentations/${presentationId}/share`,
        {},
      );
      acknowledged.push(data.id);
    }
  });
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const session = await api.openSession(token);
      for (let elapsed = 1; elapsed <= PINGS && !isOver; elapsed++)
        await api.ask('PUT', `/api/sessions/${session}/ping`, {
          elapsed_ms: elapsed,
          meta: { currentPage: 1 },
        });
    }
  });
  return { acknowledged, stop: () => ((isOver = true), Promise.all([...sharing, ...reading])) };
}

test('a backup under load holds every write that was acknowledged before, every file, and what a rebuild would give; whoever is erased later stays so', async () => {
  const presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  const { token } = await api.share(presentationId);
  const opened = await fetch(`${lectern.url}/api/public/shared-links/${token}`);
  const hitUuid = ((await opened.json()) as { data: { hit_uuid: string } }).data.hit_uuid;
  const said = await fetch(`${lectern.url}/api/public/shared-link-hits/${hitUuid}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: VISITOR }),
  });
  expect(said.status).toBe(200);
  await api.openSession(token);
  await until(
    async () => (await everything(at('data'))).includes(VISITOR),
    'who opened it is shown',
  );
  const load = writers(presentationId, token);
  await until(async () => load.acknowledged.length > 20, 'there is load');
  const blobs = await digests(at('data', 'blobs'));

  const before = [...load.acknowledged];
  const made = await program('backup', at('backup'), '--keys', at('keys'));
  expect([made.code, made.said]).toEqual([
    0,
    expect.stringMatching(/: everything up to [^]*\n.*\/keys: the keys\. /),
  ]);
  expect(load.acknowledged.length).toBeGreaterThan(before.length); // Nobody had to wait for it.
  const first = load.acknowledged.length;
  await until(async () => load.acknowledged.length > first + 10, 'it goes on');
  await load.stop();
  expect(Object.entries(await digests(at('backup', 'blobs')))).toEqual(
    expect.arrayContaining(Object.entries(blobs)),
  );
  expect((await everything(at('backup'))).includes(VISITOR)).toBe(false);
  expect((await readdir(at('backup'))).toSorted()).toEqual([
    'blobs',
    'lectern.sqlite',
    'manifest.json',
  ]);
  expect((await readdir(at('keys'))).toSorted()).toEqual([
    'keys.sqlite',
    'manifest.json',
    'secret',
  ]);

  const stream = (url: string, authorization: string, after = '') =>
    fetch(`${url}/api/event-stream?after=${after}`, { headers: { authorization } });
  const lines = (await (await stream(lectern.url, api.authorization)).text())
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { cursor: string; type: string; data: { visitorId: string } },
    );
  const { visitorId } = lines.find(({ type }) => type === 'HitEmailGiven')!.data;

  expect((await program('erase', visitorId)).code).toBe(0);
  await backUp(settings('data'), at('later'), at('later keys'));
  const restored = await commandHere(['restore', at('backup'), '--keys', at('later keys')], {
    LECTERN_DATA: at('restored'),
  });
  expect([restored.code, restored.said]).toEqual([
    0,
    expect.stringMatching(
      /, without those who have been erased\. Check it with: npm run lectern -- verify$/,
    ),
  ]);
  expect(await commandHere(['verify'], { LECTERN_DATA: at('restored') })).toEqual({
    code: 0,
    said: expect.stringMatching(/all is well\.$/),
  });
  expect((await everything(at('restored'))).includes(VISITOR)).toBe(false);

  const other = await startHere({ folder: at('restored') });
  try {
    const there = await PublicApi.signIn(other.url);
    const found = await Promise.all(
      before.map((id) => there.ask<{ data: { id: string } }>('GET', `/api/shared-links/${id}`)),
    );
    expect(found.map(({ data }) => data.id)).toEqual(before);
    await there.share(presentationId);
    const goesOn = await Promise.all(
      [lines[0]!, lines.at(-1)!].map(
        async ({ cursor }) => (await stream(other.url, there.authorization, cursor)).status,
      ),
    );
    expect(goesOn).toEqual([200, 422]); // What was read after the backup was made is not there.
  } finally {
    await other.stop();
  }
});

test('places that will not do are told, and nothing is written there', async () => {
  await mkdir(at('taken'), { recursive: true });
  await appendFile(at('taken', 'mine.txt'), 'mine');
  const refusals = await Promise.all(
    [
      backUp(settings('data'), at('taken'), at('k1')),
      backUp(settings('data'), at('b2'), at('b2', 'keys')),
      backUp(settings('data'), at('data', 'b3'), at('k3')),
      backUp(settings('nothing'), at('b4'), at('k4')),
      backUp(readSettings({ ...cluster, LECTERN_DATA: at('data') }), at('b5'), at('k5')),
      restore(settings('taken'), at('backup'), at('keys')),
      restore(settings('empty'), at('nothing'), at('keys')),
    ].map(refused),
  );
  expect(refusals).toEqual([
    `${at('taken')} is not empty: a backup has a folder of its own`,
    `${at('b2', 'keys')}: keys are kept apart from ${at('b2')}; name another place`,
    `${at('data', 'b3')} lies in ${at('data')} itself; name a place outside`,
    `LECTERN_DATA: there is no store at ${at('nothing', 'lectern.sqlite')}`,
    expect.stringMatching(/In a cluster the tools of the engines do it:\n {2}MongoDB  mongodump/),
    `${at('taken')} is not empty: a backup is restored into an empty place`,
    `${at('nothing')} is no backup, or one that was cut short`,
  ]);
  expect((await readdir(folder)).filter((name) => /^(b\d|k\d|empty|nothing)/.test(name))).toEqual(
    [],
  );
  expect(await readdir(at('taken'))).toEqual(['mine.txt']);
});

test('a damaged or missing file, and keys that do not go with the data, are named, and nothing is restored', async () => {
  const files = Object.keys(await digests(at('backup', 'blobs')));
  for (const copy of ['flipped', 'holed']) await cp(at('backup'), at(copy), { recursive: true });
  await appendFile(at('flipped', 'blobs', files[0]!), 'x');
  await rm(at('holed', 'blobs', files[1]!));
  await cp(at('keys'), at('others keys'), { recursive: true });
  const manifest = await readFile(at('keys', 'manifest.json'), 'utf8');
  await writeFile(
    at('others keys', 'manifest.json'),
    manifest.replace(/"store": "\w+"/, '"store": "another"'),
  );
  const strayed = async (copy: string, from: string, path: string, instead: string) => {
    await cp(at(from), at(copy), { recursive: true });
    await writeFile(
      at(copy, 'manifest.json'),
      (await readFile(at(from, 'manifest.json'), 'utf8')).replace(
        `"path": "${path}"`,
        `"path": "${instead}"`,
      ),
    );
  };
  await strayed('strayed', 'backup', `blobs${files[0]!}`, 'blobs/../../out');
  await strayed('strayed keys', 'keys', 'keys.sqlite', '../data/keys.sqlite');
  const refusals = await Promise.all(
    [
      restore(settings('r5'), at('strayed'), at('keys')),
      restore(settings('r6'), at('backup'), at('strayed keys')),
      restore(settings('r1'), at('flipped'), at('keys')),
      restore(settings('r2'), at('holed'), at('keys')),
      restore(settings('r3'), at('later'), at('keys')),
      restore(settings('r4'), at('backup'), at('others keys')),
    ].map(refused),
  );
  expect(refusals).toEqual([
    'blobs/../../out is no file of a backup',
    '../data/keys.sqlite is no file of a backup',
    `${join(at('flipped', 'blobs'), files[0]!)} is damaged`,
    `${join(at('holed', 'blobs'), files[1]!)} is missing`,
    expect.stringMatching(/^These keys are of \S+, older than the data/),
    'These keys are of another installation',
  ]);
  const left = await Promise.all(
    ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'].map((name) =>
      readdir(at(name), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  expect(left.flat().filter((entry) => entry.isFile())).toEqual([]);
});
