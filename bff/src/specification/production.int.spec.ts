import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startHere, type LecternHere } from '@lectern/deploy/testing/lectern-here.ts';
import { publicLimits } from '../access/limiters.ts';
import { admin } from '../testing/start-edge.ts';

/** As it is run for customers: production's settings, two https names, one trusted proxy on this machine. */
let lectern: LecternHere;
let port: number;
const hosts = { console: 'lectern.example', content: 'files.lectern.example' };

beforeAll(async () => {
  port = await twoFreePorts();
  lectern = await startHere({
    env: {
      NODE_ENV: 'production',
      LECTERN_PORT: String(port),
      LECTERN_HOST: '127.0.0.1',
      LECTERN_URL: `https://${hosts.console}`,
      LECTERN_CONTENT_URL: `https://${hosts.content}`,
      LECTERN_TRUSTED_PROXIES: '127.0.0.1',
      LECTERN_PASSWORD_COST: undefined,
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
    },
  });
});
afterAll(() => lectern.stop());

/** The second is that of customers' files. */
async function twoFreePorts(): Promise<number> {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const free = (first.address() as AddressInfo).port;
  const second = createServer().listen(free + 1, '127.0.0.1');
  const isFree = await once(second, 'listening').then(
    () => true,
    () => false,
  );
  for (const server of [first, ...(isFree ? [second] : [])]) {
    server.close();
    await once(server, 'close');
  }
  return isFree ? free : twoFreePorts();
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Through the proxy, which came by https unless it says otherwise. */
async function call(
  method: string,
  path: string,
  {
    json,
    to = 'console',
    headers = {},
  }: { json?: unknown; to?: keyof typeof hosts; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port: to === 'console' ? port : port + 1,
    method,
    path,
    headers: {
      host: hosts[to],
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-proto': 'https',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  sent.end(json === undefined ? undefined : JSON.stringify(json));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

async function token(): Promise<string> {
  const { body } = await call('POST', '/login', { json: { ...admin, device_name: 'spec' } });
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}

test('the graph answers only documents that the server knows, administrators too', async () => {
  const signedIn = { authorization: `Bearer ${await token()}` };
  for (const headers of [{}, signedIn])
    for (const query of ['{ __typename }', '{ __schema { types { name } } }', '{ users { id } }']) {
      const { body } = await call('POST', '/graphql', { json: { query }, headers });
      expect(JSON.parse(body)).toEqual({
        errors: [
          {
            message: 'Only documents known to the server are answered.',
            extensions: { code: 'FORBIDDEN' },
          },
        ],
      });
    }
  const unknown = { documentId: `sha256:${'0'.repeat(64)}`, query: '{ __typename }' };
  const { body } = await call('POST', '/graphql', { json: unknown, headers: signedIn });
  expect(body).toContain('out of date');
});

test('every cookie of a browser is bound to this host and to https', async () => {
  const page = await call('GET', '/login', { headers: { accept: 'text/html' } });
  const csrf = /__Host-lectern_csrf=([^;]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? '';
  const signedIn = await call('POST', '/login', {
    json: { ...admin, remember: true },
    headers: {
      cookie: `__Host-lectern_csrf=${csrf}`,
      'x-csrf-token': csrf,
      origin: `https://${hosts.console}`,
    },
  });
  expect(signedIn.status).toBe(200);
  const cookies = [page, signedIn].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(cookies.length).toBeGreaterThanOrEqual(4);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-lectern\w*=/);
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax;.*Secure/);
    expect(cookie).not.toMatch(/Domain=/i);
    expect(/HttpOnly/.test(cookie)).toBe(!cookie.startsWith('__Host-lectern_csrf='));
  }
});

const isolated = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
const page = {
  ...isolated,
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
};
const data = {
  ...isolated,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const html = { accept: 'text/html' };

test.each<[string, number, Record<string, unknown>, Parameters<typeof call>[2]?]>([
  ['GET /login', 200, page, { headers: html }],
  ['GET /s/no-such-link', 404, page, { headers: html }],
  ['GET /nowhere', 404, page, { headers: html }],
  ['GET /admin', 302, data],
  ['GET /login', 301, data, { headers: { 'x-forwarded-proto': 'http' } }],
  ['GET /api/setup', 200, data],
  ['GET /api/user', 401, data],
  ['GET /api/nowhere', 404, data],
  ['PUT /api/setup', 405, data],
  ['POST /graphql', 422, data, { json: [] }],
  ['GET /', 421, data, { headers: { host: 'evil.example' } }],
  ['GET /c/no-grant/file.pdf', 403, { ...isolated }, { to: 'content' }],
  ['GET /nowhere', 404, { ...isolated }, { to: 'content' }],
  ['GET /', 421, data, { to: 'content', headers: { host: 'evil.example' } }],
])('%s answers %i with the headers of its class', async (what, status, headers, options = {}) => {
  const [method = '', path = ''] = what.split(' ');
  const answer = await call(method, path, options);
  expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(headers)]);
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
});

test('no page lets text become code: the class of CVE-2024-4367', async () => {
  for (const path of ['/login', '/', '/s/no-such-link']) {
    const { headers } = await call('GET', path, { headers: html });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*unsafe-inline|\*/);
    expect(policy).toMatch(/script-src|default-src 'self'/);
  }
});

test('limits count the callers behind the proxy, and what they say of themselves does not help', async () => {
  const guess = async (forwardedFor: string) =>
    (
      await call('GET', '/api/public/shared-links/no-such-link', {
        headers: { 'x-forwarded-for': forwardedFor },
      })
    ).status;
  for (let turn = 0; turn < publicLimits.miss.points; turn++)
    expect(await guess('198.51.100.7')).toBe(404);
  expect(await guess('198.51.100.7')).toBe(429);
  expect(await guess('203.0.113.1, 198.51.100.7')).toBe(429);
  expect(await guess('198.51.100.8')).toBe(404);
});

test('knowing an address costs as much work as not knowing it', async () => {
  const hashes = async () =>
    [
      ...(await call('GET', '/metrics')).body.matchAll(
        /^lectern_password_hashes_total\{.*\} (\d+)/gm,
      ),
    ]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0);
  const workOf = async (email: string) => {
    const before = await hashes();
    const { status, body } = await call('POST', '/login', {
      json: { email, password: 'not the password of anybody', device_name: 'spec' },
      headers: { 'x-forwarded-for': '198.51.100.9' },
    });
    return { status, body, work: (await hashes()) - before };
  };
  const known = await workOf(admin.email);
  expect(known).toMatchObject({ status: 422, work: 1 });
  expect(await workOf('nobody@halden.example')).toEqual(known);
});
