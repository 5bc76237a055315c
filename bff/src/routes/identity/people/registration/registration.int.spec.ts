import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { mailsTo } from '../../../../testing/mails-to.ts';
import { passBotCheck } from '../../../../testing/pass-bot-check.ts';
import { admin, startEdge, type RunningEdge } from '../../../../testing/start-edge.ts';

const open = {
  LECTERN_REGISTRATION: 'open',
  LECTERN_TERMS_URL: 'https://lectern.example/terms',
  LECTERN_PRIVACY_URL: 'https://lectern.example/privacy',
};
const password = 'seven slow green trains';
const form = {
  team_name: 'Northwind Estates',
  first_name: 'Kim',
  last_name: 'Marlow',
  email: 'kim@northwind.example',
  password,
  password_confirmation: password,
  accept_terms: true,
  trial: true,
  v2: true,
  plan: 'enablement_300',
  period: 'year',
  num_users: 5,
  promo_code: null,
};

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({ env: { ...open, LECTERN_RECAPTCHA_PATH: '/bots/ask' } });
});
afterAll(() => edge.stop());

const call = <Body>(method: string, path: string, json?: object) =>
  edge.call<Body>(method, path, { token: null, ...(json && { json }) });
const register = async (changes: object = {}, token?: string) =>
  call<{ message: string; destination: string; errors?: object }>('POST', '/api/register', {
    ...form,
    ...changes,
    recaptcha_token: token ?? (await passBotCheck(edge)),
  });

test('whoever passes the bot check registers, and comes in by the link of the mail', async () => {
  expect(await register()).toMatchObject({
    status: 200,
    body: {
      message: expect.stringContaining('Your activation link is ready'),
      destination: '/register/thankyou?mail=kept',
    },
  });
  const mail = await until(
    async () => (await mailsTo(edge, 'kim@northwind.example'))[0],
    'the mail is there',
  );
  const token = /\/register\/activate#([\w-]+)/.exec(mail.text ?? '')?.[1];
  expect(await call('POST', '/api/public/registrations/check', { token })).toMatchObject({
    status: 200,
    body: { data: { email: 'kim@northwind.example', team_name: 'Northwind Estates', trial: true } },
  });
  const fromPage = {
    token: null,
    json: { token, password },
    headers: { origin: 'https://elsewhere.example' },
  };
  expect(await edge.call('POST', '/register/activate', fromPage)).toMatchObject({
    status: 403,
    body: { code: 'CSRF' },
  });
  expect(
    await call('POST', '/register/activate', {
      token,
      password: 'not what I chose',
    }),
  ).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
  const done = await call<{ data: { token: string } }>('POST', '/register/activate', {
    token,
    password,
  });
  expect(done).toMatchObject({
    status: 200,
    body: {
      data: { user: { email: 'kim@northwind.example', name: 'Kim Marlow', is_team_admin: true } },
    },
  });
  expect(
    (await edge.call('GET', '/api/users', { token: done.body.data.token })).body,
  ).toMatchObject({ data: [{ email: 'kim@northwind.example' }] });
  expect(
    await call('POST', '/register/activate', { token, password, device_name: 'spec' }),
  ).toMatchObject({ status: 422, body: { errors: { token: [expect.any(String)] } } });
  expect((await call('POST', '/api/public/registrations/check', { token })).status).toBe(404);
});

test('without an answer to the bot check, with one of one’s own or one that was used nobody registers', async () => {
  const used = await passBotCheck(edge);
  expect((await register({ email: 'one@northwind.example' }, used)).status).toBe(200);
  for (const token of [used, '', 'x', null]) {
    expect(
      await call('POST', '/api/register', {
        ...form,
        email: 'two@northwind.example',
        recaptcha_token: token,
      }),
    ).toMatchObject({ status: 422, body: { errors: { recaptcha_token: [expect.any(String)] } } });
  }
  const { recaptcha_token: _, ...without } = { ...form, recaptcha_token: '' };
  expect((await call('POST', '/api/register', without)).status).toBe(422);
  const judged = async (token: string) =>
    (await call('GET', `/bots/ask?recaptcha_token=${encodeURIComponent(token)}`)).body;
  const token = await passBotCheck(edge);
  expect([await judged(token), await judged(token), await judged('')]).toEqual([
    { success: true, score: 0.7, data: { score: 0.7, is_passed: true } },
    { success: false, score: null, data: { score: null, is_passed: false } },
    { success: false, score: null, data: { score: null, is_passed: false } },
  ]);
});

test('the password is typed once where nobody asked for it twice, and the same where they did', async () => {
  expect(
    (await register({ email: 'once@northwind.example', password_confirmation: undefined })).status,
  ).toBe(200);
  expect(
    await register({ email: 'twice@northwind.example', password_confirmation: `${password}s` }),
  ).toMatchObject({
    status: 422,
    body: { errors: { password_confirmation: ['The two passwords are not the same.'] } },
  });
});

