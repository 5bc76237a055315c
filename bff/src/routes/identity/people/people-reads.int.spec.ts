import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
let teamId: string;
let adminId: string;
let member: Person;
let editor: Person;
let stranger: Person;
/** Zoë Ångström, a member. */
let zoe: Person;

beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<{ data: { id: string; current_team_id: string } }>(
    'GET',
    '/api/user',
  );
  [teamId, adminId] = [body.data.current_team_id, body.data.id];
  [member, editor, zoe, stranger] = await Promise.all([
    addPerson(edge.lectern, { teamId }),
    addPerson(edge.lectern, { teamId, permissions: ['can_edit_users'] }),
    addPerson(edge.lectern, { teamId, permissions: ['can_edit_files', 'can_use_snippets'] }),
    addPerson(edge.lectern, { role: 'TEAM_ADMIN' }),
  ]);
  const changes = {
    name: 'Zoë Ångström',
    title: 'Sales',
    signature: 'Zoë\nHalden',
    notification_level: 3,
    time_zone: 'Europe/Stockholm',
    locale: 'sv',
  };
  for (const { token } of [zoe, stranger])
    expect((await edge.call('PUT', '/api/user', { token, json: changes })).status).toBe(200);
});
afterAll(() => edge.stop());

interface Found {
  data: { id: string; name: string }[];
  meta: { limit: number; total: number };
}

const search = (json: object, token = member.token) =>
  edge.call<Found>('POST', '/api/users/search', { token, json });

test('anybody in the team finds people of it by the beginning of a word, whatever its case and accents', async () => {
  for (const text of ['zoe', 'ZOË', 'ang', ' Ångs ', 'zoe ang']) {
    const { status, body } = await search({ search: text });
    expect([text, status, body.data.map(({ id }) => id), body.meta]).toEqual([
      text,
      200,
      [zoe.userId],
      { limit: 25, total: 1 },
    ]);
  }
  for (const text of ['oe', '%', '.*', 'stranger', stranger.userId])
    expect([text, (await search({ search: text })).body.data]).toEqual([text, []]);
});

test('a search says of people what the list of users says, and no more of them than it is asked for', async () => {
  const listed = await edge.call<Found>('GET', '/api/users', { token: member.token });
  const [found, both] = [
    await search({ search: 'kim', limit: 1 }),
    await search({ search: 'kim' }),
  ];
  expect([found.body.data.length, found.body.meta]).toEqual([1, { limit: 1, total: 2 }]);
  for (const one of both.body.data) expect(listed.body.data).toContainEqual(one);
});

test('a search for too many or by something other than text is refused by name', async () => {
  for (const [json, field] of [
    [{ search: { $ne: '' } }, 'search'],
    [{ search: ['zoe'] }, 'search'],
    [{ query: { $ne: '' } }, 'query'],
    [{ search: 'x'.repeat(201) }, 'search'],
    [{ search: 'z', limit: 101 }, 'limit'],
    [{ search: 'z', limit: 0 }, 'limit'],
    [{ search: 'z', limit: { $gt: 0 } }, 'limit'],
  ] as const) {
    const { status, body } = await search(json);
    expect([json, status, body]).toEqual([
      json,
      422,
      expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
    ]);
  }
  expect(
    (await edge.call('POST', '/api/users/search', { token: null, json: { search: 'zoe' } })).status,
  ).toBe(401);
});

test('a search for nothing finds the whole team, and no field leads out of it', async () => {
  const { body: listed } = await edge.call<Found>('GET', '/api/users');
  const team = listed.data.map(({ id }) => id).toSorted();
  expect(team).not.toContain(stranger.userId);
  for (const json of [
    {},
    { search: ' ' },
    { team_id: stranger.teamId },
    { current_team_id: stranger.teamId, __typename: 'User' },
    { teamId: stranger.teamId, filter: { teamId: stranger.teamId } },
  ]) {
    const { status, body } = await search(json);
    const found = body.data.map(({ id }) => id).toSorted();
    expect([json, status, found]).toEqual([json, 200, team]);
  }
  const { body } = await search({ search: 'zoe', team_id: stranger.teamId });
  expect(body.data.map(({ id }) => id)).toEqual([zoe.userId]);
});

