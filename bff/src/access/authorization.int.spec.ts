import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { loadRoutes, type NamedRoute } from '../route/load-routes.ts';
import { callersOf, readEndpoints, shapeOf } from '../testing/endpoint-table.ts';
import { impersonate } from '../testing/impersonate.ts';
import { publishAndShare, type Shared } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

let edge: RunningEdge;
let routes: NamedRoute[];
let shared: Shared;
const callers = new Map<string, string | null>();
const endpoints = new Map(readEndpoints().map((endpoint) => [shapeOf(endpoint), endpoint]));

beforeAll(async () => {
  edge = await startEdge();
  routes = await loadRoutes();
  shared = await publishAndShare(edge);
  const { body: me } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const teamId = me.data.current_team_id;
  const token = async (changes: Parameters<typeof addPerson>[1]) =>
    (await addPerson(edge.lectern, changes)).token;
  callers.set('nobody', null);
  callers.set('member', await token({ teamId }));
  callers.set('editor', await token({ teamId, permissions: ['can_edit_presentations'] }));
  callers.set('exporter', await token({ teamId, permissions: ['can_export_data'] }));
  callers.set('admin', edge.token);
  callers.set(
    'impersonator',
    await impersonate(edge, (await addPerson(edge.lectern, { teamId })).userId),
  );
  callers.set('other team’s admin', await token({ role: 'TEAM_ADMIN' }));
  const left = await token({ teamId, role: 'TEAM_ADMIN' });
  await edge.call('POST', '/logout', { token: left });
  callers.set('signed out', left);
});
afterAll(() => edge.stop());

test('every route stands in the table of endpoints', () => {
  const unknown = routes.map(shapeOf).filter((shape) => !endpoints.has(shape));
  expect(unknown).toEqual([]);
});

/** Companies do not register themselves where nobody said so, and no provider is gone to that nobody set up. */
const mayBeClosed = new Set([
  '/api/register',
  '/register/activate',
  '/api/check/team',
  '/api/check/email',
  '/api/team/single-sign-on/test',
  '/api/user/confirm-single-sign-on',
]);

/** Calls that would never end, or end the caller’s own sign-in. */
const unasked = new Set(['GET /api/realtime', 'POST /logout', 'DELETE /api/impersonation']);

