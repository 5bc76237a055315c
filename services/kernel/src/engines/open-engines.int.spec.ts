import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeLogger } from '../observability/logger.ts';
import { openEngines } from './open-engines.ts';
import { readSettings } from './settings.ts';
import type { Job } from '../store/jobs-port.ts';
import type { ServiceStore } from '../store/port.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'lectern-engines-'))));
afterAll(() => rm(folder, { recursive: true }));

/** What a process does with the jobs of its store before it ends. */
async function process(
  options: { serves: boolean },
  work: (jobs: ServiceStore['jobs']) => Promise<Job | null>,
): Promise<Job | null> {
  const settings = readSettings({
    LECTERN_DATA: folder,
    LECTERN_LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  });
  const opened = await openEngines(settings, makeLogger(settings, 'spec'), options);
  const { store } = await opened.openStore('billing', async () => null);
  return work(store.jobs).finally(() => opened.close());
}

test('what a server was running when it was killed is due as soon as the next one starts, and only then', async () => {
  const now = new Date();
  const claim = (jobs: ServiceStore['jobs']) =>
    jobs.claim(['long'], new Date().toISOString(), new Date(now.getTime() + 30_000).toISOString());
  const killed = await process({ serves: true }, async (jobs) => {
    await jobs.add({
      kind: 'long',
      key: 'x',
      teamId: null,
      subjectId: 'x',
      dueAt: now.toISOString(),
      data: {},
    });
    return claim(jobs);
  });
  expect(killed).toMatchObject({ attempts: 1 });
  expect(await process({ serves: false }, claim)).toBeNull();
  expect(await process({ serves: true }, claim)).toMatchObject({
    key: 'x',
    attempts: 2,
    fence: killed!.fence + 1,
  });
});

test('other users of the machine cannot read the databases, also those of an earlier release', async () => {
  const files = async () => {
    const names = (await readdir(folder)).filter((name) => /\.sqlite(?!\.reserve)/.test(name));
    return Promise.all(
      names.map(async (name) => [
        name,
        ((await stat(join(folder, name))).mode & 0o777).toString(8),
      ]),
    );
  };
  const whileOpen = async () => {
    let seen: string[][] = [];
    await process({ serves: true }, async () => {
      seen = await files();
      return null;
    });
    return seen;
  };
  const all = [
    'keys.sqlite',
    'keys.sqlite-shm',
    'keys.sqlite-wal',
    'lectern.sqlite',
    'lectern.sqlite-shm',
    'lectern.sqlite-wal',
    'lectern.sqlite.lock',
    'lectern.sqlite.witness',
  ];
  expect(await whileOpen()).toEqual(all.map((name) => [name, '600']));
  for (const [name] of await files()) await chmod(join(folder, name!), 0o644);
  expect(await whileOpen()).toEqual(all.map((name) => [name, '600']));
});
