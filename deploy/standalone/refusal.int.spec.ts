import { existsSync } from 'node:fs';
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commandHere, startHere } from '../testing/lectern-here.ts';
import { runProgram } from './spawn.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-refusal-'));
  await (await startHere({ folder: at('data') })).stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const aCopy = (name: string) => cp(at('data'), at(name), { recursive: true });
const change = (file: string, sql: string) => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};
async function start(name: string): Promise<{ code: number | null; said: string }> {
  const { ended, output } = runProgram('main', {
    env: { LECTERN_DATA: at(name), LECTERN_PORT: '0' },
  });
  return { code: await ended, said: output().trim() };
}

const laterEvent = `UPDATE commits SET events = json_set(events, '$[0].schemaVersion', 99)
  WHERE rowid = (SELECT min(rowid) FROM commits)`;
const later =
  /^Lectern cannot start: \w+ 99 is newer than this release: a later release of Lectern wrote this data\. Use that release, or a later one\.$/;

test('data of a later release ends the start with a sentence', async () => {
  await aCopy('later');
  change(at('later', 'lectern.sqlite'), laterEvent);
  change(
    at('later', 'lectern.sqlite'),
    `UPDATE meta SET value = json_set(value, '$.EventOfTomorrow', 1) WHERE name = 'event versions'`,
  );
  expect(await start('later')).toEqual({ code: 1, said: expect.stringMatching(later) });
});

test('events of a later release that end the folding of a view end the start with a sentence', async () => {
  await aCopy('folded');
  change(at('folded', 'lectern.sqlite'), `${laterEvent}; DELETE FROM serving`);
  expect(await start('folded')).toEqual({ code: 1, said: expect.stringMatching(later) });
});

test('a later release that has written nothing new does not keep an earlier one from starting', async () => {
  await aCopy('same');
  change(
    at('same', 'lectern.sqlite'),
    `UPDATE meta SET value = json_set(value, '$.EventOfTomorrow', 1) WHERE name = 'event versions'`,
  );
  await (await startHere({ folder: at('same') })).stop();
});

test('a backup with events of a later release is not restored', async () => {
  await aCopy('backed-up');
  change(at('backed-up', 'lectern.sqlite'), laterEvent);
  const backup = ['backup', at('backup'), '--keys', at('keys')];
  expect(await commandHere(backup, { LECTERN_DATA: at('backed-up') })).toMatchObject({ code: 0 });
  const restore = ['restore', at('backup'), '--keys', at('keys')];
  expect(await commandHere(restore, { LECTERN_DATA: at('restored') })).toEqual({
    code: 1,
    said: expect.stringMatching(/^\w+ 99 is newer than this release: a later release/),
  });
  expect(existsSync(at('restored', 'lectern.sqlite'))).toBe(false);
});

test('a damaged database ends the start, and each command, with a sentence', async () => {
  await aCopy('damaged');
  const file = await open(at('damaged', 'lectern.sqlite'), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - 8192, 0xff), 0, size - 8192, 8192);
  await file.close();
  const sentence = expect.stringMatching(/^[^\n]*the database is damaged\.[^\n]*$/);
  expect(await start('damaged')).toEqual({ code: 1, said: sentence });
  expect(await commandHere(['verify'], { LECTERN_DATA: at('damaged') })).toEqual({
    code: 1,
    said: sentence,
  });
});
