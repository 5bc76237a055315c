import { randomBytes } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import type { UploadReceipt } from '@lectern/kernel/files/receipt.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { aPdf } from '../testing/publish-and-share.ts';
import { LARGEST_A_DAY } from './upload-quota.ts';
import { admin, startEdge, type RunningEdge } from '../testing/start-edge.ts';
import {
  beginUpload,
  cutOff,
  metadata,
  offsetOf,
  sendUpload,
  tus,
  type SentUpload,
  type UploadServer,
} from '../testing/tus-client.ts';

const LIMIT = 64 * 1024 ** 2;
let edge: RunningEdge;
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  [edge, pdf] = await Promise.all([
    startEdge({ env: { LECTERN_UPLOAD_LIMIT: String(LIMIT) } }),
    aPdf(2),
  ]);
});
afterAll(() => edge.stop());

interface Options extends SentUpload {
  server?: UploadServer;
}
const send = (method: string, path: string, { server = edge, ...options }: Options = {}) =>
  sendUpload(server, method, path, options);
const begun = (size: number, name?: string) => beginUpload(edge, size, name);

async function aLargePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf);
  await document.attach(randomBytes(4 * 1024 ** 2), 'figures.bin');
  return new Uint8Array(await document.save());
}

/** A call that is cut before the server has looked at it keeps nothing. */
async function hasBegunToArrive(path: string): Promise<void> {
  const stored = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'blobs');
  const id = path.split('/').at(-1)!;
  await until(
    async () =>
      (await readdir(stored, { recursive: true })).filter((file) => file.includes(id)).length > 2,
    'the server has some of it',
  );
}

async function publish(receipt: string | null, token = edge.token, input: object = {}) {
  const query =
    'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id name files { name size } } }';
  const answer = await edge.call<{
    data: { createPresentation: { id: string; name: string; files: { size: number }[] } } | null;
    errors?: { message: string; extensions: { code: string } }[];
  }>('POST', '/graphql', { token, json: { query, variables: { input: { receipt, ...input } } } });
  return answer.body;
}

test('an upload that is cut in the middle goes on where it was, and is published once by its receipt', async () => {
  const large = await aLargePdf();
  const path = await begun(large.length, 'Größe "quoted"\n عرض 🌞.pdf');
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
  await cutOff(edge, path, large.subarray(0, 3 * 1024 ** 2), large.length, () =>
    hasBegunToArrive(path),
  );
  const offset = await until(
    async () => (await offsetOf(edge, path)) || null,
    'most of it is kept',
  );
  expect(offset).toBeGreaterThan(2 * 1024 ** 2);

  const wrong = await send('PATCH', path, { headers: { 'upload-offset': '0' }, body: large });
  expect(wrong.status).toBe(409);
  const rest = await send('PATCH', path, {
    headers: { 'upload-offset': String(offset) },
    body: large.slice(offset),
  });
  expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(large.length)]);
  const receipt = rest.headers.get('upload-receipt');
  const again = await send('HEAD', path);
  expect([
    again.status,
    again.headers.get('upload-offset'),
    again.headers.get('cache-control'),
  ]).toEqual([200, String(large.length), 'no-store']);

  const { data } = await publish(again.headers.get('upload-receipt'));
  expect(data!.createPresentation).toMatchObject({
    name: 'Größe "quoted" عرض 🌞',
    files: [{ size: large.length }],
  });
  expect((await publish(receipt)).data!.createPresentation.id).toBe(data!.createPresentation.id);
  expect((await publish(receipt, edge.token, { name: 'Another' })).errors).toMatchObject([
    { extensions: { code: 'CONFLICT' } },
  ]);
});

