import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { aPdf, publish } from '../../testing/publish-and-share.ts';
import { startEdge, type Answer, type RunningEdge } from '../../testing/start-edge.ts';

let edge: RunningEdge;
let teamId: string;
let userId: string;
let member: Person;
let presentationId: string;

interface Resource {
  id: string;
  name: string;
  [field: string]: unknown;
}
interface Data<T> {
  data: T;
}
interface Failure {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

beforeAll(async () => {
  edge = await startEdge();
  const { body } = await edge.call<Data<{ id: string; current_team_id: string }>>(
    'GET',
    '/api/user',
  );
  [teamId, userId] = [body.data.current_team_id, body.data.id];
  [member, presentationId] = await Promise.all([
    addPerson(edge.lectern, { teamId }),
    publish(edge),
  ]);
});
afterAll(() => edge.stop());

async function createLabel(name: string): Promise<string> {
  const json = { name };
  return (await edge.call<Data<Resource>>('POST', '/api/admin/labels', { json })).body.data.id;
}

async function createGroup(name: string): Promise<string> {
  const json = { name };
  return (await edge.call<Data<Resource>>('POST', '/api/admin/groups', { json })).body.data.id;
}

async function upload(
  file: Uint8Array<ArrayBuffer> | string,
  name: string,
  fields: Record<string, string | string[]> = {},
): Promise<Answer<Data<Resource> & Failure>> {
  const form = new FormData();
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(field, value);
  form.set('file', new File([file], name));
  return edge.call('POST', '/api/admin/presentations', { body: form });
}

test('a form with every kind of field is taken whole, under the names of the specification', async () => {
  const [label, other] = [await createLabel('Story'), await createLabel('Case')];
  const group = await createGroup('Field sales');
  const made = async (path: string) =>
    (await edge.call<Data<Resource>>('POST', path, { json: { name: 'Halden' } })).body.data.id;
  const [brand, product] = [await made('/api/admin/brands'), await made('/api/admin/products')];
  const { status, body } = await upload(await aPdf(1), 'q3.pdf', {
    name: 'Q3',
    status: 'active',
    'groups[]': [group],
    'labels[]': [label, other],
    'folder_ids[]': [],
    'products[]': [product],
    brand_id: brand,
    is_featured: '1',
    is_rateable: 'false',
    access_code: 'harbor',
    new_until_at: '2026-12-24',
    release_at: '2026-01-01T00:00:00Z',
    expires_at: '',
    custom_javascript: 'let x = 1 < 2;',
    settings: JSON.stringify({
      can_be_printed: true,
      rotation_mode: 'landscape',
      menu_bar_taps: 3,
      pdf_view_mode: 'cover_facing',
    }),
    notifications: JSON.stringify({
      respondent: { enabled: true, recipients: [] },
      self: { enabled: true, recipients: ['ada@example.com'] },
    }),
    vaultConfiguration: JSON.stringify({ synchronize_title: false }),
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    name: 'Q3',
    status: 'Active',
    active: true,
    groups: [group],
    labels: [label, other],
    products: [product],
    brand_id: brand,
    folder_ids: [],
    is_featured: true,
    is_rateable: false,
    access_code: 'harbor',
    is_access_code_required: true,
    new_until_at: '2026-12-24',
    release_at: '2026-01-01T00:00:00.000Z',
    expires_at: null,
    custom_javascript: 'let x = 1 < 2;',
    owner_id: userId,
    userPresentation: 1,
    send_activity_to_crm: true,
    show_in_main_list: true,
    can_be_used_in_haystack: true,
    is_protected: false,
    is_microsoft_office: false,
    settings: {
      can_be_printed: true,
      rotation_mode: 'landscape',
      menu_bar_taps: 3,
      pdf_view_mode: 'cover_facing',
      show_exit_instructions: true,
      can_be_shared: true,
    },
    notifications: {
      respondent: { enabled: true, recipients: [] },
      self: { enabled: true, recipients: ['ada@example.com'] },
    },
    vaultConfiguration: { synchronize_expiration_date: true, synchronize_title: false },
  });
  const { data } = (
    await edge.call<Data<Resource>>('PUT', `/api/admin/presentations/${body.data.id}`, {
      json: {
        groups: [],
        access_code: '',
        settings: { can_be_printed: false },
        external_url: 'https://example.com',
      },
    })
  ).body;
  expect(data).toMatchObject({
    groups: [],
    access_code: null,
    is_access_code_required: false,
    external_url: 'https://example.com',
    is_featured: true,
    settings: { can_be_printed: false, menu_bar_taps: 3 },
  });
});

test('names with quotes, newlines, right-to-left and emoji stay what they are, in headers and tables, too', async () => {
  const { body } = await upload(await aPdf(1), 'a "b"\r\nX-Evil: 1; عرض 🌍.pdf', {
    name: '=HYPERLINK("http://evil") עברית 🌍\nline',
  });
  const { id, name } = body.data;
  expect(name).toBe('=HYPERLINK("http://evil") עברית 🌍 line');
  const { body: files } = await edge.call<Data<{ name: string; download_url: string }[]>>(
    'GET',
    `/api/presentations/${id}/files`,
  );
  const answer = await fetch(files.data[0]!.download_url);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-evil')]).toEqual(
    [200, 'application/pdf', null],
  );
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w%.()'-]+$/,
  );
  const csv = await edge.call('POST', '/api/presentations/export', {
    json: { presentations: [id, newId()] },
  });
  expect([
    csv.status,
    csv.headers.get('content-type'),
    csv.headers.get('content-disposition'),
  ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="presentations.csv"']);
  const [head, line, ...rest] = csv.text.replace(/^\ufeff/, '').split('\r\n');
  expect([head!.split(',').slice(0, 4), rest]).toEqual([
    ['id', 'name', 'presentation_type', 'status'],
    [''],
  ]);
  expect(line).toContain(`${id},"'=HYPERLINK(""http://evil"") עברית 🌍 line",PDF,Draft,`);
});

test('an export has groups and folders where they are asked for', async () => {
  const createFolder = async (name: string, parent: string | null) =>
    (
      await edge.call<{ data: { id: string } }>('POST', '/api/folders', {
        json: { name, parent_id: parent },
      })
    ).body.data.id;
  const folder = await createFolder('Europe', await createFolder('Sales', null));
  const group = await createGroup('Sellers');
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { groups: [group], folder_ids: [folder] },
  });
  const lines = async (json: object) =>
    (
      await edge.call('POST', '/api/presentations/export', {
        json: { presentations: [presentationId], ...json },
      })
    ).text
      .trim()
      .split('\r\n');
  const [head, line] = await lines({ include_groups: true, include_folders: true });
  expect([head!.endsWith(',groups,folders'), line!.endsWith(',Sellers,Sales/Europe')]).toEqual([
    true,
    true,
  ]);
  expect((await lines({}))[0]).not.toContain('groups');
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { groups: [], folder_ids: [] },
  });
  const { token } = await addPerson(edge.lectern, {
    teamId,
    permissions: ['can_edit_presentations'],
  });
  expect(
    (
      await edge.call('POST', '/api/presentations/export', {
        token,
        json: { presentations: [presentationId] },
      })
    ).status,
  ).toBe(403);
});

