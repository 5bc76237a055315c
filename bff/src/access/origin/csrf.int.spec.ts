import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '@lectern/kernel/ids.ts';
import { loadRoutes, type NamedRoute } from '../../route/load-routes.ts';
import { admin, startEdge, type RunningEdge } from '../../testing/start-edge.ts';

let edge: RunningEdge;
/** Everything that changes something for whoever the cookie stands for. */
let changing: (Pick<NamedRoute, 'method' | 'path'> & { takesForm: boolean; isForm?: boolean })[];
let browser: { signIn: string; csrf: string };
/** What is no token of this sign-in, though it looks like one. */
const tokens = new Map<string, string>();

beforeAll(async () => {
  edge = await startEdge();
  const routes = await loadRoutes();
  // Its caller is another one, by the same check (sign-ins.int.spec.ts).
  const isForOthers = ({ access }: NamedRoute) => access.includes('impersonating');
  const isForAnybody = ({ access, csrf }: NamedRoute) =>
    csrf !== 'browser' && (access === 'visit' || access.every((rule) => rule === 'public'));
  changing = [
    ...routes
      .filter((route) => route.method !== 'GET' && !isForAnybody(route) && !isForOthers(route))
      .map((route) => ({ ...route, takesForm: route.schemas.body !== null }))
      .flatMap((route) => (route.form ? [route, { ...route, isForm: true }] : [route])),
    { method: 'POST', path: '/graphql', takesForm: false },
    { method: 'POST', path: '/api/uploads', takesForm: false },
    { method: 'PATCH', path: '/api/uploads/:id', takesForm: false },
    { method: 'DELETE', path: '/api/uploads/:id', takesForm: false },
  ];
  const page = await edge.call('GET', '/login', { token: null });
  const planted = cookieOf(page.headers, 'lectern_csrf');
  const left = await signIn();
  await edge.call('POST', '/logout', {
    token: null,
    headers: {
      cookie: `lectern=${left.signIn}; lectern_csrf=${left.csrf}`,
      'x-csrf-token': left.csrf,
    },
  });
  const other = await signIn();
  browser = await signIn();
  const [nonce = '', mac = ''] = browser.csrf.split('.');
  for (const [name, token] of Object.entries({
    'from before signing in': planted,
    'of a sign-in that is over': left.csrf,
    'of another sign-in': other.csrf,
    'without its signature': nonce,
    'with nothing signed': `.${mac}`,
    'with another nonce': `${nonce.slice(0, -1)}${nonce.endsWith('A') ? 'B' : 'A'}.${mac}`,
    empty: '',
    nonsense: 'x.y',
    'of another length': `${browser.csrf}A`,
    __proto__: '__proto__',
  }))
    tokens.set(name, token);
});
afterAll(() => edge.stop());

function cookieOf(headers: Headers, name: string): string {
  return headers
    .getSetCookie()
    .map((set) => set.split(';')[0]!)
    .find((pair) => pair.startsWith(`${name}=`))!
    .slice(name.length + 1);
}

async function signIn() {
  const page = await edge.call('GET', '/login', { token: null });
  const csrf = cookieOf(page.headers, 'lectern_csrf');
  const { headers } = await edge.call('POST', '/login', {
    token: null,
    json: admin,
    headers: { cookie: `lectern_csrf=${csrf}`, 'x-csrf-token': csrf },
  });
  return { signIn: cookieOf(headers, 'lectern'), csrf: cookieOf(headers, 'lectern_csrf') };
}

/** As a browser that is signed in, with whatever shows that a page of ours asks. */
function change(
  { method, path, isForm }: (typeof changing)[number],
  {
    cookie,
    headers = {},
    formToken,
  }: { cookie: string; headers?: Record<string, string>; formToken?: string },
) {
  const all = {
    cookie: `lectern=${browser.signIn}; ${cookie && `lectern_csrf=${cookie}`}`,
    ...headers,
  };
  const to = path.replaceAll(/:\w+/g, newId());
  if (!isForm)
    return edge.call(method, to, {
      token: null,
      json: formToken === undefined ? {} : { _token: formToken },
      headers: all,
    });
  const form = new FormData();
  if (formToken !== undefined) form.set('_token', formToken);
  form.set(to.startsWith('/api/folders') ? 'image' : 'file', new File(['%PDF-1.7'], 'a.pdf'));
  return edge.call(method, to, { token: null, body: form, headers: all });
}