test('who edits users sees somebody with all their fields', async () => {
  const { body } = await edge.call<{ data: Record<string, unknown> }>(
    'GET',
    `/api/admin/users/${zoe.userId}`,
    { token: editor.token },
  );
  expect(body.data).toMatchObject({
    id: zoe.userId,
    name: 'Zoë Ångström',
    title: 'Sales',
    status: 'Active',
    is_active: true,
    current_team_id: teamId,
    current_team_role: 'Team Member',
    is_team_member: true,
    permissions: { can_edit_files: true, can_edit_users: false },
    team_permissions: ['can_edit_files', 'can_use_snippets'],
    current_team: { id: teamId, name: 'Halden' },
    can_use_snippets: true,
    signature: 'Zoë\nHalden',
    notification_level: 3,
    time_zone: 'Europe/Stockholm',
    locale: 'sv',
    invitation: null,
  });
  expect((await edge.call('GET', '/api/user', { token: zoe.token })).body).toMatchObject({
    data: { id: zoe.userId, team_permissions: ['can_edit_files', 'can_use_snippets'] },
  });
  const invited = await edge.call<{ data: { user: { id: string } }[] }>(
    'POST',
    '/api/users/invitations',
    { json: { emails: ['new@halden.example'] } },
  );
  expect(
    (await edge.call('GET', `/api/admin/users/${invited.body.data[0]!.user.id}`)).body,
  ).toMatchObject({
    data: { status: 'Invited', invitation: { is_expired: false, invited_by: adminId } },
  });
});

test('their settings come whole, or one collection of them', async () => {
  const read = (query: string) =>
    edge.call('GET', `/api/admin/users/${zoe.userId}/settings${query}`, { token: editor.token });
  const [mail, region] = [
    { signature: 'Zoë\nHalden', notification_level: 3 },
    { time_zone: 'Europe/Stockholm', locale: 'sv' },
  ];
  expect((await read('')).body).toEqual({ data: { ...mail, ...region } });
  expect((await read('?collection=mail')).body).toEqual({ data: mail });
  expect((await read('?collection=region')).body).toEqual({ data: region });
  for (const query of ['?collection=passwords', '?collection[$ne]=mail', '?fields=password'])
    expect([query, (await read(query)).body]).toEqual([query, { data: { ...mail, ...region } }]);
  expect(await read('?collection=mail&collection=region')).toMatchObject({
    status: 422,
    body: { errors: { collection: [expect.any(String)] } },
  });
});

test('who does not edit users reads neither, not of themselves either', async () => {
  for (const path of [
    `/api/admin/users/${zoe.userId}`,
    `/api/admin/users/${zoe.userId}/settings`,
  ]) {
    expect([
      (await edge.call('GET', path, { token: member.token })).status,
      (await edge.call('GET', path, { token: zoe.token })).status,
      (await edge.call('GET', path, { token: null })).status,
    ]).toEqual([403, 403, 401]);
  }
});

