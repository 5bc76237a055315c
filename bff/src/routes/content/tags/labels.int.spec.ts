import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publish } from '../../../testing/publish-and-share.ts';
import { startEdge, type Answer, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
let teamId: string;
let member: Person;
let stranger: Person;
let presentationId: string;

interface Label {
  id: string;
  name: string;
  colour: string;
  presentation_count: number;
  created_at: string;
}
type Answered = { data: Label; message?: string; errors?: Record<string, string[]> };

beforeAll(async () => {
  edge = await startEdge();
  teamId = (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
    .current_team_id;
  [member, stranger, presentationId] = await Promise.all([
    addPerson(edge.lectern, { teamId }),
    addPerson(edge.lectern, { role: 'TEAM_ADMIN' }),
    publish(edge),
  ]);
});
afterAll(() => edge.stop());

const call = (method: string, path: string, json?: object, token?: string) =>
  edge.call<Answered>(method, path, { ...(json && { json }), ...(token && { token }) });
const create = (name: string, more: object = {}, token?: string) =>
  call('POST', '/api/admin/labels', { name, ...more }, token);
const created = async (name: string) => (await create(name)).body.data.id;
const list = async (token?: string) =>
  (await edge.call<{ data: Label[] }>('GET', '/api/labels', token ? { token } : {})).body.data;
const put = (labels: string[]) =>
  edge.call<{ data: { labels: string[] }; errors?: object }>(
    'PUT',
    `/api/admin/presentations/${presentationId}`,
    { json: { labels } },
  );
const outcome = ({ status, body }: Answer<Answered>) => [status, body?.errors];

test('a label is created, read, renamed, recolored and deleted', async () => {
  const { status, body } = await create('  Customer story ', { colour: 'teal' });
  const { id } = body.data;
  expect([status, body.data]).toEqual([
    201,
    {
      id,
      name: 'Customer story',
      colour: 'Teal',
      presentation_count: 0,
      created_at: expect.any(String),
    },
  ]);
  const path = `/api/admin/labels/${id}`;
  expect((await call('PUT', path, { colour: 'Pink' })).body.data).toMatchObject({
    name: 'Customer story',
    colour: 'Pink',
  });
  expect((await call('PUT', path, { name: 'Stories' })).body.data.name).toBe('Stories');
  expect((await call('GET', path)).body.data).toMatchObject({ name: 'Stories', colour: 'Pink' });
  expect(await list()).toEqual([expect.objectContaining({ id, name: 'Stories' })]);
  for (let times = 0; times < 2; times++) expect((await call('DELETE', path)).status).toBe(204);
  expect([await list(), (await call('GET', path)).status]).toEqual([[], 404]);
});

test('names are one in the team however they are spelled, and anything else is refused under its field', async () => {
  const id = await created('Élan');
  const taken = [409, { name: ['Another label has this name.'] }];
  expect(outcome(await create('elan'))).toEqual(taken);
  const other = await created('Zest');
  expect(outcome(await call('PUT', `/api/admin/labels/${other}`, { name: 'ELAN' }))).toEqual(taken);
  expect((await create('elan', {}, stranger.token)).status).toBe(201);
  for (const [json, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ colour: 'Red' }, 'name'],
    [{ name: 'x', colour: 'Mauve' }, 'colour'],
  ] as const)
    expect(outcome(await call('POST', '/api/admin/labels', json))).toEqual([
      422,
      { [field]: [expect.any(String)] },
    ]);
  await call('DELETE', `/api/admin/labels/${id}`);
  expect((await create('elan')).status).toBe(201);
});

test('everyone in the team lists labels; reading one to edit it, and editing, take the permission', async () => {
  const editor = await addPerson(edge.lectern, { teamId, permissions: ['can_edit_labels'] });
  const id = await created('Seen by all');
  expect((await list(member.token)).map((label) => label.id)).toContain(id);
  expect((await list(stranger.token)).map((label) => label.id)).not.toContain(id);
  const path = `/api/admin/labels/${id}`;
  for (const [method, at, json] of [
    ['GET', path],
    ['PUT', path, { name: 'Mine' }],
    ['POST', '/api/admin/labels', { name: 'Mine' }],
    ['POST', `${path}/merge`, { label_ids: [newId()] }],
    ['DELETE', path],
  ] as const) {
    expect((await call(method, at, json, member.token)).status).toBe(403);
    if (at !== '/api/admin/labels' && method !== 'DELETE')
      expect((await call(method, at, json, stranger.token)).status).toBe(404);
  }
  expect((await call('DELETE', path, undefined, stranger.token)).status).toBe(404);
  expect((await call('PUT', path, { name: 'Hers' }, editor.token)).body.data.name).toBe('Hers');
});

test('presentations with a merged label have the other one, in the form, the filter and the export', async () => {
  const [one, other] = [await created('One'), await created('Other')];
  expect((await put([one])).body.data.labels).toEqual([one]);
  const merged = await call('POST', `/api/admin/labels/${other}/merge`, { label_ids: [one] });
  expect([merged.status, merged.body.data]).toMatchObject([
    200,
    { id: other, name: 'Other', presentation_count: 1 },
  ]);
  for (const label of [one, other]) {
    const { body } = await edge.call<{ data: { labels: string[] }[]; meta: { labels: object[] } }>(
      'POST',
      `/api/teams/${teamId}/presentations`,
      { json: { labels: [label] } },
    );
    expect([body.data.map(({ labels }) => labels), body.meta.labels]).toEqual([
      [[other]],
      [{ id: other, name: 'Other' }],
    ]);
  }
  expect((await call('GET', `/api/admin/labels/${one}`)).status).toBe(404);
  const { text } = await edge.call('POST', '/api/presentations/export', {
    json: { labels: [other] },
  });
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(',Other,');
});

test('only labels that are there can be put on a presentation; a deleted one is lost', async () => {
  const label = await created('Short-lived');
  const foreign = (await create('Foreign', {}, stranger.token)).body.data.id;
  await put([label]);
  await call('DELETE', `/api/admin/labels/${label}`);
  for (const gone of [label, foreign, newId()]) {
    const { status, body } = await put([gone]);
    expect([status, body.errors]).toEqual([422, { labels: ['No such label.'] }]);
  }
  expect((await put([])).body.data.labels).toEqual([]);
});
