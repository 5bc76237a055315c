import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { PersonErased } from '@lectern/schemas/events/people.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import { randomUUID } from 'node:crypto';
import { startEdge, type RunningEdge } from '../../../testing/start-edge.ts';

interface Form {
  id: string;
  uuid: string;
  response_count: number;
  draft_count: number;
}
interface Response {
  id: string;
  uuid: string;
  status: string;
  data: Record<string, unknown>;
  consents: unknown[];
  is_erased: boolean;
}
type Answered<Data> = { data: Data; message?: string; errors?: Record<string, string[]> };

const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')}`;
const question = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  label: id,
  ...more,
});
const pages = [
  {
    title: 'You',
    questions: [
      question('name', 'Text', { label: 'Your name', is_required: true }),
      question('email', 'Email'),
      question('roof', 'Choice', { options: ['Flat', 'Pitched'] }),
      question('angle', 'Number', {
        is_required: true,
        shown_when: { question_id: 'roof', values: ['Pitched'] },
      }),
    ],
  },
  {
    title: null,
    questions: [
      question('wants', 'Choices', { options: ['Call', 'Visit'] }),
      question('from', 'Date'),
      question('notes', 'Long text'),
      question('plan', 'File'),
      question('signed', 'Signature'),
      question('agrees', 'Consent', { label: 'You may call me.' }),
    ],
  },
];

let edge: RunningEdge;
let teamId: string;
let member: Person;
let stranger: Person;

beforeAll(async () => {
  edge = await startEdge();
  teamId = (await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user')).body.data
    .current_team_id;
  [member, stranger] = await Promise.all([
    addPerson(edge.lectern, { teamId }),
    addPerson(edge.lectern, { role: 'TEAM_ADMIN' }),
  ]);
});
afterAll(() => edge.stop());

const call = <Data>(method: string, path: string, json?: object, token?: string | null) =>
  edge.call<Answered<Data>>(method, path, {
    ...(json && { json }),
    ...(token !== undefined && { token }),
  });
const anyone = <Data>(method: string, path: string, json?: object) =>
  call<Data>(method, `/api/public/forms/${path}`, json, null);
const send = (form: Form, json: object) => anyone<Response>('POST', `${form.uuid}/responses`, json);

async function aForm(more: object = {}, name = newId()): Promise<Form> {
  const { id } = (await call<Form>('POST', '/api/admin/forms', { name })).body.data;
  const edited = await call('PUT', `/api/admin/forms/${id}`, { pages, ...more });
  expect(edited.body).toMatchObject({ data: {} });
  return (await call<Form>('PUT', `/api/admin/forms/${id}/publish`, {})).body.data;
}
const responsesOf = async ({ id }: Form, query = '') =>
  (
    await edge.call<{ data: Response[]; meta: { total: number } }>(
      'GET',
      `/api/forms/${id}/responses${query}`,
    )
  ).body;

test('a form is built, published, read by anyone, unpublished and deleted', async () => {
  const made = await call<Form>('POST', '/api/admin/forms', { name: ' Roof survey ' });
  expect([made.status, made.body.data]).toMatchObject([
    201,
    { name: 'Roof survey', is_published: false },
  ]);
  const { id, uuid } = made.body.data;
  const path = `/api/admin/forms/${id}`;
  expect((await call('POST', '/api/admin/forms', { name: 'roof SURVEY' })).body.errors).toEqual({
    name: ['Another form has this name.'],
  });
  expect((await call('PUT', `${path}/publish`, {})).body.message).toBe('Add a question first.');
  expect((await anyone('GET', uuid)).status).toBe(404);
  const edited = await call<Form>('PUT', path, { title: 'Your roof', pages });
  expect(edited.body.data).toMatchObject({ title: 'Your roof', name: 'Roof survey' });
  await call('PUT', `${path}/publish`, {});
  const read = await anyone<{ pages: { questions: object[] }[] }>('GET', uuid);
  expect(read.body.data).toMatchObject({ uuid, title: 'Your roof', introduction: null });
  expect(read.body.data.pages[0]?.questions[3]).toEqual({
    id: 'angle',
    type: 'Number',
    label: 'angle',
    help: null,
    is_required: true,
    options: [],
    shown_when: { question_id: 'roof', values: ['Pitched'] },
  });
  expect(read.text).not.toContain('Roof survey'); // The team's own name for it.
  await call('PUT', `${path}/unpublish`, {});
  expect((await anyone('GET', uuid)).status).toBe(404);
  expect((await send(made.body.data, { data: {} })).status).toBe(404);
  for (let times = 0; times < 2; times++) expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).status).toBe(404);
});

