import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { passBotCheck } from '../testing/pass-bot-check.ts';
import { publish } from '../testing/publish-and-share.ts';
import { admin, startEdge, type RunningEdge } from '../testing/start-edge.ts';
import * as entities from './entities.ts';
import { missing, NativeClient, uncalled } from './native-client.ts';

let edge: RunningEdge;
let client: NativeClient;
let me: Record<string, unknown>;
let teamId: string;
beforeAll(async () => {
  edge = await startEdge({
    env: {
      LECTERN_REGISTRATION: 'open',
      LECTERN_TERMS_URL: 'https://halden.example/terms',
      LECTERN_PRIVACY_URL: 'https://halden.example/privacy',
    },
  });
  client = new NativeClient(edge);
  me = (await client.ok('GET /api/user', { query: { include_teams: 'false' } })).data;
  teamId = String(me['current_team_id']);
});
afterAll(() => edge.stop());

const nobody = { token: null };
const aMember = (changes: Parameters<typeof addPerson>[1] = {}) =>
  addPerson(edge.lectern, { teamId, ...changes });

test('the current user and others have the fields of a user, and permissions by name', async () => {
  const id = String(me['id']);
  for (const { data } of [
    await client.ok('GET /api/user'),
    await client.ok('GET /api/users/{id}', { ids: [id] }),
    await client.ok('GET /api/admin/users/{id}', { ids: [id] }),
  ])
    expect(missing(entities.user, data)).toEqual([]);
  for (const { data } of [
    await client.ok('GET /api/user/permissions'),
    await client.ok('GET /api/users/{id}/permissions', { ids: [id] }),
  ])
    expect(missing(entities.permissions, data)).toEqual([]);
});

test('channels name where realtime is heard', async () => {
  const { data: team } = await client.ok('GET /api/teams/{id}', { ids: [teamId] });
  expect([me['channel'], team['channel']]).toEqual([expect.any(String), expect.any(String)]);
  expect(me['channel']).not.toBe(team['channel']);
});

test('a team has its fields and its defaults, and can be written back as it was read', async () => {
  for (const row of ['GET /api/teams/{id}', 'GET /api/admin/teams/{id}']) {
    const { data } = await client.ok(row, { ids: [teamId] });
    expect(missing([...entities.team, ...entities.teamDefaults], data)).toEqual([]);
  }
  const { data: before } = await client.ok('GET /api/admin/teams/{id}', { ids: [teamId] });
  const { data: after } = await client.ok('PUT /api/admin/teams/{id}', {
    ids: [teamId],
    body: before,
  });
  expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  const { data } = await client.ok('PUT /api/admin/teams/{id}', {
    ids: [teamId],
    body: { default_share_link: 1, default_download_file: '0', quickshare_template_required: true },
  });
  expect(data).toMatchObject({
    default_share_link: true,
    default_download_file: false,
    quickshare_template_required: true,
  });
});

test('a new presentation begins with the defaults of its team', async () => {
  await client.ok('PUT /api/admin/teams/{id}', {
    ids: [teamId],
    body: { default_share_link: true, default_print_file: true, default_rate_file: false },
  });
  const { data } = await client.ok('GET /api/admin/presentations/{id}', {
    ids: [await publish(edge)],
  });
  expect(data).toMatchObject({
    is_rateable: false,
    settings: { can_be_shared_link: true, can_be_printed: true },
  });
});

test('teams are made with the fields of a team, listed, and switched to', async () => {
  const { data } = await client.ok('POST /api/teams', {
    body: {
      name: 'North',
      slug: 'north',
      spaces_enabled: 1,
      sharing_enabled: 1,
      team_type: 'Demo',
    },
  });
  expect(data).toMatchObject({ name: 'North', spaces_enabled: true, team_type: 'Demo' });
  await client.ok('GET /api/user/teams');
  const ids = [String(me['id'])];
  await client.ok('POST /api/users/{userId}/teams/{teamId}/switch', {
    ids: [...ids, String(data['id'])],
  });
  await client.ok('POST /api/users/{userId}/teams/{teamId}/switch', { ids: [...ids, teamId] });
  const group = await edge.call<{ data: { id: string } }>('POST', '/api/admin/groups', {
    json: { name: 'Field sales' },
  });
  await client.ok('GET /api/admin/groups/{id}', { ids: [group.body.data.id] });
  await client.ok('GET /api/admin/teams/{id}/groups', { ids: [teamId] });
  await client.ok('GET /api/teams/{id}/account-manager', { ids: [teamId] });
  await client.ok('GET /api/account-managers');
});

