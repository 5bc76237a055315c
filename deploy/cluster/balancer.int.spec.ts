import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { portOf } from '../engines/ports.ts';
import { startBalancer, type Balancer } from './balancer.ts';

const running: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0).toReversed()) await each.stop();
});

/** A copy that is ready. */
async function aCopy(serve: RequestListener): Promise<Server> {
  const server = createServer((req, res) =>
    req.url === '/readyz' ? res.end('ready') : serve(req, res),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  running.push({ stop });
  return server;
}

async function inFrontOf(copies: Server[], isEdge = false): Promise<Balancer & { url: string }> {
  const upstreams = copies.map((copy) => ({
    host: '127.0.0.1',
    port: portOf(copy),
    health: `http://127.0.0.1:${portOf(copy)}/readyz`,
  }));
  const balancer = await startBalancer(upstreams, { isEdge });
  running.push(balancer);
  return { ...balancer, url: `http://127.0.0.1:${balancer.port}` };
}

const answers = async (url: string, count: number) => {
  const got: string[] = [];
  for (let n = 0; n < count; n++) got.push(await (await fetch(url)).text());
  return got;
};

test('copies take turns; one that has gone gets nothing, and one that comes back does', async () => {
  const one = await aCopy((_req, res) => res.end('one'));
  const other = await aCopy((_req, res) => res.end('other'));
  const { url, isUp } = await inFrontOf([one, other]);
  expect(new Set(await answers(url, 4))).toEqual(new Set(['one', 'other']));

  const port = portOf(one);
  one.close();
  one.closeAllConnections();
  await once(one, 'close');
  expect(await answers(url, 4)).toEqual(['other', 'other', 'other', 'other']);
  expect([isUp(0), isUp(1)]).toEqual([false, true]);

  one.listen(port, '127.0.0.1');
  await until(() => isUp(0), 'the copy is back');
  expect(await answers(url, 4)).toContain('one');
});

test('without a copy, the answer is 503 with Retry-After', async () => {
  const { url } = await inFrontOf([]);
  const { status, headers } = await fetch(url);
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
});

test('what changes something is not sent to another copy once it was sent', async () => {
  let calls = 0;
  const breaks: RequestListener = (req) => {
    calls++;
    req.socket.destroy();
  };
  const { url } = await inFrontOf([await aCopy(breaks), await aCopy(breaks)]);
  expect((await fetch(url, { method: 'POST', body: 'a' })).status).toBe(503);
  expect(calls).toBe(1);
  expect((await fetch(url)).status).toBe(503);
  expect(calls).toBe(3); // Both copies were asked what changes nothing.
});

test('bodies and streams pass as they come, with the address of the caller', async () => {
  const copy = await aCopy((req, res) => {
    if (req.method === 'POST') return void text(req).then((body) => res.end(String(body.length)));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(`data: ${req.headers['x-forwarded-for']}\n\n`); // And goes on.
  });
  const { url } = await inFrontOf([copy], true);
  const upload = new Blob(['x'.repeat(3_000_000)]).stream();
  const answer = await fetch(url, { method: 'POST', body: upload, duplex: 'half' });
  expect(await answer.text()).toBe('3000000');
  const stream = await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  const first = await stream.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('data: 192.0.2.7, 127.0.0.1\n\n');
});
