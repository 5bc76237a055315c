import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { publish } from '../../../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
let teamId: string;
let id: string;
let fileId: string;
let group: string;
let folder: string;
let label: string;
let inside: Person;
let outside: Person;

interface Item {
  id: string;
}
type List = { data: Item[]; meta: { folders: Item[] } };
type One = { data: Record<string, unknown> & Item };

const made = async (path: string, json: object) =>
  (await edge.call<One>('POST', path, { json })).body.data.id;
const members = (change: '/users' | '/users/remove', { userId }: Person) =>
  edge.call('POST', `/api/admin/groups/${group}${change}`, { json: { users: [userId] } });

beforeAll(async () => {
  edge = await startEdge();
  teamId = (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
    .current_team_id;
  group = await made('/api/admin/groups', { name: 'Nordics' });
  folder = await made('/api/folders', { name: 'Sales' });
  label = await made('/api/admin/labels', { name: 'Story' });
  id = await publish(edge);
  const { body } = await edge.call<One & { data: { files: string[] } }>(
    'PUT',
    `/api/admin/presentations/${id}`,
    { json: { groups: [group], folder_ids: [folder], labels: [label] } },
  );
  expect(body.data['groups']).toEqual([group]);
  fileId = (await edge.call<List>('GET', `/api/presentations/${id}/files`)).body.data[0]!.id;
  const permissions = ['can_export_data', 'can_edit_events'];
  [inside, outside] = [
    await addPerson(edge.lectern, { teamId, permissions }),
    await addPerson(edge.lectern, { teamId, permissions }),
  ];
  await members('/users', inside);
});
afterAll(() => edge.stop());

/** Every way in which a member comes across the presentation: whether it leads there. */
async function waysFor({ token }: { token: string }): Promise<Record<string, boolean>> {
  const call = <Body>(method: string, path: string, json?: object) =>
    edge.call<Body>(method, path, { token, ...(json && { json }) });
  const lists = async (method: string, path: string, json?: object) =>
    (await call<List>(method, path, json)).body.data.some((item) => item.id === id);
  const answers = async (method: string, path: string, json?: object) => {
    const { status } = await call(method, path, json);
    if (status !== 404) expect([path, status < 300]).toEqual([path, true]);
    return status !== 404;
  };
  const search = await call<List>('POST', `/api/teams/${teamId}/presentations`, { search: 'pri' });
  const tree = await call<List>('GET', '/api/folders/flat-tree');
  const labels = await call<{ data: { presentation_count: number }[] }>('GET', '/api/labels');
  const events = await call('GET', '/api/event-stream?type=PresentationCreated');
  return {
    list: await lists('GET', '/api/user/presentations'),
    chunk: await lists('GET', `/api/teams/${teamId}/presentations`),
    search: search.body.data.length > 0,
    folderOfSearch: search.body.meta.folders.length > 0,
    tree: tree.body.data.some((item) => item.id === folder),
    folder: await answers('GET', `/api/folders/${folder}`),
    labelCount: labels.body.data[0]!.presentation_count > 0,
    files: await answers('GET', `/api/presentations/${id}/files`),
    signed: await answers('GET', `/api/presentations/${id}/signed`),
    jobs: await answers('GET', `/api/presentations/${id}/jobs`),
    thumbnail: await answers('GET', `/files/presentations/${id}/${fileId}/thumbnails/0001.jpg`),
    pageFigures: await answers('GET', `/api/analytics/presentations/${id}/pages`),
    contacts: await answers('GET', `/api/analytics/presentations/${id}/contacts`),
    linkFigures: await answers('GET', `/api/analytics/presentations/${id}/links`),
    share: await answers('POST', `/api/presentations/${id}/share`, {}),
    events: events.text.includes('"name":"Price list"'),
  };
}

const all = (ways: Record<string, boolean>, expected: boolean) =>
  Object.values(ways).every((leads) => leads === expected);

test('members of its groups and administrators come to a presentation in every way, others in none', async () => {
  await until(async () => all(await waysFor(inside), true), 'the group sees it');
  expect(Object.entries(await waysFor(inside)).filter(([, leads]) => !leads)).toEqual([]);
  expect(Object.entries(await waysFor(outside)).filter(([, leads]) => leads)).toEqual([]);
  expect(Object.entries(await waysFor(edge)).filter(([, leads]) => !leads)).toEqual([]);
});

test('who joins sees it and who leaves does not, and a presentation without groups is everyone’s', async () => {
  await members('/users', outside);
  await members('/users/remove', inside);
  await until(async () => all(await waysFor(outside), true), 'who joined sees it');
  await until(async () => all(await waysFor(inside), false), 'who left does not');
  await edge.call('PUT', `/api/admin/presentations/${id}`, { json: { groups: [] } });
  await until(async () => all(await waysFor(inside), true), 'everyone sees it');
  await edge.call('PUT', `/api/admin/presentations/${id}`, { json: { groups: [group] } });
  await until(async () => all(await waysFor(inside), false), 'only the group again');
});

test('who shared it before leaving keeps their links and figures, and knows its name alone', async () => {
  const { status, body } = await edge.call<One>('POST', `/api/presentations/${id}/share`, {
    token: outside.token,
    json: {},
  });
  expect(status).toBe(201);
  await members('/users/remove', outside);
  await until(
    async () =>
      (await edge.call('GET', `/api/presentations/${id}/files`, { token: outside.token }))
        .status === 404,
    'they left',
  );
  const { token } = outside;
  const link = await edge.call<One>('GET', `/api/shared-links/${body.data.id}`, { token });
  expect([link.status, link.body.data['presentation_id']]).toEqual([200, id]);
  const { presentation } = await edge.graph<{ presentation: unknown }>(
    'query ($id: ID!) { presentation: sharedLink(id: $id) { presentation { name isVisible description } } }',
    { id: body.data.id },
    token,
  );
  expect(presentation).toEqual({
    presentation: { name: 'Price list', isVisible: false, description: null },
  });
});

test('an export has what the caller sees, by group too', async () => {
  const body = { groups: [group], include_groups: true, include_folders: true };
  const member = await edge.call('POST', '/api/presentations/export', {
    token: inside.token,
    json: body,
  });
  expect(member.status).toBe(403);
  const editor = await addPerson(edge.lectern, {
    teamId,
    permissions: ['can_export_data', 'can_edit_presentations'],
  });
  const { text } = await edge.call('POST', '/api/presentations/export', {
    token: editor.token,
    json: body,
  });
  const [head, row, ...others] = text.trim().split('\r\n').join('\n').split('\n');
  expect(head?.split(',').slice(-2)).toEqual(['groups', 'folders']);
  expect([row?.includes(id), row?.endsWith('Nordics,Sales'), others]).toEqual([true, true, []]);
  const none = await edge.call('POST', '/api/presentations/export', {
    token: editor.token,
    json: { groups: [folder] },
  });
  expect(none.text.trim().split('\n')).toHaveLength(1);
});