test('what makes no sense in a form is refused under its field', async () => {
  const { id } = await aForm();
  for (const [questions, field] of [
    [[question('a', 'Choice')], 'pages.0.questions.0.options'],
    [[question('a', 'Text'), question('a', 'Text')], 'pages.0.questions.1.id'],
    [[question('a', 'Text', { label: ' ' })], 'pages.0.questions.0.label'],
    [
      [question('a', 'Text', { shown_when: { question_id: 'b', values: ['x'] } })],
      'pages.0.questions.0.shown_when',
    ],
    [[], 'pages'],
  ] as const) {
    const { status, body } = await call('PUT', `/api/admin/forms/${id}`, {
      pages: [{ title: null, questions }],
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  }
});

test('a response is drafted, continued and sent, and every answer is checked', async () => {
  const form = await aForm();
  const draft = await send(form, { data: { email: 'ada@', roof: 'Pitched', unknown: 1 } });
  const { uuid } = draft.body.data;
  expect([draft.status, draft.body.data]).toEqual([
    201,
    {
      uuid,
      status: 'Draft',
      data: { email: 'ada@', roof: 'Pitched' },
      saved_at: expect.any(String),
      completed_at: null,
      hit_uuid: null,
    },
  ]);
  const path = `responses/${uuid}`;
  const missing = await anyone('PUT', path, { status: 'Complete' });
  expect([missing.status, missing.body]).toMatchObject([
    422,
    {
      message: 'You are missing one or more required fields.',
      errors: {
        name: ['Your name is required'],
        angle: ['angle is required'],
        email: [expect.any(String)],
      },
    },
  ]);
  for (const [data, field] of [
    [{ roof: 'Round' }, 'roof'],
    [{ angle: 'steep' }, 'angle'],
    [{ wants: ['Nothing'] }, 'wants'],
    [{ from: '2027-02-30' }, 'from'],
    [{ signed: 'me' }, 'signed'],
    [{ plan: { upload_receipt: 'forged' } }, 'plan'],
    [{ plan: { file_id: newId() } }, 'plan'],
  ] as const) {
    const { status, body } = await anyone('PUT', path, { status: 'Complete', data });
    expect([status, body.errors?.[field]]).toEqual([422, [expect.any(String)]]);
  }
  const sent = await anyone<Response>('PUT', path, {
    status: 'Complete',
    data: {
      name: 'Ada',
      email: 'ada@x.example',
      angle: '35',
      wants: ['Call'],
      from: '2027-02-28',
      signed: png,
      agrees: true,
    },
  });
  expect(sent.body.data).toMatchObject({
    status: 'Complete',
    data: { angle: 35, wants: ['Call'], agrees: true },
  });
  const changed = await anyone<Response>('PUT', path, { status: 'Draft', data: { roof: 'Flat' } });
  expect(changed.body.data).toMatchObject({ status: 'Complete', data: { roof: 'Flat' } });
  expect(changed.body.data.data).not.toHaveProperty('angle'); // Hidden now.
  expect(changed.body.data).toMatchObject((await anyone<Response>('GET', path)).body.data);
  const [listed] = (await responsesOf(form, '?status=complete&search=ada')).data;
  expect(listed).toMatchObject({
    uuid,
    data: { name: 'Ada', signed: 'signed' },
    consents: [{ question_id: 'agrees', statement: 'You may call me.', is_given: true }],
  });
  await call('PUT', `/api/admin/forms/${form.id}/unpublish`, {});
  expect((await anyone('PUT', path, { data: {} })).status).toBe(410);
});

test('only those who edit forms read responses, and only of their team', async () => {
  const form = await aForm();
  await send(form, { data: { name: 'Ada' }, status: 'Complete' });
  const [response] = (await responsesOf(form)).data;
  const path = `/api/forms/responses/${response?.id}`;
  expect((await call<Response>('GET', path)).body.data).toMatchObject({ status: 'Complete' });
  const others = [
    [path, member.token, 403],
    [`/api/forms/${form.id}/responses`, member.token, 403],
    [`/api/admin/forms/${form.id}`, member.token, 403],
    [path, stranger.token, 404],
    [`/api/admin/forms/${form.id}`, stranger.token, 404],
    [path, null, 401],
    [`/api/forms/responses/${response?.uuid}`, undefined, 404],
  ] as const;
  for (const [at, token, status] of others)
    expect([at, (await call('GET', at, undefined, token)).status]).toEqual([at, status]);
  expect((await anyone('GET', `responses/${response?.id}`)).status).toBe(404);
  expect((await anyone('PUT', `responses/${randomUUID()}`, { data: {} })).status).toBe(404);
});

test('a repeated call makes no second response, and 32 writers at once lose nothing', async () => {
  const form = await aForm();
  const uuid = randomUUID();
  const twice = await Promise.all(
    [1, 2].map(() => send(form, { uuid, data: { name: 'Ada' }, status: 'Complete' })),
  );
  expect(twice.map(({ status, body }) => [status, body.data.uuid])).toEqual([
    [201, uuid],
    [201, uuid],
  ]);
  const writers = await Promise.all(
    Array.from({ length: 32 }, (_, n) =>
      send(form, { data: { name: `Writer ${n}` }, status: 'Complete' }),
    ),
  );
  expect(new Set(writers.map(({ body }) => body.data.uuid)).size).toBe(32);
  const { meta } = await responsesOf(form, '?search=writer');
  expect([meta.total, (await responsesOf(form)).meta.total]).toEqual([32, 33]);
  const { text } = await edge.call('POST', `/api/forms/${form.id}/responses/export`, { json: {} });
  expect(new Set(text.match(/Writer \d+/g)).size).toBe(32);
  expect(text.trim().split('\r\n')).toHaveLength(34);
  const many = await aForm({
    pages: [
      { title: null, questions: Array.from({ length: 32 }, (_, n) => question(`q${n}`, 'Text')) },
    ],
  });
  const { body } = await send(many, { data: {} });
  const path = `responses/${body.data.uuid}`;
  const save = async (n: number): Promise<void> => {
    const { status } = await anyone('PUT', path, { data: { [`q${n}`]: `answer ${n}` } });
    if (status === 409) return save(n);
    expect(status).toBe(200);
  };
  await Promise.all(Array.from({ length: 32 }, (_, n) => save(n)));
  expect(Object.keys((await anyone<Response>('GET', path)).body.data.data)).toHaveLength(32);
});

async function uploaded(form: Form, name = 'roof.png'): Promise<string> {
  const body = new FormData();
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  body.append('file', new Blob([bytes], { type: 'image/png' }), name);
  const answer = await edge.call<Answered<{ upload_receipt: string }>>(
    'POST',
    `/api/public/forms/${form.uuid}/files`,
    { body, token: null },
  );
  expect(answer.status).toBe(201);
  return answer.body.data.upload_receipt;
}

test('a file is uploaded for an answer of this form, and used once', async () => {
  const form = await aForm();
  const other = await aForm();
  const receipt = await uploaded(form);
  const data = { name: 'Ada', plan: { upload_receipt: receipt } };
  expect((await send(other, { data })).body.errors).toHaveProperty('plan');
  const { body } = await send(form, { data });
  const plan = body.data.data['plan'];
  expect(plan).toEqual({
    file_id: expect.any(String),
    name: 'roof.png',
    mime_type: 'image/png',
    size: 70,
  });
  expect((await send(form, { data })).status).toBe(409);
  const path = `responses/${body.data.uuid}`;
  const kept = await anyone<Response>('PUT', path, { data: { plan }, status: 'Complete' });
  expect(kept.body.data.data['plan']).toEqual(plan);
});

test('a response to a PDF form comes with the filled-in PDF', async () => {
  const form = await aForm();
  const sendPdf = (bytes: string) => {
    const body = new FormData();
    body.append('data', JSON.stringify({ name: 'Ada', signed: png }));
    body.append('status', 'Complete');
    body.append('file', new Blob([bytes]), 'filled.pdf');
    const path = `/api/public/forms/${form.uuid}/responses`;
    return edge.call<Answered<Response>>('POST', path, { body, token: null });
  };
  const sent = await sendPdf('%PDF-1.7\n%%EOF\n');
  const file = { file_id: expect.any(String), name: 'filled.pdf', mime_type: 'application/pdf' };
  expect([sent.status, sent.body.data]).toMatchObject([
    201,
    { status: 'Complete', data: { name: 'Ada', 'filled-pdf': file } },
  ]);
  const path = `responses/${sent.body.data.uuid}`;
  const changed = await anyone<Response>('PUT', path, { data: { name: 'Eva' } });
  expect(changed.body.data.data).toMatchObject({ name: 'Eva', 'filled-pdf': file });
  expect((await sendPdf('hello')).status).toBe(422);
});

test('responses leave with their contact, and with their form: answers, files and keys', async () => {
  const form = await aForm();
  const { blobs, keys } = edge.lectern.engines.engines;
  const email = 'leaving@x.example';
  const data = { name: 'Lea', email, plan: { upload_receipt: await uploaded(form) } };
  const { body } = await send(form, { data, status: 'Complete' });
  const { file_id: fileId } = body.data.data['plan'] as { file_id: string };
  const other = await send(form, {
    data: { name: 'Ada', plan: { upload_receipt: await uploaded(form) } },
    status: 'Complete',
  });
  const otherFile = (other.body.data.data['plan'] as { file_id: string }).file_id;
  const isStored = async (id: string) => (await blobs.head(originalKey(teamId, id))) !== null;
  expect([await isStored(fileId), await isStored(otherFile)]).toEqual([true, true]);

  const personId = await blindIndex(keys, teamId, email);
  await publishForeign(edge.lectern.engines.engines, `Person/${personId}`, null, [
    PersonErased({ personId, teamId: null }),
  ]);
  await until(async () => !(await isStored(fileId)), 'the file is deleted');
  await until(
    async () => (await anyone('GET', `responses/${body.data.uuid}`)).status === 404,
    'the response is erased',
  );
  const { data: left, meta } = await responsesOf(form);
  expect([meta.total, left.find(({ is_erased: isErased }) => isErased)]).toMatchObject([
    2,
    { data: {}, uuid: null, status: 'Complete' },
  ]);
  expect((await responsesOf(form, '?search=lea')).meta.total).toBe(0);

  await call('DELETE', `/api/admin/forms/${form.id}`);
  await until(async () => !(await isStored(otherFile)), 'the other file is deleted');
  expect((await anyone('GET', `responses/${other.body.data.uuid}`)).status).toBe(404);
});

test('responses are mailed as the form says, and saved as a table', async () => {
  const form = await aForm({
    notifications: {
      respondent: { enabled: true, recipients: [] },
      self: { enabled: true, recipients: ['sales@halden.example'] },
    },
  });
  const data = { name: '=Ada', email: 'ada@mail.example', notes: 'Please buy pills', signed: png };
  const { body } = await send(form, { data, status: 'Complete' });
  await anyone('PUT', `responses/${body.data.uuid}`, { data: { notes: 'Changed' } });
  const outbox = async () =>
    (await edge.lectern.engines.engines.mailer.outbox?.list([teamId], 50))?.filter(({ to }) =>
      /ada@mail|sales@/.test(to),
    ) ?? [];
  await until(async () => (await outbox()).length === 2, 'both mails are sent');
  const [toAda, toSales] = (await outbox()).toSorted((one, two) => one.to.localeCompare(two.to));
  expect(toAda?.text).toContain('Thank you for submitting the form');
  expect(toAda?.text).not.toContain('pills'); // Anyone may have given this email.
  expect(toAda?.text).not.toContain(body.data.uuid); // For the addressee only.
  expect(toSales?.text).toMatch(/Your name\n=Ada[^]*\/forms\//);
  const { text, headers } = await edge.call('POST', `/api/forms/${form.id}/responses/export`, {
    json: {},
  });
  expect(headers.get('content-disposition')).toContain('responses.csv');
  expect(text.split('\r\n')[0]).toContain('Your name,email,roof');
  expect(text.split('\r\n')[1]).toContain("'=Ada,ada@mail.example,");
});
