import { mkdtemp, rm } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import {
  commandHere,
  startHere,
  type LecternHere,
  type CommandResult,
} from '../testing/lectern-here.ts';
import { services } from './generated.ts';
import { PublicApi, until } from './public-api.ts';
import { admin, runProgram } from './spawn.ts';

let folder: string;
let lectern: LecternHere;
let api: PublicApi;
let presentationId: string;
let link: { id: string; token: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-cli-'));
  lectern = await startHere({ folder });
  api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  await api.ask('PUT', `/api/admin/presentations/${presentationId}`, {
    description: 'Long. '.repeat(1_500),
  });
  link = await api.share(presentationId);
  const session = await api.openSession(link.token);
  for (const elapsed_ms of [1, 2, 3])
    await api.ask('PUT', `/api/sessions/${session}/ping`, { elapsed_ms, meta: { currentPage: 1 } });
  await api.ask('PUT', `/api/sessions/${session}/end`, { elapsed_ms: 4 });
  await until(async () => (await readers()) === 1, 'the reading is seen');
});
afterAll(async () => {
  await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

/** In this process, which is much faster than another one. */
const command = (...args: string[]): Promise<CommandResult> =>
  commandHere(args, { LECTERN_DATA: folder });

/** As people run it. */
async function program(args: string[], data: string): Promise<CommandResult> {
  const { ended, output } = runProgram('lectern', {
    args,
    env: { LECTERN_DATA: data, LECTERN_LOG_LEVEL: undefined },
  });
  return { code: await ended, said: output().trim() };
}

/** As somebody with a hand on the file. @returns rows of a query, otherwise nothing */
function sql(text: string, ...params: SQLInputValue[]): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, 'lectern.sqlite'), { timeout: 10_000 });
  try {
    const rows = database.prepare(text).all(...params);
    if (!/^SELECT/.test(text))
      expect(database.prepare('SELECT changes() AS changed').get()).not.toEqual({ changed: 0 });
    return rows;
  } finally {
    database.close();
  }
}

const serving = (service: string, projection: string) =>
  String(
    sql(
      'SELECT generation FROM serving WHERE service = ? AND projection = ?',
      service,
      projection,
    )[0]?.['generation'],
  );
const rowsOf = (service: string, projection: string) =>
  `"view ${service} ${projection}@${serving(service, projection)}"`;
const readers = async () =>
  Number(
    sql(`SELECT count(*) AS count FROM ${rowsOf('analytics', 'viewer-sessions')}`)[0]!['count'],
  );
const linkName = async () =>
  (
    await api.ask<{ data: { presentation: { name: string } } }>(
      'GET',
      `/api/public/shared-links/${link.token}`,
    )
  ).data.presentation.name;

const allIsWell = {
  code: 0,
  said: expect.stringMatching(/^\d+ streams, \d+ projections, 1 file: all is well\.$/),
};

test('a store that is well is said to be well, also while it is served and nothing is changed by looking', async () => {
  const before = serving('sharing', 'presentations');
  expect(await command('verify')).toEqual(allIsWell);
  expect(serving('sharing', 'presentations')).toBe(before);
  expect(
    sql(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'view sharing presentations@%'",
    ),
  ).toHaveLength(1);
});

test('a projection is rebuilt beside a running server, which then serves what was rebuilt', async () => {
  sql(`UPDATE ${rowsOf('sharing', 'presentations')} SET doc = json_set(doc, '$.name', 'Flipped')`);
  sql(`DELETE FROM ${rowsOf('analytics', 'viewer-sessions')}`);
  await until(async () => (await linkName()) === 'Flipped', 'the server shows what is there');
  expect(await readers()).toBe(0);
  const before = serving('sharing', 'presentations');

  expect(await program(['rebuild', 'sharing/presentations'], folder)).toEqual({
    code: 0,
    said: expect.stringMatching(/^sharing\/presentations: rebuilt in \d+ ms$/),
  });
  expect(serving('sharing', 'presentations')).not.toBe(before);
  await until(async () => (await linkName()) === 'deck', 'the rebuilt rows are served');
  expect(await readers()).toBe(0);

  const { code, said } = await command('rebuild', '--all');
  const names = services.flatMap(({ name, projections }) =>
    projections.map((projection) => `${name}/${projection.name}: rebuilt in `),
  );
  expect([code, said.split('\n').map((line) => line.replace(/\d+ ms$/, ''))]).toEqual([0, names]);
  await until(async () => (await readers()) === 1, 'these, too');
  await api.share(presentationId); // And it goes on.
});