test('REST takes the receipt too, for a new presentation and for a new file of one', async () => {
  const uploaded = async (bytes: Uint8Array<ArrayBuffer>) => {
    const path = await begun(bytes.length);
    const sent = await send('PATCH', path, { headers: { 'upload-offset': '0' }, body: bytes });
    return sent.headers.get('upload-receipt');
  };
  const call = (method: 'POST' | 'PUT', path: string, json: object) =>
    edge.call<{ data: { id: string }; errors?: Record<string, string[]> }>(method, path, {
      token: edge.token,
      json,
    });
  const path = '/api/admin/presentations';
  const json = { upload_receipt: await uploaded(pdf), name: 'Roofs', status: 'Draft' };
  const created = await call('POST', path, json);
  expect(created).toMatchObject({
    status: 201,
    body: { data: { name: 'Roofs', status: 'Draft' } },
  });
  const { id } = created.body.data;
  expect((await call('POST', path, json)).body.data.id).toBe(id);
  for (const receipt of [undefined, '', 'of nothing'])
    expect(await call('POST', path, { ...json, upload_receipt: receipt })).toMatchObject({
      status: 422,
    });

  const other = await aPdf(3);
  const changed = await call('PUT', `${path}/${id}`, { upload_receipt: await uploaded(other) });
  expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Roofs' } } });
  await until(async () => {
    const query = `{ presentation(id: "${id}") { files { size } } }`;
    const { body } = await edge.call<{ data: { presentation: { files: { size: number }[] } } }>(
      'POST',
      '/graphql',
      { token: edge.token, json: { query } },
    );
    return body.data.presentation.files.some(({ size }) => size === other.length);
  }, 'the new file is shown');
});

test('one call is enough for what is small, and none of it is too few', async () => {
  const answer = await send('POST', '/api/uploads', {
    headers: {
      'upload-length': String(pdf.length),
      'content-type': 'application/offset+octet-stream',
      ...metadata('a.pdf'),
    },
    body: pdf,
  });
  expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, String(pdf.length)]);
  expect((await publish(answer.headers.get('upload-receipt'))).data).not.toBeNull();
  const empty = await send('POST', '/api/uploads', {
    headers: { 'upload-length': '0', ...metadata('a.pdf') },
  });
  expect((await publish(empty.headers.get('upload-receipt'))).errors).toMatchObject([
    { message: 'The file is empty.' },
  ]);
});

test('who asks how far it is while the last bytes are being kept is given the receipt, too', async () => {
  const { growing } = edge.lectern.engines.engines.blobs;
  const path = await begun(pdf.length);
  const move = growing!.move.bind(growing);
  const asked = Promise.withResolvers<Response>();
  growing!.move = async (...of) => {
    growing!.move = move;
    asked.resolve(send('HEAD', path));
    for (let turns = 0; turns < 1_000; turns++) await new Promise(setImmediate);
    await move(...of);
  };
  const [done, seen] = await Promise.all([
    send('PATCH', path, { headers: { 'upload-offset': '0' }, body: pdf }),
    asked.promise,
  ]);
  expect([done.status, seen.status, seen.headers.get('upload-offset')]).toEqual([
    204,
    200,
    String(pdf.length),
  ]);
  expect([done, seen].map(({ headers }) => headers.has('upload-receipt'))).toEqual([true, true]);
});

test('what is too large is refused before its first byte, and what is longer than it said while it comes', async () => {
  const answer = await send('POST', '/api/uploads', {
    headers: { 'upload-length': String(LIMIT + 1) },
  });
  expect([answer.status, await answer.json()]).toEqual([
    413,
    {
      message: 'This file is larger than 64 MB, which is the most that is taken here.',
      code: 'TOO_LARGE',
      errors: { file: [expect.any(String)] },
    },
  ]);
  const path = await begun(10);
  expect((await send('PATCH', path, { headers: { 'upload-offset': '0' }, body: pdf })).status).toBe(
    413,
  );
  expect(
    (await send('POST', '/api/uploads', { headers: { 'upload-defer-length': '1' } })).status,
  ).toBeGreaterThanOrEqual(400);
});

