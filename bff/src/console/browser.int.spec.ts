import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { admin, startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({ isEmpty: true });
});
afterAll(() => edge.stop());

/** Keeps cookies as a browser does, and calls as a page of ours. */
class Browser {
  readonly cookies = new Map<string, string>();

  async open(path: string, headers: Record<string, string> = {}) {
    return this.#call('GET', path, { accept: 'text/html', ...headers });
  }

  async call(method: string, path: string, json?: unknown, headers: Record<string, string> = {}) {
    const csrf = this.cookies.get('lectern_csrf');
    return this.#call(method, path, { ...(csrf && { 'x-csrf-token': csrf }), ...headers }, json);
  }

  async #call(method: string, path: string, headers: Record<string, string>, json?: unknown) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await edge.call<Record<string, unknown>>(method, path, {
      token: null,
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(json !== undefined && { json }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      if (/expires=thu, 01 jan 1970/i.test(set)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}

const first = { team_name: 'Halden', name: 'Ada', ...admin };

test('an empty store is set up with the code that was printed, and that signs in', async () => {
  const browser = new Browser();
  expect((await browser.call('GET', '/api/setup')).body).toEqual({
    is_needed: true,
    registration_open: false,
    sign_on: { okta: false, dynamics: false, egnyte: false },
  });
  expect(await browser.call('POST', '/setup', first)).toMatchObject({
    status: 403,
    body: { code: 'CSRF' },
  });
  const page = await browser.open('/setup');
  expect(page.status).toBe(200);
  expect(page.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^lectern_csrf=[^;]+; Path=\/; SameSite=Lax$/),
  ]);
  const code = edge.lectern.bff.setupCode;
  for (const wrong of [{}, { code: '' }, { code: 'AAAA-BBBB-CCCC' }])
    expect(await browser.call('POST', '/setup', { ...first, ...wrong })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
  expect(await browser.call('POST', '/setup', { ...first, code, password: 'short' })).toMatchObject(
    {
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    },
  );
  const done = await browser.call('POST', '/setup', { ...first, code: code.toLowerCase() });
  expect(done).toMatchObject({
    status: 200,
    body: { destination: '/', data: { user: { email: admin.email, is_team_admin: true } } },
  });
  expect(done.headers.getSetCookie()[0]).toMatch(
    /^lectern=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/,
  );
  expect((await browser.call('GET', '/api/user')).status).toBe(200);
  expect(await browser.call('POST', '/setup', { ...first, code })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  expect((await browser.call('GET', '/api/setup')).body).toMatchObject({ is_needed: false });
});

test('signing in needs a page of ours; the same answer for a wrong password and an unknown email', async () => {
  const browser = new Browser();
  const message = 'Send device_name to sign in without a browser, or reload the page.';
  const marks = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: edge.url },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin' },
    { cookie: 'theme=dark' },
  ];
  const form = new URLSearchParams(admin).toString();
  for (const mark of marks) {
    const refused = { status: 403, body: { code: 'CSRF', message } };
    expect(await browser.call('POST', '/login', admin, mark)).toMatchObject(refused);
    const ofForm = await edge.call('POST', '/login', {
      token: null,
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...mark },
    });
    expect(ofForm).toMatchObject(refused);
    expect(ofForm.headers.getSetCookie()).toEqual([]);
  }
  const native = await new Browser().call('POST', '/login', admin);
  expect(native).toMatchObject({
    status: 200,
    body: { data: { token: expect.any(String), user: { email: admin.email } } },
  });
  expect(native.headers.getSetCookie()).toEqual([]);
  await browser.open('/login');
  const stale = await browser.call('POST', '/login', admin, { 'x-csrf-token': 'stale' });
  expect(stale).toMatchObject({
    status: 403,
    body: { code: 'CSRF', message: 'This page is out of date. Please reload it and try again.' },
  });
  const wrong = await browser.call('POST', '/login', {
    ...admin,
    password: 'count every liter once',
  });
  const unknown = await browser.call('POST', '/login', {
    ...admin,
    email: 'nobody@halden.example',
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { email: ['Wrong email or password.'] } },
  });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  const before = browser.cookies.get('lectern_csrf');
  const done = await browser.call('POST', '/login', { ...admin, remember: true });
  expect(done).toMatchObject({
    status: 200,
    body: { destination: '/', data: { user: { email: admin.email } } },
  });
  expect(JSON.stringify(done.body)).not.toContain('token');
  expect(done.headers.getSetCookie()[0]).toMatch(/HttpOnly; Expires=/);
  expect(browser.cookies.get('lectern_csrf')).not.toBe(before);
  // Who is in has nothing to do at the door, and is sent nowhere but to pages of ours.
  const ways = {
    '/login': '/',
    '/login?next=%2Fcontent%3Fstatus%3Dactive': '/content?status=active',
  };
  for (const [path, way] of Object.entries(ways))
    expect((await browser.open(path)).headers.get('location')).toBe(way);
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    expect(
      (await browser.open(`/login?next=${encodeURIComponent(next)}`)).headers.get('location'),
    ).toBe('/');
  }
});

