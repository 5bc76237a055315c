import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSqliteDatabase } from './sqlite-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-database-'));
});
afterAll(() => rm(folder, { recursive: true }));

const set = (name: string) => ({
  sql: 'INSERT OR REPLACE INTO meta VALUES (?, ?)',
  params: [name, 'value'],
});

test('a write among others fails alone, and theirs are written', async () => {
  const database = await openSqliteDatabase(join(folder, 'alone.sqlite'));
  const bad = { sql: 'INSERT INTO meta VALUES (?, NULL)', params: ['bad'] };
  const outcomes = await Promise.allSettled([
    database.run(set('a')),
    database.run(set('half'), bad),
    database.run(set('b')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(database.all('SELECT name FROM meta ORDER BY name').map((row) => row['name'])).toEqual([
    'a',
    'b',
  ]);
  await database.close();
});

test('a log whose rows hold one event each goes on', async () => {
  const file = join(folder, 'before.sqlite');
  const before = new DatabaseSync(file);
  before.exec(`CREATE TABLE log (position INTEGER PRIMARY KEY, topic TEXT NOT NULL, partition INTEGER NOT NULL, offset INTEGER NOT NULL,
    key TEXT NOT NULL, event_id TEXT NOT NULL, team_id TEXT, body TEXT NOT NULL, logged_at INTEGER NOT NULL);
    INSERT INTO log VALUES (1, 'sharing', 3, 0, 'a', 'a/1', NULL, '{"id":"a/1"}', 0)`);
  before.close();
  for (let opening = 0; opening < 2; opening++) {
    const database = await openSqliteDatabase(file);
    expect(database.all('SELECT * FROM log')).toEqual([
      {
        position: 1,
        topic: 'sharing',
        partition: 3,
        offset: 0,
        count: 1,
        key: 'a',
        team_id: null,
        types: null,
        body: '{"id":"a/1"}',
        logged_at: 0,
      },
    ]);
    await database.close();
  }
});

test('a closed database still writes what was asked before, and refuses the rest', async () => {
  const database = await openSqliteDatabase(join(folder, 'closed.sqlite'));
  const before = database.run(set('before'));
  const closed = database.close();
  await expect(database.run(set('after'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all([before, closed]);
});

test('a schema is changed as a whole or not at all', async () => {
  const database = await openSqliteDatabase(join(folder, 'schema.sqlite'));
  await expect(
    database.exec('CREATE TABLE half (id TEXT); CREATE TABLE half (id TEXT)'),
  ).rejects.toThrow('already exists');
  expect(database.get(`SELECT 1 FROM sqlite_master WHERE name = 'half'`)).toBeUndefined();
  await database.run(set('goes on'));
  await database.close();
});

const script = (file: string) => `
  const { openSqliteDatabase } = await import(${JSON.stringify(new URL('./sqlite-store.ts', import.meta.url).href)});
  const database = await openSqliteDatabase(${JSON.stringify(file)});
  const outcomes = [];
  for (let n = 0; n < 40; n++) {
    const write = database.run({ sql: 'INSERT INTO meta VALUES (?, ?)', params: ['row ' + n, 'value'] });
    outcomes.push(await write.then(() => true, () => false));
  }
  const kept = database.all('SELECT COUNT(*) AS count FROM meta')[0].count;
  console.log(JSON.stringify({ outcomes, kept, isHealthy: database.isHealthy }));
  await database.close();`;
const strace = [
  '-f',
  '-qq',
  '-o',
  '/dev/null',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  'inject=fsync,fdatasync:error=EIO:when=15',
];
const canInject = spawnSync('strace', [...strace, process.execPath, '-e', '']).status === 0;

(canInject ? test : test.skip)(
  'once a write could not be brought to the disk none is acknowledged any more, though the disk be well again',
  async () => {
    const file = join(folder, 'ill.mjs');
    await writeFile(file, script(join(folder, 'ill.sqlite')));
    const { stdout, stderr } = spawnSync('strace', [...strace, process.execPath, file], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('Error');
    const { outcomes, kept, isHealthy } = JSON.parse(stdout) as {
      outcomes: boolean[];
      kept: number;
      isHealthy: boolean;
    };
    const failedAt = outcomes.indexOf(false);
    expect(failedAt).toBeGreaterThan(0);
    expect(outcomes.slice(failedAt)).not.toContain(true);
    expect(kept).toBe(failedAt);
    expect(isHealthy).toBe(false);
  },
);
