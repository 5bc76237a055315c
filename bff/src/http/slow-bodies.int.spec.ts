import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { countBlobs } from '../testing/count-files.ts';
import { startCopy, type RunningCopy } from '../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

const DRIP_MS = 20;

let edge: RunningEdge;
let copy: RunningCopy;
beforeAll(async () => {
  edge = await startEdge();
  const connections = {
    lookEveryMs: 10,
    body: { totalMs: 600, windowMs: 300, bytes: 2 },
    upload: { totalMs: 60_000, windowMs: 500, bytes: 2 },
  };
  copy = await startCopy(edge, { connections });
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

interface Half {
  socket: Socket;
  /** All that was answered, once the server has closed. */
  closed: Promise<string>;
}

/** Sends the head of a call and what there is of its body. */
function half(call: string, headers: Record<string, string>, body: string): Half {
  const { hostname, port } = new URL(copy.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.on('error', () => {}); // A reset is a close, too.
  const head = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${call} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
  return { socket, closed: once(socket, 'close').then(() => answer) };
}

function expectTimeout(answer: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(head.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(body)).toEqual({
    message: 'This came too slowly. Please send it again.',
    code: 'REQUEST_TIMEOUT',
  });
}

/** A byte now and then. @returns how to stop */
function drip({ socket }: Half): () => void {
  const timer = setInterval(() => socket.write(' '), DRIP_MS);
  return () => clearInterval(timer);
}

const json = { 'content-type': 'application/json', 'content-length': '200' };
const signedIn = () => ({ authorization: `Bearer ${edge.token}` });

test.each(['POST /login', 'PUT /api/sessions/unknown/ping', 'POST /graphql'])(
  'a half-sent body of JSON is answered with 408 and closed: %s',
  async (call) => {
    expectTimeout(await half(call, { ...json, ...signedIn() }, '{').closed);
  },
);

test('a body of JSON that keeps coming has its time in all', async () => {
  const slow = half('POST /login', { ...json, 'content-length': '100000' }, '{');
  const stop = drip(slow);
  expectTimeout(await slow.closed);
  stop();
});

test('a half-sent form, and a half-sent body that no route reads, keep no connection', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '200' };
  expect(await half('POST /mute/unknown/notifications', form, 'L').closed).toMatch(/^HTTP\/1\.1 /);
  expect(await half('GET /healthz', { 'content-length': '200' }, 'x').closed).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  expect(
    await half(
      'GET /api/event-stream?wait=60&after=end',
      { ...signedIn(), 'content-length': '200' },
      'x',
    ).closed,
  ).toMatch(/^HTTP\/1\.1 200 /);
});

test('a stalled form upload is ended and nothing of it stays; a slow one passes', async () => {
  const [start, end] = [
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nHello',
    '\r\n--b--\r\n',
  ];
  const upload = () =>
    half(
      'POST /api/admin/presentations',
      {
        ...signedIn(),
        'content-type': 'multipart/form-data; boundary=b',
        'transfer-encoding': 'chunked',
        connection: 'close',
      },
      chunk(start),
    );
  const before = await countBlobs(edge, '');
  const [stalled, slow] = [upload(), upload()];
  const timer = setInterval(() => slow.socket.write(chunk(' and hello')), DRIP_MS);
  expectTimeout(await stalled.closed);
  clearInterval(timer);
  slow.socket.write(`${chunk(end)}0\r\n\r\n`);
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 (201|415|422) /); // Taken whole: whether it can be published is another question.
  await until(
    async () => (await countBlobs(edge, '')) <= before + 1,
    'nothing of the stalled one is kept',
  );
});

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

test('a stalled resumable upload is ended and goes on where it was; a slow one passes', async () => {
  const size = 2_000_000;
  const begin = async () => {
    const { headers } = await edge.call('POST', '/api/uploads', {
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(size) },
    });
    return headers.get('location')!;
  };
  const patch = (path: string) =>
    half(
      `PATCH ${path}`,
      {
        ...signedIn(),
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(size),
        connection: 'close',
      },
      '12345',
    );
  const [first, second] = await Promise.all([begin(), begin()]);
  const [stalled, slow] = [patch(first), patch(second)];
  let sent = 5;
  const timer = setInterval(
    () => void slow.socket.write('x'.repeat(10), () => (sent += 10)),
    DRIP_MS,
  );
  expectTimeout(await stalled.closed);
  clearInterval(timer);
  await until(() => slow.socket.writableLength === 0, 'what was dripped has left');
  slow.socket.write('x'.repeat(size - sent));
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 204 /);
  const offset = async () =>
    (await edge.call('HEAD', first, { headers: { 'tus-resumable': '1.0.0' } })).headers.get(
      'upload-offset',
    );
  await until(async () => (await offset()) === '5', 'what had come is kept');
});