test('every route lets through the callers that the table names, and turns away all others before it looks at what they bring', async () => {
  const wrong: string[] = [];
  for (const { method, path, status } of routes) {
    const may = callersOf(endpoints.get(shapeOf({ method, path }))?.rule ?? '');
    for (const [who, token] of callers) {
      const isAllowed = may.includes(who);
      if (isAllowed && unasked.has(`${method} ${path}`)) continue;
      const answer = await edge.call(method, path.replaceAll(/:\w+/g, newId()), {
        token,
        ...(method !== 'GET' && { json: {} }),
      });
      const expected = isAllowed
        ? [status, 200, 201, 204, 404, 415, 422].concat(
            path === '/setup' ||
              path === '/login' ||
              path === '/password/create' ||
              mayBeClosed.has(path)
              ? [403, 409]
              : [],
          )
        : [who === 'nobody' || who === 'signed out' ? 401 : 403];
      if (!expected.includes(answer.status))
        wrong.push(`${who}: ${method} ${path} → ${answer.status} ${answer.text.slice(0, 100)}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Named by signed texts, tokens, or ids that no spec of this kind can have. */
const withoutIds = new Set([
  'contacts',
  'devices',
  'events',
  'hits',
  'mute',
  'shared-link-hits',
  'login',
]);

/** Of the first team, by the segment before the id. */
async function idsOfFirstTeam(): Promise<Record<string, string>> {
  const made = async (path: string, name: string) =>
    (await edge.call<{ data: { id: string } }>('POST', path, { json: { name } })).body.data.id;
  const files = await edge.call<{ data: { id: string }[] }>(
    'GET',
    `/api/presentations/${shared.presentationId}/files`,
  );
  return {
    presentations: shared.presentationId,
    'shared-links': shared.linkId,
    sessions: shared.sessionId,
    teams: shared.teamId,
    users: (await addPerson(edge.lectern, { teamId: shared.teamId })).userId,
    groups: await made('/api/admin/groups', 'Foreign group'),
    labels: await made('/api/admin/labels', 'Foreign label'),
    brands: await made('/api/admin/brands', 'Foreign brand'),
    products: await made('/api/admin/products', 'Foreign product'),
    folders: await made('/api/folders', 'Foreign folder'),
    files: files.body.data[0]!.id,
  };
}

test('what belongs to another team is answered exactly as what does not exist', async () => {
  const token = callers.get('other team’s admin') ?? null;
  const ids = await idsOfFirstTeam();
  for (const { method, path, access } of routes) {
    const [, kind = '', param = ''] = /\/([\w-]+)\/:(\w+)/.exec(path) ?? [];
    if (kind === '' || param === 'token' || access === 'visit' || withoutIds.has(kind)) continue;
    expect([method, path, ids]).toEqual([
      method,
      path,
      expect.objectContaining({ [kind]: expect.any(String) }),
    ]);
    const json =
      method === 'GET'
        ? {}
        : {
            json: path.endsWith('/status')
              ? { status: 'Draft' }
              : path.endsWith('/owner')
                ? { owner_id: newId() }
                : {},
          };
    const other = newId();
    const [foreign, missing] = await Promise.all(
      [ids[kind]!, newId()].map(async (id) => {
        const url = path.replace(`:${param}`, id).replaceAll(/:\w+/g, other);
        const { status, text } = await edge.call(method, url, { token, ...json });
        return { status, text: text.replaceAll(id, 'id') };
      }),
    );
    expect([method, path, foreign]).toEqual([method, path, missing]);
    expect([method, path, foreign!.status < 500]).toEqual([method, path, true]);
  }
  for (const path of ['/api/user/presentations', '/api/shared-links', '/api/sessions']) {
    expect((await edge.call('GET', path, { token })).body).toMatchObject({ data: [] });
  }
  const feed = await edge.call('GET', '/api/event-stream', { token });
  expect(feed.text).not.toContain(shared.presentationId);
});

test('a member sees links and viewings of their own alone', async () => {
  const token = callers.get('member') ?? null;
  expect((await edge.call('GET', '/api/shared-links', { token })).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
  expect((await edge.call('GET', '/api/sessions', { token })).body).toMatchObject({
    data: [],
    meta: { total: 0 },
  });
  for (const path of [`/api/shared-links/${shared.linkId}`, `/api/sessions/${shared.sessionId}`]) {
    expect((await edge.call('GET', path, { token })).status).toBe(404);
  }
  expect(
    (await edge.call('PUT', `/api/shared-links/${shared.linkId}/deactivate`, { token })).status,
  ).toBe(404);
  const own = await edge.call<{ data: { id: string } }>(
    'POST',
    `/api/presentations/${shared.presentationId}/share`,
    { token, json: {} },
  );
  expect(own.status).toBe(201);
  expect((await edge.call('GET', '/api/shared-links', { token })).body).toMatchObject({
    data: [{ id: own.body.data.id }],
    meta: { total: 1 },
  });
});

test('a picture on the console’s host needs a sign-in of its team', async () => {
  const { body } = await edge.call<{ data: { id: string }[] }>(
    'GET',
    `/api/presentations/${shared.presentationId}/files`,
  );
  const path = `/files/presentations/${shared.presentationId}/${body.data[0]!.id}/thumbnails/0001.jpg`;
  const statuses = await Promise.all(
    ['admin', 'member', 'nobody', 'other team’s admin', 'signed out'].map(
      async (who) => (await edge.call('GET', path, { token: callers.get(who) ?? null })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 401, 404, 401]);
});

test('after signing out the next call is refused at once', async () => {
  const { token } = await addPerson(edge.lectern, { teamId: shared.teamId });
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(200);
  expect((await edge.call('POST', '/logout', { token })).status).toBe(204);
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
});