test('a change through the cookie needs the token of this sign-in and our own origin; one with a bearer token does not', async () => {
  const browser = new Browser();
  await browser.open('/login');
  const planted = browser.cookies.get('lectern_csrf')!;
  await browser.call('POST', '/login', admin);
  const share = (headers: Record<string, string>) =>
    browser.call(
      'PUT',
      '/api/shared-links/0197a000-0000-7000-8000-000000000000/expire',
      undefined,
      headers,
    );
  const csrf = { status: 403, body: { code: 'CSRF' } };
  expect(await share({ 'x-csrf-token': planted })).toMatchObject(csrf);
  expect(await share({ 'x-csrf-token': '' })).toMatchObject(csrf);
  expect(await share({ 'sec-fetch-site': 'cross-site' })).toMatchObject(csrf);
  expect(await share({ 'sec-fetch-site': 'same-site' })).toMatchObject(csrf);
  expect(await share({ origin: 'http://evil.example' })).toMatchObject(csrf);
  expect(await share({ origin: edge.contentUrl })).toMatchObject(csrf);
  expect(await share({ origin: 'null' })).toMatchObject(csrf);
  expect(await share({ origin: edge.url, 'sec-fetch-site': 'same-origin' })).toMatchObject({
    status: 404,
  });
  const bearer = {
    authorization: `Bearer ${browser.cookies.get('lectern')}`,
    'x-csrf-token': '',
    origin: 'http://evil.example',
  };
  expect(await share(bearer)).toMatchObject({ status: 404 });
  const asText = await browser.call('POST', '/graphql', undefined, {
    'content-type': 'text/plain',
  });
  expect(asText.status).toBe(415);
});

test('signing out takes the cookie, and what it stood for', async () => {
  const browser = new Browser();
  await browser.open('/login');
  await browser.call('POST', '/login', admin);
  const stolen = browser.cookies.get('lectern')!;
  expect((await browser.call('POST', '/logout')).status).toBe(204);
  expect(browser.cookies.has('lectern')).toBe(false);
  expect((await edge.call('GET', '/api/user', { token: stolen })).status).toBe(401);
});

test('every page of the console can be opened and reloaded by its address', async () => {
  const browser = new Browser();
  const routes = await readFile(
    new URL('../../../web/src/app/routes.tsx', import.meta.url),
    'utf8',
  );
  const paths = [...routes.matchAll(/ path: '(\/[^']*)'/g)].map(([, path = '']) =>
    path.replaceAll(/:\w+/g, 'one').replace('?', ''),
  );
  expect(paths).toEqual(expect.arrayContaining(['/team/one', '/profile/security', '/links/one']));
  for (const path of paths)
    expect([path, (await browser.open(path)).status < 400]).toEqual([path, true]);
});

test('an address that is none is a page for a browser, and data for a program', async () => {
  const browser = new Browser();
  for (const path of [
    '/nothing',
    '/content-of-what',
    '/api/nothing',
    '/%E0%A4%A',
    '/assets/gone.html',
  ]) {
    const page = await browser.open(path);
    expect([
      page.status,
      page.headers.get('content-type'),
      page.headers.get('x-content-type-options'),
    ]).toEqual([404, 'text/html; charset=utf-8', 'nosniff']);
    expect(page.text).not.toContain('id="lectern-visit"');
  }
  for (const path of ['/s', '/s/', '/s/one/two', '/s/%E0%A4%A', '/s/no-such-link']) {
    const page = await browser.open(path);
    expect([page.status, page.headers.getSetCookie()]).toEqual([404, []]);
    expect(page.text).toContain(
      'id="lectern-visit">{"error":{"code":10001,"message":"Link not found."}}',
    );
  }
  expect(await edge.call('GET', '/nothing', { token: null })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect(
    await browser.open('/api/shared-links/0197a000-0000-7000-8000-000000000000'),
  ).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(
    await edge.call('POST', '/nothing', { token: null, headers: { accept: 'text/html' } }),
  ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('the console is not shown on the host of customers’ files, and never in a frame', async () => {
  const { port } = new URL(edge.url);
  const other = await edge.call('GET', `http://127.0.0.1:${port}/content`, { token: null });
  expect([other.status, other.headers.get('location')]).toEqual([302, `${edge.url}/content`]);
  const page = await new Browser().open('/content/anything');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ",
  );
  const { headers } = await edge.call('GET', '/admin');
  expect([headers.get('location'), headers.get('x-content-type-options')]).toEqual([
    '/',
    'nosniff',
  ]);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the graph answers the console’s own documents, and has no second way to sign in', async () => {
  const browser = new Browser();
  await browser.open('/login');
  await browser.call('POST', '/login', admin);
  expect((await browser.call('POST', '/graphql', { query: '{ viewer { email } }' })).body).toEqual({
    data: { viewer: { email: admin.email } },
  });
  const hidden = await browser.call('POST', '/graphql', {
    query: 'query { ...F } fragment F on Query { claims(token: "x") { userId } }',
  });
  expect(hidden.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect((await browser.call('POST', '/graphql', { documentId: 'sha256:0' })).body).toMatchObject({
    errors: [{ extensions: { code: 'INVALID' } }],
  });
  expect(
    (await new Browser().call('POST', '/graphql', { query: '{ viewer { email } }' })).body,
  ).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const keyed = await browser.call(
    'POST',
    '/graphql',
    { query: '{ viewer { email } }' },
    { 'idempotency-key': 'x'.repeat(201) },
  );
  expect(keyed).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  expect((await browser.call('POST', '/graphql', [{ query: '{ viewer { email } }' }])).status).toBe(
    422,
  );
});
