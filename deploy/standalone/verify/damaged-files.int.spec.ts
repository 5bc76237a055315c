import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { startEdge, type RunningEdge } from '@lectern/bff/testing/start-edge.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { commandHere } from '../../testing/lectern-here.ts';

let edge: RunningEdge;
let data: string;
let folder: string;

beforeAll(async () => {
  edge = await startEdge();
  data = edge.lectern.engines.engines.settings.LECTERN_DATA;
  folder = await mkdtemp(join(tmpdir(), 'lectern-damaged-'));
});
afterAll(async () => {
  await edge.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * A published file that its reader may download. @returns its folder on the disk, and how it is read: the original by
 * the team
 */
const isFound = async (id: string) =>
  (
    await edge.graph<{ searchPages: { presentation: { id: string } }[] }>(
      '{ searchPages(text: "solar roofs", limit: 100) { presentation { id } } }',
    )
  ).searchPages.some(({ presentation }) => presentation.id === id);

async function published(pdf?: Uint8Array) {
  const form = new FormData();
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_downloaded: true }));
  form.set('file', new File([Buffer.from(pdf ?? (await aPdf({ pages: 2 })))], 'offer.pdf'));
  const { body } = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  const { id } = body.data;
  const read = () =>
    edge.graph<{
      presentation: { pageCount: number | null; files: { id: string; damage: string | null }[] };
    }>('query ($id: ID!) { presentation(id: $id) { pageCount files { id damage } } }', { id });
  await until(async () => (await read()).presentation.pageCount === 2, 'it is processed');
  if (!pdf) await until(() => isFound(id), 'its text can be searched: no one reads its files now');
  const { token } = (
    await edge.call<{ data: { token: string } }>('POST', `/api/presentations/${id}/share`, {
      json: { can_be_downloaded: true, send_email: false },
    })
  ).body.data;
  const open = () =>
    edge.call<{ data: { signed_url: string; pages_url: string } }>(
      'GET',
      `/api/public/shared-links/${token}`,
      { token: null },
    );
  await until(async () => (await open()).status === 200, 'the link opens');
  const [file] = (await read()).presentation.files;
  const [team] = await readdir(join(data, 'blobs')).then((names) =>
    names.filter((name) => !name.startsWith('.')),
  );
  const key = `${team}/files/${file!.id}`;
  const { signed_url: cleanUrl, pages_url } = (await open()).body.data;
  const { signed_url: originalUrl } = (
    await edge.call<{ data: { signed_url: string } }>('GET', `/api/presentations/${id}/signed`)
  ).body.data;
  const urls: Record<string, string> = { original: originalUrl, 'clean.pdf': cleanUrl };
  return {
    key,
    path: (name: string) => join(data, 'blobs', key, name),
    urlOf: (name: string) => urls[name] ?? pages_url + name,
    damage: async () => (await read()).presentation.files[0]!.damage,
  };
}

const harms: Record<string, (path: string) => Promise<void>> = {
  'one bit of it is another': async (path) => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  },
  'it is cut to half': async (path) => truncate(path, (await readFile(path)).length >> 1),
  'it is deleted': (path) => rm(path),
};

const command = (...args: string[]) => commandHere(args, { LECTERN_DATA: data });

/** Its answer as a whole; null for a body that broke off. */
async function answerOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  const bytes = await answer.arrayBuffer().then(Buffer.from, () => null);
  return { status: answer.status, bytes };
}

test('an original of which a bit is another, or that is cut or deleted, is never served and named by all', async () => {
  const files = await Promise.all(
    Object.values(harms).map(async (harm) => {
      const file = await published();
      const good = await readFile(file.path('original'));
      expect((await answerOf(file.urlOf('original'))).bytes).toEqual(good);
      return { ...file, harm, good };
    }),
  );
  const [backup, bad] = [join(folder, 'good'), join(folder, 'bad')];
  expect((await command('backup', backup, '--keys', `${backup} keys`)).code).toBe(0);

  for (const { harm, good, path, urlOf, damage } of files) {
    await harm(path('original'));
    for (const range of [undefined, 'bytes=0-9', `bytes=${good.length - 9}-`]) {
      const { status, bytes } = await answerOf(urlOf('original'), range ? { range } : {});
      expect([status, String(bytes)]).toEqual([503, expect.stringContaining('damaged')]);
    }
    await until(
      async () => (await damage()) === 'The stored file is damaged; upload it again.',
      'the page of the presentation says so',
    );
  }
  const [verified, backedUp, inVain] = [
    await command('verify'),
    await command('backup', bad, '--keys', `${bad} keys`),
    await command('verify', '--repair'),
  ];
  expect([verified.code, backedUp.code, inVain.code]).toEqual([1, 1, 1]);
  for (const { key } of files) {
    const named = new RegExp(`${key}/original is (damaged|missing)`);
    for (const { said } of [verified, backedUp, inVain]) expect(said).toMatch(named);
  }

  const { code, said } = await command('verify', '--repair', '--from', backup);
  expect(code).toBe(0);
  for (const { key, good, urlOf, damage } of files) {
    expect(said).toContain(`${key}/original was taken from the backup`);
    expect((await answerOf(urlOf('original'))).bytes).toEqual(good);
    await until(async () => (await damage()) === null, 'the page says nothing any more');
  }
});