test('an export without a choice has what the list has, narrowed and ordered as it is', async () => {
  const made: string[] = [];
  for (const name of ['Export b', 'Export a', '=Export c'])
    made.push((await upload(await aPdf(1), 'export.pdf', { name })).body.data.id);
  expect(
    (
      await edge.call('PUT', `/api/presentations/${made[0]}/status`, {
        json: { status: 'Inactive' },
      })
    ).body,
  ).toMatchObject({ data: { status: 'Inactive' } });
  const ids = async (json: object) =>
    (await edge.call('POST', '/api/presentations/export', { json })).text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
  const all = (
    await edge.call<Data<{ id: string }[]>>('GET', '/api/user/presentations')
  ).body.data.map(({ id }) => id);
  expect(await ids({})).toEqual(all);
  expect(await ids({ search: 'export', sort: 'name' })).toEqual([made[2], made[1], made[0]]);
  expect([
    await ids({ search: 'export', statuses: ['inactive'] }),
    await ids({ search: 'export', types: ['Image'] }),
    await ids({ search: 'export', owners: [newId()] }),
  ]).toEqual([[made[0]], [], []]);
  expect(
    (await edge.call('POST', '/api/presentations/export', { json: { statuses: ['gone'] } })).status,
  ).toBe(422);
});

