import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { aPdf, publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';
import * as entities from './entities.ts';
import { missing, NativeClient, uncalled } from './native-client.ts';

/** A website that people link to. */
const site = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<title>Solar roofs</title><meta name="description" content="All about them">');
});

let edge: RunningEdge;
let website: string;
let client: NativeClient;
let me: Record<string, unknown>;
let id: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  website = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  edge = await startEdge({ env: { LECTERN_OUTBOUND_HOSTS: website } });
  client = new NativeClient(edge);
  me = (await client.ok('GET /api/user')).data;
  id = await publish(edge);
});
afterAll(async () => {
  await edge.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const read = async (of = id) =>
  (await client.ok('GET /api/admin/presentations/{id}', { ids: [of] })).data;

test('a presentation has the fields of the form, of the entity, and all its settings', async () => {
  const presentation = await read();
  expect(missing([...entities.presentationForm, ...entities.presentation], presentation)).toEqual(
    [],
  );
  expect(
    missing(entities.presentationSettings, presentation['settings'] as Record<string, unknown>),
  ).toEqual([]);
});

test('a presentation can be written back as it was read', async () => {
  const before = await read();
  const { data } = await client.ok('PUT /api/admin/presentations/{id}', {
    ids: [id],
    body: before,
  });
  const varying = { updated_at: null, signedURL: null };
  expect({ ...data, ...varying }).toEqual({ ...before, ...varying });
});

test.each([
  ['owner_id', '01a20e2e-6844-7370-b9cb-2d8413ed7263'],
  ['status', 'Draft'],
  ['presentation_type', 'Video'],
])('%s changes by its own call alone: another value is refused by name', async (field, value) => {
  const said = await client.call('PUT /api/admin/presentations/{id}', {
    ids: [id],
    body: { [field]: value },
  });
  expect([said.status, Object.keys(said.body['errors'] as object)]).toEqual([422, [field]]);
});

test('a thumbnail is chosen by its own call and by the form', async () => {
  const { items } = await client.ok('GET /api/presentations/{id}/files', { ids: [id] });
  expect(missing(entities.file, items[0])).toEqual([]);
  const fileId = String(items[0]?.['id']);
  await client.ok('PUT /api/presentations/{id}/thumbnail/{fileId}', { ids: [id, fileId] });
  const { data } = await client.ok('PUT /api/admin/presentations/{id}', {
    ids: [id],
    body: { thumbnail_file_id: fileId },
  });
  expect(data['thumbnail_file_id']).toBe(fileId);
});

test('every field of the form is taken as a form sends it: texts, flags as 1 and 0, settings as a JSON text', async () => {
  const form = new FormData();
  const fields = {
    name: 'All fields',
    alias: 'all-fields',
    external_id: 'crm-7',
    access_code: 'harbor-27',
    main_path: 'index.html',
    thumbnail_file_id: '',
    status: 'Active',
    locale: 'en',
    description: 'Everything',
    presentation_type: 'PDF',
    owner_id: String(me['id']),
    reviewer_id: String(me['id']),
    release_at: '2026-01-01',
    expires_at: '2031-12-31',
    new_until_at: '2027-01-01',
    send_activity_to_crm: '1',
    is_featured: '0',
    is_protected: '0',
    is_rateable: '1',
    show_in_main_list: '1',
    can_be_used_in_haystack: '1',
    is_template_required: '0',
    custom_javascript: 'void 0',
    facebook_pixel: '1',
    google_analytics_id: 'G-1',
    hubspot_pixel: '2',
    linkedin_pixel: '3',
    slack_url: 'https://hooks.slack.com/services/x',
    is_internal_use_only: '0',
    is_pdf_form: '0',
    subdomain: 'acme',
    content_updated_at: '2026-01-01T08:00:00Z',
    is_posthog_enabled: '0',
    posthog_api_key: 'phc_1',
    posthog_project_id: '9',
    sharing_disclaimer: 'Confidential',
    'notifications[respondent][enabled]': '1',
    'notifications[respondent][recipients][]': 'answers@example.com',
    'notifications[self][enabled]': '0',
    'notifications[self][recipients]': '',
    vaultConfiguration: JSON.stringify({ synchronize_title: 0 }),
    settings: JSON.stringify({ can_be_shared: 1, rotation_mode: 'portrait', newer: true }),
    userPresentation: '1',
    newer_field: 'x',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([await aPdf(1)], 'all.pdf', { type: 'application/pdf' }));
  const { data } = await client.ok('POST /api/admin/presentations', { form });
  expect(data).toMatchObject({
    name: 'All fields',
    status: 'Active',
    is_rateable: true,
    is_featured: false,
    owner_id: me['id'],
    presentation_type: 'PDF',
    release_at: expect.stringMatching(/^2026-01-01T00:00:00/),
    vaultConfiguration: { synchronize_title: false },
    notifications: {
      respondent: { enabled: true, recipients: ['answers@example.com'] },
      self: { enabled: false, recipients: [] },
    },
    settings: expect.objectContaining({ can_be_shared: true, rotation_mode: 'portrait' }),
  });
  await until(
    async () => (await read(String(data['id'])))['page_count'] !== null,
    'it is processed',
  );
});

test('a website is published without a file, as a page that leads to it', async () => {
  const form = new FormData();
  form.set('external_url', 'https://müller.example/product?a=)/S/JavaScript/JS(x)&p=C:\\new');
  const { data } = await client.ok('POST /api/admin/presentations', { form });
  expect(data).toMatchObject({
    name: 'xn--mller-kva.example',
    presentation_type: 'URL',
    external_url: 'https://müller.example/product?a=)/S/JavaScript/JS(x)&p=C:\\new',
  });
  const ids = [String(data['id'])];
  await client.ok('PUT /api/presentations/{id}/status', { ids, body: { status: 'Active' } });
  const { data: link } = await client.ok('POST /api/presentations/{id}/share', { ids, body: {} });
  const leadsTo = async (href: string) => {
    const opened = await edge.call<{ data?: { pages_url?: string } }>(
      'GET',
      `/api/public/shared-links/${String(link['token'])}`,
      { token: null },
    );
    const pages = opened.body.data?.pages_url;
    if (pages === undefined) return false;
    const page = `${pages}text/0001.json`;
    return (await edge.call('GET', page, { token: null })).text.includes(JSON.stringify(href));
  };
  await until(
    () => leadsTo('https://xn--mller-kva.example/product?a=)/S/JavaScript/JS(x)&p=C:\\new'),
    'its page has the link',
  );
  const body = { external_url: 'https://example.org/' };
  await client.ok('PUT /api/admin/presentations/{id}', { ids, body });
  await until(() => leadsTo('https://example.org/'), 'its page has the new link');
  const none = await client.call('PUT /api/admin/presentations/{id}', {
    ids,
    body: { external_url: '' },
  });
  expect([none.status, none.body['errors']]).toEqual([
    422,
    { external_url: ['A website needs its link.'] },
  ]);
});

test('status, owner and switches have calls of their own', async () => {
  for (const status of ['Draft', 'Inactive', 'Active'])
    await client.ok('PUT /api/presentations/{id}/status', { ids: [id], body: { status } });
  await client.ok('PUT /api/presentations/{id}/owner', { ids: [id], body: { owner_id: me['id'] } });
  for (const name of [
    'can-be-annotated',
    'can-be-downloaded',
    'is-rateable',
    'can-be-shared',
    'can-be-shared-link',
    'can-be-used-in-builder',
    'can-be-forwarded',
  ])
    for (const method of ['DELETE', 'PUT'])
      await client.ok(`${method} /api/admin/presentations/{id}/settings/{name}`, {
        ids: [id, name],
      });
});

test('lists have the fields of a presentation, by page and for other people', async () => {
  for (const said of [
    await client.ok('GET /api/user/presentations', { query: { page: '1' } }),
    await client.ok('GET /api/users/{id}/presentations', { ids: [String(me['id'])] }),
  ])
    expect(missing(entities.presentation, said.items[0])).toEqual([]);
});

test('chunks that are asked for at once bring every presentation once', async () => {
  const teamId = String(me['current_team_id']);
  for (let count = 0; count < 4; count++)
    await client.ok('POST /api/presentations/{id}/copy', { ids: [id] });
  const chunk = (min: number) =>
    client.ok('GET /api/teams/{id}/presentations', {
      ids: [teamId],
      query: { min: String(min), chunk: '2' },
    });
  const chunks = await Promise.all([0, 2, 4, 6, 8, 10].map(chunk));
  const ids = chunks.flatMap(({ items }) => items.map((item) => item['id']));
  const { meta } = (await client.ok('GET /api/user/presentations')).body as {
    meta: { total: number };
  };
  expect([ids.length, new Set(ids).size]).toEqual([meta.total, meta.total]);
});

test('a team’s presentations are filtered by a body, with the folders, groups and labels by name', async () => {
  const { data: label } = await client.ok('POST /api/admin/labels', { body: { name: 'Nordic' } });
  const group = await edge.call<{ data: { id: string } }>('POST', '/api/admin/groups', {
    json: { name: 'Field sales' },
  });
  const { data: folder } = await client.ok('POST /api/folders', { body: { name: 'Sales' } });
  await client.ok('PUT /api/admin/presentations/{id}', {
    ids: [id],
    body: { labels: [label['id']], groups: [group.body.data.id], folder_ids: [folder['id']] },
  });
  const said = await client.ok('POST /api/teams/{id}/presentations', {
    ids: [String(me['current_team_id'])],
    body: { status: 'Active', presentation_type: 'PDF', owner_id: me['id'] },
  });
  expect(said.items.map((item) => item['id'])).toContain(id);
  expect(said.body['meta']).toMatchObject({
    folders: [{ id: folder['id'], name: 'Sales' }],
    groups: [{ id: group.body.data.id, name: 'Field sales' }],
    labels: [{ id: label['id'], name: 'Nordic' }],
  });
  await client.ok('GET /api/labels');
  await client.ok('GET /api/admin/labels/{id}', { ids: [String(label['id'])] });
  await client.ok('GET /api/admin/groups/{id}', { ids: [group.body.data.id] });
});

test('brands come by slug, products are listed, and a presentation has both', async () => {
  const { data: zeta } = await client.ok('POST /api/admin/brands', { body: { name: 'Zeta' } });
  const { data: alpha } = await client.ok('POST /api/admin/brands', { body: { name: 'Älpha' } });
  const { data: tile } = await client.ok('POST /api/admin/products', { body: { name: 'Tile' } });
  expect((await client.ok('GET /api/brands')).items).toMatchObject([
    { id: alpha['id'], name: 'Älpha', slug: 'alpha' },
    { id: zeta['id'], name: 'Zeta', slug: 'zeta' },
  ]);
  expect((await client.ok('GET /api/products')).items).toMatchObject([
    { id: tile['id'], name: 'Tile' },
  ]);
  const { data } = await client.ok('PUT /api/admin/presentations/{id}', {
    ids: [id],
    body: { brand_id: zeta['id'], products: [tile['id']] },
  });
  expect(data).toMatchObject({ brand_id: zeta['id'], products: [tile['id']] });
  await client.ok('POST /api/admin/brands/{id}/merge', {
    ids: [String(alpha['id'])],
    body: { brand_ids: [zeta['id']] },
  });
  const { data: after } = await client.ok('GET /api/admin/presentations/{id}', { ids: [id] });
  expect(after['brand_id']).toBe(alpha['id']);
  const { text } = await client.ok('POST /api/presentations/export', {
    body: { brands: [alpha['id']], products: [tile['id']] },
  });
  expect(text).toContain(',Älpha,Tile,');
});

test('folders have the fields of the specification, and are filled, moved, emptied and deleted', async () => {
  const form = new FormData();
  form.set('name', 'Nordics');
  form.set('parent_id', '');
  const { data: folder } = await client.ok('POST /api/folders', { form });
  const ids = [String(folder['id'])];
  const edited = new FormData();
  edited.set('name', 'EMEA');
  expect((await client.ok('POST /api/folders/{id}', { ids, form: edited })).data['name']).toBe(
    'EMEA',
  );
  await client.ok('POST /api/folders/{id}/presentations', {
    ids,
    body: { presentation_ids: [id] },
  });
  await client.ok('PUT /api/folders/{id}/move', { ids, body: { newIndex: '0' } });
  const { data: shown } = await client.ok('GET /api/folders/{id}', { ids });
  expect(missing(entities.folder, shown)).toEqual([]);
  for (const row of ['GET /api/folders', 'GET /api/folders/flat-tree'])
    expect((await client.ok(row)).items[0]).toMatchObject({
      id: ids[0],
      parent_id: null,
      depth: 0,
    });
  await client.ok('DELETE /api/folders/{id}/presentations/{presentationId}', {
    ids: [ids[0]!, id],
  });
  await client.ok('DELETE /api/folders/{id}/image', { ids });
  await client.ok('DELETE /api/folders/{id}', { ids });
});

test('files, slides, jobs and signed addresses are read', async () => {
  const { data } = await client.ok('GET /api/presentations/{id}/signed', { ids: [id] });
  expect(missing(['signed_url', 'signedURL'], data)).toEqual([]);
  await client.ok('GET /api/presentations/{id}/jobs', { ids: [id] });
  await client.ok('GET /api/presentations/{id}/legacy-slides', { ids: [id] });
  const { body } = await client.ok('GET /api/presentations/{id}/files/check-path', {
    ids: [id],
    query: { path: 'index.html' },
  });
  expect(body).toMatchObject({ exists: false });
});

test('a file that is no longer shown is read and deleted', async () => {
  const ids = [await publish(edge)];
  const { items: before } = await client.ok('GET /api/presentations/{id}/files', { ids });
  const form = new FormData();
  form.set('file', new File([await aPdf(2)], 'second.pdf', { type: 'application/pdf' }));
  await client.ok('PUT /api/admin/presentations/{id}', { ids, form });
  await until(async () => (await read(ids[0]))['page_count'] === 2, 'the second file is shown');
  const fileId = String(before[0]?.['id']);
  const { data } = await client.ok('GET /api/admin/files/{id}', { ids: [fileId] });
  expect(missing(entities.file, data)).toEqual([]);
  await client.ok('DELETE /api/admin/files/{id}', { ids: [fileId] });
  expect((await client.call('GET /api/admin/files/{id}', { ids: [fileId] })).status).toBe(404);
  const { items: after } = await client.ok('GET /api/presentations/{id}/files', { ids });
  const shown = await client.call('DELETE /api/admin/files/{id}', {
    ids: [String(after[0]?.['id'])],
  });
  expect(shown.status).toBe(409);
});

test('a text of a package is read and written', async () => {
  const form = new FormData();
  form.set('file', new File(['<!doctype html><title>Offer</title>'], 'offer.html'));
  const { data: made } = await client.ok('POST /api/admin/presentations', { form });
  const ids = [String(made['id'])];
  await until(async () => (await read(ids[0]))['page_count'] === 1, 'it is unpacked');
  const { items } = await client.ok('GET /api/presentations/{id}/files', { ids });
  const text = items.find(({ editable }) => editable === true);
  expect(missing(entities.file, text ?? {})).toEqual([]);
  const file = [String(text?.['id'])];
  const body = { content: '<!doctype html><title>Half price</title>' };
  await client.ok('PUT /api/admin/files/{id}/content', { ids: file, body });
  const { data } = await client.ok('GET /api/admin/files/{id}/content', { ids: file });
  expect(data).toEqual(body);
});

test('an export is a file, with lists that may be empty and flags as numbers', async () => {
  for (const presentations of [[id], []]) {
    const said = await client.ok('POST /api/presentations/export', {
      body: { presentations, include_groups: 1, include_folders: 1 },
    });
    expect(said.headers.get('content-type')).toMatch(/^text\/csv/);
  }
});

test('a protected presentation is not deleted, and says so in the words of the specification', async () => {
  const { data: copy } = await client.ok('POST /api/presentations/{id}/copy', { ids: [id] });
  const ids = [String(copy['id'])];
  await client.ok('PUT /api/admin/presentations/{id}', { ids, body: { is_protected: 1 } });
  const refused = await client.call('DELETE /api/admin/presentations/{id}', { ids });
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    'Protected presentation cannot be deleted.',
  ]);
  await client.ok('PUT /api/admin/presentations/{id}', { ids, body: { is_protected: false } });
  await client.ok('DELETE /api/admin/presentations/{id}', { ids });
  await client.ok('POST /api/presentations/bulk-delete', { body: { presentation_ids: [] } });
});

