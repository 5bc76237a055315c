import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { openStream } from '../testing/read-stream.ts';
import { startEdge } from '../testing/start-edge.ts';

test('stopping answers whoever has asked, ends the streams, and is done at once', async () => {
  const edge = await startEdge();
  const stream = await openStream(edge, '/api/realtime', edge.token);
  const { hostname, port } = new URL(edge.url);
  const headers = {
    'content-type': 'application/json',
    'content-length': 2,
    expect: '100-continue',
  };
  const call = request({ host: hostname, port, method: 'POST', path: '/login', headers });
  call.flushHeaders();
  await once(call, 'continue');
  const started = performance.now();
  const stopping = edge.stop();
  await stream.ended;
  call.end('{}');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(422);
  answer.resume();
  await stopping;
  expect(performance.now() - started).toBeLessThan(3_000);
  await expect(fetch(`${edge.url}/healthz`)).rejects.toThrow('fetch failed');
});