test('what was changed by another hand is named, and nothing else', async () => {
  await lectern.stop();
  const presentation = `Presentation/${sql("SELECT json_extract(meta, '$.teamId') AS team FROM commits WHERE service = 'content'")[0]!['team']}/${presentationId}`;
  const [linkStream, user] = ['SharedLink', 'User'].map((name) =>
    String(sql('SELECT stream FROM commits WHERE stream LIKE ?', `${name}/%`)[0]!['stream']),
  );
  const [kept] = sql('SELECT * FROM commits WHERE stream = ? AND number = 2', presentation);
  const [first] = sql('SELECT * FROM commits WHERE stream = ? AND number = 1', user!);
  const [logged] = sql("SELECT * FROM log WHERE topic = 'sharing' LIMIT 1");
  const [session] = sql(`SELECT team, id FROM ${rowsOf('analytics', 'viewer-sessions')}`);

  sql('DELETE FROM commits WHERE stream = ? AND number = 2', presentation);
  sql('DELETE FROM commits WHERE stream = ? AND number = 1', user!);
  sql(
    `UPDATE "view sharing SharedLink" SET doc = json_set(doc, '$.state.name', 'Flipped') WHERE id = ?`,
    linkStream!.split('/').at(-1)!,
  );
  sql('DELETE FROM log WHERE position = ?', logged!['position'] as number);
  sql(
    `UPDATE ${rowsOf('analytics', 'viewer-sessions')} SET doc = json_set(doc, '$.pageCount', 99)`,
  );
  const { code, said } = await command('verify');
  expect([code, said.split('\n').slice(0, -1)]).toEqual([
    1,
    expect.arrayContaining([
      `${presentation}: commit 2 is missing`,
      expect.stringMatching(`^${user}: (commit 1 is missing|has a view and no commits)$`),
      `${linkStream}: its view is not what its commits say`,
      `log sharing/${logged!['partition']}: 1 entries are missing`,
      // Who looks after the link that is no longer on the log.
      'identity/works is not what the log says:',
      `    ${logged!['team_id']}/${String(logged!['key']).split('/').at(-1)}`,
      '    npm run lectern -- rebuild identity/works',
      'analytics/viewer-sessions is not what the log says:',
      `    ${session!['team']}/${session!['id']}`,
      '    npm run lectern -- rebuild analytics/viewer-sessions',
    ]),
  ]);
  expect(said).toMatch(/ \d+ projections, 1 file: 6 problems\.$/);

  for (const [table, row] of [
    ['commits', kept],
    ['commits', first],
    ['log', logged],
  ] as const) {
    sql(
      `INSERT INTO ${table} (${Object.keys(row!).join(', ')}) VALUES (${Object.keys(row!)
        .map(() => '?')
        .join(', ')})`,
      ...(Object.values(row!) as SQLInputValue[]),
    );
  }
  sql(
    `UPDATE "view sharing SharedLink" SET doc = json_set(doc, '$.state.name', json('null')) WHERE id = ?`,
    linkStream!.split('/').at(-1)!,
  );
  expect((await command('rebuild', 'viewer-sessions')).code).toBe(0);
});

test('an event that cannot be read is parked with its reason, and replayed once it can', async () => {
  const unreadable = (table: string, from: string, to: string) =>
    sql(
      `UPDATE ${table} SET body = replace(body, '/PresentationCreated/${from}"', '/PresentationCreated/${to}"') WHERE body LIKE '%/PresentationCreated/${from}"%'`,
    );
  const version = /PresentationCreated\/(\d+)"/.exec(
    String(sql("SELECT body FROM log WHERE body LIKE '%/PresentationCreated/%'")[0]!['body']),
  )![1]!;
  unreadable('log', version, '99');
  expect((await command('rebuild', 'sharing/presentations')).code).toBe(0);
  const list = await command('parked', 'list');
  expect(list.code).toBe(0);
  expect(list.said).toMatch(
    new RegExp(
      `sharing/presentations@\\S+  Presentation/\\S+/${presentationId}/1\\n    .*PresentationCreated 99 is newer than this release`,
    ),
  );
  expect(list.said).toMatch(/An earlier event of this stream is parked\.[^]*\n[2-9] parked\.$/);
  const inVain = await command('parked', 'replay');
  expect([inVain.code, inVain.said]).toEqual([
    1,
    expect.stringMatching(/sharing: 0 replayed\n[^]* parked\.$/),
  ]);

  const [held] = list.said.match(new RegExp(`Presentation/\\S+/${presentationId}/[2-9]`))!;
  expect((await command('parked', 'discard', held!)).said).toMatch(
    / comes before it and is parked too\.$/,
  );

  unreadable('log', '99', version);
  unreadable('parked', '99', version);
  const replayed = await command('parked', 'replay');
  expect([replayed.code, replayed.said]).toEqual([
    0,
    expect.stringMatching(/sharing: [2-9] replayed\n[^]*Nothing is parked\.$/),
  ]);
  expect(await command('verify')).toEqual(allIsWell);
});

