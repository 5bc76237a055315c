import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import type { RuleName } from '@lectern/kernel/access/rules.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { loadRoutes, type NamedRoute } from './route/load-routes.ts';
import { impersonate } from './testing/impersonate.ts';
import { publishAndShare, type Shared } from './testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from './testing/start-edge.ts';

let edge: RunningEdge;
let routes: NamedRoute[];
let shared: Shared;
const callers = new Map<string, string | null>();

beforeAll(async () => {
  edge = await startEdge();
  routes = await loadRoutes();
  shared = await publishAndShare(edge);
  const { body: me } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  const teamId = me.data.current_team_id;
  const token = async (changes: Parameters<typeof addPerson>[1]) => (await addPerson(edge.lectern, changes)).token;
  callers.set('nobody', null);
  callers.set('member', await token({ teamId }));
  callers.set('editor', await token({ teamId, permissions: ['can_edit_presentations'] }));
  callers.set('exporter', await token({ teamId, permissions: ['can_export_data'] }));
  callers.set('admin', edge.token);
  callers.set('impersonator', await impersonate(edge, (await addPerson(edge.lectern, { teamId })).userId));
  callers.set('other team’s admin', await token({ role: 'TEAM_ADMIN' }));
  const left = await token({ teamId, role: 'TEAM_ADMIN' });
  await edge.call('POST', '/logout', { token: left });
  callers.set('signed out', left);
});
afterAll(() => edge.stop());

/** Whom each rule lets through. */
const allowed: Record<RuleName | 'visit', readonly string[]> = {
  public: ['nobody', 'member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin', 'signed out'],
  visit: ['nobody', 'member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin', 'signed out'],
  signed_in: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  signing_in: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  sees_presentations: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  own: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  own_or_admin: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  own_links_or_can_edit_events: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  can_edit_presentations: ['editor', 'admin', 'other team’s admin'],
  own_or_can_edit_presentations: ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'],
  can_edit_files: ['admin', 'other team’s admin'],
  can_export_data: ['exporter', 'admin', 'other team’s admin'],
  can_export_events: ['exporter', 'admin', 'other team’s admin'],
  can_edit_users: ['admin', 'other team’s admin'],
  can_edit_groups: ['admin', 'other team’s admin'],
  can_verify_emails: ['admin', 'other team’s admin'],
  can_edit_devices: ['admin', 'other team’s admin'],
  can_edit_team: ['admin', 'other team’s admin'],
  admin: ['admin', 'other team’s admin'],
  themselves: ['member', 'editor', 'exporter', 'admin', 'other team’s admin'],
  signing_in_themselves: ['member', 'editor', 'exporter', 'admin', 'other team’s admin'],
  impersonating: ['impersonator'],
  system: [],
};

