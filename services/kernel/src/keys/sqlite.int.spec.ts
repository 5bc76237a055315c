import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keysContract } from './keys.contract.ts';
import { openSqliteKeys } from './sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'lectern-keys-'));
const file = join(folder, 'data', 'keys.sqlite');
afterAll(() => rm(folder, { recursive: true }));

keysContract('SQLite', () => openSqliteKeys({ file }));

test('other users of the machine cannot read the files', async () => {
  const keys = await openSqliteKeys({ file });
  await keys.keyFor('somebody');
  for (const name of await readdir(join(folder, 'data'))) {
    expect((await stat(join(folder, 'data', name))).mode & 0o777).toBe(0o600);
  }
  await keys.close();
});

test('no byte of an erased key stays in the files', async () => {
  const keys = await openSqliteKeys({ file });
  const key = await keys.keyFor('to be forgotten');
  const bytes = async () =>
    Buffer.concat(
      await Promise.all(
        (await readdir(join(folder, 'data'))).map((name) => readFile(join(folder, 'data', name))),
      ),
    );
  expect((await bytes()).includes(key)).toBe(true);
  await keys.erase('to be forgotten');
  expect((await bytes()).includes(key)).toBe(false);
  await keys.close();
});

test('keys outlive the process, and closed ones refuse to make more', async () => {
  const first = await openSqliteKeys({ file });
  const key = await first.keyFor('outlives');
  await first.close();
  await expect(first.erase('outlives')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const second = await openSqliteKeys({ file });
  expect(await second.open('outlives')).toEqual(key);
  await second.close();
});

test('a file that is no database is refused at once', async () => {
  const other = join(folder, 'other.sqlite');
  await writeFile(other, 'no database '.repeat(100));
  await expect(openSqliteKeys({ file: other })).rejects.toThrow('not a database');
});