test('roles are given by any of their names, also by a member who edits users', async () => {
  const editor = await aMember({ permissions: ['can_edit_users'] });
  const person = await aMember();
  const { data: second } = await client.ok('POST /api/teams', { body: { name: 'Second' } });
  await client.ok('POST /api/users/{id}/teams', {
    ids: [person.userId],
    body: { role: 'Member', team_ids: [second['id']] },
  });
  await client.ok('DELETE /api/users/{id}/teams/{teamId}', {
    ids: [person.userId, String(second['id'])],
  });
  await client.ok('POST /api/users/{id}/teams/{teamId}', {
    ids: [person.userId, String(second['id'])],
    body: { role: 'team_member' },
  });
  for (const role of ['Administrator', 'Team Admin', 'team_admin', 'Member', 'Team Member'])
    await client.ok('PUT /api/users/{id}/teams/{teamId}/role', {
      ids: [person.userId, teamId],
      body: { role },
    });
  await client.ok('PUT /api/users/{id}/teams/{teamId}/role', {
    ids: [person.userId, teamId],
    body: { role: 'Team Member' },
    token: editor.token,
  });
});

test('a person who owns presentations is deleted: the team’s first administrator gets them', async () => {
  const owner = await aMember({ permissions: ['can_edit_presentations'] });
  const id = await publish(edge);
  await client.ok('PUT /api/presentations/{id}/owner', {
    ids: [id],
    body: { owner_id: owner.userId },
  });
  await client.ok('DELETE /api/users/{id}', { ids: [owner.userId] });
  await until(async () => {
    const { data } = await client.ok('GET /api/admin/presentations/{id}', { ids: [id] });
    return data['owner_id'] === me['id'];
  }, 'it is handed over');
});

test('people are searched, listed in chunks at once, and exported', async () => {
  for (let count = 0; count < 5; count++) await aMember();
  for (const body of [{ search: 'a' }, { query: 'a' }, { name: 'a' }, { email: 'a' }, {}])
    await client.ok('POST /api/users/search', { body });
  const all = await client.ok('GET /api/users');
  const chunks = await Promise.all(
    [...Array(12).keys()].map((index) =>
      client.ok('GET /api/users', { query: { min: String(index * 2), chunk: '2' } }),
    ),
  );
  const ids = chunks.flatMap(({ items }) => items.map((item) => item['id']));
  expect(ids.toSorted()).toEqual(all.items.map((item) => item['id']).toSorted());
  for (const [include_groups, name] of [
    [0, 'users.csv'],
    ['1', 'users_with_group_membership.csv'],
  ] as const) {
    const said = await client.ok('POST /api/users/export', { body: { users: [], include_groups } });
    expect(said.headers.get('content-disposition')).toContain(name);
  }
});

test('settings, devices, impersonation and email credits are read', async () => {
  const ids = [String(me['id'])];
  await client.ok('GET /api/admin/users/{id}/settings', { ids, query: { collection: 'default' } });
  const { body } = await client.ok('GET /api/users/{id}/can-be-impersonated-by-current-user', {
    ids,
  });
  expect(body).toEqual({ can_impersonate: expect.any(Boolean) });
  await client.ok('POST /login', {
    ...nobody,
    body: { ...admin, device_name: 'Ada’s iPad', device: { id: 'ipad-1', type: 'iPad' } },
  });
  const { items } = await client.ok('GET /api/teams/{id}/devices', {
    ids: [teamId],
    query: { min: '0', chunk: '1000' },
  });
  await client.ok('GET /api/admin/devices/{id}', { ids: [String(items[0]?.['id'])] });
  const { data } = await client.ok('GET /api/email-verification/info');
  expect(missing(['enabled', 'total_credits', 'available_credits'], data)).toEqual([]);
});

