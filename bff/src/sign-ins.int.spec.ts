import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { fromPage, type Jar } from './testing/browser-sign-in.ts';
import { startCopy, type RunningCopy } from './testing/start-copy.ts';
import { admin, signIn, startEdge, type RunningEdge } from './testing/start-edge.ts';

let edge: RunningEdge;
/** It hears of what happens at `edge` only by asking. */
let copy: RunningCopy;
let kim: Person;
let adminId: string;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge);
  const { body } = await edge.call<{ data: { id: string; current_team_id: string } }>('GET', '/api/user');
  adminId = body.data.id;
  kim = await addPerson(edge.lectern, { teamId: body.data.current_team_id, permissions: ['can_edit_users'] });
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

async function graph<Data>(query: string, variables: Record<string, unknown>, token = edge.token): Promise<{ data: Data; errors?: { extensions: { code: string } }[] }> {
  return (await edge.call<{ data: Data; errors?: { extensions: { code: string } }[] }>('POST', '/graphql', { token, json: { query, variables } })).body;
}

const list = 'query($id: ID!) { user(id: $id) { signIns { id isCurrent deviceName userAgent network lastUsedAt expiresAt } } }';
const end = 'mutation($id: ID!) { endSignIn(signInId: $id) }';
const endAll = 'mutation($id: ID!) { endSignIns(userId: $id) }';
const signInsOf = async (id: string, token?: string) => (await graph<{ user: { signIns: Listed[] | null } }>(list, { id }, token)).data.user.signIns;
const status = async (token: string, url = edge.url) => (await edge.call('GET', `${url}/api/user`, { token })).status;

test('one’s own sign-ins are listed, the current one marked, and ending one ends it here at once and elsewhere within a second', async () => {
  const other = await signIn(edge, admin);
  expect([await status(other), await status(other, copy.url)]).toEqual([200, 200]);
  const listed = (await signInsOf(adminId))!;
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const newest = listed[0]!;
  expect(newest).toMatchObject({ isCurrent: false, deviceName: 'spec', userAgent: expect.stringContaining('Firefox'), network: 'THIS_MACHINE' });
  expect(await graph(end, { id: newest.id })).toEqual({ data: { endSignIn: true } });
  expect(await status(other)).toBe(401);
  await until(async () => (await status(other, copy.url)) === 401, 'the other copy hears of it');
  expect((await signInsOf(adminId))!.map(({ id }) => id)).not.toContain(newest.id);
});

test('everywhere else at once: what the call is made with goes on', async () => {
  const others = [await signIn(edge, admin), await signIn(edge, admin)];
  const { data } = await graph<{ endSignIns: number }>(endAll, { id: adminId });
  expect(data.endSignIns).toBe(2);
  expect(await Promise.all([edge.token, ...others].map((token) => status(token)))).toEqual([200, 401, 401]);
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
  expect((await fromPage(edge, jar, 'POST', '/login', { ...admin, password: 'wrong horse battery' })).status).toBe(422);
  expect(await status(second)).toBe(200);
});

test('the cookie goes with the browser, and stays for thirty days where that was asked for', async () => {
  const cookieOf = async (json: object) => {
    const jar: Jar = new Map();
    await fromPage(edge, jar, 'POST', '/login', { ...admin, password: 'wrong horse battery' });
    return (await fromPage(edge, jar, 'POST', '/login', json)).headers.getSetCookie().find((set) => set.startsWith('lectern='))!;
  };
  expect(await cookieOf(admin)).not.toMatch(/expires/i);
  const expires = /Expires=([^;]+)/.exec(await cookieOf({ ...admin, remember: true }))![1]!;
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
});