test('somebody’s profile is edited by those who edit users, but not their address, their password or what is theirs alone', async () => {
  const { userId } = await addPerson(edge.lectern, { teamId });
  const put = (json: object, id = userId, token = editor.token) =>
    edge.call<{ data: Record<string, unknown> }>('PUT', `/api/admin/users/${id}`, { token, json });
  expect(
    (
      await put({
        name: 'Ada Berg',
        title: 'Sales',
        phone: '+47 22',
        time_zone: 'Europe/Oslo',
        locale: 'nb',
      })
    ).body,
  ).toMatchObject({
    data: {
      id: userId,
      name: 'Ada Berg',
      title: 'Sales',
      phone: '+47 22',
      time_zone: 'Europe/Oslo',
      locale: 'nb',
      team_permissions: [],
    },
  });
  expect((await put({ title: null })).body).toMatchObject({
    data: { name: 'Ada Berg', title: null },
  });
  for (const json of [
    { email: 'a@b.example' },
    { email: { $ne: null } },
    { id: adminId },
    { slug: 'ada' },
    { is_employee: true },
    { signature: 'Ada' },
    { notification_level: 3 },
    { name: '' },
    { name: { $ne: null } },
    { time_zone: 'Mars/Olympus' },
    { phone: 'ring me' },
  ]) {
    const { status, body } = await put(json);
    expect([json, status, body]).toEqual([
      json,
      422,
      expect.objectContaining({ errors: { [Object.keys(json)[0]!]: [expect.any(String)] } }),
    ]);
  }
  const read = async () => (await edge.call('GET', `/api/admin/users/${userId}`)).body;
  const before = (await read()) as { data: Record<string, unknown> };
  const smuggled = {
    password: 'seven slow trains',
    is_team_admin: true,
    is_full_user: true,
    current_team_id: stranger.teamId,
    current_team_role: 'Team Admin',
    role: 'Team Admin',
    roles: ['Team Admin'],
    status: 'Locked',
    is_active: false,
    team_permissions: ['can_edit_team'],
    permissions: { can_edit_team: true },
    user_id: adminId,
    userId: adminId,
    input: { name: 'Mine' },
  };
  expect([await put(smuggled), await read()]).toMatchObject([{ status: 200 }, before]);
  expect(await read()).toEqual(before);
  const email = before.data['email'];
  expect(
    (
      await edge.call('POST', '/login', {
        token: null,
        json: { email, password: smuggled.password, device_name: 'spec' },
      })
    ).status,
  ).toBe(422);
  expect(await put({ ...before.data, title: 'Fitter' })).toMatchObject({
    status: 200,
    body: { data: { ...before.data, title: 'Fitter' } },
  });
  expect([
    (await put({ name: 'Mine' }, adminId)).status,
    (await put({ name: 'Mine' }, userId, member.token)).status,
  ]).toEqual([403, 403]);
  const [missing, foreign] = await Promise.all(
    [newId(), stranger.userId].map((id) => put({ name: 'Mine' }, id)),
  );
  expect([foreign!.status, foreign!.body]).toEqual([404, missing!.body]);
});

test('somebody of another team, or who has left, looks like nobody', async () => {
  const left = await addPerson(edge.lectern, { teamId });
  expect((await edge.call('DELETE', `/api/users/${left.userId}/teams/${teamId}`)).status).toBe(204);
  for (const path of ['', '/settings', '/permissions'].map(
    (end) => (id: string) => `/api/${end === '/permissions' ? '' : 'admin/'}users/${id}${end}`,
  )) {
    const [missing, ...others] = await Promise.all(
      [newId(), stranger.userId, left.userId, 'none'].map((id) => edge.call('GET', path(id))),
    );
    expect(missing!.status).toBe(404);
    for (const other of others) expect([other.status, other.body]).toEqual([404, missing!.body]);
  }
  expect(
    (await search({ search: left.userId.slice(0, 8) })).body.data.map(({ id }) => id),
  ).not.toContain(left.userId);
});

