import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from './make-folder.ts';

let home: string;
beforeAll(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-folder-'))));
afterAll(() => rm(home, { recursive: true, force: true }));

test('a folder and those above it are made, for their owner alone, and making them again is no failure', async () => {
  const folder = join(home, 'a', 'b', 'c');
  await Promise.all([
    makeFolder(folder),
    makeFolder(folder),
    makeFolder(join(home, 'a', 'b', 'd')),
  ]);
  await makeFolder(folder);
  expect((await readdir(join(home, 'a', 'b'))).toSorted()).toEqual(['c', 'd']);
  expect((await stat(join(home, 'a'))).mode & 0o777).toBe(0o700);
});

test('a file in its place, or above it, is reported', async () => {
  const file = join(home, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  await expect(makeFolder(join(file, 'a', 'b'))).rejects.toMatchObject({
    code: 'ENOTDIR',
    path: join(file, 'a', 'b'),
  });
});

(platform() === 'linux' ? test : test.skip)(
  'where no folder can be made it ends, and says so',
  async () => {
    await expect(makeFolder('/proc/lectern/data')).rejects.toMatchObject({
      code: 'ENOENT',
      path: '/proc/lectern/data',
    });
  },
);
