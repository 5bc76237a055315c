import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
        checksum: null,
      },
    ]);
    await database.close();
  }
});

test('of what an earlier release has parked, the newer events are known', async () => {
  const file = join(folder, 'parked.sqlite');
  const before = new DatabaseSync(file);
  before.exec(`CREATE TABLE parked (place INTEGER PRIMARY KEY AUTOINCREMENT, service TEXT NOT NULL, consumer TEXT NOT NULL, event_id TEXT NOT NULL,
    topic TEXT NOT NULL, partition INTEGER NOT NULL, offset INTEGER NOT NULL, stream TEXT, body TEXT NOT NULL,
    reason TEXT NOT NULL, parked_at TEXT NOT NULL, UNIQUE (service, consumer, event_id));
    INSERT INTO parked VALUES (1, 'sharing', 'mail', 'a/1', 'sharing', 3, 0, 'a', '{}', 'LinkMade 2 is newer than this release', '2026'),
      (2, 'sharing', 'mail', 'a/2', 'sharing', 3, 1, 'a', '{}', 'It has failed', '2026')`);
  before.close();
  for (let opening = 0; opening < 2; opening++) {
    const database = await openSqliteDatabase(file);
    expect(database.all('SELECT event_id FROM parked WHERE is_newer = 1')).toEqual([
      { event_id: 'a/1' },
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

const bytesOf = async (file: string) =>
  Buffer.concat(
    await Promise.all(
      [file, `${file}-wal`].map((each) => readFile(each).catch(() => Buffer.alloc(0))),
    ),
  );
const word = 'a word that was deleted';

test('what was deleted is in no file once the log beside it is emptied, and after a close', async () => {
  const file = join(folder, 'deleted.sqlite');
  const database = await openSqliteDatabase(file);
  const insert = (name: string) => ({
    sql: 'INSERT INTO meta VALUES (?, ?)',
    params: [name, `${word} `.repeat(5_000)],
  });
  const remove = (name: string) => ({ sql: 'DELETE FROM meta WHERE name = ?', params: [name] });
  await database.run(insert('one'));
  await database.run(remove('one'));
  expect((await bytesOf(file)).includes(word)).toBe(true);
  await database.truncateLog();
  expect((await bytesOf(file)).includes(word)).toBe(false);
  expect((await stat(`${file}-wal`)).size).toBe(0);
  await database.run(insert('two'));
  await database.run(remove('two'));
  await database.close();
  expect((await bytesOf(file)).includes(word)).toBe(false);
});

test('the log is emptied once it has no other readers, and others write meanwhile', async () => {
  const file = join(folder, 'read.sqlite');
  const database = await openSqliteDatabase(file);
  await database.run(set('before'));
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM meta').all();
  await database.run(set('meanwhile'));
  let isEmptied = false;
  const emptied = database.truncateLog().then(() => (isEmptied = true));
  await database.run(set('while it waits'));
  expect([isEmptied, (await stat(`${file}-wal`)).size > 0]).toEqual([false, true]);
  reader.exec('COMMIT');
  reader.close();
  await emptied;
  expect((await stat(`${file}-wal`)).size).toBe(0);
  await database.close();
});

test('free pages of an earlier release keep nothing of what was deleted', async () => {
  const file = join(folder, 'free.sqlite');
  await (await openSqliteDatabase(file)).close();
  const former = new DatabaseSync(file);
  former.exec(
    `PRAGMA secure_delete = OFF; PRAGMA user_version = 0; CREATE TABLE gone (text TEXT); CREATE INDEX by_text ON gone (text)`,
  );
  for (let row = 0; row < 50; row++)
    former.prepare('INSERT INTO gone VALUES (?)').run(`${row} ${word} `.repeat(1_000));
  former.exec('DROP TABLE gone; PRAGMA wal_checkpoint(TRUNCATE)');
  former.close();
  expect((await bytesOf(file)).includes(word)).toBe(true);
  await (await openSqliteDatabase(file)).close();
  expect((await bytesOf(file)).includes(word)).toBe(false);
});

test('a store with free pages starts on a full disk, and zeroes them once there is room', async () => {
  const file = join(folder, 'free-and-full.sqlite');
  await (await openSqliteDatabase(file)).close();
  const former = new DatabaseSync(file);
  former.exec('PRAGMA secure_delete = OFF; PRAGMA user_version = 0; CREATE TABLE gone (text TEXT)');
  former.prepare('INSERT INTO gone VALUES (?)').run(`${word} `.repeat(500));
  former.exec('DROP TABLE gone; PRAGMA wal_checkpoint(TRUNCATE)');
  const { page_count: pages } = former.prepare('PRAGMA page_count').get() as { page_count: number };
  former.close();
  await (await openSqliteDatabase(file, { maxPages: pages })).close();
  expect((await bytesOf(file)).includes(word)).toBe(true);
  await (await openSqliteDatabase(file)).close();
  expect((await bytesOf(file)).includes(word)).toBe(false);
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
