import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { commandHere, startHere, type LecternHere } from '../../testing/lectern-here.ts';
import { tracesOf } from '../../testing/traces.ts';
import { digestOf } from './copied-files.ts';
import { PublicApi } from '../public-api.ts';
import { runProgram } from '../spawn.ts';

const RECIPIENT = 'zqreader@client.example';
const NAME = 'Deck for Zqreader';
let folder: string;
let lectern: LecternHere;
let api: PublicApi;
let linkId: string;
const at = (...names: string[]) => join(folder, ...names);
const command = (args: string[], data: string) => commandHere(args, { LECTERN_DATA: at(data) });
const namesIn = async (url: string) =>
  (
    await fetch(`${url}/api/shared-links`, { headers: { authorization: api.authorization } })
  ).text();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-restore-'));
  lectern = await startHere({ folder: at('data') });
  api = await PublicApi.signIn(lectern.url);
  const presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  linkId = (await api.share(presentationId, { name: NAME, recipients: [RECIPIENT] })).id;
  await until(
    async () => (await readdir(at('data', 'mail'))).some((name) => name.endsWith('.eml')),
    'the link was mailed',
  );
  await command(['backup', at('backup'), '--keys', at('keys')], 'data');
});
afterAll(async () => {
  await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

test('nothing starts on a restore that was cut short, and running it again makes it whole', async () => {
  const { child, ended } = runProgram('lectern', {
    args: ['restore', at('backup'), '--keys', at('keys')],
    env: { LECTERN_DATA: at('cut') },
  });
  await until(() => existsSync(at('cut', 'lectern.sqlite.restoring')), 'it has begun');
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(at('cut', 'lectern.sqlite'))).toBe(false);
  const refusal = {
    code: 1,
    said: expect.stringMatching(
      /a restore into \S+ was cut short\. Run it again, and it begins again\./,
    ),
  };
  expect(await command(['verify'], 'cut')).toEqual(refusal);
  await expect(startHere({ folder: at('cut') })).rejects.toThrow('was cut short');

  expect(await command(['restore', at('backup'), '--keys', at('keys')], 'cut')).toMatchObject({
    code: 0,
  });
  expect((await readdir(at('cut'))).filter((name) => name.includes('restoring'))).toEqual([]);
  expect(await command(['verify'], 'cut')).toEqual({
    code: 0,
    said: expect.stringMatching(/all is well\.$/),
  });
});

test('a backup of a later release is refused with a sentence', async () => {
  await cp(at('backup'), at('later'), { recursive: true });
  await writeFile(
    at('later', 'manifest.json'),
    (await readFile(at('backup', 'manifest.json'), 'utf8')).replace('"format": 2', '"format": 3'),
  );
  expect(await command(['restore', at('later'), '--keys', at('keys')], 'never')).toEqual({
    code: 1,
    said: `${at('later')} was made by a later release of Lectern (format 3; this release reads up to 2). Restore it with that release`,
  });
  expect(existsSync(at('never'))).toBe(false);
});

/** As the release before made it: views, read models and mails, all opened. Its links were named before names were sealed. */
async function formerBackup(): Promise<void> {
  await mkdir(at('former'));
  const store = new DatabaseSync(at('data', 'lectern.sqlite'));
  store.prepare('VACUUM INTO ?').run(at('former', 'lectern.sqlite'));
  store.close();
  const copy = new DatabaseSync(at('former', 'lectern.sqlite'));
  const [row] = copy
    .prepare(`SELECT stream, events FROM commits WHERE stream LIKE 'SharedLink/%' AND number = 1`)
    .all();
  const events = JSON.parse(String(row!['events'])) as {
    type: string;
    schemaVersion: number;
    data: Record<string, unknown>;
  }[];
  for (const event of events.filter(({ type }) => type === 'SharedLinkCreated')) {
    const { nameKey: _, ...data } = event.data;
    Object.assign(event, { schemaVersion: 1, data: { ...data, name: NAME } });
  }
  copy
    .prepare(`UPDATE commits SET events = ?, checksum = NULL WHERE stream = ? AND number = 1`)
    .run(JSON.stringify(events), String(row!['stream']));
  copy.close();
  for (const name of ['mail', 'blobs'])
    await cp(at('data', name), at('former', name), { recursive: true });
  const entries = await readdir(at('former'), { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return {
          path: file.slice(at('former').length + 1),
          bytes: 0,
          sha256: await digestOf(file),
        };
      }),
  );
  const manifest = JSON.parse(await readFile(at('backup', 'manifest.json'), 'utf8')) as object;
  await writeFile(at('former', 'manifest.json'), JSON.stringify({ ...manifest, format: 1, files }));
}

test('a backup of the release before is restored, and an unsealed name leaves all but the log with who it was for', async () => {
  await formerBackup();
  expect(await command(['restore', at('former'), '--keys', at('keys')], 'old')).toMatchObject({
    code: 0,
  });
  expect(await readdir(at('old', 'mail'))).toEqual(await readdir(at('data', 'mail')));
  const other = await startHere({ folder: at('old') });
  try {
    expect(await namesIn(other.url)).toContain(NAME);
    const erased = await command(['erase', RECIPIENT], 'old');
    expect(erased.said).toContain(
      `Some links were named before names were sealed. The log and the event stream keep those names: ${linkId}`,
    );
    expect(await namesIn(other.url)).not.toContain(NAME);
    expect(await tracesOf(at('old'), { address: RECIPIENT })).toEqual([]);
    const places = await tracesOf(at('old'), { name: NAME });
    expect(places.filter((place) => place.includes('table'))).toEqual([
      'name in lectern.sqlite, table commits',
    ]);
  } finally {
    await other.stop();
  }
  expect(await command(['verify'], 'old')).toMatchObject({ code: 0 });
});
