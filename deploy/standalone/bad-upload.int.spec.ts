import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { CalledLectern, type Answer } from '../testing/called-lectern.ts';
import { emptyPages } from '../testing/empty-pages.ts';
import { until } from './public-api.ts';

const LIMIT = 300_000;
let lectern: CalledLectern;
beforeAll(
  async () => void (lectern = await CalledLectern.start({ LECTERN_UPLOAD_LIMIT: String(LIMIT) })),
);
afterAll(() => lectern.stop());

async function upload(
  content: string | Uint8Array,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([Buffer.from(content)], 'a deck.pdf', { type: 'application/pdf' }));
  return lectern.call('POST', '/api/admin/presentations', { body: form });
}

const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * 31 + at) % 251));

test('a file that is no PDF at all is refused with a sentence, and nothing of it stays', async () => {
  const before = await lectern.traces();
  const whole = Buffer.from(await aPdf({ pages: 3 }));
  const bad: [string | Uint8Array, RegExp][] = [
    ['', /^The file is empty\.$/],
    ['Dear customer', /a text file/],
    ['PK\u0003\u0004 and so on', /damaged or incomplete/],
    [noise(50_000), /^Only PDF, PowerPoint/],
    ...[whole.subarray(0, 20), whole.subarray(0, whole.length / 2), whole.subarray(0, -30)].map(
      (part): [Uint8Array, RegExp] => [part, /damaged or incomplete/],
    ),
  ];
  for (const [content, sentence] of bad) {
    expect(await upload(content)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', errors: { file: [expect.stringMatching(sentence)] } },
    });
  }
  expect(await upload(Buffer.concat([whole, noise(LIMIT)]))).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', errors: { file: [expect.stringMatching(/larger than/)] } },
  });
  for (const fields of [
    { status: '__proto__' },
    { settings: '{"__proto__":{}}' },
    { settings: '{"can_be_shared":{"$ne":1}}' },
    { settings: '[]' },
    { owner_id: newId() },
    { name: 'x', 'name[$ne]': 'x', status: '{"$ne":null}' },
  ]) {
    expect(await upload(whole, fields as Record<string, string>)).toMatchObject({
      status: 422,
      body: { code: 'INVALID', errors: expect.anything() },
    });
  }
  await until(async () => isDeepStrictEqual(await lectern.traces(), before), 'nothing of it stays');
});

test('a file that only reading it shows to be bad becomes a presentation that says why, and can be deleted', async () => {
  const document = await PDFDocument.load(await aPdf({ pages: 2 }));
  document.encrypt({ userPassword: 'secret' });
  const dressed = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    noise(50_000),
    Buffer.from('\nstartxref\n9\n%%EOF\n'),
  ]);
  const bad: [Uint8Array, RegExp][] = [
    [await document.save(), /protected by a password/],
    [dressed, /damaged or incomplete/],
    [
      emptyPages(10_000),
      /^The file has 10,000 pages; at most 2,000 can be published in one file\.$/,
    ],
  ];
  const before = await lectern.traces();
  await Promise.all(
    bad.map(async ([content, reason]) => {
      const created = await upload(content);
      expect(created.status).toBe(201);
      const { id } = created.body!.data as { id: string };
      await until(async () => (await processing(id)).status === 'Failed', 'it failed');
      expect(await processing(id)).toEqual({
        status: 'Failed',
        pages_done: null,
        page_count: null,
        failure: expect.stringMatching(reason),
      });
      expect(
        (await lectern.json('POST', `/api/presentations/${id}/share`, '{}')).status,
      ).toBeLessThan(500);
      expect((await lectern.call('DELETE', `/api/admin/presentations/${id}`)).status).toBe(204);
    }),
  );
  // Of each only the file itself and its digest, until the presentation is purged; no page, and nothing on the way to
  // one.
  const made = (await lectern.traces()).blobs.filter((path) => !before.blobs.includes(path));
  expect(made.filter((path) => !/\/(original|digests\.json)$/.test(path))).toEqual([]);
  await until(
    async () => (await lectern.traces()).temporary.length === 0,
    'nothing temporary stays',
  );
});

const processing = async (id: string) =>
  (
    await lectern.api.ask<{ data: { processing: { status: string } } }>(
      'GET',
      `/api/admin/presentations/${id}`,
    )
  ).data.processing;

/** Sends the head of an upload, then what is given; resolves with the answer when there is one, or when `hangUp` was called. */
function rawUpload(
  headers: string,
  body: string,
): { answer: Promise<string>; write(more: string): void; hangUp(): void; written(): number } {
  const socket = connect(Number(new URL(lectern.url).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (data: Buffer) => {
      text += data.toString();
      if (/\r\n\r\n./s.test(text)) resolve(text);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  socket.write(
    `POST /api/admin/presentations HTTP/1.1\r\nhost: localhost\r\nauthorization: ${lectern.api.authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\n${headers}\r\n\r\n${body}`,
  );
  return {
    answer,
    write: (more) => void socket.write(more),
    hangUp: () => socket.destroy(),
    written: () => socket.bytesWritten,
  };
}

test('an upload announced with 2 GB is refused before it is read; one that is cut leaves nothing', async () => {
  const before = await lectern.traces();
  const large = rawUpload('content-length: 2147483648', '');
  expect(await large.answer).toMatch(
    /^HTTP\/1\.1 413 [^]*"code":"TOO_LARGE"[^]*larger than 293 kB/,
  );
  large.hangUp();
  const head =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ';
  const cuts = [
    rawUpload('content-length: 200000', head),
    rawUpload('content-length: 200000', head + 'x'.repeat(100_000)),
    rawUpload('transfer-encoding: chunked', `${head.length.toString(16)}\r\n${head}\r\n`),
    rawUpload('content-length: 200000', '--b\r\n'),
  ];
  await until(
    async () => (await readdir(lectern.path('blobs/.partial'))).length === 3,
    'they are being written',
  );
  for (const cut of cuts) cut.hangUp();
  await until(
    async () => (await readdir(lectern.path('blobs/.partial'))).length === 0,
    'nothing half written stays',
  );
  const broken = rawUpload(
    'transfer-encoding: chunked',
    `${head.length.toString(16)}\r\n${head}\r\n`,
  );
  await until(
    async () => (await readdir(lectern.path('blobs/.partial'))).length === 1,
    'it is being written, too',
  );
  broken.write('nonsense\r\n');
  expect(await broken.answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  await until(
    async () => (await readdir(lectern.path('blobs/.partial'))).length === 0,
    'nor of the broken one',
  );
  await until(async () => isDeepStrictEqual(await lectern.traces(), before), 'nothing of it stays');
});
