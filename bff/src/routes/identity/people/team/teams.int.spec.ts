import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { SOON_MS, until } from '@lectern/kernel/testing/until.ts';
import { openStream } from '../../../../testing/read-stream.ts';
import { startCopy, type RunningCopy } from '../../../../testing/start-copy.ts';
import { startEdge, type RunningEdge } from '../../../../testing/start-edge.ts';

interface Team {
  id: string;
}

let edge: RunningEdge;
/** It hears of what happens at `edge` only by asking. */
let copy: RunningCopy;
let teamId: string;
let adminId: string;

beforeAll(async () => {
  edge = await startEdge();
  copy = await startCopy(edge);
  const { body } = await edge.call<{ data: { id: string; current_team_id: string } }>(
    'GET',
    '/api/user',
  );
  [teamId, adminId] = [body.data.current_team_id, body.data.id];
});
afterAll(async () => {
  await copy.stop();
  await edge.stop();
});

const found = async (name: string) =>
  (await edge.call<{ data: Team }>('POST', '/api/teams', { json: { name } })).body.data.id;
const add = (person: Person, id: string, role = 'Team Member') =>
  edge.call('POST', `/api/users/${person.userId}/teams`, { json: { team_ids: [id], role } });
const go = (person: Person, id: string, url = '') =>
  edge.call('POST', `${url}/api/users/${person.userId}/teams/${id}/switch`, {
    token: person.token,
  });
const whereIs = async ({ token }: Person, url = '') =>
  (await edge.call<{ data?: { current_team_id: string } }>('GET', `${url}/api/user`, { token }))
    .body.data?.current_team_id;

test('a team is founded with what every team begins with, and all of it is changed', async () => {
  const made = await edge.call<{ data: Team }>('POST', '/api/teams', {
    json: { name: 'Halden Nordic', time_zone: 'Europe/Oslo', locale: 'nb' },
  });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      data: {
        name: 'Halden Nordic',
        slug: 'halden-nordic',
        team_type: 'Customer',
        prompt_for_customer_timeout: 10,
        time_zone: 'Europe/Oslo',
        locale: 'nb',
        channel: `team.${made.body.data.id}`,
        account_manager_id: null,
        sharing_enabled: true,
        fax_enabled: false,
      },
    },
  ]);
  const { id } = made.body.data;
  const flags = [
    'spaces',
    'haystack',
    'sharing',
    'sending_emails',
    'snippets',
    'sinch',
    'email_verification',
    'fax',
    'metabase',
    'email_previews',
    'presentation_alias',
  ];
  const changes = {
    name: 'Nordic',
    team_type: 'Partner',
    ...Object.fromEntries(flags.map((flag) => [`${flag}_enabled`, flag === 'fax'])),
    members_can_send_emails: false,
    display_user_info: false,
    privacy_policy_url: 'https://halden.example/privacy',
    time_zone: 'UTC',
    locale: 'sv',
    prompt_for_customer_timeout: 45,
    account_manager_id: adminId,
  };
  const changed = await edge.call('PUT', `/api/admin/teams/${id}`, {
    json: { ...changes, sharing_consent_optional: true, sharing_consent_implied: false },
  });
  expect([changed.status, changed.body]).toMatchObject([
    200,
    {
      data: {
        ...changes,
        slug: 'halden-nordic',
        sharing_consent_optional: true,
        sharing_consent_implied: false,
        sharing_consent_required: false,
      },
    },
  ]);
  expect((await edge.call('GET', `/api/admin/teams/${id}`)).body).toEqual(changed.body);
  expect((await edge.call('GET', `/api/teams/${id}/account-manager`)).body).toMatchObject({
    data: { id: adminId, current_team_id: id, is_team_admin: true },
  });
  expect((await edge.call('GET', `/api/teams/${teamId}/account-manager`)).body).toEqual({
    data: null,
  });
  expect((await edge.call('GET', '/api/account-managers')).body).toMatchObject({
    data: [{ id: adminId }],
  });
  expect((await edge.call('GET', '/api/user/teams')).body).toMatchObject({
    data: [
      { id: teamId, role: 'Team Admin', is_current: true },
      { id, name: 'Nordic', is_current: false },
    ],
  });
});

test('a team is founded with every field that its update takes', async () => {
  const fields = {
    team_type: 'Demo',
    fax_enabled: true,
    default_fax: true,
    display_user_info: false,
    sharing_consent_required: true,
    privacy_policy_url: 'https://halden.example/privacy',
    prompt_for_customer_timeout: 45,
    account_manager_id: adminId,
  };
  const make = (json: object) =>
    edge.call('POST', '/api/teams', { json: { name: 'Complete', ...json } });
  const made = await make(fields);
  expect([made.status, made.body]).toMatchObject([201, { data: fields }]);
  expect(
    await make({ sharing_consent_optional: true, sharing_consent_implied: true }),
  ).toMatchObject({
    status: 422,
    body: { errors: { sharing_consent_optional: [expect.any(String)] } },
  });
  expect(await make({ second_factor_required: true })).toMatchObject({
    status: 409,
    body: { message: 'Set up your own second factor first.' },
  });
});

