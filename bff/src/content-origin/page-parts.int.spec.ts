import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { until } from '@lectern/kernel/testing/until.ts';
import { partPath } from '@lectern/schemas/files/page-parts.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let link: { id: string; token: string };
let pagesUrl: string;

const published = async (file: File) => {
  const form = new FormData();
  form.set('status', 'Active');
  form.set('settings', JSON.stringify({ can_be_downloaded: true }));
  form.set('file', file);
  const { body } = await edge.call<{ data: { id: string } }>('POST', '/api/admin/presentations', {
    body: form,
  });
  return body.data.id;
};
const shared = async (presentationId: string) =>
  (
    await edge.call<{ data: typeof link }>('POST', `/api/presentations/${presentationId}/share`, {
      json: { can_be_downloaded: false, send_email: false },
    })
  ).body.data;
const open = (token = link.token) =>
  edge.call<{ data: { pages_url: string; download_url: string | null; page_count: number } }>(
    'GET',
    `/api/public/shared-links/${token}`,
    { token: null },
  );
const isOpen = (token: string) =>
  until(async () => {
    const { status, body } = await open(token);
    return status === 200 && body.data.page_count > 0;
  }, 'the link opens');
const part = (path: string, url = pagesUrl) => fetch(url + path);

beforeAll(async () => {
  edge = await startEdge();
  const document = await PDFDocument.create();
  // Black from the middle of the page to the right.
  document
    .addPage([400, 300])
    .drawRectangle({ x: 200, y: 0, width: 200, height: 300, color: rgb(0, 0, 0) });
  link = await shared(
    await published(new File([new Uint8Array(await document.save())], 'halves.pdf')),
  );
  await isOpen(link.token);
  pagesUrl = (await open()).body.data.pages_url;
});
afterAll(() => edge.stop());

test('a part shows its place of the page at the width that was asked for', async () => {
  const answer = await part(partPath(1, 2560, { column: 1, row: 0 }));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1026, 1026]);
  // The middle of the page is at pixel 1,280 of 2,560: 256 of this part.
  const row = [...data.subarray(500 * info.width, 501 * info.width)];
  expect(row.findIndex((gray) => gray < 128)).toBe(256);
  const corner = await part(partPath(1, 2560, { column: 2, row: 1 }));
  const { width, height } = await sharp(Buffer.from(await corner.arrayBuffer())).metadata();
  expect([width, height]).toEqual([2560 - 2048, 1920 - 1024]);
});

test('other widths, places and pages are not drawn', async () => {
  const wrong = [
    partPath(1, 2561, { column: 0, row: 0 }),
    partPath(1, 99_999, { column: 0, row: 0 }),
    partPath(1, 2560, { column: 3, row: 0 }),
    partPath(1, 2560, { column: 0, row: 2 }),
    partPath(2, 2560, { column: 0, row: 0 }),
    partPath(0, 2560, { column: 0, row: 0 }),
    'parts/0001/2560/-1-0.webp',
    'parts/0001/2560/0-0.jpg',
  ];
  for (const path of wrong) expect([path, (await part(path)).status]).toEqual([path, 404]);
});

test('parts are drawn of PDFs alone', async () => {
  const png = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#0E4A48' },
  })
    .png()
    .toBuffer();
  const { token } = await shared(await published(new File([new Uint8Array(png)], 'roof.png')));
  await isOpen(token);
  const { pages_url: url } = (await open(token)).body.data;
  expect((await part('large/0001.webp', url)).status).toBe(200);
  expect((await part(partPath(1, 2560, { column: 0, row: 0 }), url)).status).toBe(404);
});

test('only who may read the page gets its parts, and who has the file draws them from it', async () => {
  const path = partPath(1, 2560, { column: 0, row: 0 });
  expect((await part(path)).status).toBe(200);
  const forged = pagesUrl.replace(/.(?=\/$)/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await part(path, forged)).status).toBe(403);

  const allow = async (isAllowed: boolean) => {
    await edge.call('PATCH', `/api/shared-links/${link.id}`, {
      json: { data: { can_be_downloaded: isAllowed } },
    });
    await until(
      async () => ((await open()).body.data.download_url !== null) === isAllowed,
      'the link has changed',
    );
  };
  await allow(true);
  expect((await part(path)).status).toBe(404);
  await allow(false);
  await edge.call('PUT', `/api/shared-links/${link.id}/deactivate`);
  await until(async () => (await open()).status === 410, 'the link is closed');
  await until(async () => (await part(path)).status === 403, 'its kept parts are refused');
});