test('an upload takes the permission, and only its owner can see, resume or end it', async () => {
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const teamId = body.data.current_team_id;
  const people = {
    member: await addPerson(edge.lectern, { teamId }),
    colleague: await addPerson(edge.lectern, { teamId, permissions: ['can_edit_presentations'] }),
    foreigner: await addPerson(edge.lectern, { role: 'TEAM_ADMIN' }),
  };
  const headers = { 'upload-length': '9' };
  expect(
    (
      await send('POST', '/api/uploads', {
        headers,
        server: { url: edge.url, token: 'x'.repeat(43) },
      })
    ).status,
  ).toBe(401);
  expect(
    (
      await send('POST', '/api/uploads', {
        headers,
        server: { url: edge.url, token: people.member.token },
      })
    ).status,
  ).toBe(403);
  const path = await begun(9);
  for (const { token } of [people.colleague, people.foreigner]) {
    const server = { url: edge.url, token };
    const statuses = [
      await send('HEAD', path, { server }),
      await send('PATCH', path, {
        headers: { 'upload-offset': '0' },
        body: pdf.slice(0, 9),
        server,
      }),
      await send('DELETE', path, { server }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  const done = await send('PATCH', path, {
    headers: { 'upload-offset': '0' },
    body: pdf.slice(0, 9),
  });
  expect(
    (await publish(done.headers.get('upload-receipt'), people.colleague.token)).errors,
  ).toMatchObject([{ extensions: { code: 'INVALID' } }]);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('HEAD', path)).status).toBe(404);
  expect((await send('HEAD', '/api/uploads/..%2f..%2fsecret')).status).toBe(404);
});

test('a browser’s cookie is not enough: the page sends its token', async () => {
  const login = await fetch(`${edge.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await pageHeaders()) },
    body: JSON.stringify({ ...admin, remember: false }),
  });
  expect(login.status).toBe(200);
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
  const csrf = decodeURIComponent(cookies.find((cookie) => /csrf/i.test(cookie))!.split('=')[1]!);
  const from = (headers: Record<string, string>) =>
    fetch(`${edge.url}/api/uploads`, {
      method: 'POST',
      headers: { ...tus, cookie: cookies.join('; '), 'upload-length': '9', ...headers },
    });
  expect((await from({})).status).toBe(403);
  expect((await from({ 'x-csrf-token': `${csrf}x` })).status).toBe(403);
  expect((await from({ 'x-csrf-token': csrf })).status).toBe(201);
});

async function pageHeaders(): Promise<Record<string, string>> {
  const page = await fetch(`${edge.url}/login`);
  const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
  const token = cookies.find((cookie) => /csrf/i.test(cookie))?.split('=')[1];
  return {
    cookie: cookies.join('; '),
    ...(token && { 'x-csrf-token': decodeURIComponent(token) }),
  };
}

test('one person begins so much a day and no more; a colleague goes on', async () => {
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const [eager, colleague] = [
    await addPerson(edge.lectern, {
      teamId: body.data.current_team_id,
      permissions: ['can_edit_presentations'],
    }),
    await addPerson(edge.lectern, {
      teamId: body.data.current_team_id,
      permissions: ['can_edit_presentations'],
    }),
  ];
  const begin = (token: string) =>
    send('POST', '/api/uploads', {
      headers: { 'upload-length': String(LIMIT), ...metadata('much.pdf') },
      server: { url: edge.url, token },
    });
  const answers = [];
  for (let turn = 0; turn <= LARGEST_A_DAY; turn++) answers.push(await begin(eager.token));
  const refused = answers.pop()!;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect([refused.status, refused.headers.has('retry-after'), await refused.json()]).toMatchObject([
    429,
    true,
    {
      code: 'TOO_MANY_REQUESTS',
      message: 'You have reached today’s upload limit. Please continue later.',
    },
  ]);
  expect((await begin(colleague.token)).status).toBe(201);
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7'], 'more.pdf', { type: 'application/pdf' }));
  const asForm = await edge.call('POST', '/api/admin/presentations', {
    token: eager.token,
    body: form,
  });
  expect(asForm.status).toBe(429);
});

test('an upload says what it is for; what there are no uploads for is refused before the first byte', async () => {
  const begin = (purpose: string) =>
    send('POST', '/api/uploads', {
      headers: {
        'upload-length': '3',
        'upload-metadata': `purpose ${Buffer.from(purpose).toString('base64')}`,
      },
    });
  expect((await begin('presentation')).status).toBe(201);
  const refused = await begin('a spaceship');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { purpose: ['There are no uploads for a spaceship.'] } }),
  ]);
});

test('a receipt ends before the sweep may delete its file', async () => {
  const path = await begun(3);
  const body = new Uint8Array([1, 2, 3]);
  await send('PATCH', path, { headers: { 'upload-offset': '0' }, body });
  const expiry = async () => {
    const receipt = (await send('HEAD', path)).headers.get('upload-receipt') ?? '';
    const [text = ''] = receipt.split('.');
    return (JSON.parse(Buffer.from(text, 'base64url').toString()) as UploadReceipt).expiresAt;
  };
  expect(await expiry()).toBeGreaterThan(Date.now());

  const { settings } = edge.lectern.engines.engines;
  const id = path.split('/').at(-1) ?? '';
  const [original] = (
    await readdir(join(settings.LECTERN_DATA, 'blobs'), { recursive: true })
  ).filter((file) => file.endsWith(`${id}/original`));
  const then = new Date(Date.now() - 23.5 * 3600_000);
  await utimes(join(settings.LECTERN_DATA, 'blobs', original ?? ''), then, then);
  expect(await expiry()).toBeLessThan(Date.now());
});
