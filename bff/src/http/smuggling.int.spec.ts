import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => void (edge = await startEdge()));
afterAll(() => edge.stop());

/** The status lines of all answers, until the server closes. */
async function send(raw: string): Promise<string[]> {
  const socket = connect(Number(new URL(edge.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(raw, 'latin1');
  return (await text(socket)).match(/^HTTP\/1\.1 \d{3}/gm) ?? [];
}

const host = 'host: localhost\r\n';
/** What a proxy that reads differently would have sent on as part of a body. */
const inner = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
const post = `POST /login HTTP/1.1\r\n${host}content-type: application/json\r\n`;

test.each([
  ['two lengths', `${post}content-length: 2\r\ncontent-length: 4\r\n\r\n{}${inner}`],
  ['a list of lengths', `${post}content-length: 2, 4\r\n\r\n{}${inner}`],
  [
    'a length and chunks',
    `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  ],
  ['a spaced encoding', `${post}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${inner}`],
  ['an unknown encoding', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
  ['chunks twice', `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`],
  ['a signed length', `${post}content-length: +2\r\n\r\n{}${inner}`],
  ['a length that is no number', `${post}content-length: 0x2\r\n\r\n{}${inner}`],
  ['a bad chunk', `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${inner}`],
  [
    'a chunk that is longer than it says',
    `${post}transfer-encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${inner}`,
  ],
  ['lines that end early', `POST /login HTTP/1.1\n${host}content-length: 2\n\n{}${inner}`],
  ['a folded header', `${post}x: a\r\n content-length: 2\r\n\r\n${inner}`],
  ['a header without a name', `${post}: x\r\n\r\n${inner}`],
  ['no host', `GET /api/setup HTTP/1.1\r\n\r\n${inner}`],
  ['a NUL in a header', `${post}x: a\0b\r\n\r\n${inner}`],
])('%s ends the connection before anything behind it is read', async (_, raw) => {
  expect(await send(raw)).toEqual(['HTTP/1.1 400']);
});

test('headers beyond their limit are refused, and the next connection is served', async () => {
  expect(await send(`GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`)).toEqual([
    'HTTP/1.1 431',
  ]);
  expect(await send(`GET /healthz HTTP/1.1\r\n${host}connection: close\r\n\r\n`)).toEqual([
    'HTTP/1.1 200',
  ]);
});