test('a page, or the copy for recipients, is made again, by command and by itself', async () => {
  const names = ['pictures/0001.jpg', 'thumbnails/0002.jpg', 'text/0001.json', 'clean.pdf'];
  const ways = Object.values(harms);
  const files = await Promise.all(
    names.map(async (name, index) => {
      const [file, harm] = [await published(), ways[Math.min(index, ways.length - 1)]!];
      return { ...file, harm, name, good: await readFile(file.path(name)) };
    }),
  );
  for (const { harm, path, name } of files) await harm(path(name));
  const { code, said } = await command('verify', '--repair');
  expect(code).toBe(0);
  for (const { key, name, good, path } of files) {
    expect(said).toMatch(
      new RegExp(`${key}/${name} is (damaged|missing)\n[^]*${key}/${name} was made again`),
    );
    expect(await readFile(path(name))).toEqual(good);
  }

  for (const { harm, path, name, urlOf, good, damage } of files) {
    await harm(path(name));
    const { status, bytes } = await answerOf(urlOf(name));
    expect([status, String(bytes)]).toEqual([
      503,
      expect.stringMatching(/is being (recreated|prepared)/),
    ]);
    await until(async () => (await answerOf(urlOf(name))).status === 200, 'it is there again');
    expect((await answerOf(urlOf(name))).bytes).toEqual(good);
    expect(await damage()).toBeNull();
  }
});

test('a backup in which one bit is another is refused, also to repair from', async () => {
  const file = await published();
  const backup = join(folder, 'flipped');
  expect((await command('backup', backup, '--keys', join(folder, 'flipped keys'))).code).toBe(0);
  await harms['one bit of it is another']!(join(backup, 'blobs', file.key, 'original'));
  const restored = await commandHere(['restore', backup, '--keys', join(folder, 'flipped keys')], {
    LECTERN_DATA: join(folder, 'restored'),
  });
  expect(restored).toEqual({ code: 1, said: expect.stringMatching(/original is damaged$/) });
  await cp(file.path('original'), join(folder, 'kept'));
  await rm(file.path('original'));
  expect(await command('verify', '--repair', '--from', backup)).toMatchObject({ code: 1 });
  await cp(join(folder, 'kept'), file.path('original'));
  expect((await command('verify')).code).toBe(0);
});

test('a large file whose end is damaged breaks off before the damage, and is refused from then on', async () => {
  const document = await PDFDocument.load(await aPdf({ pages: 2 }));
  await document.attach(randomBytes(1024 ** 2), 'noise.bin', { mimeType: 'application/noise' });
  const file = await published(await document.save({ useObjectStreams: false }));
  const good = await readFile(file.path('original'));
  const bad = Buffer.from(good);
  bad[bad.length - 1]! ^= 1;
  await writeFile(file.path('original'), bad);

  const { status, bytes } = await answerOf(file.urlOf('original'));
  expect([status, bytes]).toEqual([200, null]);
  const start = await answerOf(file.urlOf('original'), { range: 'bytes=100000-700000' });
  expect(start).toEqual({ status: 206, bytes: good.subarray(100_000, 700_001) });
  const end = await answerOf(file.urlOf('original'), { range: 'bytes=-100' });
  expect([end.status, String(end.bytes)]).toEqual([503, expect.stringContaining('damaged')]);
  await until(async () => (await file.damage()) !== null, 'the page of the presentation says so');
  await writeFile(file.path('original'), good);
  expect((await answerOf(file.urlOf('original'))).bytes).toEqual(good);
});
