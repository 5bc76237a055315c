import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { Secret, TOTP } from 'otpauth';
import { admin, startEdge, type Answer, type RunningEdge } from '../../../testing/start-edge.ts';
import { mailsTo } from '../../../testing/mails-to.ts';

let edge: RunningEdge;
let kim: Person;
let secret: string;
let recoveryCodes: string[];

beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  kim = await addPerson(edge.lectern, { teamId: body.data.current_team_id });
});
afterAll(() => edge.stop());

type Graphed<Data> = { data: Data; errors?: { message: string; extensions: { code: string } }[] };
const graph = async <Data>(query: string, token = edge.token, variables = {}) =>
  (await edge.call<Graphed<Data>>('POST', '/graphql', { token, json: { query, variables } })).body;
const login = (more: object = {}) =>
  edge.call<{
    code: string;
    errors: Record<string, string[]>;
    second_factors: string[];
    data: { token: string };
  }>('POST', '/login', { token: null, json: { ...admin, device_name: 'spec', ...more } });

/** What an app shows: now, or in the next half minute. */
function codeOf(of: string, inSteps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(of) }).generate({
    timestamp: Date.now() + inSteps * 30_000,
  });
}

async function turnOn(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const {
    data: { startTotp },
  } = await graph<{ startTotp: { secret: string; uri: string; ticket: string } }>(
    'mutation { startTotp { secret uri ticket } }',
    token,
  );
  expect(startTotp.uri).toMatch(/^otpauth:\/\/totp\/Lectern:/);
  const input = {
    secret: startTotp.secret,
    ticket: startTotp.ticket,
    code: codeOf(startTotp.secret),
  };
  const on =
    'mutation($input: TurnOnTotpInput!) { turnOnTotp(input: $input) { recoveryCodes secondFactor { hasTotp recoveryCodesLeft } } }';
  expect(
    (await graph(on, token, { input: { ...input, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } }))
      .errors![0]!.extensions.code,
  ).toBe('INVALID');
  const {
    data: { turnOnTotp: turned },
  } = await graph<{ turnOnTotp: { recoveryCodes: string[]; secondFactor: object } }>(on, token, {
    input,
  });
  expect(turned.secondFactor).toEqual({ hasTotp: true, recoveryCodesLeft: 10 });
  return { secret: startTotp.secret, recoveryCodes: turned.recoveryCodes };
}

const missing = ({ status, body }: Answer<{ code: string }>) => [status, body.code];

