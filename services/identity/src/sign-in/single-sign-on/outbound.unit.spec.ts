import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { lookup, LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { authorizationUrl } from './open-id.ts';
import { fetchFrom, ProviderUnreachable, publicOnly } from './outbound.ts';

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

/** A DNS server with one answer after another; the last stays. */
function leadingTo(...answers: string[][]) {
  let at = 0;
  const found = (): LookupAddress[] =>
    answers[Math.min(at++, answers.length - 1)]!.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
  const resolve = ((
    _name: string,
    _options: object,
    callback: (error: null, addresses: LookupAddress[]) => void,
  ) => callback(null, found())) as typeof lookup;
  return { resolve, asked: () => at };
}

const looked = (resolve: typeof lookup, options: object) =>
  new Promise<unknown>((done) =>
    publicOnly(resolve)('halden.okta.com', options, (error, ...found) => done(error ?? found)),
  );

test('a connection goes to what was looked at, and to public addresses alone', async () => {
  const rebound = leadingTo(['93.184.215.14', '10.0.0.7', '2606:2800::1'], ['127.0.0.1']);
  expect(await looked(rebound.resolve, { all: true })).toEqual([
    [
      { address: '93.184.215.14', family: 4 },
      { address: '2606:2800::1', family: 6 },
    ],
  ]);
  expect(rebound.asked()).toBe(1);
  expect(await looked(leadingTo(['::ffff:127.0.0.1', '93.184.215.14']).resolve, {})).toEqual([
    '93.184.215.14',
    4,
  ]);
  expect(await looked(rebound.resolve, {})).toEqual(
    new Error('halden.okta.com is at no public address'),
  );
});

test('a name that leads into our own network is not asked, unless the operator has added it', async () => {
  const { resolve } = leadingTo(['127.0.0.1']);
  const { port } = new URL(origin);
  for (const address of [origin, `http://127.0.0.1:${port}`, `http://[::ffff:7f00:1]:${port}`]) {
    await expect(
      fetchFrom(address, readSettings({}), resolve)(`${address}/token`),
    ).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      cause: expect.objectContaining({ message: expect.stringContaining('no public address') }),
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
  for (const wrong of [
    `${origin}/on`,
    `${origin}/long`,
    `${origin}/switch`,
    'http://elsewhere.example/',
  ])
    await expect(added(wrong)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
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
