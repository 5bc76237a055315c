import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { limit, onSmallDisk, SmallDisk } from '../testing/small-disk.ts';
import { PublicApi, until } from './public-api.ts';
import { admin, spawnLectern, type SpawnedLectern } from './spawn.ts';

let folder: string;
let lectern: SpawnedLectern;
let disk: SmallDisk;
let api: PublicApi;
let presentationId: string;
let link: { id: string; token: string };
let session: string;
/** One connection, which needs no file of its own when there are none left. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-failing-'));
  lectern = await spawnLectern({ folder, under: onSmallDisk(folder, 64) });
  disk = new SmallDisk(lectern.child, folder);
  api = await PublicApi.signIn(lectern.url);
  presentationId = await api.publish(await aPdf({ pages: 2 }), 'deck.pdf');
  link = await api.share(presentationId);
  session = await api.openSession(link.token);
});
afterAll(async () => {
  agent.destroy();
  await lectern.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Answered {
  status: number;
  retryAfter: string | undefined;
  headers: IncomingMessage['headers'];
  body: { message?: string; code?: string; reason?: string; errors?: unknown } | null;
}

async function call(
  method: string,
  path: string,
  { json, body = '', headers = {} }: { json?: object; body?: string; headers?: object } = {},
): Promise<Answered> {
  const sent = request(lectern.url + path, {
    method,
    agent,
    headers: {
      authorization: api.authorization,
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sent.end(json ? JSON.stringify(json) : body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  return {
    status: answer.statusCode ?? 0,
    retryAfter: answer.headers['retry-after'],
    headers: answer.headers,
    body: text.startsWith('{') ? JSON.parse(text) : null,
  };
}

const upload = () =>
  call('POST', '/api/admin/presentations', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'Hello '.repeat(500)}\r\n--b--\r\n`,
  });
const tus = { 'tus-resumable': '1.0.0' };
const beginUpload = () =>
  call('POST', '/api/uploads', { headers: { ...tus, 'upload-length': '10' } });
const sendPart = (place: string) =>
  call('PATCH', place, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: '0123456789',
  });
const signIn = () =>
  call('POST', '/login', {
    json: { email: admin.email, password: admin.password, device_name: 'another' },
  });
const share = () => call('POST', `/api/presentations/${presentationId}/share`, { json: {} });
const openLink = () => call('GET', `/api/public/shared-links/${link.token}`);
const ping = () => call('PUT', `/api/sessions/${session}/ping`, { json: { elapsed_ms: 100 } });

/** An answer that says whose fault it is, and when to come again. */
function expectFault({ status, retryAfter, body }: Answered, expected: 503 | 507): void {
  expect(status).toBe(expected);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(body).toMatchObject({
    message: expect.stringMatching(/^[A-Z][^\n]+\.$/),
    code: status === 507 ? 'STORAGE_FULL' : 'UNAVAILABLE',
  });
}

async function fillDisk(): Promise<void> {
  await disk.fill();
  await until(async () => (await call('GET', '/readyz')).status === 503, 'it noticed');
}

test('on a full disk people sign in, read, delete and cancel; uploads and reports come later', async () => {
  const [other, spare] = [
    await api.share(presentationId),
    await api.upload(await aPdf({ pages: 1 }), 'b.pdf'),
  ];
  const begun = (await beginUpload()).headers.location ?? '';
  // The first time, the write-ahead log makes room, too.
  await fillDisk();
  await until(
    async () => (await stat(disk.path('lectern.sqlite-wal'))).size < 1024 ** 2,
    'its log is short',
  );
  await disk.makeRoom();
  await until(async () => (await call('GET', '/readyz')).status === 200, 'it has room');
  await fillDisk();
  expect(await call('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { reason: expect.stringContaining('full') },
  });
  expect((await signIn()).status).toBe(200);
  expect((await openLink()).status).toBe(200);
  expect((await call('GET', '/api/user/presentations')).status).toBe(200);
  for (const refused of [await upload(), await beginUpload(), await sendPart(begun)])
    expectFault(refused, 507);
  expectFault(await ping(), 503);
  expect((await call('DELETE', `/api/shared-links/${other.id}`)).status).toBe(204);
  expect((await call('DELETE', `/api/admin/presentations/${spare.id}`)).status).toBe(204);

  await disk.makeRoom();
  await until(async () => (await call('GET', '/readyz')).status === 200, 'it is ready again');
  expect((await sendPart(begun)).status).toBe(204);
  expect((await ping()).status).toBe(200);
  await api.publish(await aPdf({ pages: 1 }), 'c.pdf');
});

test('a folder that cannot be written is our fault, not that of the upload', async () => {
  const begun = (await beginUpload()).headers.location ?? '';
  await disk.setReadOnly('blobs', true);
  for (const refused of [await upload(), await beginUpload(), await sendPart(begun)])
    expectFault(refused, 503);
  expect((await openLink()).status).toBe(200);
  await disk.setReadOnly('blobs', false);
  expect((await sendPart(begun)).status).toBe(204);
});

test('without a file left to open, calls are put off', async () => {
  const begun = (await beginUpload()).headers.location ?? '';
  const pid = lectern.child.pid!;
  const open = new Set((await readdir(`/proc/${pid}/fd`)).map(Number));
  const free = Array.from({ length: open.size + 1 }, (_, file) => file).find(
    (file) => !open.has(file),
  )!;
  await limit(pid, 'nofile', free);
  for (const refused of [await upload(), await beginUpload(), await sendPart(begun)])
    expectFault(refused, 503);
  expect((await call('HEAD', begun, { headers: tus })).status).toBe(503);
  expect((await signIn()).status).toBe(200);
  await limit(pid, 'nofile', 10_000);
  expect((await sendPart(begun)).status).toBe(204);
});

test('when the disk fails, writes are put off and the process ends, so that another one may go on', async () => {
  const { size } = await stat(disk.path('lectern.sqlite-wal'));
  await limit(lectern.child.pid!, 'fsize', size);
  let answer = await share();
  while (answer.status === 201) answer = await share();
  expectFault(answer, 503);
  expect(await lectern.ended).toBe(1);
  expect(lectern.output()).toContain('the disk has failed');
});