test('a setting is turned on by PUT and off by DELETE; a name that is none is not there', async () => {
  const path = (name: string) => `/api/admin/presentations/${presentationId}/settings/${name}`;
  for (const name of [
    'can-be-annotated',
    'can-be-downloaded',
    'can-be-shared',
    'can-be-shared-link',
    'can-be-used-in-builder',
    'can-be-forwarded',
  ]) {
    const field = name.replaceAll('-', '_');
    for (const [method, isOn] of [
      ['PUT', true],
      ['DELETE', false],
      ['DELETE', false],
      ['PUT', true],
    ] as const) {
      expect(
        (await edge.call<Data<Resource>>(method, path(name))).body.data['settings'],
      ).toMatchObject({ [field]: isOn });
    }
  }
  expect(
    (await edge.call<Data<Resource>>('DELETE', path('is-rateable'))).body.data['is_rateable'],
  ).toBe(false);
  expect(await edge.call('PUT', path('can-be-faxed'))).toMatchObject({
    status: 404,
    body: {
      message: expect.stringMatching(
        /^There is no such setting here\. (There are can-be-annotated, |Did you mean can-be-)/,
      ),
    },
  });
  expect((await edge.call('PUT', path('can_be_downloadd'))).body).toMatchObject({
    message: 'There is no such setting here. Did you mean can-be-downloaded?',
  });
  const read = async () =>
    (await edge.call<Data<Resource>>('GET', `/api/admin/presentations/${presentationId}`)).body
      .data;
  const { signedURL: _, ...before } = await read();
  const put = (json: object) =>
    edge.call<{ errors: object }>('PUT', `/api/admin/presentations/${presentationId}`, { json });
  expect(
    await put({ settings: { can_be_downloadd: false, team_id: newId(), constructor: {} } }),
  ).toMatchObject({ status: 200, body: { data: before } });
  expect(await read()).toMatchObject(before);
  expect((await put({ settings: { can_be_downloaded: 'perhaps' } })).body.errors).toEqual({
    'settings.can_be_downloaded': [expect.any(String)],
  });
  expect((await edge.call('PUT', path('__proto__'))).status).toBe(404);
});

test('a team’s presentations come in chunks and by filter, to nobody but the team', async () => {
  const chunk = async (query: string) =>
    (
      await edge.call<Data<Resource[]>>('GET', `/api/teams/${teamId}/presentations?${query}`)
    ).body.data.map(({ id }) => id);
  const all = await chunk('min=0&chunk=1000');
  expect(all).toEqual(all.toSorted());
  expect(await chunk(`min=${all[0]}&chunk=1`)).toEqual([all[1]]);
  expect(await chunk(`min=${all.at(-1)}`)).toEqual([]);
  expect((await edge.call('GET', `/api/teams/${teamId}/presentations?chunk=2`)).body).toMatchObject(
    { meta: { min: null, chunk: 2 } },
  );
  expect((await edge.call('GET', `/api/teams/${newId()}/presentations`)).status).toBe(404);

  const label = await createLabel('Quarter');
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { labels: [label] },
  });
  const search = (json: object, token?: string) =>
    edge.call<Data<Resource[]> & { meta: Record<string, unknown> }>(
      'POST',
      `/api/teams/${teamId}/presentations`,
      { json, ...(token && { token }) },
    );
  const found = (
    await search({
      labels: [label],
      statuses: ['Active'],
      sort: 'name',
      presentation_types: ['PDF'],
      owner_ids: [userId],
    })
  ).body;
  expect([found.data.map(({ id }) => id), found.meta]).toEqual([
    [presentationId],
    {
      page: 1,
      per_page: 300,
      total: 1,
      folders: [],
      groups: [],
      labels: [{ id: label, name: 'Quarter' }],
    },
  ]);
  expect((await search({ search: 'price' })).body.data.map(({ name }) => name)).toContain(
    'Price list',
  );
  expect((await search({ search: 'no such' })).body.data).toEqual([]);
  expect((await search({ statuses: ['Draft'] }, member.token)).body.data).toEqual([]);
  const other = await addPerson(edge.lectern, { role: 'TEAM_ADMIN' });
  const idsOf = async (json: object) => (await search(json)).body.data.map(({ id }) => id);
  expect(await idsOf({ nonsense: 1, team_id: other.teamId })).toEqual(await idsOf({}));
  for (const json of [{ search: { $ne: '' } }, { statuses: ['Gone'] }, { owner_ids: [{}] }])
    expect([json, (await search(json)).status]).toEqual([json, 422]);
  expect((await search({}, other.token)).status).toBe(404);
});

