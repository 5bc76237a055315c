import { readdir, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StoredFiles } from '@lectern/kernel/blobs/stored-files.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publishAndShare } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Opened {
  signed_url: string;
  download_url: string | null;
  pages_url: string;
  source: { signed_url: string };
}

let edge: RunningEdge;
let original: Buffer;
let presentationId: string;
let link: { id: string; token: string };

beforeAll(async () => {
  edge = await startEdge();
  original = await aTellingPdf();
  const form = new FormData();
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_downloaded: true }));
  form.set('file', new File([new Uint8Array(original)], 'offer.pdf'));
  const { body } = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  presentationId = body.data.id;
  await until(
    async () =>
      (
        await edge.call<{ data: { page_count: number | null } }>(
          'GET',
          `/api/admin/presentations/${presentationId}`,
        )
      ).body.data.page_count === 2,
    'it is processed',
  );
  link = (
    await edge.call<{ data: typeof link }>('POST', `/api/presentations/${presentationId}/share`, {
      json: { can_be_downloaded: true, send_email: false },
    })
  ).body.data;
  await until(
    async () =>
      (await edge.call('GET', `/api/public/shared-links/${link.token}`, { token: null })).status ===
      200,
    'the link opens',
  );
});
afterAll(() => edge.stop());

/** A PDF that says more than its pages show: an attachment, a script, its author. */
async function aTellingPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setAuthor('Margin 43 percent');
  for (const text of ['First page', 'Second page']) document.addPage([300, 200]).drawText(text);
  await document.attach(Buffer.from('floor price 12000'), 'calculation.txt', {
    mimeType: 'text/plain',
  });
  document.addJavaScript('main', 'app.alert("script")');
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

const open = async () =>
  (
    await edge.call<{ data: Opened }>('GET', `/api/public/shared-links/${link.token}`, {
      token: null,
    })
  ).body.data;
const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const allowDownload = async (isAllowed: boolean) => {
  await edge.call('PATCH', `/api/shared-links/${link.id}`, {
    json: { data: { can_be_downloaded: isAllowed } },
  });
  await until(
    async () => ((await open()).download_url !== null) === isAllowed,
    'the link has changed',
  );
};

test('a reader who may not download never gets the file, only pictures of its pages', async () => {
  await allowDownload(false);
  const opened = await open();
  expect(opened.source.signed_url).toBe(opened.signed_url);
  const copy = await bytesOf(opened.signed_url);
  const readable = await PDFDocument.load(copy);
  expect(readable.getPages().map((page) => page.getSize())).toEqual([
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ]);
  expect(readable.getAuthor()).toBeUndefined();
  // Zooming needs more than the 1,280 pixels of a page's picture.
  expect(copy.toString('latin1')).toMatch(/\/Width 2560 \/Height 1707/);

  const pages = ['large/0001.webp', 'thumbnails/0002.jpg', 'text/0001.json'].map(
    (path) => opened.pages_url + path,
  );
  const { text: page } = await edge.call('GET', `/s/${link.token}`, { token: null });
  const named = [...page.matchAll(/https?:\\?\/\\?\/[^"'\s<>\\]+\/[cd]\/[^"'\s<>\\]+/g)].map(
    ([url]) => url,
  );
  expect(named.length).toBeGreaterThan(0);
  for (const url of [opened.signed_url, ...pages, ...named.filter((url) => !url.endsWith('/'))]) {
    const { status, headers } = await fetch(url);
    expect([status, headers.get('content-disposition')]).toEqual([200, null]);
    const bytes = (await bytesOf(url)).toString('latin1');
    for (const secret of ['calculation.txt', 'JavaScript', 'EmbeddedFile', 'Author'])
      expect(bytes).not.toContain(secret);
  }
  const part = await fetch(opened.signed_url, { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes 0-99/${copy.length}`,
  ]);
});

/** As a browser opens it; fetch would say that it does not. */
function openedByBrowser(url: string, language: string) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { 'sec-fetch-dest': 'document', 'accept-language': language };
    get(url, { headers }, (res) => {
      text(res).then((body) => resolve({ status: res.statusCode, text: body }), reject);
    }).on('error', reject);
  });
}

test('a reader who may download reads the file without its script and attachment, until the right is taken away', async () => {
  await allowDownload(true);
  const { signed_url, download_url } = await open();
  const clean = await bytesOf(signed_url);
  expect(await bytesOf(download_url!)).toEqual(clean);
  const readable = await PDFDocument.load(clean, { updateMetadata: false });
  expect([readable.getPageCount(), readable.getAuthor()]).toEqual([2, 'Margin 43 percent']);
  const written = Buffer.from(await readable.save({ useObjectStreams: false })).toString('latin1');
  for (const secret of ['calculation.txt', 'JavaScript', 'EmbeddedFile'])
    expect(written).not.toContain(secret);
  await allowDownload(false);
  expect((await fetch(download_url!)).status).toBe(403);
  expect(await openedByBrowser(download_url!, 'de-AT')).toEqual({
    status: 403,
    text: expect.stringContaining('<h1>Dieser Link ist abgelaufen</h1>'),
  });
  expect((await bytesOf(signed_url)).includes('EmbeddedFile')).toBe(false);
});

test('while the copy of an older file is still being made its reader is asked to wait', async () => {
  await allowDownload(false);
  const { signed_url } = await open();
  const stored = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'blobs');
  const copies = (await readdir(stored, { recursive: true })).filter((path) =>
    path.endsWith('document.pdf'),
  );
  expect(copies).toHaveLength(1);
  await rm(join(stored, copies[0]!));
  for (const headers of [{}, { range: 'bytes=0-99' }]) {
    const answer = await fetch(signed_url, { headers });
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '60',
      expect.objectContaining({ message: expect.stringContaining('being prepared') }),
    ]);
  }
});

test('browsers get WebP, and the JPEG where an earlier release drew the pages', async () => {
  const typesAt = (pagesUrl: string) =>
    Promise.all(
      ['large/0001.webp', 'small/0002.webp', 'pictures/0001.jpg', 'small/0009.webp'].map(
        async (path) => {
          const { status, headers } = await fetch(pagesUrl + path);
          return status === 200 ? headers.get('content-type') : status;
        },
      ),
    );
  expect(await typesAt((await open()).pages_url)).toEqual([
    ...['image/webp', 'image/webp', 'image/jpeg', 404],
  ]);

  const stored = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'blobs');
  const before = await readdir(stored, { recursive: true });
  const { pagesUrl } = await publishAndShare(edge);
  const added = (await readdir(stored, { recursive: true })).filter(
    (path) => !before.includes(path),
  );
  for (const path of added) if (/\.webp$|digests\.json$/.test(path)) await rm(join(stored, path));
  const { engines } = edge.lectern.engines;
  // As after a restart: the index of texts has read the digests.
  Object.assign(engines, { storedFiles: new StoredFiles(engines.blobs) });
  expect(await typesAt(pagesUrl)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg', 404]);
});
