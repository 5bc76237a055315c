import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { impersonationContract } from '../access/impersonation.contract.ts';
import { fromPage, type Jar } from '../../../testing/browser-sign-in.ts';
import { startCopy, type RunningCopy } from '../../../testing/start-copy.ts';
import { admin, signIn, startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
/** It hears of what happens at `edge` only by asking. */
let copy: RunningCopy;
let kim: Person;
let adminId: string;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge);
  const { body } = await edge.call<{ data: { id: string; current_team_id: string } }>(
    'GET',
    '/api/user',
  );
  adminId = body.data.id;
  kim = await addPerson(edge.lectern, {
    teamId: body.data.current_team_id,
    permissions: ['can_edit_users'],
  });
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

interface Listed {
  id: string;
  isCurrent: boolean;
  deviceName: string | null;
  userAgent: string | null;
  network: string;
}

async function graph<Data>(
  query: string,
  variables: Record<string, unknown>,
  token = edge.token,
): Promise<{ data: Data; errors?: { extensions: { code: string } }[] }> {
  return (
    await edge.call<{ data: Data; errors?: { extensions: { code: string } }[] }>(
      'POST',
      '/graphql',
      { token, json: { query, variables } },
    )
  ).body;
}

const list =
  'query($id: ID!) { user(id: $id) { signIns { id isCurrent deviceName userAgent network lastUsedAt expiresAt } } }';
const end = 'mutation($id: ID!) { endSignIn(signInId: $id) }';
const endAll = 'mutation($id: ID!) { endSignIns(userId: $id) }';
const signInsOf = async (id: string, token?: string) =>
  (await graph<{ user: { signIns: Listed[] | null } }>(list, { id }, token)).data.user.signIns;
const status = async (token: string, url = edge.url) =>
  (await edge.call('GET', `${url}/api/user`, { token })).status;

test('one’s own sign-ins are listed, the current one marked, and ending one ends it here at once and elsewhere within a second', async () => {
  const other = await signIn(edge, admin);
  expect([await status(other), await status(other, copy.url)]).toEqual([200, 200]);
  const listed = (await signInsOf(adminId))!;
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const newest = listed[0]!;
  expect(newest).toMatchObject({
    isCurrent: false,
    deviceName: 'spec',
    userAgent: expect.stringContaining('Firefox'),
    network: 'THIS_MACHINE',
  });
  expect(await graph(end, { id: newest.id })).toEqual({ data: { endSignIn: true } });
  expect(await status(other)).toBe(401);
  await until(async () => (await status(other, copy.url)) === 401, 'the other copy hears of it');
  expect((await signInsOf(adminId))!.map(({ id }) => id)).not.toContain(newest.id);
});

test('everywhere else at once: what the call is made with goes on', async () => {
  const others = [await signIn(edge, admin), await signIn(edge, admin)];
  const { data } = await graph<{ endSignIns: number }>(endAll, { id: adminId });
  expect(data.endSignIns).toBe(2);
  expect(await Promise.all([edge.token, ...others].map((token) => status(token)))).toEqual([
    200, 401, 401,
  ]);
});

test('an administrator sees those of the team and ends them; nobody else sees or ends another’s', async () => {
  expect(await signInsOf(adminId, kim.token)).toBeNull();
  const own = (await signInsOf(adminId))![0]!;
  const notFound = { errors: [{ extensions: { code: 'NOT_FOUND' } }] };
  expect(await graph(end, { id: own.id }, kim.token)).toMatchObject(notFound);
  expect(await graph(endAll, { id: adminId }, kim.token)).toMatchObject(notFound);
  const stranger = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  const ofKim = (await signInsOf(kim.userId))!;
  expect(ofKim).toMatchObject([{ isCurrent: false, deviceName: 'spec' }]);
  expect(await graph(end, { id: ofKim[0]!.id }, stranger.token)).toMatchObject(notFound);
  expect(await graph(endAll, { id: kim.userId }, stranger.token)).toMatchObject(notFound);
  expect(await status(kim.token)).toBe(200);
  expect(await graph(endAll, { id: kim.userId })).toEqual({ data: { endSignIns: 1 } });
  expect(await status(kim.token)).toBe(401);
});

const ipad = {
  id: 'kept on the iPad',
  type: 'iPad',
  app_version: '4.2',
  push_token: 'a token of its maker',
};
async function onDevice(device: object, device_name = 'Ada’s iPad'): Promise<string> {
  const { text, body } = await edge.call<{ data?: { token: string } }>('POST', '/login', {
    token: null,
    json: { ...admin, device_name, device },
  });
  if (!body.data) throw new Error(text);
  return body.data.token;
}