test('somebody else’s presentation is read by those who may', async () => {
  const { token } = await addPerson(edge.lectern, { teamId: String(me['current_team_id']) });
  const open = await publish(edge);
  const { items } = await client.ok('GET /api/user/presentations', { token });
  expect(items.find((item) => item['id'] === open)).toMatchObject({ userPresentation: 2 });
});

test('a website says what it is about, and a video becomes a presentation by its URL', async () => {
  const { data } = await client.ok('POST /api/url/info', { body: { url: website } });
  expect(missing(['title', 'description', 'image', 'content_type'], data)).toEqual([]);
  expect(data).toMatchObject({ title: 'Solar roofs', description: 'All about them' });
  const made = await client.ok('POST /api/admin/presentations/import-video', {
    body: { video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', name: 'Tour' },
  });
  expect(missing(entities.presentation, made.data)).toEqual([]);
});

test('a form is filled in by anyone, continued by the uuid of the response, and read by the team', async () => {
  const questions = [{ id: 'roof', type: 'Text', label: 'Your roof', is_required: true }];
  const { data: form } = await client.ok('POST /api/admin/forms', { body: { name: 'Survey' } });
  const ids = [String(form['id'])];
  await client.ok('PUT /api/admin/forms/{id}', {
    ids,
    body: { pages: [{ title: null, questions }] },
  });
  await client.ok('PUT /api/admin/forms/{id}/publish', { ids });
  const uuid = [String(form['uuid'])];
  await client.ok('GET /api/public/forms/{uuid}', { ids: uuid, token: null });
  const { data: begun } = await client.ok('POST /api/public/forms/{uuid}/responses', {
    ids: uuid,
    token: null,
    body: { data: {}, status: 'draft' },
  });
  const response = [String(begun['uuid'])];
  await client.ok('PUT /api/public/forms/responses/{uuid}', {
    ids: response,
    token: null,
    body: { data: { roof: 'Flat' }, status: 'complete' },
  });
  const { data: sent } = await client.ok('GET /api/public/forms/responses/{uuid}', {
    ids: response,
    token: null,
  });
  expect(sent).toMatchObject({ data: { roof: 'Flat' } });
  const { items } = await client.ok('GET /api/forms/{id}/responses', { ids });
  const [listed = {}] = items;
  const one = await client.ok('GET /api/forms/responses/{id}', { ids: [String(listed['id'])] });
  expect(one.data).toMatchObject({ data: { roof: 'Flat' } });
});

test('every row of content that is built was called', async () => {
  expect(await uncalled(client, 'content')).toEqual([]);
});