test('a team’s time zone and language are set by who edits the team, and are those of a place and of people', async () => {
  const path = `/api/admin/teams/${teamId}`;
  const put = (json: object, token?: string) =>
    edge.call('PUT', path, { json, ...(token && { token }) });
  expect((await edge.call('GET', path)).body).toMatchObject({
    data: { time_zone: 'UTC', locale: 'en' },
  });
  expect((await put({ time_zone: 'Europe/Stockholm', locale: 'sv' })).body).toMatchObject({
    data: { time_zone: 'Europe/Stockholm', locale: 'sv', name: 'Halden' },
  });
  expect(
    (await edge.call('GET', `/api/teams/${teamId}`, { token: member.token })).body,
  ).toMatchObject({ data: { time_zone: 'Europe/Stockholm', locale: 'sv' } });
  for (const json of [
    { time_zone: 'Mars/Olympus' },
    { time_zone: '+02:00' },
    { time_zone: { $ne: null } },
    { locale: 'xx-nowhere-at-all' },
    { locale: '' },
    { slug: 'taken' },
    { id: stranger.teamId },
    { created_at: '2020-01-01' },
    { name: '' },
    { team_type: 'Owner' },
  ]) {
    const [field] = Object.keys(json) as [string];
    const { status, body } = await put(json);
    expect([json, status, body]).toEqual([
      json,
      422,
      expect.objectContaining({ errors: { [field]: [expect.any(String)] } }),
    ]);
  }
  const dropped = {
    time_zone: null,
    team_id: stranger.teamId,
    owner_id: member.userId,
    locales: 'de',
  };
  expect((await put(dropped)).status).toBe(200);
  expect((await put({ locale: 'de' }, member.token)).status).toBe(403);
  expect((await edge.call('GET', path, { token: member.token })).status).toBe(403);
  expect((await edge.call('GET', path)).body).toMatchObject({
    data: { time_zone: 'Europe/Stockholm', locale: 'sv', name: 'Halden', team_type: 'Customer' },
  });
  const [foreign, missing] = await Promise.all(
    [stranger.teamId, newId()].map((id) => edge.call('GET', `/api/admin/teams/${id}`)),
  );
  expect([foreign!.status, foreign!.body]).toEqual([404, missing!.body]);
});

interface PersonChange {
  id: string;
  at: string;
  summary: string;
  can_be_undone: boolean;
}