test('what is wrong is said under the fields of the form', async () => {
  const { status, body } = await register({
    team_name: '',
    first_name: ' ',
    last_name: '',
    email: 'kim',
    password: 'short',
    password_confirmation: 'other',
    accept_terms: false,
    num_users: 0,
  });
  expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
    422,
    ['accept_terms', 'email', 'first_name', 'last_name', 'num_users', 'password', 'team_name'],
  ]);
});

test('nobody is told who is a customer: neither by a check, nor by registering, nor by the answer of a domain', async () => {
  const pairs = [
    [`/api/check/email?email=${admin.email}`, '/api/check/email?email=nobody@nowhere.example'],
    ['/api/check/team?team_name=Halden', '/api/check/team?team_name=Nowhere'],
    [
      `/api/team-domains/check?email=${admin.email}`,
      '/api/team-domains/check?email=nobody@nowhere.example',
    ],
  ] as const;
  for (const pair of pairs) {
    const [known, unknown] = await Promise.all(pair.map((path) => call('GET', path)));
    expect([known!.status, known!.text]).toEqual([200, unknown!.text]);
  }
  expect((await call('GET', pairs[2][0])).body).toEqual({ requires_sso: false });
  const [known, unknown] = [
    await register({ email: admin.email, team_name: 'Halden' }),
    await register({ email: 'nobody@nowhere.example' }),
  ];
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  expect(await call('GET', '/api/check/email?email=kim')).toMatchObject({
    status: 422,
    body: { errors: { email: ['Enter a valid email.'] } },
  });
  expect(await call('GET', '/api/check/team?team_name=%20')).toMatchObject({
    status: 422,
    body: { errors: { team_name: [expect.any(String)] } },
  });
});

test('the pages and what one agrees to are there', async () => {
  for (const path of ['/register', '/register/trial', '/register/thankyou', '/register/activate'])
    expect(
      (await edge.call('GET', path, { token: null, headers: { accept: 'text/html' } })).status,
    ).toBe(200);
  const places = await Promise.all(
    ['/customer-terms', '/privacy'].map(async (path) =>
      (await call('GET', path)).headers.get('location'),
    ),
  );
  expect(places).toEqual(['https://lectern.example/terms', 'https://lectern.example/privacy']);
});

test('where a captcha service is set it decides, and where it says nothing nobody passes', async () => {
  const asked: string[] = [];
  const scores: Record<string, object> = {
    person: { success: true, score: 0.9 },
    half: { success: true, score: 0.5 },
    program: { success: true, score: 0.1 },
    refused: { success: false },
  };
  const service = createServer(async (req, res) => {
    const said = new URLSearchParams(await text(req));
    asked.push(`${req.url} ${said.get('secret')}`);
    const answer = scores[said.get('response') ?? ''];
    res.writeHead(answer ? 200 : 500).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const other = await startEdge({
    env: {
      ...open,
      LECTERN_RECAPTCHA_SITE_KEY: 'site',
      LECTERN_RECAPTCHA_SECRET: 'shh',
      LECTERN_RECAPTCHA_URL: `${url}/captcha`,
    },
  });
  try {
    expect((await other.call('GET', '/api/recaptcha', { token: null })).body).toEqual({
      data: {
        provider: 'recaptcha',
        site_key: 'site',
        script_url: `${url}/captcha/api.js?render=site`,
      },
    });
    const page = await other.call('GET', '/register', {
      token: null,
      headers: { accept: 'text/html' },
    });
    expect(page.headers.get('content-security-policy')).toContain(
      `script-src 'self' 'wasm-unsafe-eval' ${url}; frame-src ${other.contentUrl} ${url}; `,
    );
    const judged = await Promise.all(
      ['person', 'half', 'program', 'refused', 'broken'].map(
        async (token) =>
          (await other.call('GET', `/api/recaptcha?recaptcha_token=${token}`, { token: null }))
            .body,
      ),
    );
    expect(judged).toEqual(
      [
        [0.9, true],
        [0.5, false],
        [0.1, false],
        [null, false],
        [null, false],
      ].map(([score, success]) => ({ success, score, data: { score, is_passed: success } })),
    );
    expect(new Set(asked)).toEqual(new Set(['/captcha/api/siteverify shh']));
  } finally {
    await other.stop();
    service.closeAllConnections();
    service.close();
  }
});

test('where nobody said that companies may register themselves they may not, and that is what is answered', async () => {
  const other = await startEdge();
  try {
    const closed = {
      status: 403,
      body: {
        code: 'FORBIDDEN',
        message: expect.stringContaining('cannot register here'),
      },
    };
    expect(
      await other.call('POST', '/api/register', {
        token: null,
        json: { ...form, recaptcha_token: await passBotCheck(other) },
      }),
    ).toMatchObject(closed);
    expect(await other.call('GET', '/api/check/team?team_name=x', { token: null })).toMatchObject(
      closed,
    );
    expect(
      await other.call('GET', '/api/check/email?email=x@y.example', { token: null }),
    ).toMatchObject(closed);
    expect((await other.call('GET', '/api/setup', { token: null })).body).toMatchObject({
      registration_open: false,
    });
    expect((await other.call('GET', '/customer-terms', { token: null })).status).toBe(404);
  } finally {
    await other.stop();
  }
});
