import { cp, mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { commandHere, startHere } from '../../testing/lectern-here.ts';
import { PublicApi, until } from '../public-api.ts';
import { runProgram, spawnLectern } from '../spawn.ts';

let folder: string;
let linkIds: string[];
const at = (...names: string[]) => join(folder, ...names);
const wal = (data: string) => at(data, 'lectern.sqlite-wal');

/** How many events are in the store, with its write-ahead log. */
function eventsIn(data: string): number {
  const store = new DatabaseSync(at(data, 'lectern.sqlite'), { readOnly: true });
  try {
    const isMade = store.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'log_ends'`).get();
    return isMade
      ? Number(store.prepare('SELECT sum(next) AS events FROM log_ends').get()!['events'])
      : 0;
  } finally {
    store.close();
  }
}

const witnessed = async (data: string) =>
  Number(/"events":(\d+)/.exec(await readFile(at(data, 'lectern.sqlite.witness'), 'utf8'))?.[1]);

/** A store that was killed under load, with everything acknowledged in its write-ahead log. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-lost-'));
  const lectern = await spawnLectern({ folder: at('killed') });
  try {
    const api = await PublicApi.signIn(lectern.url);
    const presentationId = await api.publish(await aPdf({ pages: 1 }), 'deck.pdf');
    const links = await Promise.all(Array.from({ length: 20 }, () => api.share(presentationId)));
    linkIds = links.map(({ id }) => id);
    await until(
      async () => (await witnessed('killed')) === eventsIn('killed'),
      'the witness has caught up',
    );
  } finally {
    lectern.child.kill('SIGKILL');
    await lectern.ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const harms: Record<string, (data: string) => Promise<void>> = {
  deleted: (data) => rm(wal(data)),
  'cut to half': async (data) => truncate(wal(data), Math.floor((await stat(wal(data))).size / 2)),
  'overwritten in the middle': async (data) => {
    const file = await open(wal(data), 'r+');
    await file.write(Buffer.alloc(64, 7), 0, 64, Math.floor((await file.stat()).size / 2));
    await file.close();
  },
};

const shared = async (url: string) => {
  const api = await PublicApi.signIn(url);
  const answers = await Promise.allSettled(
    linkIds.map((id) => api.ask('GET', `/api/shared-links/${id}`)),
  );
  return answers.filter(({ status }) => status === 'fulfilled').length;
};

test('after a crash alone nothing is lost, and it starts', async () => {
  await cp(at('killed'), at('whole'), { recursive: true });
  const lectern = await startHere({ folder: at('whole') });
  expect(await shared(lectern.url)).toBe(20);
  await lectern.stop();
});

test.each(Object.keys(harms))(
  'a write-ahead log that was %s after a crash is noticed: no start, until the loss is accepted',
  async (harm) => {
    const data = harm.replaceAll(' ', '-');
    await cp(at('killed'), at(data), { recursive: true });
    await harms[harm]!(data);
    const missing = (await witnessed(data)) - eventsIn(data);
    expect(missing).toBeGreaterThan(0);
    const sentence = new RegExp(
      `${missing} events of those that were saved until \\S+ are missing: \\S+-wal was deleted or damaged`,
    );
    await expect(startHere({ folder: at(data) })).rejects.toThrow(sentence);
    await expect(startHere({ folder: at(data) })).rejects.toThrow('verify --repair');
    expect(await commandHere(['verify'], { LECTERN_DATA: at(data) })).toEqual({
      code: 1,
      said: expect.stringMatching(sentence),
    });
    expect(await commandHere(['verify', '--repair'], { LECTERN_DATA: at(data) })).toEqual({
      code: 0,
      said: expect.stringMatching(sentence),
    });
    const lectern = await startHere({ folder: at(data) });
    expect(await shared(lectern.url).catch(() => 0)).toBeLessThan(20);
    await lectern.stop();
  },
);

test('the program ends with 1 and says what to do; --accept-loss starts it', async () => {
  await cp(at('killed'), at('program'), { recursive: true });
  await rm(wal('program'));
  const env = { LECTERN_DATA: at('program'), LECTERN_PORT: '0' };
  const refused = runProgram('main', { env });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('npm start -- --accept-loss');
  const accepted = runProgram('main', { env, args: ['--accept-loss'] });
  try {
    await until(async () => accepted.output().includes('Lectern is ready'), 'it has started');
  } finally {
    accepted.child.kill();
    await accepted.ended;
  }
  const { code } = await commandHere(['verify'], { LECTERN_DATA: at('program') });
  expect(code).toBe(0);
});

test('a clean stop leaves one file, which holds everything', async () => {
  await cp(at('killed'), at('stopped'), { recursive: true });
  await (await startHere({ folder: at('stopped') })).stop();
  const left = await readdir(at('stopped'));
  expect(left.filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  await cp(at('stopped'), at('copied'), { recursive: true });
  const lectern = await startHere({ folder: at('copied') });
  expect(await shared(lectern.url)).toBe(20);
  await lectern.stop();
});

test('a store that was replaced by an older copy is noticed, too', async () => {
  await cp(at('stopped'), at('replaced'), { recursive: true });
  const lectern = await startHere({ folder: at('replaced') });
  const api = await PublicApi.signIn(lectern.url);
  await api.upload(await aPdf({ pages: 1 }), 'later.pdf');
  await lectern.stop();
  await cp(at('stopped', 'lectern.sqlite'), at('replaced', 'lectern.sqlite'));
  await expect(startHere({ folder: at('replaced') })).rejects.toThrow(/are missing|was replaced/);
});