/** What each route is open to; one that is not here fails. */
const declared: Record<string, readonly (RuleName | 'visit')[]> = {
  'POST /login': ['public'],
  'POST /logout': ['signing_in'],
  'GET /api/public/passkey-options': ['public'],
  'POST /api/user/confirm-password': ['signing_in_themselves'],
  'GET /api/users/:id/can-be-impersonated-by-current-user': ['signed_in'],
  'POST /api/users/:id/impersonation': ['admin'],
  'DELETE /api/impersonation': ['impersonating'],
  'GET /api/setup': ['public'],
  'POST /setup': ['public'],
  'GET /api/countries': ['public'],
  'GET /api/us-states': ['public'],
  'GET /api/locales': ['public'],
  'GET /api/time-zones': ['public'],
  'GET /api/user': ['signed_in'],
  'PUT /api/user': ['signed_in'],
  'PUT /api/user/password': ['themselves'],
  'GET /api/user/teams': ['signed_in'],
  'GET /api/user/permissions': ['signed_in'],
  'GET /api/users': ['signed_in'],
  'POST /api/users/search': ['signed_in'],
  'GET /api/users/:id': ['signed_in'],
  'DELETE /api/users/:id': ['can_edit_users'],
  'GET /api/admin/users/:id': ['signed_in', 'can_edit_users'],
  'PUT /api/admin/users/:id': ['can_edit_users'],
  'GET /api/admin/users/:id/settings': ['signed_in', 'can_edit_users'],
  'GET /api/users/:id/permissions': ['signed_in'],
  'PUT /api/users/:id/permissions': ['can_edit_users'],
  'PUT /api/users/:id/lock': ['can_edit_users'],
  'DELETE /api/users/:id/lock': ['can_edit_users'],
  'POST /api/users/:id/teams': ['can_edit_users'],
  'POST /api/users/:id/teams/:teamId': ['can_edit_users'],
  'POST /api/users/:userId/teams/:teamId/switch': ['signing_in_themselves'],
  'PUT /api/users/:id/teams/:teamId/role': ['can_edit_users'],
  'DELETE /api/users/:id/teams/:teamId': ['can_edit_users'],
  'PUT /api/users/:id/teams/:teamId/restore': ['can_edit_users'],
  'PUT /api/users/:id/restore': ['can_edit_users'],
  'POST /api/users/invitations': ['can_edit_users'],
  'POST /api/users/:id/invitation': ['can_edit_users'],
  'DELETE /api/users/:id/invitation': ['can_edit_users'],
  'POST /api/teams': ['admin'],
  'GET /api/admin/teams/:id/groups': ['signed_in', 'can_edit_groups'],
  'GET /api/admin/groups/:id': ['signed_in', 'can_edit_groups'],
  'GET /api/admin/groups/:id/users': ['signed_in', 'can_edit_groups'],
  'POST /api/admin/groups': ['can_edit_groups'],
  'PUT /api/admin/groups/:id': ['can_edit_groups'],
  'DELETE /api/admin/groups/:id': ['can_edit_groups'],
  'POST /api/admin/groups/:id/users': ['can_edit_groups'],
  'POST /api/admin/groups/:id/users/remove': ['can_edit_groups'],
  'GET /api/email-verification/info': ['can_verify_emails'],
  'GET /api/teams/:id/devices': ['can_edit_devices'],
  'GET /api/admin/devices/:id': ['can_edit_devices'],
  'DELETE /api/admin/devices/:id': ['themselves'],
  'GET /api/teams/:id': ['signed_in'],
  'GET /api/account-managers': ['signed_in'],
  'GET /api/teams/:id/account-manager': ['signed_in'],
  'GET /api/admin/teams/:id': ['signed_in', 'can_edit_team'],
  'PUT /api/admin/teams/:id': ['can_edit_team'],
  'POST /api/public/invitations/check': ['public'],
  'GET /api/recaptcha': ['public'],
  'GET /api/check/team': ['public'],
  'GET /api/check/email': ['public'],
  'GET /api/team-domains/check': ['public'],
  'GET /api/egnyte/domain/check': ['public'],
  'GET /api/auth-providers/check': ['public'],
  'GET /login/dynamics': ['public'],
  'GET /login/egnyte': ['public'],
  'GET /login/okta': ['public'],
  'GET /login/sso': ['public'],
  'GET /login/:provider/callback': ['public'],
  'POST /api/team/single-sign-on/test': ['admin'],
  'POST /api/register': ['public'],
  'POST /api/public/registrations/check': ['public'],
  'POST /register/activate': ['public'],
  'POST /password/create': ['public'],
  'POST /password/email': ['public'],
  'POST /password/reset': ['public'],
  'POST /api/admin/presentations': ['can_edit_presentations'],
  'GET /api/admin/presentations/:id': ['sees_presentations', 'can_edit_presentations'],
  'PUT /api/admin/presentations/:id': ['can_edit_presentations'],
  'DELETE /api/admin/presentations/:id': ['can_edit_presentations'],
  'GET /api/user/presentations': ['sees_presentations'],
  'PUT /api/presentations/:id/status': ['can_edit_presentations'],
  'GET /api/presentations/:id/jobs': ['sees_presentations'],
  'GET /api/presentations/:id/files': ['sees_presentations'],
  'GET /api/presentations/:id/signed': ['sees_presentations'],
  'PUT /api/admin/presentations/:id/settings/:name': ['can_edit_presentations'],
  'DELETE /api/admin/presentations/:id/settings/:name': ['can_edit_presentations'],
  'PUT /api/presentations/:id/thumbnail/:fileId': ['own_or_can_edit_presentations'],
  'PUT /api/presentations/:id/owner': ['can_edit_presentations'],
  'POST /api/presentations/:id/copy': ['can_edit_presentations'],
  'POST /api/presentations/bulk-delete': ['can_edit_presentations'],
  'POST /api/presentations/export': ['sees_presentations', 'can_edit_presentations', 'can_export_data'],
  'GET /api/presentations/:id/files/check-path': ['sees_presentations'],
  'GET /api/presentations/:id/legacy-slides': ['sees_presentations'],
  'GET /api/admin/files/:id': ['can_edit_files'],
  'DELETE /api/admin/files/:id': ['can_edit_files'],
  'POST /api/teams/:id/presentations': ['sees_presentations'],
  'GET /api/teams/:id/presentations': ['sees_presentations'],
  'GET /api/users/:id/presentations': ['sees_presentations'],
  'POST /api/presentations/:id/share': ['signed_in'],
  'GET /api/shared-links': ['own_or_admin'],
  'GET /api/shared-links/:id': ['own_or_admin'],
  'PATCH /api/shared-links/:id': ['own_or_admin'],
  'DELETE /api/shared-links/:id': ['own_or_admin'],
  'DELETE /api/shared-links/cache': ['own_or_admin'],
  'POST /api/shared-links/export': ['own_or_admin', 'can_export_data'],
  'POST /api/shared-link-hits/export': ['own_or_admin', 'can_export_data'],
  'GET /api/shared-links/check-alias': ['signed_in'],
  'GET /api/presentations/:id/shared-link-alias': ['signed_in'],
  'POST /api/presentations/quick-share': ['signed_in'],
  'POST /api/presentations/share': ['signed_in'],
  'POST /api/public/shared-links/check-access-code': ['public'],
  'POST /api/public/shared-links/:token/ask': ['public'],
  'PUT /api/shared-links/:id/activate': ['own_or_admin'],
  'PUT /api/shared-links/:id/deactivate': ['own_or_admin'],
  'PUT /api/shared-links/:id/expire': ['own_or_admin'],
  'GET /api/public/shared-links/:token': ['public'],
  'GET /api/shared-link-hits': ['own_or_admin'],
  'GET /api/public/shared-link-hits/:uuid': ['visit'],
  'PUT /api/public/shared-link-hits/:uuid': ['visit'],
  'POST /api/public/shared-link-hits/:uuid/notify': ['visit'],
  'POST /api/public/shared-link-hits/:uuid/forward': ['visit'],
  'PUT /api/public/mute/:token/notifications': ['visit'],
  'PUT /api/public/mute/:token/reminders': ['visit'],
  'PATCH /api/fingerprint/hits/:uuid': ['visit'],
  'POST /api/fingerprint/bot/detected': ['visit'],
  'GET /api/fingerprint/events/:requestId': ['visit'],
  'GET /api/admin/notifications/recent': ['own', 'signed_in'],
  'PUT /api/admin/notifications/read': ['own'],
  'POST /api/sessions': ['visit'],
  'PUT /api/sessions/:id/ping': ['visit'],
  'PUT /api/sessions/:id/end': ['visit'],
  'POST /api/sessions/:id/events': ['visit'],
  'GET /api/analytics/dashboard/links': ['own_links_or_can_edit_events'],
  'GET /api/analytics/dashboard/presentations': ['own_links_or_can_edit_events'],
  'GET /api/analytics/dashboard/visitors': ['own_links_or_can_edit_events'],
  'GET /api/analytics/dashboard/views': ['own_links_or_can_edit_events'],
  'POST /api/analytics/dashboard/export': ['own_links_or_can_edit_events', 'can_export_data'],
  'POST /api/users/export': ['signed_in', 'can_edit_users', 'can_export_data'],
  'GET /api/users/history': ['can_edit_users'],
  'GET /api/user/history': ['signed_in'],
  'POST /api/users/history/export': ['can_edit_users', 'can_export_data'],
  'POST /api/users/:id/history/undo': ['can_edit_users'],
  'POST /api/users/:id/erasure': ['themselves'],
  'POST /api/users/:id/data-export': ['themselves'],
  'GET /api/users/:id/data-export': ['themselves'],
  'GET /api/users/:id/data-export/file': ['themselves'],
  'GET /api/users/:id/erasure': ['admin'],
  'GET /api/sessions': ['own_links_or_can_edit_events'],
  'GET /api/sessions/:id': ['own_links_or_can_edit_events'],
  'GET /api/events': ['own_links_or_can_edit_events'],
  'GET /api/events/:id': ['own_links_or_can_edit_events'],
  'POST /api/events/export': ['can_export_events'],
  'POST /api/import/viewings': ['admin'],
  'POST /api/contact': ['public'],
  'GET /api/event-stream/types': ['can_export_data'],
  'GET /api/analytics/presentations/:id/pages': ['sees_presentations'],
  'GET /api/analytics/presentations/:id/links': ['sees_presentations', 'own_links_or_can_edit_events'],
  'GET /api/analytics/presentations/:id/contacts': ['sees_presentations', 'own_links_or_can_edit_events'],
  'GET /api/analytics/presentations/:id/contacts/:contactId': ['sees_presentations', 'own_links_or_can_edit_events'],
  'GET /api/analytics/contacts/:id': ['own_links_or_can_edit_events'],
  'GET /api/realtime': ['signed_in'],
  'GET /api/event-stream': ['can_export_data'],
  'POST /api/roi-calculator': ['public'],
  'GET /api/openapi.json': ['public'],
  'GET /api/asyncapi.json': ['public'],
};

