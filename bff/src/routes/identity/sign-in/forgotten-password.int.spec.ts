import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { publicLimits } from '../../../access/limiters.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { startCopy, type RunningCopy } from '../../../testing/start-copy.ts';
import { admin, signIn, startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

const password = 'a boat full of lemons';
const next = 'seven slow green trains';
const notValid = {
  code: 'INVALID',
  errors: { token: ['This link is no longer valid. Please ask for a new one.'] },
};

let edge: RunningEdge;
/** It hears of what happens at `edge` only by asking. */
let copy: RunningCopy;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge, {
    limits: {
      limits: { ...publicLimits, password: { points: 3, duration: 600 } },
      isLocalCounted: true,
    },
  });
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

const forgot = (email: string, headers: Record<string, string> = {}) =>
  edge.call('POST', '/password/email', { token: null, json: { email }, headers });
const reset = (email: string, token: string, more: Record<string, unknown> = {}) =>
  edge.call('POST', '/password/reset', {
    token: null,
    json: { email, token, password: next, password_confirmation: next, ...more },
  });

async function somebody(email: string): Promise<string> {
  await edge.call('POST', '/api/users/invitations', { json: { emails: [email] } });
  const token = await until(
    async () =>
      (await mailsTo(edge, email))
        .map(({ text }) => /\/password\/create#(\S+)/.exec(text ?? '')?.[1])
        .find(Boolean),
    `${email} is invited`,
  );
  const json = { token, password, password_confirmation: password, device_name: 'spec' };
  return (
    await edge.call<{ data: { token: string } }>('POST', '/password/create', { token: null, json })
  ).body.data.token;
}

/** What stands behind the hash of the link that was mailed. */
async function linkOf(email: string): Promise<URL> {
  const link = await until(
    async () =>
      (await mailsTo(edge, email))
        .map(({ text }) => /\S+\/password\/reset#\S+/.exec(text ?? '')?.[0])
        .find(Boolean),
    `${email} has a link`,
  );
  return new URL(link);
}

async function tokenOf(email: string): Promise<string> {
  return new URLSearchParams((await linkOf(email)).hash.slice(1)).get('token')!;
}

test('whoever forgot a password has a mail, sets another with it, and is signed out everywhere within a second', async () => {
  const onPhone = await somebody('kim@halden.example');
  const ask = async (url: string) =>
    (await edge.call('GET', `${url}/api/user`, { token: onPhone })).status;
  expect([await ask(''), await ask(copy.url)]).toEqual([200, 200]);
  const asked = await forgot('Kim@Halden.example');
  expect([asked.status, asked.body]).toEqual([
    200,
    { message: expect.stringContaining('This server can’t send emails') },
  ]);
  const token = await tokenOf('kim@halden.example');
  const wrong = await reset('kim@halden.example', token, { password_confirmation: 'other' });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: { password_confirmation: ['The two passwords are not the same.'] } },
  ]);
  const weak = await reset('kim@halden.example', token, {
    password: 'kim@halden.example',
    password_confirmation: 'kim@halden.example',
  });
  expect([weak.status, weak.body]).toMatchObject([
    422,
    { errors: { password: [expect.stringContaining('your name, email or team')] } },
  ]);
  const done = await reset('kim@halden.example', token);
  const startedAt = performance.now();
  expect([done.status, done.body]).toEqual([
    200,
    { message: 'Your password was changed. Please sign in with it.', destination: '/admin' },
  ]);
  expect(await ask('')).toBe(401);
  await until(async () => (await ask(copy.url)) === 401, 'the other copy refuses');
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  expect(
    (
      await edge.call('POST', '/login', {
        token: null,
        json: { email: 'kim@halden.example', password, device_name: 'spec' },
      })
    ).status,
  ).toBe(422);
  expect(await ask('')).toBe(401);
  expect(await signIn(edge, { email: 'kim@halden.example', password: next })).toEqual(
    expect.any(String),
  );
  await until(
    async () =>
      (await mailsTo(edge, 'kim@halden.example')).some(
        ({ subject }) => subject === 'Your password for Lectern was changed',
      ),
    'they are told',
  );
  expect(
    (await reset('kim@halden.example', token, { password, password_confirmation: password })).body,
  ).toMatchObject(notValid);
});

test('an address that nobody has is answered exactly as one that somebody has, and mailed nothing', async () => {
  await somebody('known@halden.example');
  const told = async (email: string) => {
    const { status, text, headers } = await forgot(email);
    return {
      status,
      text,
      headers: Object.fromEntries(
        [...headers].filter(([name]) => !['date', 'x-correlation-id', 'set-cookie'].includes(name)),
      ),
    };
  };
  expect(await told('nobody@halden.example')).toEqual(await told('known@halden.example'));
  await linkOf('known@halden.example');
  expect(await mailsTo(edge, 'nobody@halden.example')).toEqual([]);
});

test('forged tokens and another account’s are worth nothing, and what is no address is said', async () => {
  await somebody('lee@halden.example');
  await forgot('lee@halden.example');
  const token = await tokenOf('lee@halden.example');
  for (const [email, brought] of [
    ['lee@halden.example', 'a'.repeat(43)],
    [admin.email, token],
    ['nobody@halden.example', token],
  ] as const) {
    const { status, body } = await reset(email, brought);
    expect([status, body]).toMatchObject([422, notValid]);
  }
  expect((await forgot('no address')).body).toMatchObject({
    errors: { email: ['Enter a valid email.'] },
  });
  for (const email of [{ $ne: null }, [admin.email], null, 7])
    expect(
      await edge.call('POST', '/password/email', { token: null, json: { email } }),
    ).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
  const mails = await mailsTo(edge, admin.email);
  const smuggled = { to: admin.email, user_id: 'x', url: 'https://evil.example', more: 1 };
  const { body, status } = await edge.call('POST', '/password/email', {
    token: null,
    json: { email: 'nobody@halden.example', ...smuggled },
  });
  expect([status, body]).toEqual([200, (await forgot('nobody@halden.example')).body]);
  expect(await mailsTo(edge, admin.email)).toEqual(mails);
  expect(await signIn(edge, admin)).toEqual(expect.any(String));
});

test('where the link leads is not for the caller to say', async () => {
  await somebody('host@halden.example');
  await forgot('host@halden.example', {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
  });
  const { origin, search } = await linkOf('host@halden.example');
  expect([origin, search]).toEqual([edge.url, '']);
});

test('one address cannot be buried in mails, and one place cannot ask or guess without end', async () => {
  const statuses = async (times: number, call: (number: number) => Promise<{ status: number }>) => {
    const answers: number[] = [];
    for (let number = 0; number < times; number++) answers.push((await call(number)).status);
    return answers;
  };
  const settled = await statuses(4, () => forgot('buried@halden.example'));
  expect(settled.at(-1)).toBe(429);
  const json = {
    email: 'guess@halden.example',
    token: 'a'.repeat(43),
    password: next,
    password_confirmation: next,
  };
  const guesses = await statuses(4, () =>
    edge.call('POST', `${copy.url}/password/reset`, { token: null, json }),
  );
  expect(guesses).toEqual([422, 422, 422, 429]);
  const { status, headers } = await edge.call('POST', `${copy.url}/password/email`, {
    token: null,
    json: { email: 'other@halden.example' },
  });
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});
