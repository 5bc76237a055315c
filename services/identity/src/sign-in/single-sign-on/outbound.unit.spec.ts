import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { lookup, LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { authorizationUrl } from './open-id.ts';
import { fetchFrom, ProviderUnreachable } from './outbound.ts';

let server: Server;
let origin: string;
let asked: string[];

beforeAll(async () => {
  asked = [];
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.headers.host} ${req.url}`);
    if (req.url === '/on')
      return void res.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    if (req.url === '/switch')
      return void res.writeHead(101, { connection: 'upgrade', upgrade: 'another' }).end();
    req
      .on('data', (sent: Buffer) => res.write(sent))
      .on('end', () => res.end(req.url === '/long' ? 'x'.repeat(1_000_001) : '!'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://halden.okta.com:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** DNS that leads every name to this machine. */
const resolve = ((
  _name: string,
  _options: object,
  callback: (error: null, addresses: LookupAddress[]) => void,
) => callback(null, [{ address: '127.0.0.1', family: 4 }])) as typeof lookup;

test('a name that leads into our own network is not asked, unless the operator has added it', async () => {
  const { port } = new URL(origin);
  for (const address of [origin, `http://127.0.0.1:${port}`, `http://[::ffff:7f00:1]:${port}`]) {
    await expect(
      fetchFrom(address, readSettings({}), resolve)(`${address}/token`),
    ).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      refusal: 'UNREACHABLE',
      cause: expect.objectContaining({ reason: 'NOT_ALLOWED' }),
    });
  }
  expect(asked).toEqual([]);

  const added = fetchFrom(
    origin,
    readSettings({ LECTERN_SIGN_ON_HOSTS: `okta=${origin}` }),
    resolve,
  );
  const answer = await added(`${origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({ code: 'c' }),
  });
  expect([answer.status, await answer.text(), asked]).toEqual([
    200,
    'code=c!',
    [`POST ${new URL(origin).host} /token`],
  ]);
  for (const [wrong, refusal] of [
    [`${origin}/on`, 'MISTAKEN'],
    [`${origin}/long`, 'UNREACHABLE'],
    [`${origin}/switch`, 'UNREACHABLE'],
    ['http://elsewhere.example/', 'MISTAKEN'],
  ] as const)
    await expect(added(wrong)).rejects.toMatchObject({ code: 'UNAVAILABLE', refusal });
});

test('concurrent callers share one request and its failure', async () => {
  let answer = () => {};
  const slow = createServer((_req, res) => void (answer = () => res.destroy())).listen(
    0,
    '127.0.0.1',
  );
  await once(slow, 'listening');
  const issuer = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const go = () =>
    authorizationUrl(
      {
        issuer,
        clientId: 'id',
        clientSecret: 'secret',
        settings: readSettings({ LECTERN_SIGN_ON_HOSTS: `okta=${issuer}` }),
      },
      { redirectUri: 'https://lectern.example', state: 's', nonce: 'n', codeVerifier: 'v' },
    );
  const asked = once(slow, 'request');
  const going = [go(), asked.then(go)];
  await asked;
  setImmediate(() => answer());
  expect(await Promise.allSettled(going)).toEqual(
    [1, 2].map(() => ({ status: 'rejected', reason: expect.any(ProviderUnreachable) })),
  );
  slow.close();
});
