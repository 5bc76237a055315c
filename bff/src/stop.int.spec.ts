import { expect, test } from '@jest/globals';
import { request } from 'node:http';
import { openStream } from './testing/read-stream.ts';
import { startEdge, until } from './testing/start-edge.ts';

test('stopping answers whoever has asked, ends the streams, and is done at once', async () => {
  const edge = await startEdge();
  const stream = await openStream(edge, '/api/realtime', edge.token);
  const { hostname, port } = new URL(edge.url);
  let finish = () => {};
  const slow = new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 2 };
    const call = request({ host: hostname, port, method: 'POST', path: '/login', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', reject);
    call.write('{');
    finish = () => call.end('}');
  });
  await until('its first byte has come', async () => (await edge.call('GET', '/healthz')).status === 200);
  const started = performance.now();
  const stopping = edge.stop();
  await stream.ended;
  finish();
  expect(await slow).toBe(422);
  await stopping;
  expect(performance.now() - started).toBeLessThan(3_000);
  await expect(fetch(`${edge.url}/healthz`)).rejects.toThrow('fetch failed');
}, 20_000);