const refused = ({ status, body }: { status: number; body: Record<string, unknown> | null }) =>
  status === 403 && body?.['code'] === 'CSRF';

test('every route that changes something asks for the token of this sign-in, wherever it is sent', async () => {
  expect(changing.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  for (const route of changing) {
    const calls = [
      { how: 'no token at all', cookie: browser.csrf },
      { how: 'a header without its cookie', cookie: '', headers: { 'x-csrf-token': browser.csrf } },
      ...[...tokens].flatMap(([how, token]) => [
        { how: `${how}, in header and cookie`, cookie: token, headers: { 'x-csrf-token': token } },
        { how: `${how}, in the header`, cookie: browser.csrf, headers: { 'x-csrf-token': token } },
        ...(route.takesForm
          ? [{ how: `${how}, in the form`, cookie: browser.csrf, formToken: token }]
          : []),
      ]),
      ...['https://evil.example', 'null', edge.contentUrl].map((origin) => ({
        how: `from ${origin}`,
        cookie: browser.csrf,
        headers: { 'x-csrf-token': browser.csrf, origin },
      })),
      ...['cross-site', 'same-site'].map((site) => ({
        how: site,
        cookie: browser.csrf,
        headers: { 'x-csrf-token': browser.csrf, 'sec-fetch-site': site },
      })),
    ];
    const answers = await Promise.all(
      calls.map(async (call) => ({ how: call.how, answer: await change(route, call) })),
    );
    for (const { how, answer } of answers)
      if (!refused(answer))
        wrong.push(
          `${route.method} ${route.path}: ${how} → ${answer.status} ${answer.text.slice(0, 100)}`,
        );
  }
  expect(wrong).toEqual([]);
});

test('and takes the right one, in the header or in the form that is sent, as often as the page sends it', async () => {
  const wrong: string[] = [];
  for (const route of changing.filter(({ path }) => path !== '/logout')) {
    const calls = [
      { headers: { 'x-csrf-token': browser.csrf } },
      {
        headers: {
          'x-csrf-token': browser.csrf,
          origin: edge.url,
          'sec-fetch-site': 'same-origin',
        },
      },
      ...(route.takesForm ? [{ formToken: browser.csrf }] : []),
    ];
    for (const call of calls) {
      const answer = await change(route, { cookie: browser.csrf, ...call });
      if (refused(answer) || answer.status >= 500)
        wrong.push(
          `${route.method} ${route.path}: ${JSON.stringify(call)} → ${answer.status} ${answer.text.slice(0, 100)}`,
        );
    }
  }
  expect(wrong).toEqual([]);
});

test('no header makes another method of the one that was sent', async () => {
  const headers = {
    cookie: `lectern=${browser.signIn}; lectern_csrf=${browser.csrf}`,
    'tus-resumable': '1.0.0',
  };
  const page = { ...headers, 'x-csrf-token': browser.csrf };
  const made = await edge.call('POST', '/api/uploads', {
    token: null,
    headers: { ...page, 'upload-length': '5', 'upload-metadata': 'filename YS5wZGY=' },
  });
  expect(made.status).toBe(201);
  const upload = made.headers.get('location')!;
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    for (const [method, path] of [
      ['HEAD', upload],
      ['OPTIONS', upload],
      ['GET', '/api/user'],
      ['POST', '/logout'],
    ] as const)
      await edge.call(method, path, { token: null, headers: { ...headers, [name]: 'DELETE' } });
  }
  expect((await edge.call('HEAD', upload, { token: null, headers })).status).toBe(200);
  expect((await edge.call('GET', '/api/user', { token: null, headers })).status).toBe(200);
});