test('a client without a page signs in with address and password alone', async () => {
  const { data } = await client.ok('POST /login', {
    ...nobody,
    body: { ...admin, remember: 1 },
  });
  expect(data['user']).toMatchObject({ email: admin.email });
});

test('providers and domains are checked by their names', async () => {
  for (const [provider, domain] of [
    ['Okta', 'acme.okta.com'],
    ['okta', 'acme.okta.com'],
    ['Dynamics', 'acme.crm.dynamics.com'],
    ['Egnyte', 'acme.egnyte.com'],
  ] as const)
    await client.ok('GET /api/auth-providers/check', {
      query: { provider, domain },
      ...nobody,
    });
  await client.ok('GET /api/egnyte/domain/check', {
    query: { provider: 'egnyte', domain: 'acme.egnyte.com' },
    ...nobody,
  });
  const { body } = await client.ok('GET /api/team-domains/check', {
    query: { email: 'ana@acme.example' },
    ...nobody,
  });
  expect(body['requires_sso']).toBe(false);
});

test('a company registers with numbers and flags as texts, and its names are checked first', async () => {
  const recaptcha = async () => ({ recaptcha_token: await passBotCheck(edge) });
  await client.ok('GET /api/check/team', {
    query: { team_name: 'Fresh', ...(await recaptcha()) },
    ...nobody,
  });
  await client.ok('GET /api/check/email', {
    query: { email: 'nora@fresh.example', ...(await recaptcha()) },
    ...nobody,
  });
  const form = {
    trial: 0,
    team_name: 'Fresh',
    first_name: 'Nora',
    last_name: 'New',
    email: 'nora@fresh.example',
    password: 'seven gray herons wade',
    accept_terms: 1,
    promo_code: null,
    plan: 'enablement_300',
    period: 'year',
    num_users: '5',
    v2: 1,
  };
  await client.ok('POST /api/register', { body: { ...form, ...(await recaptcha()) }, ...nobody });
});

test('the bot check answers success beside the score', async () => {
  const { body } = await client.ok('GET /api/recaptcha', {
    query: { recaptcha_token: await passBotCheck(edge) },
    ...nobody,
  });
  expect(body).toMatchObject({ success: true, score: expect.any(Number) });
});

test('public tools and reference data answer anyone', async () => {
  await client.ok('POST /api/roi-calculator', {
    ...nobody,
    body: {
      input: { reps: '10', annual_quota: 500_000, hours_per_week: 12, savings_per_week: 25 },
      output: {},
    },
  });
  await client.ok('GET /api/countries', nobody);
  await client.ok('GET /api/locales', nobody);
  await client.ok('POST /password/email', { ...nobody, body: { email: 'nobody@acme.example' } });
});

test('sign-in with a provider sends a browser on, and people write to us', async () => {
  for (const [row, query] of [
    ['GET /login/dynamics', { crm_hostname: 'acme.crm.dynamics.com' }],
    ['GET /login/egnyte', { domain: 'acme.egnyte.com' }],
    ['GET /login/okta', { domain: 'acme.okta.com' }],
  ] as const)
    expect((await client.call(row, { ...nobody, query })).status).toBe(302);
  const { status } = await client.call('POST /api/contact', {
    ...nobody,
    body: {
      name: 'Ana',
      email: 'ana@acme.example',
      company_name: 'Acme',
      location: 'US',
      body: 'Hello',
      recaptcha_token: await passBotCheck(edge),
    },
  });
  expect(status).toBeLessThan(300);
});

test('every row of accounts that is built was called', async () => {
  // Their tokens come by mail: forgotten-password.int.spec.ts and the specs of invitations call them.
  const byMail = ['POST /password/create', 'POST /password/reset'];
  expect(await uncalled(client, 'identity', 'billing')).toEqual(byMail);
});