test('a device is registered once by signing in on it, and once it is revoked whoever is signed in on it is out at once here and elsewhere within a second', async () => {
  const {
    body: {
      data: { current_team_id: teamId },
    },
  } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const path = `/api/teams/${teamId}/devices`;
  const listed = async (query = '') =>
    (await edge.call<{ data: { id: string }[] }>('GET', path + query)).body.data;
  const [first, second] = [
    await onDevice(ipad),
    await onDevice({ ...ipad, push_token: undefined, app_version: '4.3' }),
  ];
  expect([await status(first), await status(second), await status(second, copy.url)]).toEqual([
    401, 200, 200,
  ]);
  const phone = await onDevice({ id: 'kept elsewhere', platform: 'Other' }, 'Phone');
  const devices = await listed();
  expect(devices).toHaveLength(2);
  expect(devices).toContainEqual({
    id: expect.any(String),
    user_id: adminId,
    name: 'Ada’s iPad',
    type: 'iPad',
    operating_system: 'iOS',
    platform: 'iOS',
    app_version: '4.3',
    has_push_token: true,
    registered_at: expect.any(String),
    last_seen_at: expect.any(String),
  });
  const [one, other] = [await listed('?chunk=1'), await listed(`?min=${devices[0]!.id}`)];
  expect([one, other]).toEqual([[devices[0]], [devices[1]]]);
  const { id } = devices.find((device) => (device as { name?: string }).name === 'Ada’s iPad')!;
  expect((await edge.call('GET', `/api/admin/devices/${id}`)).body).toMatchObject({
    data: { id, type: 'iPad' },
  });
  expect((await edge.call('DELETE', `/api/admin/devices/${id}`)).status).toBe(204);
  expect([await status(second), await status(phone)]).toEqual([401, 200]);
  await until(async () => (await status(second, copy.url)) === 401, 'the other copy hears of it');
  expect((await edge.call('GET', `/api/admin/devices/${id}`)).status).toBe(404);
  const again = await onDevice(ipad);
  expect([await status(again), await status(second), (await listed()).length]).toEqual([
    200, 401, 2,
  ]);
  expect((await edge.call('GET', '/api/event-stream?type=DeviceRegistered')).text).not.toContain(
    ipad.push_token,
  );
});

test('devices are found by whose they are and what they are; only one’s own, or those of a team whose devices one edits, are seen and revoked', async () => {
  const find =
    'query($search: String) { devices(search: $search) { total items { id name user { id } } } }';
  const found = async (search: string, token?: string) =>
    (
      await graph<{ devices: { items: { name: string }[] } }>(find, { search }, token)
    ).data.devices.items
      .map(({ name }) => name)
      .toSorted();
  expect([
    await found('ipad'),
    await found('ada@halden'),
    await found('nothing like it'),
    await found('4.2'),
  ]).toEqual([['Ada’s iPad'], ['Ada’s iPad', 'Phone'], [], ['Ada’s iPad']]);
  const [stranger, editor] = [
    await addPerson(edge.lectern, { role: 'TEAM_ADMIN' }),
    await addPerson(edge.lectern, { teamId: kim.teamId, permissions: ['can_edit_devices'] }),
  ];
  const own = 'query($id: ID!) { user(id: $id) { devices { id name } } }';
  const ofAdmin = async (token?: string) =>
    (
      await graph<{ user: { devices: { id: string; name: string }[] | null } | null }>(
        own,
        { id: adminId },
        token,
      )
    ).data.user;
  const { devices } = (await ofAdmin())!;
  expect(devices!.map(({ name }) => name)).toEqual(expect.arrayContaining(['Phone']));
  expect([await ofAdmin(editor.token), await ofAdmin(stranger.token)]).toEqual([{ devices }, null]);
  const revoke = (token: string) =>
    edge.call('DELETE', `/api/admin/devices/${devices![0]!.id}`, { token });
  expect(await found('', stranger.token)).toEqual([]);
  expect(
    (await edge.call('GET', `/api/teams/${kim.teamId}/devices`, { token: stranger.token })).status,
  ).toBe(404);
  expect([
    (await revoke(stranger.token)).status,
    (await revoke(editor.token)).status,
    (await revoke(edge.token)).status,
  ]).toEqual([404, 204, 404]);
  for (const device of [{ id: '' }, { id: 'x', type: 'Fridge' }, { ...ipad, push_token: {} }])
    expect(
      (
        await edge.call('POST', '/login', {
          token: null,
          json: { ...admin, device_name: 'x', device },
        })
      ).status,
    ).toBe(422);
  expect(
    (await edge.call('POST', '/login', { token: null, json: { ...admin, device: ipad } })).status,
  ).toBe(422);
  // A device belongs to the user who signs in, whatever the client says.
  const { token } = (
    await edge.call<{ data: { token: string } }>('POST', '/login', {
      token: null,
      json: {
        ...admin,
        device_name: 'Smuggled',
        user_id: kim.userId,
        team_id: kim.teamId,
        device: { ...ipad, id: 'smuggled', owner: kim.userId, user_id: kim.userId },
      },
    })
  ).body.data;
  const signedIn = await edge.call<{ data: { id: string } }>('GET', '/api/user', { token });
  expect(signedIn.body.data.id).toBe(adminId);
  const [device] = (
    await graph<{ devices: { items: object[] } }>(find, { search: 'smuggled' }, edge.token)
  ).data.devices.items;
  expect(device).toMatchObject({ name: 'Smuggled', user: { id: adminId } });
});