test('every route declares the rule that the table says, and the table knows every route', () => {
  const found = Object.fromEntries(routes.map(({ method, path, access }) => [`${method} ${path}`, access === 'visit' ? ['visit'] : [...new Set(access)]]));
  expect(found).toEqual(declared);
});

/** Companies do not register themselves where nobody said so, and no provider is tried out that nobody set up. */
const mayBeClosed = new Set(['/api/register', '/register/activate', '/api/check/team', '/api/check/email', '/api/team/single-sign-on/test']);

/** Calls that would never end, or end the caller’s own sign-in. */
const unasked = new Set(['GET /api/realtime', 'POST /logout', 'DELETE /api/impersonation']);

test('every route turns away whom its rule does not let through, and nobody else, before it looks at what they bring', async () => {
  const wrong: string[] = [];
  for (const { method, path, access } of routes) {
    const rules = access === 'visit' ? (['visit'] as const) : access;
    for (const [who, token] of callers) {
      const may = rules.every((rule) => allowed[rule].includes(who));
      if (may && unasked.has(`${method} ${path}`)) continue;
      const answer = await edge.call(method, path.replaceAll(/:\w+/g, newId()), { token, ...(method !== 'GET' && { json: {} }) });
      const expected = may ? [200, 201, 204, 404, 415, 422].concat(path === '/setup' || path === '/login' || path === '/password/create' || mayBeClosed.has(path) ? [403, 409] : []) : [who === 'nobody' || who === 'signed out' ? 401 : 403];
      if (!expected.includes(answer.status)) wrong.push(`${who}: ${method} ${path} → ${answer.status} ${answer.text.slice(0, 100)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what belongs to another team is answered exactly as what does not exist', async () => {
  const token = callers.get('other team’s admin') ?? null;
  const ids: Record<string, string> = { presentations: shared.presentationId, 'shared-links': shared.linkId, sessions: shared.sessionId };
  for (const { method, path, access } of routes) {
    const kind = /\/(presentations|shared-links|sessions)\/:id/.exec(path)?.[1];
    if (!kind || access === 'visit') continue;
    const json = method === 'GET' ? {} : { json: path.endsWith('/status') ? { status: 'Draft' } : path.endsWith('/owner') ? { owner_id: newId() } : {} };
    const [foreign, missing] = await Promise.all([ids[kind]!, newId()].map((id) => edge.call(method, path.replace(':id', id), { token, ...json })));
    expect([method, path, foreign!.status, foreign!.body]).toEqual([method, path, 404, missing!.body]);
  }
  for (const path of ['/api/user/presentations', '/api/shared-links', '/api/sessions']) {
    expect((await edge.call('GET', path, { token })).body).toMatchObject({ data: [] });
  }
  const feed = await edge.call('GET', '/api/event-stream', { token });
  expect(feed.text).not.toContain(shared.presentationId);
});

test('a member sees links and viewings of their own alone', async () => {
  const token = callers.get('member') ?? null;
  expect((await edge.call('GET', '/api/shared-links', { token })).body).toMatchObject({ data: [], meta: { total: 0 } });
  expect((await edge.call('GET', '/api/sessions', { token })).body).toMatchObject({ data: [], meta: { total: 0 } });
  for (const path of [`/api/shared-links/${shared.linkId}`, `/api/sessions/${shared.sessionId}`]) {
    expect((await edge.call('GET', path, { token })).status).toBe(404);
  }
  expect((await edge.call('PUT', `/api/shared-links/${shared.linkId}/deactivate`, { token })).status).toBe(404);
  const own = await edge.call<{ data: { id: string } }>('POST', `/api/presentations/${shared.presentationId}/share`, { token, json: {} });
  expect(own.status).toBe(201);
  expect((await edge.call('GET', '/api/shared-links', { token })).body).toMatchObject({ data: [{ id: own.body.data.id }], meta: { total: 1 } });
});

test('a picture on the console’s host needs a sign-in of its team', async () => {
  const { body } = await edge.call<{ data: { id: string }[] }>('GET', `/api/presentations/${shared.presentationId}/files`);
  const path = `/files/presentations/${shared.presentationId}/${body.data[0]!.id}/thumbnails/0001.jpg`;
  const statuses = await Promise.all(['admin', 'member', 'nobody', 'other team’s admin', 'signed out'].map(async (who) => (await edge.call('GET', path, { token: callers.get(who) ?? null })).status));
  expect(statuses).toEqual([200, 200, 401, 404, 401]);
});

test('after signing out the next call is refused at once', async () => {
  const { token } = await addPerson(edge.lectern, { teamId: shared.teamId });
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(200);
  expect((await edge.call('POST', '/logout', { token })).status).toBe(204);
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(401);
});
