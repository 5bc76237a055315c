import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { publicLimits } from '../../../access/limiters.ts';
import { publish } from '../../../testing/publish-and-share.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { startCopy, type RunningCopy } from '../../../testing/start-copy.ts';
import { admin, signIn, startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

const password = 'a boat full of lemons';

interface User {
  id: string;
  status: string;
  current_team_id: string;
  permissions?: Record<string, boolean>;
}

let edge: RunningEdge;
/** It hears of what happens at `edge` only by asking. */
let copy: RunningCopy;
let teamId: string;
let adminId: string;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge, {
    limits: {
      limits: { ...publicLimits, password: { points: 3, duration: 600 } },
      isLocalCounted: true,
    },
  });
  const { body } = await edge.call<{ data: User }>('GET', '/api/user');
  [teamId, adminId] = [body.data.current_team_id, body.data.id];
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

async function invite(email: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await edge.call<{ data: { user: User }[] }>('POST', '/api/users/invitations', {
    json: { emails: [email], ...more },
  });
  return body.data[0]!.user.id;
}

async function mailedToken(address: string): Promise<string> {
  return until(
    async () =>
      (await mailsTo(edge, address))
        .map(({ text }) => /#([\w-]{43})/.exec(text ?? '')?.[1])
        .find((token) => token),
    `${address} has a mail`,
  );
}

async function joined(
  email: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const id = await invite(email, more);
  const json = {
    token: await mailedToken(email),
    password,
    password_confirmation: password,
    device_name: 'spec',
  };
  const { body } = await edge.call<{ data: { token: string } }>('POST', '/password/create', {
    token: null,
    json,
  });
  return { id, token: body.data.token };
}

test('the signed-in user has every field of the specification', async () => {
  const { body } = await edge.call<{ data: Record<string, unknown> }>('GET', '/api/user');
  expect(body.data).toMatchObject({
    id: adminId,
    email: admin.email,
    current_team_id: teamId,
    current_team_role: 'Team Admin',
    is_active: true,
    is_team_admin: true,
    is_team_member: false,
    is_employee: false,
    is_full_user: true,
    roles: ['Team Admin'],
    channel: `user.${adminId}`,
    can_create_spaces: true,
    can_share_spaces: true,
    can_use_snippets: true,
    can_verify_emails: false,
    can_use_metabase: false,
    can_test_email_templates: true,
    team_permissions: [],
    permissions: Object.fromEntries(permissionKeys.map((key) => [key, true])),
    teams: [{ id: teamId, spaces_enabled: true, sharing_consent_implied: true }],
  });
  expect(
    (await edge.call<{ data: object }>('GET', '/api/user?include_teams=false')).body.data,
  ).not.toHaveProperty('teams');
  expect((await edge.call('GET', '/api/user/teams')).body).toMatchObject({
    data: [{ id: teamId, name: 'Halden', fax_enabled: false }],
  });
  expect((await edge.call('GET', `/api/teams/${teamId}`)).body).toMatchObject({
    data: { id: teamId, presentation_alias_enabled: true },
  });
  expect((await edge.call('GET', '/api/user/permissions')).body).toEqual({
    data: Object.fromEntries(permissionKeys.map((key) => [key, true])),
  });
});

test('an invited person chooses a password with the token of the mail and has a member’s rights', async () => {
  const id = await invite('kim@halden.example', {
    name: 'Kim',
    role: 'Team Member',
    permissions: { can_edit_files: true, can_edit_users: false },
  });
  expect((await edge.call('GET', `/api/users/${id}`)).body).toMatchObject({
    data: { status: 'Invited', is_active: false, name: 'Kim' },
  });
  const token = await mailedToken('kim@halden.example');
  expect(
    (await edge.call('POST', '/api/public/invitations/check', { token: null, json: { token } }))
      .body,
  ).toMatchObject({ data: { email: 'kim@halden.example', team_name: 'Halden' } });
  const json = { token, password, password_confirmation: password };
  const fromPage = { token: null, json, headers: { origin: 'https://elsewhere.example' } };
  expect(await edge.call('POST', '/password/create', fromPage)).toMatchObject({
    status: 403,
    body: { code: 'CSRF' },
  });
  const wrong = await edge.call('POST', '/password/create', {
    token: null,
    json: { ...json, password_confirmation: 'other' },
  });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    { errors: { password_confirmation: ['The two passwords are not the same.'] } },
  ]);
  const made = await edge.call<{ data: { token: string; user: User } }>(
    'POST',
    '/password/create',
    { token: null, json },
  );
  expect([made.status, made.body]).toMatchObject([
    200,
    {
      data: {
        user: {
          id,
          is_team_member: true,
          permissions: { can_edit_files: true, can_edit_users: false },
        },
      },
    },
  ]);
  const used = await edge.call('POST', '/password/create', {
    token: null,
    json: { ...json, device_name: 'spec' },
  });
  expect([used.status, used.body]).toMatchObject([
    422,
    { errors: { token: ['This invitation is no longer valid. Please ask for a new one.'] } },
  ]);
  expect(
    (await edge.call('POST', '/api/public/invitations/check', { token: null, json: { token } }))
      .status,
  ).toBe(404);
  const own = { token: made.body.data.token };
  expect(
    (
      await edge.call('POST', '/api/users/invitations', {
        ...own,
        json: { emails: ['x@halden.example'] },
      })
    ).status,
  ).toBe(403);
  expect((await edge.call('GET', `/api/users/${id}/permissions`, own)).status).toBe(200);
  expect((await edge.call('GET', `/api/users/${adminId}/permissions`, own)).status).toBe(403);
  expect((await edge.call('GET', `/api/users/${newId()}/permissions`, own)).status).toBe(404);
  expect((await edge.call('GET', `/api/users/${adminId}`, own)).body).not.toHaveProperty(
    'data.permissions',
  );
});