test('what may not be set is refused by its name, and sets nothing', async () => {
  const put = (json: object) => edge.call('PUT', `/api/admin/teams/${teamId}`, { json });
  const before = (await edge.call('GET', `/api/admin/teams/${teamId}`)).body;
  for (const json of [
    { id: newId() },
    { slug: 'mine' },
    { channel: 'direct' },
    { created_at: 'now' },
    { sharing_consent_required: true, sharing_consent_implied: true },
    { sharing_enabled: { $ne: null } },
    { privacy_policy_url: ['x'] },
  ]) {
    const [field] = Object.keys(json) as [string];
    const { status, body } = await put({ name: 'Mine', ...json });
    expect([json, status, body]).toMatchObject([json, 422, { errors: expect.anything() }]);
    if (Object.keys(json).length === 1)
      expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  }
  const smuggled = {
    accountManagerId: adminId,
    team_id: newId(),
    owner_id: adminId,
    requiresSecondFactor: true,
    features: { fax: true },
    sharing_consent_required: false,
    input: { name: 'Mine' },
  };
  expect(await put(smuggled)).toMatchObject({ status: 200, body: before });
  expect((await edge.call('GET', `/api/admin/teams/${teamId}`)).body).toEqual(before);
  expect((await put({ account_manager_id: newId() })).body).toMatchObject({
    errors: { account_manager_id: ['Please choose one of the team’s admins.'] },
  });
  expect((await put({ prompt_for_customer_timeout: 1_441 })).body).toMatchObject({
    errors: { prompt_for_customer_timeout: ['Choose 1 to 1440 minutes.'] },
  });
  expect((await put({ time_zone: 'Nowhere' })).body).toMatchObject({
    errors: { time_zone: [expect.any(String)] },
  });
  expect((await edge.call('POST', '/api/teams', { json: { name: '', slug: 'mine' } })).status).toBe(
    422,
  );
  expect((await edge.call('POST', '/api/teams', { json: { name: ' ' } })).body).toMatchObject({
    errors: { name: ['Enter a name.'] },
  });
  expect((await edge.call('GET', `/api/admin/teams/${teamId}`)).body).toEqual(before);
});

test('whoever goes to another team is there with the next call: at once here, within a second at another copy, and what is read as it happens ends', async () => {
  const person = await addPerson(edge.lectern, { teamId, permissions: ['can_export_data'] });
  const away = await found('Away');
  expect(
    (
      await edge.call('POST', `/api/users/${person.userId}/teams/${away}/switch`, {
        token: person.token,
      })
    ).status,
  ).toBe(404);
  expect((await add(person, away)).body).toMatchObject({
    data: { id: person.userId, current_team_id: away, current_team_role: 'Team Member' },
  });
  expect((await add(person, away)).status).toBe(200);
  expect((await add(person, away, 'Team Admin')).status).toBe(409);
  expect(await whereIs(person, copy.url)).toBe(teamId);
  const feed = await openStream({ url: copy.url }, '/api/event-stream', person.token, {
    accept: 'text/event-stream',
  });
  expect((await go(person, away)).body).toMatchObject({
    data: {
      id: person.userId,
      current_team_id: away,
      permissions: { can_export_data: false },
      teams: [{ id: teamId }, { id: away }],
    },
  });
  const startedAt = performance.now();
  expect(await whereIs(person)).toBe(away);
  await until(async () => (await whereIs(person, copy.url)) === away, 'the other copy follows');
  await feed.ended;
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  expect((await edge.call('GET', '/api/event-stream', { token: person.token })).status).toBe(403);
  expect((await go({ ...person, userId: adminId }, teamId)).status).toBe(404);
});

test('whoever is taken out of the team they are in is refused: at once here, within a second at another copy', async () => {
  const [person, away] = [await addPerson(edge.lectern, { teamId }), await found('Left')];
  await add(person, away);
  await go(person, away);
  await until(async () => (await whereIs(person, copy.url)) === away, 'the other copy follows');
  const pages = await openStream({ url: copy.url }, '/api/realtime', person.token, {
    accept: 'text/event-stream',
  });
  const path = `/api/users/${person.userId}/teams/${away}`;
  expect(
    (await edge.call('PUT', `${path}/role`, { json: { role: 'Team Admin' } })).body,
  ).toMatchObject({ data: { current_team_id: away, is_team_admin: true } });
  expect((await edge.call('DELETE', path)).status).toBe(409);
  expect((await edge.call('PUT', `${path}/role`, { json: { role: 'Team Member' } })).status).toBe(
    200,
  );
  expect((await edge.call('DELETE', path)).status).toBe(204);
  const startedAt = performance.now();
  expect(await whereIs(person)).toBeUndefined();
  await until(
    async () => (await whereIs(person, copy.url)) === undefined,
    'the other copy refuses',
  );
  await pages.ended;
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});

test('of a team that one is only a member of, one changes nothing; one that one is nowhere in is not there', async () => {
  const [person, away] = [
    await addPerson(edge.lectern, { teamId, role: 'TEAM_ADMIN' }),
    await found('Read only'),
  ];
  await add(person, away);
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, json?: object) =>
    (await edge.call(method, path, { token: person.token, ...(json && { json }) })).status;
  const all = (id: string) =>
    Promise.all([
      ask('GET', `/api/admin/teams/${id}`),
      ask('PUT', `/api/admin/teams/${id}`, { name: 'Mine' }),
      ask('POST', `/api/users/${adminId}/teams/${id}`, { role: 'Team Admin' }),
      ask('PUT', `/api/users/${adminId}/teams/${id}/role`, { role: 'Team Member' }),
      ask('DELETE', `/api/users/${adminId}/teams/${id}`),
    ]);
  expect(await all(away)).toEqual([403, 403, 403, 403, 403]);
  const { teamId: foreign } = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  for (const id of [foreign, newId()])
    expect([
      await all(id),
      await ask('GET', `/api/teams/${id}`),
      await ask('GET', `/api/teams/${id}/account-manager`),
    ]).toEqual([[404, 404, 404, 404, 404], 404, 404]);
  expect(
    (
      await edge.call('PUT', `/api/users/${adminId}/teams/${away}/role`, {
        json: { role: 'Team Member' },
      })
    ).status,
  ).toBe(409);
});