test('of what is missing and what is none of its kind, both are told', async () => {
  const errors = {
    email: ['Enter a valid email.'],
    password: ['Enter your password.'],
  };
  expect(await edge.call('POST', '/login', { token: null, json: { email: 'ana' } })).toMatchObject({
    status: 422,
    body: { errors },
  });
});

test('a cookie that was planted is never made a sign-in, and who signs in again leaves the one before', async () => {
  const planted = 'A'.repeat(43);
  const jar: Jar = new Map([['lectern', planted]]);
  expect((await fromPage(edge, jar, 'POST', '/login', admin)).status).toBe(200);
  const first = jar.get('lectern')!;
  expect(first).not.toBe(planted);
  expect(await status(planted)).toBe(401);
  expect((await fromPage(edge, jar, 'POST', '/login', admin)).status).toBe(200);
  const second = jar.get('lectern')!;
  expect(await Promise.all([first, second].map((token) => status(token)))).toEqual([401, 200]);
  expect(
    (await fromPage(edge, jar, 'POST', '/login', { ...admin, password: 'wrong horse battery' }))
      .status,
  ).toBe(422);
  expect(await status(second)).toBe(200);
});

test('a browser keeps for a year that somebody signed in with it, also once they have signed out; a device is given no cookie', async () => {
  const jar: Jar = new Map();
  const { headers } = await fromPage(edge, jar, 'POST', '/login', admin);
  const set = headers.getSetCookie().find((each) => each.startsWith('lectern_known='))!;
  expect(set).toMatch(/; HttpOnly/);
  expect(set).toMatch(/; SameSite=Lax/);
  expect((Date.parse(/Expires=([^;]+)/.exec(set)![1]!) - Date.now()) / 86_400_000).toBeCloseTo(
    365,
    1,
  );
  expect((await fromPage(edge, jar, 'POST', '/logout', {})).status).toBe(204);
  expect([...jar.keys()]).toEqual(expect.arrayContaining(['lectern_known']));
  expect(jar.has('lectern')).toBe(false);
  const wrong = { ...admin, password: 'wrong horse battery' };
  for (let number = 0; number < 10; number++) await fromPage(edge, jar, 'POST', '/login', wrong);
  expect((await fromPage(edge, jar, 'POST', '/login', admin)).status).toBe(429);
  // Its own guesses, nobody else’s: without it one comes in from the same place.
  expect((await fromPage(edge, new Map(), 'POST', '/login', admin)).status).toBe(200);
  const device = await edge.call('POST', '/login', {
    token: null,
    json: { ...admin, device_name: 'spec' },
  });
  expect([device.status, device.headers.getSetCookie()]).toEqual([200, []]);
});

test('the cookie goes with the browser, and stays for thirty days where that was asked for', async () => {
  const cookieOf = async (json: object) => {
    const jar: Jar = new Map();
    await fromPage(edge, jar, 'POST', '/login', { ...admin, password: 'wrong horse battery' });
    return (await fromPage(edge, jar, 'POST', '/login', json)).headers
      .getSetCookie()
      .find((set) => set.startsWith('lectern='))!;
  };
  expect(await cookieOf(admin)).not.toMatch(/expires/i);
  const expires = /Expires=([^;]+)/.exec(await cookieOf({ ...admin, remember: true }))![1]!;
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});

impersonationContract(
  () => edge,
  () => ({ teamId: kim.teamId, adminId }),
);