test('who changed what of whom is told with before and after and from where, filtered, as a file, and to somebody of themselves; the last change is undone', async () => {
  const { userId: id, token } = await addPerson(edge.lectern, { teamId });
  const role = (name: string) =>
    edge.call('PUT', `/api/users/${id}/teams/${teamId}/role`, { json: { role: name } });
  expect([
    (await role('Team Admin')).status,
    (
      await edge.call('PUT', `/api/users/${id}/permissions`, {
        json: { permissions: { can_edit_files: true } },
      })
    ).status,
  ]).toEqual([200, 200]);
  const read = (query: string, by?: string) =>
    edge.call<{ data: PersonChange[]; meta: { after: string | null } }>(
      'GET',
      `/api/users/history?${query}`,
      by === undefined ? {} : { token: by },
    );
  const told = async (query = `person=${id}`) =>
    (await read(query)).body.data.map(({ summary }) => summary);
  await until(
    async () => (await told())[0] === 'Permissions changed.',
    'the read model has heard of it',
  );
  const [given, promoted] = (await read(`person=${id}`)).body.data;
  expect(promoted).toMatchObject({
    kind: 'role',
    person: { id },
    actor: { id: adminId },
    on_behalf_of: null,
    changes: [{ name: 'Role', before: 'Member', after: 'Admin' }],
    network: 'THIS_MACHINE',
    address: expect.any(String),
    device: expect.any(String),
    can_be_undone: true,
  });
  expect(given).toMatchObject({
    changes: [{ name: 'can_edit_files', before: 'No', after: 'Yes' }],
    request_id: expect.any(String),
  });
  const asOf = (query: string, by?: string) =>
    edge.call<{ data: { id: string }[]; meta: { at: string; after: string | null } }>(
      'GET',
      `/api/users/as-of?${query}`,
      by === undefined ? {} : { token: by },
    );
  const then = await until(
    async () => (await asOf(`at=${given!.at}`)).body.data.find((person) => person.id === id),
    'who was here is known',
  );
  expect(then).toMatchObject({
    status: 'Active',
    current_team_role: 'Team Admin',
    permissions: { can_edit_team: true },
    team_permissions: ['can_edit_files'],
    groups: [],
    custom_role: null,
  });
  expect((await asOf('at=2001-01-01T02:00:00%2B02:00')).body).toEqual({
    data: [],
    meta: { at: '2001-01-01T00:00:00.000Z', after: null },
  });
  const ahead = (await asOf('at=2101-01-01T00:00:00Z')).body;
  expect([
    ahead.data.some((person) => person.id === id),
    ahead.meta.at <= new Date().toISOString(),
  ]).toEqual([true, true]);
  expect([
    (await asOf(`at=${given!.at}`, member.token)).status,
    (await asOf('at=today')).status,
    (await asOf('')).status,
  ]).toEqual([403, 422, 422]);
  const first = await read(`person=${id}&limit=1`);
  expect([
    first.body.data[0]!.id,
    (await read(`person=${id}&limit=1&after=${first.body.meta.after}`)).body.data[0]!.id,
  ]).toEqual([given!.id, promoted!.id]);
  expect(await told(`person=${id}&kind=role&actor=${adminId}`)).toEqual(['Made an admin.']);
  expect((await read('kind=team')).body.data).toContainEqual(
    expect.objectContaining({ kind: 'team', person_id: null, person: null, can_be_undone: false }),
  );
  expect([
    await told(`person=${id}&to=2020-01-01T00:00:00Z`),
    await told(`person=${stranger.userId}`),
  ]).toEqual([[], []]);
  expect(
    (await edge.call<{ data: PersonChange[] }>('GET', '/api/user/history', { token })).body.data[0]!
      .id,
  ).toBe(given!.id);
  expect([
    (await read('', member.token)).status,
    (await read('kind=nothing')).status,
    (await read('after=nowhere')).status,
  ]).toEqual([403, 422, 422]);

  const undo = (changeId: string, by?: string) =>
    edge.call('POST', `/api/users/${id}/history/undo`, {
      json: { change_id: changeId },
      ...(by !== undefined && { token: by }),
    });
  expect([
    (await undo(promoted!.id, editor.token)).status,
    (await undo(promoted!.id, stranger.token)).status,
    (await undo('User/none/1')).status,
  ]).toEqual([403, 404, 404]);
  expect((await undo(promoted!.id)).body).toMatchObject({
    data: { current_team_role: 'Team Member' },
  });
  // Asked for once more it is answered alike, and done once.
  expect(await undo(promoted!.id)).toMatchObject({
    status: 200,
    body: { data: { current_team_role: 'Team Member' } },
  });
  expect((await undo((await read(`person=${id}`)).body.data.at(-1)!.id)).status).toBe(409);
  expect(await told()).toEqual([
    '“Made an admin” undone.',
    'Permissions changed.',
    'Made an admin.',
    ...(await told()).slice(3),
  ]);
  const file = await edge.call<string>('POST', '/api/users/history/export', {
    json: { person: id, kind: 'role' },
  });
  expect(file.status).toBe(200);
  expect(
    file.text
      .split('\r\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => line.includes('Role: ')),
  ).toEqual([true, true]);
});

test('somebody is erased by an administrator or by themselves, once their name is typed, and a signed receipt says so', async () => {
  const [kim, other] = await Promise.all([
    addPerson(edge.lectern, { teamId }),
    addPerson(edge.lectern, { teamId }),
  ]);
  type Erased = { data: { is_mailed: boolean; receipt: { askedBy: string; signature: string } } };
  const erase = (id: string, token = edge.token, json: object = { name: 'kim' }) =>
    edge.call<Erased>('POST', `/api/users/${id}/erasure`, { token, json });
  const receipt = (id: string, token = edge.token) =>
    edge.call('GET', `/api/users/${id}/erasure`, { token });
  expect([
    (await erase(kim.userId, editor.token)).status,
    (await erase(kim.userId, stranger.token)).status,
    (await receipt(kim.userId)).status,
  ]).toEqual([403, 404, 404]);
  expect((await erase(kim.userId, edge.token, { name: 'Tim' })).body).toMatchObject({
    errors: { name: ['Please type their name as it is written above.'] },
  });
  const own = await edge.call<{ data: { name: string } }>('GET', '/api/user');
  expect((await erase(adminId, edge.token, { name: own.body.data.name })).body).toMatchObject({
    message: 'You are the only admin of Halden. Make another member an admin first.',
  });

  const erased = await erase(kim.userId);
  expect([erased.status, erased.body]).toEqual([
    200,
    {
      data: {
        erased_at: expect.any(String),
        is_mailed: false,
        receipt: expect.objectContaining({ askedBy: 'an administrator' }),
      },
    },
  ]);
  // No mail server is set: what lay in the folder would keep their address.
  const folder = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'mail');
  const mails = await Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  expect(mails.filter((mail) => mail.includes(`${kim.userId}@example.com`))).toEqual([]);
  expect([
    (await receipt(kim.userId)).body,
    (await receipt(kim.userId, editor.token)).status,
    (await receipt(kim.userId, stranger.token)).status,
  ]).toEqual([erased.body.data.receipt, 403, 404]);
  const { keys } = edge.lectern.engines.engines;
  expect([
    (await edge.call('GET', '/api/user', { token: kim.token })).status,
    (await edge.call('GET', `/api/users/${kim.userId}`)).status,
    await keys.open(kim.userId),
  ]).toEqual([401, 404, null]);

  const self = await erase(other.userId, other.token, { name: ' KIM ' });
  expect(self.body.data.receipt.askedBy).toBe('themselves');
  expect([
    await keys.open(other.userId),
    (await edge.call('GET', '/api/user', { token: other.token })).status,
  ]).toEqual([null, 401]);
});