test('a packed row of the log of which one bit is another is named, and parked by each projection that comes to it', async () => {
  const [row] = sql(
    "SELECT * FROM log WHERE topic = 'content' AND typeof(body) = 'blob' AND key LIKE ?",
    `%/${presentationId}`,
  );
  const place = `content/${row!['partition']}/${row!['offset']}`;
  const damaged = Uint8Array.from(row!['body'] as Uint8Array);
  damaged[damaged.length >> 1]! ^= 1;
  const write = (body: Uint8Array) =>
    sql('UPDATE log SET body = ? WHERE position = ?', body, row!['position'] as number);
  write(damaged);
  const { code, said } = await command('verify');
  expect([code, said.split('\n')]).toEqual([
    1,
    expect.arrayContaining([`log ${place}: cannot be read`]),
  ]);

  expect((await command('rebuild', 'sharing/presentations')).code).toBe(0);
  expect((await command('parked', 'list')).said).toMatch(
    new RegExp(
      `sharing/presentations@\\S+  ${place}\\n    Its row of the log is damaged\\n    A replay .* npm run lectern -- rebuild sharing/presentations\\n[^]*parked\\.$`,
    ),
  );
  const rows = () => sql(`SELECT id FROM ${rowsOf('sharing', 'presentations')}`);
  expect(rows()).toEqual([{ id: presentationId }]);

  write(row!['body'] as Uint8Array);
  expect((await command('rebuild', 'sharing/presentations')).code).toBe(0);
  expect(await command('parked', 'list')).toEqual({ code: 0, said: 'Nothing is parked.' });
  expect(await command('verify')).toEqual(allIsWell);
});

test('views and projections that are not what the facts say are made again by verify --repair', async () => {
  const [view] = sql(`SELECT id, doc FROM "view sharing SharedLink" LIMIT 1`);
  sql(
    `UPDATE "view sharing SharedLink" SET doc = json_set(doc, '$.state.name', 'Flipped') WHERE id = ?`,
    String(view!['id']),
  );
  sql(
    `UPDATE ${rowsOf('analytics', 'viewer-sessions')} SET doc = json_set(doc, '$.pageCount', 99)`,
  );
  expect(await command('verify', '--repair')).toEqual({
    code: 0,
    said: expect.stringMatching(
      /repair: SharedLink\/\S+: its view was folded again\n[^]*all is well\.$/,
    ),
  });
  expect(
    sql(`SELECT id, doc FROM "view sharing SharedLink" WHERE id = ?`, String(view!['id'])),
  ).toEqual([view]);
  expect(await command('verify')).toEqual(allIsWell);
});

test('the only administrator is not erased', async () => {
  expect(await command('erase', admin.email)).toEqual({
    code: 1,
    said: `${admin.email} is the only administrator. Make another member an administrator first.`,
  });
  expect(sql("SELECT count(*) AS count FROM commits WHERE stream LIKE 'Person/%'")).toEqual([
    { count: 0 },
  ]);
});

test('what is no command, no projection or no store is said, and ends with 1', async () => {
  const usage = (wrong = '') => ({
    code: 1,
    said: expect.stringMatching(new RegExp(`^${wrong}Usage: npm run lectern -- <command>\n`)),
  });
  const answers = await Promise.all([
    command(),
    command('verify', 'twice'),
    command('backup', 'there'),
    command('backop', 'there'),
    command('rebuild', 'nothing'),
  ]);
  const [more, noKeys, unknown] = [
    'verify takes nothing, or --repair, or --repair --from and the folder of a backup\\.',
    'backup takes a folder for the data and another for the keys: backup <folder> --keys <another>.',
    'There is no command backop; did you mean backup\\?',
  ];
  expect(answers).toEqual([
    usage(),
    usage(`${more}\n\n`),
    usage(`${noKeys}\n\n`),
    usage(`${unknown}\n\n`),
    {
      code: 1,
      said: expect.stringMatching(
        /^There is no projection nothing\. There are: .*sharing\/users, /,
      ),
    },
  ]);
  expect(await command('parked', 'discard', 'x/1')).toEqual({
    code: 1,
    said: 'x/1 is not parked.',
  });
  const elsewhere = join(folder, 'elsewhere');
  expect(await program(['verify'], elsewhere)).toEqual({
    code: 1,
    said: `LECTERN_DATA: there is no store at ${join(elsewhere, 'lectern.sqlite')}`,
  });
});