test('once codes of an app are asked for, the password alone says what is missing, and each code is good once', async () => {
  ({ secret, recoveryCodes } = await turnOn(edge.token));
  expect(new Set(recoveryCodes).size).toBe(10);
  const asked = await login();
  expect([asked.status, asked.body.code, asked.body.second_factors]).toEqual([
    403,
    'SECOND_FACTOR_REQUIRED',
    ['totp', 'recovery_code'],
  ]);
  expect(asked.body.errors['code']).toHaveLength(1);
  const code = codeOf(secret, 1);
  expect((await login({ code: code === '000000' ? '000001' : '000000' })).body.errors).toEqual({
    code: ['This code is wrong or was already used.'],
  });
  const { status, body } = await login({ code });
  expect([status, body.data.token]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
  expect((await login({ code })).status).toBe(422);
  expect((await login({ password: 'wrong horse battery', code })).body.errors).toHaveProperty(
    'email',
  );
});

test('a recovery code takes the place of one, once, however it is typed', async () => {
  const [first = ''] = recoveryCodes;
  expect((await login({ code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
  expect((await login({ code: first })).status).toBe(422);
  expect((await graph('{ secondFactor { recoveryCodesLeft } }')).data).toEqual({
    secondFactor: { recoveryCodesLeft: 9 },
  });
});

test('of many guesses at codes few are heard, and a password is not right the less for it', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 14; number++)
    statuses.push((await login({ code: `guess ${number}` })).status);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
  expect(missing(await login())).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
});

test('where the team asks for one, who has none may set one up and nothing else', async () => {
  const status = async (method: string, path: string) => {
    const { status: is, body } = await edge.call<{ code: string } | null>(method, path, {
      token: kim.token,
      ...(method !== 'GET' && { json: {} }),
    });
    return [is, body?.code];
  };
  expect(await status('GET', '/api/user')).toEqual([200, undefined]);
  const required =
    'mutation { changeTeamSettings(input: { requiresSecondFactor: true }) { requiresSecondFactor } }';
  expect((await graph(required)).data).toEqual({
    changeTeamSettings: { requiresSecondFactor: true },
  });
  for (const [method, path] of [
    ['GET', '/api/user'],
    ['GET', '/api/users'],
    ['GET', '/api/user/presentations'],
    ['GET', '/api/realtime'],
    ['POST', '/api/uploads'],
    ['POST', '/api/presentations/quick-share'],
  ] as const) {
    expect([path, ...(await status(method, path))]).toEqual([path, 403, 'SECOND_FACTOR_REQUIRED']);
  }
  expect((await graph('{ viewer { id } }', kim.token)).errors![0]!.extensions.code).toBe(
    'SECOND_FACTOR_REQUIRED',
  );
  expect((await graph('{ secondFactor { isRequired hasTotp } }', kim.token)).data).toEqual({
    secondFactor: { isRequired: true, hasTotp: false },
  });
  await turnOn(kim.token);
  expect(await status('GET', '/api/user')).toEqual([200, undefined]);
});

test('who has none where the team asks for one goes to a team of theirs that asks for none, and nowhere else', async () => {
  const noor = await addPerson(edge.lectern, { teamId: kim.teamId });
  const founded = async (name: string) =>
    (await edge.call<{ data: { id: string } }>('POST', '/api/teams', { json: { name } })).body.data
      .id;
  const [open, strict] = [await founded('Open'), await founded('Strict')];
  expect(
    (
      await edge.call('POST', `/api/users/${noor.userId}/teams`, {
        json: { role: 'Team Member', team_ids: [open, strict] },
      })
    ).status,
  ).toBe(200);
  expect(
    (
      await edge.call('PUT', `/api/admin/teams/${strict}`, {
        json: { second_factor_required: true },
      })
    ).status,
  ).toBe(200);
  expect((await graph('{ secondFactor { otherTeams { id name } } }', noor.token)).data).toEqual({
    secondFactor: { otherTeams: [{ id: open, name: 'Open' }] },
  });
  const goTo = async (teamId: string, userId = noor.userId) =>
    (
      await edge.call('POST', `/api/users/${userId}/teams/${teamId}/switch`, {
        token: noor.token,
        json: {},
      })
    ).status;
  const seen = async () =>
    (
      await edge.call<{ data?: { current_team_id: string } }>('GET', '/api/user', {
        token: noor.token,
      })
    ).body.data?.current_team_id ?? null;
  expect([await goTo(strict), await goTo(open, kim.userId), await seen()]).toEqual([
    403,
    404,
    null,
  ]);
  expect([await goTo(open), await seen()]).toEqual([200, open]);
  expect([await goTo(kim.teamId), await seen()]).toEqual([200, null]);
});

test('an administrator takes away what somebody has lost, and they are told; nobody else may, nor one’s own', async () => {
  const reset = 'mutation($id: ID!) { resetSecondFactor(userId: $id) { hasSecondFactor } }';
  const stranger = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  const me = (await edge.call<{ data: { id: string } }>('GET', '/api/user')).body.data.id;
  expect((await graph(reset, kim.token, { id: me })).errors![0]!.extensions.code).toBe('FORBIDDEN');
  expect((await graph(reset, stranger.token, { id: kim.userId })).errors![0]!.extensions.code).toBe(
    'NOT_FOUND',
  );
  expect((await graph(reset, edge.token, { id: me })).errors![0]!.extensions.code).toBe('CONFLICT');
  expect(await graph(reset, edge.token, { id: kim.userId })).toEqual({
    data: { resetSecondFactor: { hasSecondFactor: false } },
  });
  expect((await edge.call('GET', '/api/user', { token: kim.token })).status).toBe(403);
  const told = async () =>
    (await mailsTo(edge, `${kim.userId}@example.com`)).map(({ subject }) => subject);
  await until(
    async () => (await told()).includes('Your second factor was reset on Lectern'),
    'they are told',
  );
  expect(await told()).toContain('Codes from an app are required on Lectern');
});
