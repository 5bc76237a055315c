import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { admin, startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({ env: { LECTERN_HOSTS: 'lectern.internal' } });
});
afterAll(() => edge.stop());

/** `fetch` sets the Host header by itself. */
async function callUnder(host: string, url: string, method = 'GET', json?: unknown) {
  const sent = request(url, {
    method,
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
  });
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
}

test('a page of another name that leads here by its DNS reaches neither console, sign-in, links nor files', async () => {
  const { port } = new URL(edge.url);
  for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`]) {
    for (const url of [
      `${edge.url}/`,
      `${edge.url}/api/setup`,
      `${edge.url}/api/public/shared-links/x`,
      `${edge.contentUrl}/c/x/file.pdf`,
    ]) {
      const { status, body } = await callUnder(host, url);
      expect([url, status]).toEqual([url, 421]);
      expect(JSON.parse(body)).toMatchObject({ code: 'MISDIRECTED' });
    }
    expect((await callUnder(host, `${edge.url}/login`, 'POST', admin)).status).toBe(421);
  }
});

test('a phone in the network gets the console by this machine’s address, others by a listed name', async () => {
  const { port } = new URL(edge.url);
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family }) => family === 'IPv4');
  const addresses = own.map(({ address }) => `${address}:${port}`);
  for (const host of [...addresses, `lectern.internal:${port}`, 'lectern.internal'])
    expect([host, (await callUnder(host, `${edge.url}/api/setup`)).status]).toEqual([host, 200]);
});

test('health checks answer under every name', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await callUnder('10.9.8.7', edge.url + path)).status).toBe(200);
});
