import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { loadRoutes } from '../route/load-routes.ts';
import { countBlobs, countFiles } from '../testing/count-files.ts';
import { aPdf, publish } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';

interface Data<T> {
  data: T;
}
interface Failure {
  message: string;
  errors?: Record<string, string[]>;
}
type Resource = Record<string, unknown> & { id: string };

let edge: RunningEdge;
let teamId: string;
let presentationId: string;
beforeAll(async () => {
  edge = await startEdge({ env: { LECTERN_UPLOAD_LIMIT: '200000' } });
  teamId = (await edge.call<Data<{ current_team_id: string }>>('GET', '/api/user')).body.data
    .current_team_id;
  presentationId = await publish(edge, 1);
});
afterAll(() => edge.stop());

/** 1 x 1 pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const blobs = () => countBlobs(edge, `${teamId}/`);

function formWith(
  file: Uint8Array<ArrayBuffer> | string,
  name = 'a.pdf',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([file], name));
  return form;
}

const upload = (
  file: Uint8Array<ArrayBuffer> | string,
  name?: string,
  fields?: Record<string, string>,
) =>
  edge.call<Data<Resource> & Failure>('POST', '/api/admin/presentations', {
    body: formWith(file, name, fields),
  });

test('a form with a file replaces the file under the same link, and open readers learn of the new one', async () => {
  const id = await publish(edge, 2);
  const {
    body: { data: link },
  } = await edge.call<Data<{ token: string }>>('POST', `/api/presentations/${id}/share`, {
    json: {},
  });
  interface Opened {
    page_count: number;
    pages_url: string;
    hit_uuid: string;
    file: { id: string; name: string };
  }
  const open = async (query = '') =>
    (
      await edge.call<Data<Opened>>('GET', `/api/public/shared-links/${link.token}${query}`, {
        token: null,
      })
    ).body.data;
  const before = await until(open, 'the link opens');
  expect(
    (await edge.call('GET', `${before.pages_url}pictures/0002.jpg`, { token: null })).status,
  ).toBe(200);

  const {
    body: { data: signed },
  } = await edge.call<Data<{ signed_url: string }>>('GET', `/api/presentations/${id}/signed`);
  const form = formWith(await aPdf(4), 'prices 2027.pdf', { name: 'Price list 2027' });
  const { status, body } = await edge.call<Data<{ name: string; page_count: number }>>(
    'PUT',
    `/api/admin/presentations/${id}`,
    { body: form },
  );
  expect([status, body.data.name, body.data.page_count]).toEqual([200, 'Price list 2027', 2]);
  const after = await until(async () => {
    const opened = await open(`?hit_uuid=${before.hit_uuid}`);
    return opened.page_count === 4 && opened;
  }, 'the new file is shown');
  expect([before.file.name, after.file.name, before.file.id === after.file.id]).toEqual([
    'price list.pdf',
    'prices 2027.pdf',
    false,
  ]);
  expect(
    (await edge.call('GET', `${before.pages_url}pictures/0002.jpg`, { token: null })).status,
  ).toBe(403); // Never pages of one under the number of another.
  expect(
    (await edge.call('GET', `${after.pages_url}pictures/0004.jpg`, { token: null })).status,
  ).toBe(200);

  const picture = (file: string) =>
    edge.call('GET', `/files/presentations/${id}/${file}/thumbnails/0001.jpg`);
  expect([
    (await picture(before.file.id)).status,
    (await picture(after.file.id)).status,
    (await picture(newId())).status,
  ]).toEqual([200, 200, 404]);

  // What is read of an address stays one file, also in parts; the address of a file tells that file, whatever is shown.
  const ofMember = async (file: string) =>
    (
      await edge.call<Data<{ name: string; size: number; url: string; download_url: string }>>(
        'GET',
        `/api/admin/files/${file}`,
      )
    ).body.data;
  for (const [file, name] of [
    [before.file.id, 'price list.pdf'],
    [after.file.id, 'prices 2027.pdf'],
  ] as const) {
    const told = await ofMember(file);
    const [shown, saved] = [await fetch(told.url), await fetch(told.download_url)];
    expect([
      told.name,
      (await shown.arrayBuffer()).byteLength,
      (await saved.arrayBuffer()).byteLength,
    ]).toEqual([name, told.size, told.size]);
  }
  const { status: stillGood, headers } = await edge.call('GET', signed.signed_url, { token: null });
  expect([stillGood, Number(headers.get('content-length'))]).toEqual([
    200,
    (await ofMember(before.file.id)).size,
  ]);
});

test('a refused file, or one without permission, replaces nothing and is not kept', async () => {
  const id = presentationId;
  const kept = await countFiles(edge, teamId);
  const refused = await edge.call<Failure>('PUT', `/api/admin/presentations/${id}`, {
    body: formWith('MZ'.padEnd(200, '\0')),
  });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['file']]);
  const { token } = await addPerson(edge.lectern, { teamId });
  expect(
    (
      await edge.call('PUT', `/api/admin/presentations/${id}`, {
        token,
        body: formWith(await aPdf(1)),
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await edge.call('PUT', `/api/admin/presentations/${newId()}`, {
        body: formWith(await aPdf(1)),
      })
    ).status,
  ).toBe(404);
  expect(await countFiles(edge, teamId)).toBe(kept);
});

test('an upload that is no PDF, empty, too large or without a file says so and leaves nothing', async () => {
  const before = await blobs();
  const noise = Uint8Array.from({ length: 50_000 }, (_, at) => (at * 7919) % 251);
  for (const content of ['', noise, 'Only a text.', '%PDF-1.7 and then nothing']) {
    const answer = await upload(content);
    expect([415, 422, 201]).toContain(answer.status);
    if (answer.status === 201) continue; // Begins like one: it fails when it is processed, with its reason.
    expect(answer.body.errors?.['file']?.[0]).toEqual(expect.any(String));
  }
  const large = await upload(new Uint8Array(200_001));
  expect(large).toMatchObject({
    status: 413,
    body: { errors: { file: [expect.stringContaining('larger than')] } },
  });
  expect(await upload('%PDF-', 'a.pdf', { owner_id: newId() })).toMatchObject({
    status: 422,
    body: { errors: { owner_id: [expect.any(String)] } },
  });
  expect(await upload('%PDF-', 'a.pdf', { settings: '{"__proto__":{}}' })).toMatchObject({
    status: 422,
  });
  expect(await upload('%PDF-', 'a.pdf', { settings: '[' })).toMatchObject({ status: 422 });
  const none = new FormData();
  none.set('name', 'x');
  expect(await edge.call('POST', '/api/admin/presentations', { body: none })).toMatchObject({
    status: 422,
    body: { errors: { file: ['Please choose a file.'] } },
  });
  expect(await edge.call('POST', '/api/admin/presentations', { json: {} })).toMatchObject({
    status: 422,
    body: { errors: { file: ['Please choose a file.'] } },
  });
  expect(
    await edge.call('POST', '/api/admin/presentations', {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; name=x' },
    }),
  ).toMatchObject({ status: 422 });
  expect(
    await edge.call('POST', '/api/admin/presentations', {
      body: '--b\r\nbroken',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
  ).toMatchObject({ status: 422 });
  await edge.lectern.services.find(({ definition }) => definition.name === 'content')!.isSettled();
  const left = await until(
    async () => (await blobs()) <= before + 1 && (await blobs()) + 1,
    'only the one that begins like a PDF is kept',
  );
  expect(left - 1).toBeLessThanOrEqual(before + 1);
});

test('200 kB in a field of a form, or one that reaches for a prototype, is refused by every route of members that takes a form, and leaves nothing', async () => {
  const before = await blobs();
  // Answers to public forms may be longer.
  const forms = (await loadRoutes()).filter(
    ({ form, access }) => form !== undefined && access !== 'visit',
  );
  expect(forms.length).toBeGreaterThan(0);
  const long = 'x'.repeat(200_000);
  for (const { method, path } of forms) {
    const fields = [
      ...[
        'name',
        'status',
        'description',
        'locale',
        'settings',
        'groups[]',
        '_token',
        'nothing',
      ].map((name) => [name, long] as const),
      ['__proto__', 'x'],
      ['constructor', '{}'],
      ['settings[__proto__]', 'x'],
      [long, 'x'],
    ] as const;
    for (const [name, value] of fields) {
      const form = new FormData();
      form.set(name, value);
      form.set('file', new File(['%PDF-1.7'], 'a.pdf'));
      const answer = await edge.call<{ errors?: object }>(
        method,
        path.replaceAll(/:\w+/g, presentationId),
        { body: form },
      );
      expect([
        method,
        path,
        name.slice(0, 20),
        answer.status,
        Object.keys(answer.body?.errors ?? {}).length,
      ]).toEqual([method, path, name.slice(0, 20), 422, 1]);
    }
  }
  expect(({} as { x?: unknown }).x).toBeUndefined();
  expect(await blobs()).toBe(before);
});

test('an upload that is cut in the middle leaves nothing', async () => {
  const before = await blobs();
  const { hostname, port } = new URL(edge.url);
  const socket = connect(Number(port), hostname);
  const head = [
    '--b',
    'content-disposition: form-data; name="file"; filename="a.pdf"',
    'content-type: application/pdf',
    '',
    '%PDF-1.7 ',
  ].join('\r\n');
  socket.write(
    `POST /api/admin/presentations HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${edge.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n${head}${'x'.repeat(20_000)}`,
  );
  await until(async () => socket.bytesWritten > 20_000, 'some of it has come');
  socket.destroy();
  await until(async () => (await blobs()) === before, 'nothing stays');
});

test('an upload that goes on and on without saying how long it is hears that it is too large', async () => {
  const before = await blobs();
  const { hostname, port } = new URL(edge.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.on('error', () => {});
  const send = (text: string) =>
    socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  socket.write(
    `POST /api/admin/presentations HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${edge.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  send('--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ');
  await until(async () => {
    if (socket.writable) send('x'.repeat(50_000));
    return answer.includes('\r\n\r\n');
  }, 'it is told');
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*larger than 195\.3 kB/s);
  socket.destroy();
  await until(async () => (await blobs()) === before, 'nothing stays');
});

test('a form without a file changes the fields alone, also where a browser sends an empty file', async () => {
  const before = await blobs();
  const send = (method: string, path: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return edge.call<Data<Resource> & Failure>(method, path, { body });
  };
  const path = `/api/admin/presentations/${presentationId}`;
  const { body: was } = await edge.call<Data<Resource>>('GET', path);
  for (const [name, fields] of [
    ['Fields alone', {}],
    ['An empty file', { file: new File([], '') }],
  ] as const) {
    const changed = await send('PUT', path, { name, is_featured: 'on', 'groups[]': '', ...fields });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { data: { name, is_featured: true, groups: [], page_count: was.data['page_count'] } },
    ]);
  }
  for (const fields of [{}, { file: new File([], '') }])
    expect(
      await send('POST', '/api/admin/presentations', { name: 'No file', ...fields }),
    ).toMatchObject({ status: 422, body: { errors: { file: ['Please choose a file.'] } } });
  expect(await send('PUT', path, { release_at: 'tomorrow' })).toMatchObject({
    status: 422,
    body: { errors: { release_at: [expect.any(String)] } },
  });
  expect(await blobs()).toBe(before);
});

test('what is wrong with a form is said by field, before the file is kept; what has a call of its own is no field', async () => {
  const before = await blobs();
  const long = 'x'.repeat(60_000);
  for (const [fields, field] of [
    [{ is_featured: 'perhaps' }, 'is_featured'],
    [{ owner_id: newId() }, 'owner_id'],
    [{ status: 'Gone' }, 'status'],
    [{ 'name[$ne]': 'x' }, 'name'],
    [{ settings: '{"can_be_downloaded":"perhaps"}' }, 'settings.can_be_downloaded'],
    [{ settings: '{' }, 'settings'],
    [{ release_at: 'tomorrow' }, 'release_at'],
    [{ 'labels[]': 'x' }, 'labels.0'],
    [{ 'groups[]': 'x' }, 'groups.0'],
    [{ name: long }, 'name'],
    [{ alias: 'a b' }, 'alias'],
    [{ expires_at: '2999-01-01T00:00:00Z' }, 'expires_at'],
    [{ sharing_disclaimer: long }, 'sharing_disclaimer'],
  ] as const) {
    const { status, body } = await upload(await aPdf(1), 'x.pdf', fields);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect((await upload(await aPdf(1), 'x.pdf', { description: 'x'.repeat(200_000) })).status).toBe(
    422,
  );
  const put = (json: object) =>
    edge.call<Failure>('PUT', `/api/admin/presentations/${presentationId}`, { json });
  for (const field of ['status', 'owner_id', 'thumbnail_file_id', 'presentation_type', 'id'])
    expect([field, Object.keys((await put({ [field]: 'x' })).body.errors ?? {})]).toEqual([
      field,
      [field],
    ]);
  const read = async () =>
    (await edge.call<Data<Resource>>('GET', `/api/admin/presentations/${presentationId}`)).body
      .data['name'];
  const name = await read();
  expect((await put({ name: 'Half', thumbnail_file_id: newId() })).status).toBe(422);
  expect(await read()).toBe(name);
  expect((await put({ description: 'x'.repeat(200_000) })).status).toBe(422);
  expect((await put({ description: 'x'.repeat(300_000) })).status).toBe(413);
  expect(await blobs()).toBe(before);
});

test('a field of a form that is not known is dropped, and changes nothing of what is made', async () => {
  const { body: me } = await edge.call<Data<{ id: string }>>('GET', '/api/user');
  const id = newId();
  const { status, body } = await upload(await aPdf(1), 'x.pdf', {
    name: 'Dropped',
    unknown: '1',
    id,
    team_id: newId(),
    user_id: newId(),
    ownerId: newId(),
    receipt: 'forged',
    constructor: 'x',
    __proto__x: 'x',
    'input[ownerId]': newId(),
    settings: '{"can_fly":true,"team_id":"x"}',
  });
  expect([status, body.data]).toMatchObject([201, { name: 'Dropped', owner_id: me.data.id }]);
  expect(body.data.id).not.toBe(id);
  const made = await until(async () => {
    const path = `/api/admin/presentations/${body.data.id}`;
    const { data } = (await edge.call<Data<Resource>>('GET', path)).body;
    return data['page_count'] === 1 && data;
  }, 'it is processed');
  expect(made).toMatchObject({ name: 'Dropped', owner_id: me.data.id });
});

test('programs and drawings with code are refused with a sentence, and nothing stays behind', async () => {
  const before = await blobs();
  for (const [bytes, name] of [
    [new Uint8Array(Buffer.from('MZ'.padEnd(200, '\0'))), 'a.png'],
    ['<svg', 'a.svg'],
    ['', 'a.pdf'],
  ] as const) {
    const { status, body } = await upload(bytes, name);
    expect([status, body.errors]).toEqual([422, { file: [expect.stringMatching(/\.$/)] }]);
  }
  expect(await blobs()).toBe(before);
});

test('an image becomes a page; recipients read it as a PDF, members save what was uploaded', async () => {
  const { status, body } = await upload(png, 'dot.jpg', { status: 'Active', name: 'Dot' });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ presentation_type: 'Image' }),
  ]);
  const { id } = body.data;
  await until(
    async () =>
      (await edge.call<Data<Resource>>('GET', `/api/admin/presentations/${id}`)).body.data[
        'page_count'
      ] === 1,
    'it is processed',
  );
  const { body: signed } = await edge.call<Data<{ signed_url: string; download_url: string }>>(
    'GET',
    `/api/presentations/${id}/signed`,
  );
  const document = await fetch(signed.data.signed_url);
  expect([document.headers.get('content-type'), (await document.text()).slice(0, 5)]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  const original = await fetch(signed.data.download_url);
  expect([
    original.headers.get('content-type'),
    original.headers.get('content-security-policy'),
  ]).toEqual(['image/png', expect.stringContaining('sandbox')]);
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(png);

  const { body: link } = await edge.call<Data<{ token: string }>>(
    'POST',
    `/api/presentations/${id}/share`,
    { json: {} },
  );
  const opened = await until(async () => {
    const answer = await edge.call<Data<{ signed_url: string; pages_url: string }>>(
      'GET',
      `/api/public/shared-links/${link.data.token}`,
      { token: null },
    );
    return answer.status === 200 && answer.body.data;
  }, 'the link opens');
  const shown = await fetch(opened.signed_url);
  expect([
    shown.status,
    shown.headers.get('content-type'),
    (await shown.text()).slice(0, 5),
  ]).toEqual([200, 'application/pdf', '%PDF-']);
});
