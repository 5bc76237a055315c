import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { lookup, LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { publicOnly } from './addresses.ts';
import { outboundFetch, type OutboundOptions } from './outbound-fetch.ts';

let server: Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  server = createServer((req, res) => {
    const { method, url, headers } = req;
    asked.push(`${method} ${headers.host} ${url}${headers.authorization ? ' authorized' : ''}`);
    const to = new URL(url ?? '/', 'http://it').searchParams.get('to');
    if (to !== null) return void res.writeHead(302, { location: to }).end();
    if (url === '/nowhere') return void res.writeHead(302).end();
    if (url === '/switch')
      return void res.writeHead(101, { connection: 'upgrade', upgrade: 'another' }).end();
    if (url === '/silent') return;
    if (url === '/slow') return void res.write('x');
    if (url === '/empty') return void res.writeHead(204).end();
    req
      .on('data', (sent: Buffer) => res.write(sent))
      .on('end', () => res.end(url === '/long' ? 'x'.repeat(101) : '!'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => void (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A DNS server with one answer after another; the last stays. */
function leadingTo(...answers: [string[], ...string[][]]) {
  let at = 0;
  const found = (): LookupAddress[] =>
    (answers[Math.min(at++, answers.length - 1)] ?? []).map((address) => ({
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

const { resolve } = leadingTo(['127.0.0.1']);
const host = (name: string) => `http://${name}.example:${port}`;
const fetchWith = (options: Partial<OutboundOptions> = {}) =>
  outboundFetch({
    settings: { LECTERN_OUTBOUND_HOSTS: [host('crm')] },
    maxBytes: 100,
    resolve,
    ...options,
  });
const looked = (through: typeof lookup, options: object) =>
  new Promise<unknown>((done) =>
    publicOnly(through)('crm.example', options, (error, ...found) => done(error ?? found)),
  );

test('a connection uses the address that was checked, and only public ones', async () => {
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
  expect(await looked(rebound.resolve, {})).toMatchObject({
    reason: 'NOT_ALLOWED',
    message: 'crm.example has no public address',
  });
});

test.each([
  'http://127.0.0.1',
  'http://127.1',
  'http://0x7f.1',
  'http://2130706433',
  'http://0.0.0.0',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://192.168.1.1',
  'http://100.64.0.1',
  'http://169.254.169.254',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:7f00:1]',
  'http://[::ffff:169.254.169.254]',
  'http://[64:ff9b::7f00:1]',
  'http://[fd00:ec2::254]',
  'http://[fe80::1]',
])('%s is in a private network and is not called', async (origin) => {
  await expect(fetchWith()(`${origin}:${port}/`)).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
  expect(asked).toEqual([]);
});

test('a name that leads into a private network is not called, unless the operator trusts its origin', async () => {
  await expect(fetchWith()(host('intranet'))).rejects.toMatchObject({ reason: 'NOT_ALLOWED' });
  expect(asked).toEqual([]);

  const body = new URLSearchParams({ code: 'c' });
  const answer = await fetchWith()(`${host('crm')}/token`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, 'code=c!']);
  const own = fetchWith({ trustedOrigins: [host('login')] });
  expect((await own(`${host('login')}/empty`)).status).toBe(204);
  expect(asked).toEqual([`POST crm.example:${port} /token`, `GET login.example:${port} /empty`]);
});

test('other schemes, other origins and credentials in the URL are refused', async () => {
  const fetched = (url: string, options: Partial<OutboundOptions> = {}) =>
    fetchWith(options)(url).catch((error: unknown) => (error as { reason: string }).reason);
  expect(await fetched('file:///etc/passwd')).toBe('NOT_ALLOWED');
  expect(await fetched('ftp://crm.example/')).toBe('NOT_ALLOWED');
  expect(await fetched(host('crm'), { schemes: ['https:'] })).toBe('NOT_ALLOWED');
  expect(await fetched(`http://kim:secret@crm.example:${port}/`)).toBe('NOT_ALLOWED');
  expect(await fetched(host('crm'), { origin: 'https://login.example' })).toBe('OTHER_ORIGIN');
  expect(asked).toEqual([]);
});

test('a redirect is refused unless it may be followed, and each is checked like the first URL', async () => {
  const to = (url: string) => `${host('crm')}/?to=${encodeURIComponent(url)}`;
  const follow = fetchWith({ redirects: 2, trustedOrigins: [host('login')] });
  const refusal = (url: string, init?: RequestInit, from = follow) =>
    from(url, init).catch((error: unknown) => (error as { reason: string }).reason);

  expect(await (await follow(to('/on'))).text()).toBe('!');
  expect(await (await follow(to(to('/on')))).text()).toBe('!');
  expect(await refusal(to(to(to('/on'))))).toBe('REDIRECTED');
  expect(await refusal(to('/on'), {}, fetchWith())).toBe('REDIRECTED');
  expect(await refusal(`${host('crm')}/nowhere`)).toBe('REDIRECTED');
  expect(await refusal(to('/on'), { method: 'POST', body: 'x' })).toBe('REDIRECTED');
  expect(await refusal(to(`http://127.0.0.1:${port}/`))).toBe('NOT_ALLOWED');
  expect(await refusal(to('http://169.254.169.254/latest'))).toBe('NOT_ALLOWED');
  expect(await refusal(to('file:///etc/passwd'))).toBe('NOT_ALLOWED');
  const onlyCrm = fetchWith({ redirects: 2, origin: host('crm') });
  expect(await refusal(to(host('login')), {}, onlyCrm)).toBe('OTHER_ORIGIN');

  asked = [];
  const init = { headers: { authorization: 'Bearer secret' } };
  await follow(to(`${host('login')}/elsewhere`), init);
  expect(asked.map((line) => line.split(' ').at(-1))).toEqual(['authorized', '/elsewhere']);
});

test('an answer that is not read closes its connection', async () => {
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const answer = await fetchWith({ timeoutMs: 600_000 })(`${host('crm')}/slow`);
  const [socket] = await connected;
  const closed = once(socket, 'close');
  await answer.body?.cancel();
  await closed;
});

test('an answer that is too long, too slow or none at all is an error', async () => {
  const read = async (path: string, options: Partial<OutboundOptions> = {}) => {
    const answer = await fetchWith(options)(`${host('crm')}${path}`);
    return answer.text();
  };
  const failure = (path: string, options: Partial<OutboundOptions> = {}) =>
    read(path, options).catch((error: unknown) => (error as { reason: string }).reason);
  expect(await read('/long', { maxBytes: 101 })).toHaveLength(101);
  expect(await failure('/long')).toBe('TOO_LARGE');
  expect(await failure('/switch')).toBe('UNREACHABLE');
  expect(await failure('/silent', { timeoutMs: 50 })).toBe('UNREACHABLE');
  expect(await failure('/slow', { timeoutMs: 50 })).toBe('UNREACHABLE');
  const stop = AbortSignal.abort();
  await expect(fetchWith()(host('crm'), { signal: stop })).rejects.toThrow();
});
