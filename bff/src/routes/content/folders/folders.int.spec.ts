import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publish } from '../../../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

let edge: RunningEdge;
let member: Person;
let presentationId: string;

interface Folder {
  id: string;
  name: string;
  image: string | null;
  presentations: { id: string; folder_ids: string[] }[];
}
interface Answered {
  data: Folder;
  meta?: object;
  errors?: Record<string, string[]>;
}

beforeAll(async () => {
  edge = await startEdge();
  const user = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
  [member, presentationId] = await Promise.all([
    addPerson(edge.lectern, { teamId: user.body.data.current_team_id }),
    publish(edge),
  ]);
});
afterAll(() => edge.stop());

const call = (method: string, path: string, json?: object, token?: string) =>
  edge.call<Answered>(method, path, { ...(json && { json }), ...(token && { token }) });
const create = async (name: string, parent: string | null = null) =>
  (await call('POST', '/api/folders', { name, parent_id: parent })).body.data.id;
const list = async (path = '/api/folders', token?: string) =>
  (await edge.call<{ data: Folder[] }>('GET', path, token ? { token } : {})).body.data;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
function form(fields: Record<string, string>, image?: Uint8Array): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  if (image) made.set('image', new File([new Uint8Array(image)], 'cover.png'));
  return made;
}

test('folders are created, listed in tree order, moved and deleted, with the fields of the specification', async () => {
  const sales = await create('Sales');
  const legal = await create('Legal');
  const europe = await create('Europe', sales);
  const folder = { image: null, child_count: 0, presentation_count: 0 };
  const tree = [
    { id: sales, name: 'Sales', parent_id: null, depth: 0, ancestors: [], ancestor_path: '' },
    {
      id: europe,
      name: 'Europe',
      parent_id: sales,
      depth: 1,
      ancestors: [{ id: sales, name: 'Sales' }],
      ancestor_path: 'Sales',
    },
    { id: legal, name: 'Legal', parent_id: null, depth: 0, ancestors: [], ancestor_path: '' },
  ].map((each) => ({ ...folder, ...each }));
  tree[0]!.child_count = 1;
  expect(await list('/api/folders/flat-tree')).toEqual(tree);
  expect(await list()).toEqual([tree[0], tree[2]]);

  expect((await call('PUT', `/api/folders/${legal}/move`, { newIndex: 0 })).status).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Legal', 'Sales']);
  const inside = await call('PUT', `/api/folders/${sales}/move`, {
    newIndex: 0,
    parent_id: europe,
  });
  expect([inside.status, inside.body.errors]).toEqual([
    422,
    { parent_id: ['A folder cannot be moved into itself.'] },
  ]);
  const renamed = await edge.call<Answered>('POST', `/api/folders/${europe}`, {
    body: form({ name: 'EMEA', parent_id: '' }),
  });
  expect(renamed.body.data).toMatchObject({ name: 'EMEA', parent_id: null });
  for (const id of [sales, legal, europe])
    for (let times = 0; times < 2; times++)
      expect((await call('DELETE', `/api/folders/${id}`)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect((await call('GET', `/api/folders/${sales}`)).status).toBe(404);
});

test('a folder shows its presentations, to members only those that they see', async () => {
  const folder = await create('Sales');
  const path = `/api/folders/${folder}`;
  const missing = newId();
  const added = await edge.call('POST', `${path}/presentations`, {
    json: { presentation_ids: [presentationId, missing] },
  });
  expect(added.body).toEqual({
    data: {
      added: [presentationId],
      refused: [{ id: missing, code: 'NOT_FOUND', message: expect.any(String) }],
    },
  });
  const { body } = await call('GET', path);
  expect([body.data.presentations.map(({ id }) => id), body.meta]).toEqual([
    [presentationId],
    { page: 1, per_page: 300, total: 1 },
  ]);
  expect(body.data.presentations[0]!.folder_ids).toEqual([folder]);
  await edge.call('PUT', `/api/presentations/${presentationId}/status`, {
    json: { status: 'Inactive' },
  });
  expect((await call('GET', path, undefined, member.token)).status).toBe(404);
  expect(await list('/api/folders/flat-tree', member.token)).toEqual([]);
  await edge.call('PUT', `/api/presentations/${presentationId}/status`, {
    json: { status: 'Active' },
  });
  expect((await list('/api/folders', member.token)).map(({ id }) => id)).toEqual([folder]);
  expect((await call('POST', '/api/folders', { name: 'x' }, member.token)).status).toBe(403);

  for (let times = 0; times < 2; times++)
    expect((await call('DELETE', `${path}/presentations/${presentationId}`)).status).toBe(204);
  expect((await call('GET', path)).body.data.presentations).toEqual([]);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', `/api/presentations/${presentationId}/jobs`)).status).toBe(200);
});

test('a folder has an image, which only people who see the folder get', async () => {
  const made = await edge.call<Answered>('POST', '/api/folders', {
    body: form({ name: 'Pictured' }, png),
  });
  const { id, image } = made.body.data;
  expect([made.status, image]).toEqual([
    201,
    expect.stringMatching(new RegExp(`^/files/folders/${id}/[0-9a-f-]{36}$`)),
  ]);
  const shown = await edge.call('GET', image!);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await edge.call('GET', image!, { token: member.token })).status).toBe(404);
  const refused = await edge.call<Answered>('POST', `/api/folders/${id}`, {
    body: form({}, Buffer.from('%PDF-1.4 is no image')),
  });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['image']]);
  expect((await call('DELETE', `/api/folders/${id}/image`)).status).toBe(204);
  expect((await call('GET', `/api/folders/${id}`)).body.data.image).toBeNull();
  expect((await edge.call('GET', image!)).status).toBe(404);
});