test('a member’s presentations are read by themselves and by whoever edits users', async () => {
  const of = async (id: string, token?: string) =>
    edge.call<Data<Resource[]>>(
      'GET',
      `/api/users/${id}/presentations?page=1`,
      token ? { token } : {},
    );
  const own = await of(member.userId, member.token);
  expect(
    own.body.data.every(
      ({ status, userPresentation }) => status === 'Active' && userPresentation === 2,
    ),
  ).toBe(true);
  expect(own.body.data.length).toBeGreaterThan(0);
  const ids = ({ body }: typeof own) => body.data.map(({ id }) => id);
  expect(ids(await of(member.userId))).toEqual(ids(own));
  expect((await of(userId, member.token)).status).toBe(404);
});

test('a copy reads the same pages, and outlives nothing of the original but its alias', async () => {
  const { status, body } = await edge.call<Data<Resource>>(
    'POST',
    `/api/presentations/${presentationId}/copy`,
    { json: {} },
  );
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ name: 'Price list (copy)', status: 'Draft', page_count: 3 }),
  ]);
  const picture = await edge.call('GET', String(body.data['thumbnail_url']));
  expect(picture.status).toBe(200);
  expect(
    (await edge.call('GET', String(body.data['thumbnail_url']), { token: member.token })).status,
  ).toBe(404);
});

test('an owner is chosen among the team, and chooses the thumbnail', async () => {
  const { body: copy } = await edge.call<Data<Resource>>(
    'POST',
    `/api/presentations/${presentationId}/copy`,
    { json: { name: 'For Kim' } },
  );
  const { id } = copy.data;
  const give = (owner_id: string) =>
    edge.call<Data<Resource> & Failure>('PUT', `/api/presentations/${id}/owner`, {
      json: { owner_id },
    });
  expect((await give(newId())).body.errors).toEqual({
    owner_id: ['Please choose a member of the team.'],
  });
  expect((await give(member.userId)).body.data).toMatchObject({
    owner_id: member.userId,
    userPresentation: 2,
  });
  const { body: files } = await edge.call<Data<{ id: string }[]>>(
    'GET',
    `/api/presentations/${id}/files`,
    { token: member.token },
  );
  const choose = (fileId: string) =>
    edge.call<Data<Resource>>('PUT', `/api/presentations/${id}/thumbnail/${fileId}`, {
      token: member.token,
    });
  expect((await choose(files.data[0]!.id)).body.data).toMatchObject({
    thumbnail_file_id: files.data[0]!.id,
    userPresentation: 1,
  });
  expect((await choose(newId())).status).toBe(404);
});

test('several are deleted at once; a protected one stays and says so', async () => {
  const [{ body: one }, { body: two }] = [
    await upload(await aPdf(1), 'a.pdf'),
    await upload(await aPdf(1), 'b.pdf', { is_protected: 'true' }),
  ];
  const remove = (...presentation_ids: string[]) =>
    edge.call<Data<{ deleted: string[]; refused: { id: string; message: string }[] }> & Failure>(
      'POST',
      '/api/presentations/bulk-delete',
      { json: { presentation_ids } },
    );
  const { body } = await remove(one.data.id, two.data.id);
  expect(body.data).toEqual({
    deleted: [one.data.id],
    refused: [
      { id: two.data.id, code: 'CONFLICT', message: 'Protected presentation cannot be deleted.' },
    ],
  });
  const only = await remove(two.data.id);
  expect([only.status, only.body.message]).toEqual([
    409,
    'Protected presentation cannot be deleted.',
  ]);
  expect((await remove(newId())).status).toBe(404);
  expect((await edge.call('GET', `/api/admin/presentations/${one.data.id}`)).status).toBe(404);
});