test('users come in chunks by id', async () => {
  const ids: string[] = [];
  for (let min = '0'; ;) {
    const { body } = await edge.call<{ data: User[] }>('GET', `/api/users?min=${min}&chunk=1`);
    if (body.data.length === 0) break;
    ids.push(body.data[0]!.id);
    min = ids.at(-1)!;
  }
  expect(ids).toContain(adminId);
  expect(ids).toEqual(ids.toSorted());
  expect((await edge.call('GET', '/api/users?chunk=1001')).status).toBe(422);
});

test('locked or removed, their next call is refused: at once here, within a second at another copy', async () => {
  for (const [method, pathOf] of [
    ['PUT', (id: string) => `/api/users/${id}/lock`],
    ['DELETE', (id: string) => `/api/users/${id}/teams/${teamId}`],
  ] as const) {
    const { id, token } = await joined(`${method.toLowerCase()}@halden.example`);
    const ask = (url: string) => edge.call('GET', `${url}/api/user`, { token });
    expect([(await ask('')).status, (await ask(copy.url)).status]).toEqual([200, 200]);
    expect([200, 204]).toContain((await edge.call(method, pathOf(id))).status);
    const startedAt = performance.now();
    expect((await ask('')).status).toBe(401);
    await until(async () => (await ask(copy.url)).status === 401, 'the other copy refuses');
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  }
});