test('all that the team has of somebody is gathered from every service, for whoever asked alone', async () => {
  const kim = await addPerson(edge.lectern, { teamId, permissions: ['can_edit_presentations'] });
  const path = `/api/users/${kim.userId}/data-export`;
  const call = (method: string, token: string, end = '') =>
    edge.call<{ data: { id: string; is_ready: boolean } }>(method, path + end, { token });
  expect([
    (await call('POST', editor.token)).status,
    (await call('POST', stranger.token)).status,
    (await call('GET', kim.token)).status,
  ]).toEqual([403, 404, 404]);
  const [asked, beside] = await Promise.all([call('POST', kim.token), call('POST', kim.token)]);
  expect(asked.body).toMatchObject({
    data: { requested_at: expect.any(String), expires_at: expect.any(String) },
  });
  await until(
    async () => (await call('GET', kim.token)).body.data.is_ready,
    'every service has answered',
  );
  const exported = async (method: string) =>
    (await edge.call<{ data: { id: string } }>(method, path, { token: kim.token })).body.data.id;
  expect([asked.body.data.id, beside.body.data.id, await exported('POST')]).toEqual(
    Array(3).fill(await exported('GET')),
  ); // At the same moment, and again within the hour.
  const file = await edge.call<{ person: string; sections: { title: string; rows: object[] }[] }>(
    'GET',
    `${path}/file`,
    { token: kim.token },
  );
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
  expect(file.body.person).toBe(kim.userId);
  expect(file.body.sections.map(({ title }) => title)).toEqual([
    'Profile',
    'Membership',
    'Groups',
    'Sign-ins',
    'Devices',
    'History',
    'Viewings',
    'Presentations',
    'Shared links',
  ]);
  expect(file.body.sections[0]!.rows).toEqual([
    expect.objectContaining({ email: `${kim.userId}@example.com`, name: 'Kim' }),
  ]);
  const page = (await call('GET', kim.token, '/file?format=html')).text;
  for (const said of [
    '<h1>All about Kim</h1>',
    '<th>Team</th><td>Halden</td>',
    '<th>Role</th><td>Member</td>',
    '<th>Status</th><td>Active</td>',
    '<th>Alerts</th><td>First opening</td>',
    '<th>Additional permissions</th><td>Can edit presentations</td>',
    'Can edit presentations: No → Yes',
  ])
    expect(page).toContain(said);
  expect(page).not.toMatch(/TEAM_MEMBER|can_|Notification level/);
  expect([
    (await call('GET', edge.token)).status,
    (await call('GET', edge.token, '/file')).status,
  ]).toEqual([404, 404]);
  await edge.lectern.engines.engines.keys.erase(kim.userId);
  expect((await call('GET', kim.token, '/file')).status).toBe(404);
});