test('files, slides and paths of a presentation', async () => {
  const { body: files } = await edge.call<
    Data<{ id: string; name: string; size: number; editable: boolean }[]>
  >('GET', `/api/presentations/${presentationId}/files`);
  const [file] = files.data;
  expect(file).toMatchObject({ name: 'price list.pdf', editable: false });
  expect(
    (await edge.call<Data<{ id: string }>>('GET', `/api/admin/files/${file!.id}`)).body.data,
  ).toMatchObject({ id: file!.id, presentation_id: presentationId });
  expect((await edge.call('DELETE', `/api/admin/files/${file!.id}`)).status).toBe(409);
  expect((await edge.call('GET', `/api/admin/files/${newId()}`)).status).toBe(404);
  const exists = async (path: string) =>
    (
      await edge.call<{ exists: boolean }>(
        'GET',
        `/api/presentations/${presentationId}/files/check-path?path=${encodeURIComponent(path)}`,
      )
    ).body.exists;
  expect([
    await exists('price list.pdf'),
    await exists('./PRICE LIST.pdf'),
    await exists('other.pdf'),
    await exists(''),
  ]).toEqual([true, true, false, false]);
  const { body: slides } = await edge.call<Data<{ path: string; image_url: string }[]>>(
    'GET',
    `/api/presentations/${presentationId}/legacy-slides`,
  );
  expect(slides.data.map(({ path }) => path)).toEqual(['0001', '0002', '0003']);
  expect((await edge.call('GET', slides.data[2]!.image_url)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
});

test('a member without the right to export gets the pages as pictures, never the file', async () => {
  const signed = async (token?: string) =>
    (
      await edge.call<Data<{ signed_url: string; download_url: string | null }>>(
        'GET',
        `/api/presentations/${presentationId}/signed`,
        token ? { token } : {},
      )
    ).body.data;
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  const theirs = await signed(member.token);
  expect(theirs.download_url).toBeNull();
  const copy = await bytesOf(theirs.signed_url);
  expect((await PDFDocument.load(copy)).getPageCount()).toBe(3);
  const editors = await signed();
  const original = await bytesOf(editors.signed_url);
  expect(original).toEqual(await bytesOf(editors.download_url!));
  expect(copy.equals(original)).toBe(false);
  expect((await fetch(editors.download_url!)).headers.get('content-disposition')).toContain(
    'price_list.pdf',
  );

  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { settings: { can_be_exported: true } },
  });
  const { download_url } = await signed(member.token);
  expect((await fetch(download_url!)).status).toBe(200);
  expect(await bytesOf(theirs.signed_url)).toEqual(original);
  await edge.call('PUT', `/api/admin/presentations/${presentationId}`, {
    json: { settings: { can_be_exported: false } },
  });
  expect((await fetch(download_url!)).status).toBe(403);
  expect(await bytesOf(theirs.signed_url)).toEqual(copy);
});

test('before its release and after its end a presentation is not there for members', async () => {
  const { body } = await edge.call<Data<Resource>>(
    'POST',
    `/api/presentations/${presentationId}/copy`,
    { json: { name: 'In its time' } },
  );
  const { id } = body.data;
  await edge.call('PUT', `/api/presentations/${id}/status`, { json: { status: 'Active' } });
  const isThere = async () => {
    const { status } = await edge.call('GET', `/api/presentations/${id}/signed`, {
      token: member.token,
    });
    const { body: all } = await edge.call<Data<Resource[]>>('GET', '/api/user/presentations', {
      token: member.token,
    });
    expect(all.data.some((each) => each.id === id)).toBe(status === 200);
    return status === 200;
  };
  const set = (json: object) => edge.call('PUT', `/api/admin/presentations/${id}`, { json });
  expect(await isThere()).toBe(true);
  await set({ release_at: new Date(Date.now() + 3600_000).toISOString() });
  expect(await isThere()).toBe(false);
  await set({ release_at: null, expires_at: new Date(Date.now() - 1000).toISOString() });
  expect(await isThere()).toBe(false);
  await set({ expires_at: null });
  expect(await isThere()).toBe(true);
});