test('roles and permissions change what the next call may do', async () => {
  const { id, token } = await joined('role@halden.example');
  const mayInvite = async () =>
    (
      await edge.call('POST', '/api/users/invitations', {
        token,
        json: { emails: ['not an address'] },
      })
    ).status;
  expect(await mayInvite()).toBe(403);
  expect(
    (
      await edge.call('PUT', `/api/users/${id}/permissions`, {
        json: { permissions: { can_edit_users: true } },
      })
    ).status,
  ).toBe(200);
  expect(await mayInvite()).toBe(200);
  expect(
    (
      await edge.call('PUT', `/api/users/${id}/teams/${teamId}/role`, {
        token,
        json: { role: 'Team Admin' },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await edge.call('PUT', `/api/users/${id}/teams/${teamId}/role`, {
        json: { role: 'Team Admin' },
      })
    ).body,
  ).toMatchObject({ data: { is_team_admin: true } });
  expect(
    (
      await edge.call('PUT', `/api/users/${id}/teams/${newId()}/role`, {
        json: { role: 'Team Member' },
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await edge.call('PUT', `/api/users/${adminId}/teams/${teamId}/role`, {
        json: { role: 'Team Member' },
      })
    ).status,
  ).toBe(409);
  expect(
    (
      await edge.call('PUT', `/api/users/${id}/permissions`, {
        json: { permissions: { can_fly: true } },
      })
    ).status,
  ).toBe(422);
});

test('a profile is one’s own, and so is a password', async () => {
  const { token } = await joined('self@halden.example');
  const edited = await edge.call('PUT', '/api/user', {
    token,
    json: {
      name: 'Self',
      title: 'Sales',
      notification_level: 3,
      time_zone: 'Europe/Oslo',
      locale: 'nb',
    },
  });
  expect([edited.status, edited.body]).toMatchObject([
    200,
    {
      data: {
        name: 'Self',
        title: 'Sales',
        notification_level: 3,
        time_zone: 'Europe/Oslo',
        locale: 'nb',
      },
    },
  ]);
  const read = async () =>
    (await edge.call<{ data: Record<string, unknown> }>('GET', '/api/user', { token })).body.data;
  const before = await read();
  const smuggled = {
    password: 'seven slow green trains',
    is_team_admin: true,
    is_employee: true,
    is_full_user: true,
    current_team_id: newId(),
    current_team_role: 'Team Admin',
    role: 'TEAM_ADMIN',
    roles: ['Team Admin'],
    permissions: { can_edit_team: true },
    team_permissions: ['can_edit_team'],
    user_id: adminId,
    constructor: { prototype: { is_team_admin: true } },
  };
  expect((await edge.call('PUT', '/api/user', { token, json: smuggled })).status).toBe(200);
  expect(await read()).toEqual(before);
  expect((await edge.call('GET', `/api/admin/teams/${teamId}`, { token })).status).toBe(403);
  expect((await edge.call('PUT', '/api/user', { token, json: before })).body).toEqual({
    data: before,
  });
  for (const [field, value] of [
    ['email', 'other@halden.example'],
    ['id', adminId],
    ['slug', 'ada'],
    ['name', { $ne: null }],
    ['notification_level', [3]],
  ] as const)
    expect(await edge.call('PUT', '/api/user', { token, json: { [field]: value } })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  expect(await read()).toEqual(before);
  expect(
    (await edge.call('PUT', '/api/user', { token, json: { time_zone: 'Nowhere' } })).body,
  ).toMatchObject({ errors: { time_zone: [expect.any(String)] } });
  const elsewhere = await signIn(edge, { email: 'self@halden.example', password });
  const change = {
    current_password: password,
    password: 'seven slow green trains',
    password_confirmation: 'seven slow green trains',
  };
  expect(
    (
      await edge.call('PUT', '/api/user/password', {
        token,
        json: { ...change, current_password: 'no' },
      })
    ).body,
  ).toMatchObject({ errors: { current_password: ['This is not your password.'] } });
  expect((await edge.call('PUT', '/api/user/password', { token, json: change })).status).toBe(204);
  expect((await edge.call('GET', '/api/user', { token })).status).toBe(200);
  expect((await edge.call('GET', '/api/user', { token: elsewhere })).status).toBe(401);
});

test('a team’s settings are edited by those who may, and only that of the team one is in', async () => {
  expect(
    (
      await edge.call('PUT', `/api/admin/teams/${teamId}`, {
        json: { sharing_consent_required: true, fax_enabled: true },
      })
    ).body,
  ).toMatchObject({
    data: { sharing_consent_required: true, sharing_consent_implied: false, fax_enabled: true },
  });
  const { teamId: other } = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  for (const id of [other, newId()]) {
    expect(
      (await edge.call('PUT', `/api/admin/teams/${id}`, { json: { name: 'Mine' } })).status,
    ).toBe(404);
    expect((await edge.call('GET', `/api/teams/${id}`)).status).toBe(404);
  }
});

test('tokens cannot be tried for long from one address', async () => {
  const json = {
    token: 'a'.repeat(43),
    password,
    password_confirmation: password,
    device_name: 'spec',
  };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++)
    statuses.push(
      (await edge.call('POST', `${copy.url}/password/create`, { token: null, json })).status,
    );
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
});

test('people are saved as a file, narrowed as they are listed, by whoever edits users and may export', async () => {
  const [kim, lee] = [
    await invite('=kim@export.example', { name: '=Kim' }).catch(() => null),
    await invite('lee@export.example', { name: 'Lee Export' }),
  ];
  expect(kim).toBeNull();
  const save = (json: object, token?: string) =>
    edge.call('POST', '/api/users/export', { json, ...(token && { token }) });
  const all = await save({});
  expect([all.status, all.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="users.csv"',
  ]);
  expect(all.text).toContain(`${lee},Lee Export,lee@export.example,,,Invited,Member,`);
  const made = await edge.call<{ data: { createCustomRole: { id: string } } }>('POST', '/graphql', {
    json: {
      query:
        'mutation { createCustomRole(name: "Keeper", permissions: ["can_edit_files"]) { id } }',
    },
  });
  const mo = await invite('mo@export.example', {
    custom_role_id: made.body.data.createCustomRole.id,
  });
  expect((await save({ search: 'mo@' })).text).toContain(
    ',mo@export.example,,,Invited,Keeper,can_edit_files,',
  );
  const promoted = {
    query:
      'mutation Promote($changes: [MemberChangeInput!]!) { changeMembers(changes: $changes) { code } }',
    variables: { changes: [{ userId: mo, to: { role: 'TEAM_ADMIN' } }] },
  };
  expect((await edge.call('POST', '/graphql', { json: promoted })).body).toEqual({
    data: { changeMembers: [{ code: null }] },
  });
  expect((await save({ search: 'mo@' })).text).toContain(
    ',mo@export.example,,,Invited,Admin,can_edit_brands can_',
  );
  const one = await save({ search: 'lee', status: 'Invited', include_groups: true });
  expect([one.headers.get('content-disposition'), one.text.trim().split('\r\n').length]).toEqual([
    'attachment; filename="users_with_group_membership.csv"',
    2,
  ]);
  expect((await save({ users: [adminId] })).text.trim().split('\r\n')).toHaveLength(2);
  expect((await save({ users: ['x'] })).status).toBe(422);
  const editor = await addPerson(edge.lectern, { teamId, permissions: ['can_edit_users'] });
  expect((await save({}, editor.token)).status).toBe(403);
});

test('a presentation that is open to groups is seen and shared by their members, and what they may do ends with the group', async () => {
  const made = await edge.call<{ data: { id: string } }>('POST', '/api/admin/groups', {
    json: { name: '=Field sales' },
  });
  expect([made.status, made.body]).toMatchObject([
    200,
    { data: { name: '=Field sales', user_count: 0 } },
  ]);
  const { id } = made.body.data;
  const taken = await edge.call('POST', '/api/admin/groups', { json: { name: '=field  SALES' } });
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { errors: { name: ['Another group has this name.'] } },
  ]);
  const [inside, outside] = [
    await addPerson(edge.lectern, { teamId }),
    await addPerson(edge.lectern, { teamId }),
  ];
  const added = await edge.call('POST', `/api/admin/groups/${id}/users`, {
    json: { users: [inside.userId] },
  });
  expect([added.status, added.body]).toMatchObject([
    200,
    { data: { group: { user_count: 1 }, changed: [inside.userId], refused: [] } },
  ]);
  expect((await edge.call('GET', `/api/admin/groups/${id}/users?search=kim`)).body).toMatchObject({
    data: [{ id: inside.userId }],
    meta: { total: 1 },
  });
  expect((await edge.call('GET', `/api/admin/teams/${teamId}/groups`)).body).toMatchObject({
    data: [{ id, user_count: 1 }],
    meta: { total: 1 },
  });
  expect((await edge.call('GET', `/api/admin/teams/${newId()}/groups`)).status).toBe(404);
  expect((await edge.call('GET', `/api/admin/groups/${newId()}`)).status).toBe(404);

  const presentation = await publish(edge);
  expect(
    (await edge.call('PUT', `/api/admin/presentations/${presentation}`, { json: { groups: [id] } }))
      .status,
  ).toBe(200);
  const seenBy = async ({ token }: { token: string }) =>
    (
      await edge.call<{ data: { id: string }[] }>('GET', '/api/user/presentations', { token })
    ).body.data.map((each) => each.id);
  const share = async ({ token }: { token: string }) =>
    (await edge.call('POST', `/api/presentations/${presentation}/share`, { token, json: {} }))
      .status;
  expect([await seenBy(inside), await seenBy(outside)]).toEqual([[presentation], []]);
  await until(async () => (await share(outside)) === 404, 'sharing has heard of it');
  expect(await share(inside)).toBe(201);

  const csv = await edge.call('POST', '/api/users/export', {
    json: { group: id, include_groups: true },
  });
  expect(csv.text.trim().split('\r\n')).toHaveLength(2);
  expect(csv.text.trimEnd()).toMatch(/,"?'=Field sales"?$/);

  expect(
    (await edge.call('PUT', `/api/admin/groups/${id}`, { json: { name: 'Field' } })).body,
  ).toMatchObject({ data: { name: 'Field' } });
  expect((await edge.call('DELETE', `/api/admin/groups/${id}`)).status).toBe(204);
  expect((await edge.call('GET', `/api/admin/groups/${id}`)).status).toBe(404);
  await until(async () => (await seenBy(inside)).length === 0, 'nobody is in it any more');
});

test('whoever is removed leaves what they own to somebody else, who has to be named', async () => {
  const leaving = await addPerson(edge.lectern, {
    teamId,
    permissions: ['can_edit_presentations'],
  });
  const [heir, stranger] = [
    await addPerson(edge.lectern, { teamId }),
    await addPerson(edge.lectern),
  ];
  const [presentation, deleted] = [await publish(edge), await publish(edge)];
  for (const id of [presentation, deleted])
    expect(
      (
        await edge.call('PUT', `/api/presentations/${id}/owner`, {
          json: { owner_id: leaving.userId },
        })
      ).status,
    ).toBe(200);
  expect((await edge.call('DELETE', `/api/admin/presentations/${deleted}`)).status).toBe(204);
  const shared = await until(async () => {
    const answer = await edge.call<{ data: { id: string } }>(
      'POST',
      `/api/presentations/${presentation}/share`,
      { token: leaving.token, json: {} },
    );
    return answer.status === 201 && answer.body.data.id;
  }, 'they have a link');
  const remove = (query = '') => edge.call('DELETE', `/api/users/${leaving.userId}${query}`);
  await until(async () => {
    const answer = await edge.call<{ data: { user: { works: unknown } } }>('POST', '/graphql', {
      json: {
        query: 'query ($id: ID!) { user(id: $id) { works { presentations sharedLinks } } }',
        variables: { id: leaving.userId },
      },
    });
    return JSON.stringify(answer.body.data.user.works) === '{"presentations":2,"sharedLinks":1}';
  }, 'what they own is known');
  for (const id of [leaving.userId, stranger.userId, newId()])
    expect((await remove(`?hand_over_to=${id}`)).status).toBe(422);
  expect((await edge.call('GET', '/api/user', { token: leaving.token })).status).toBe(200);
  expect((await remove(`?hand_over_to=${heir.userId}`)).status).toBe(204);
  expect((await edge.call('GET', '/api/user', { token: leaving.token })).status).toBe(401);
  const ownerOf = async (path: string, field: string) =>
    (await edge.call<{ data: Record<string, unknown> }>('GET', path)).body.data[field];
  await until(
    async () =>
      (await ownerOf(`/api/admin/presentations/${presentation}`, 'owner_id')) === heir.userId,
    'the presentation is handed over',
  );
  await until(
    async () => (await ownerOf(`/api/shared-links/${shared}`, 'user_id')) === heir.userId,
    'the link is handed over',
  );
  const restored = async () =>
    edge.call<{ data: { restorePresentation: { owner: { id: string } } } }>('POST', '/graphql', {
      json: {
        query: 'mutation ($id: ID!) { restorePresentation(id: $id) { owner { id } } }',
        variables: { id: deleted },
      },
    });
  expect((await restored()).body.data.restorePresentation.owner.id).toBe(heir.userId);

  expect((await edge.call('PUT', `/api/users/${leaving.userId}/restore`)).body).toMatchObject({
    data: { id: leaving.userId, status: 'Active', is_full_user: true },
  });
  expect((await edge.call('GET', `/api/admin/users/${leaving.userId}`)).body).toMatchObject({
    data: { team_permissions: ['can_edit_presentations'] },
  });
  expect((await edge.call('GET', '/api/user', { token: leaving.token })).status).toBe(401);
  expect(await ownerOf(`/api/admin/presentations/${presentation}`, 'owner_id')).toBe(heir.userId);
  for (const id of [stranger.userId, newId()])
    expect((await edge.call('PUT', `/api/users/${id}/teams/${teamId}/restore`)).status).toBe(404);
});

test('what was handed over by default returns with a restored person, unless it changed hands since', async () => {
  const [leaving, third] = [
    await addPerson(edge.lectern, {
      teamId,
      permissions: ['can_edit_presentations'],
    }),
    await addPerson(edge.lectern, { teamId, permissions: ['can_edit_presentations'] }),
  ];
  const [returns, givenOn] = [await publish(edge), await publish(edge)];
  const give = async (id: string, owner_id: string) =>
    expect(
      (await edge.call('PUT', `/api/presentations/${id}/owner`, { json: { owner_id } })).status,
    ).toBe(200);
  for (const id of [returns, givenOn]) await give(id, leaving.userId);
  const isOwner = (id: string, owner: string) =>
    until(
      async () =>
        (await edge.call<{ data: { owner_id: string } }>('GET', `/api/admin/presentations/${id}`))
          .body.data.owner_id === owner,
      'the presentation has its owner',
    );
  expect((await edge.call('DELETE', `/api/users/${leaving.userId}`)).status).toBe(204);
  for (const id of [returns, givenOn]) await isOwner(id, adminId);
  await give(givenOn, third.userId);
  await give(givenOn, adminId);
  expect((await edge.call('PUT', `/api/users/${leaving.userId}/restore`)).status).toBe(200);
  await isOwner(returns, leaving.userId);
  await isOwner(givenOn, adminId);
});
