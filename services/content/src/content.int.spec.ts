import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { TeamJoined } from '@lectern/schemas/events/people.ts';
import { TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { aPdf } from './testing/a-pdf.ts';
import { Presentation } from './presentation/presentation.ts';
import { content } from './service.ts';
import { anUpload } from '@lectern/kernel/testing/an-upload.ts';

let running: RunningServices;
let pdf: Uint8Array;
beforeAll(async () => {
  // Without its policies: nothing here waits for pages.
  [running, pdf] = await Promise.all([
    startServices([{ ...content, policies: [] }]),
    aPdf({ pages: 1 }),
  ]);
});
afterAll(() => running.remove());

const anEditor = (teamId: string) =>
  aUser({ teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_presentations'] });
const aMember = (teamId: string) => aUser({ teamId, role: 'TEAM_MEMBER' });
const upload = (
  by: UserClaims,
  bytes: Uint8Array | string = pdf,
  options: { fileName?: string } = {},
) => anUpload({ engines: running.engines, by, bytes, ...options });

async function call(claims: UserClaims, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await running.call({ service: 'content', document, variables, claims });
  return {
    data: data as Record<string, never> | null,
    error: errors[0] && {
      code: errors[0].extensions['code'],
      message: errors[0].message,
      fields: errors[0].extensions['fields'],
    },
  };
}

const CREATE = `mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) {
  id name slug alias description locale presentationType status isProtected deletedAt pageCount pages { number } thumbnailUrl owner { id }
  processing { status pagesDone pageCount failure } settings { canBeShared canBeSharedLink canBeForwarded canBeDownloaded canBePrinted canBePrintedByUser canBeExported }
  files { id presentationId name mimeType extension size editable } jobs { id } } }`;

async function created(by: UserClaims, input: object = {}): Promise<string> {
  const { receipt } = await upload(by);
  const { data, error } = await call(by, CREATE, { input: { receipt, ...input } });
  expect(error).toBeUndefined();
  return (data as unknown as { createPresentation: { id: string } }).createPresentation.id;
}

const REPLACE = `mutation ($id: ID!, $receipt: UploadReceipt!) { updatePresentation(id: $id, input: { receipt: $receipt }) { id } }`;
const SET = `mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { name slug alias description settings { canBePrinted canBeShared } isProtected } }`;
const DELETE = `mutation ($id: ID!) { deletePresentation(id: $id) { id deletedAt } }`;
const RESTORE = `mutation ($id: ID!) { restorePresentation(id: $id) { id deletedAt } }`;
const STATUS = `mutation ($id: ID!, $status: PresentationStatus!) { changePresentationStatus(id: $id, status: $status) { status } }`;
const GET = `query ($id: ID!) { presentation(id: $id) { id name status } }`;
const LIST = `query ($search: String, $status: PresentationStatus, $page: Int! = 1, $pageSize: Int! = 300) {
  presentations(search: $search, status: $status, page: $page, pageSize: $pageSize) { total page pageSize items { name } } }`;

async function listed(
  by: UserClaims,
  variables: object = {},
): Promise<{ total: number; names: string[] }> {
  const { data } = await call(by, LIST, { ...variables });
  const { total, items } = (
    data as unknown as { presentations: { total: number; items: { name: string }[] } }
  ).presentations;
  return { total, names: items.map(({ name }) => name) };
}

test('an upload becomes a draft named after its file, ready to be shared by link', async () => {
  const by = anEditor(aUser().teamId);
  const { receipt, fileId } = await upload(by, pdf, {
    fileName: 'C:\\decks\\Größe & Preis.v2.pdf',
  });
  const { data } = await call(by, CREATE, { input: { receipt } });
  const presentation = (data as unknown as { createPresentation: { id: string } })
    .createPresentation;
  expect(presentation).toEqual({
    id: expect.any(String),
    name: 'Größe & Preis.v2',
    slug: 'große-preis-v2',
    alias: null,
    description: null,
    locale: 'en',
    presentationType: 'PDF',
    status: 'DRAFT',
    isProtected: false,
    deletedAt: null,
    pageCount: null,
    pages: [],
    thumbnailUrl: null,
    owner: { id: by.userId },
    processing: { status: 'WAITING', pagesDone: null, pageCount: null, failure: null },
    settings: {
      canBeShared: true,
      canBeSharedLink: true,
      canBeForwarded: false,
      canBeDownloaded: false,
      canBePrinted: false,
      canBePrintedByUser: false,
      canBeExported: false,
    },
    files: [
      {
        id: fileId,
        presentationId: presentation.id,
        name: 'Größe & Preis.v2.pdf',
        mimeType: 'application/pdf',
        extension: 'pdf',
        size: pdf.length,
        editable: false,
      },
    ],
    jobs: [],
  });
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  [
    'a text called .pdf',
    'Dear customer, alert(1)',
    'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one seems to be a text file.',
  ],
  [
    'noise',
    Buffer.alloc(50_000, 7).toString('latin1'),
    /^Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published/,
  ],
  ['a PDF that was cut', '%PDF-1.7\n1 0 obj', /damaged or incomplete/],
])('%s is refused with a sentence, and its bytes are deleted', async (_, bytes, sentence) => {
  const by = anEditor(aUser().teamId);
  const { receipt, blobKey } = await upload(by, bytes);
  const { error } = await call(by, CREATE, { input: { receipt } });
  const matching = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence);
  expect(error).toMatchObject({ code: 'INVALID', fields: { file: [matching] } });
  expect(await running.engines.blobs.head(blobKey)).toBeNull();
  expect((await call(by, CREATE, { input: { receipt } })).error).toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('no longer there'),
  });
});

test('a receipt is used once, with concurrent requests, too: each gets the same presentation', async () => {
  const by = anEditor(aUser().teamId);
  const { receipt, blobKey } = await upload(by);
  const send = async (input: object = {}) => {
    const { data, error } = await call(by, CREATE, {
      input: {
        receipt,
        name: 'Once',
        accessCode: 'harbor',
        settings: { canBePrinted: true },
        ...input,
      },
    });
    return (
      error?.code ??
      (data as unknown as { createPresentation: { id: string } }).createPresentation.id
    );
  };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(new Set(answers).size).toBe(1);
  await call(by, SET, { id: answers[0], input: { name: 'Renamed since' } });
  await publishForeign(running.engines, `Team/${by.teamId}`, by.teamId, [
    TeamSettingsChanged({ teamId: by.teamId, defaults: { forwardFile: true, rateFile: false } }),
  ]);
  expect(await send()).toBe(answers[0]);
  expect(await send({ status: 'DRAFT' })).toBe(answers[0]);
  const colleague = newId();
  await publishForeign(running.engines, `User/${colleague}`, by.teamId, [
    TeamJoined({ userId: colleague, teamId: by.teamId, role: 'TEAM_MEMBER', permissions: [] }),
  ]);
  for (const other of [
    { name: 'Another' },
    { accessCode: 'another harbor' },
    { ownerId: colleague },
    { status: 'ACTIVE' },
    { settings: { canBePrinted: false } },
  ])
    expect(await send(other)).toBe('CONFLICT');
  expect(await running.engines.blobs.head(blobKey)).not.toBeNull();
  expect(await listed(by)).toMatchObject({ total: 1 });
  await call(by, DELETE, { id: answers[0] });
  expect(await send()).toBe('CONFLICT');
});

test('a retry gets the presentation that it made, with a new file and copies, too', async () => {
  const by = anEditor(aUser().teamId);
  const [{ receipt }, other] = [await upload(by), await upload(by)];
  const send = async () =>
    (await call(by, CREATE, { input: { receipt } })).data as unknown as {
      createPresentation: { id: string };
    };
  const { id } = (await send()).createPresentation;
  await call(by, 'mutation ($id: ID!) { copyPresentation(id: $id) { id } }', { id });
  expect((await call(by, REPLACE, { id, receipt: other.receipt })).error).toBeUndefined();
  expect(await send()).toMatchObject({ createPresentation: { id } });
});

test('a file is deleted as a former version of every copy, however many there are', async () => {
  const by = aUser({
    role: 'TEAM_MEMBER',
    permissions: ['can_edit_presentations', 'can_edit_files'],
  });
  const id = await created(by);
  const VERSIONS =
    'query ($id: ID!) { presentation(id: $id) { files { id } versions { file { id } } } }';
  const read = async (presentationId: string) => {
    const { data } = await call(by, VERSIONS, { id: presentationId });
    return (
      data as unknown as {
        presentation: { files: { id: string }[]; versions: { file: { id: string } }[] };
      }
    ).presentation;
  };
  const fileId = (await read(id)).files[0]!.id;
  const holders = async () => {
    const all = await Promise.all(ids.map(read));
    return all.filter(({ versions }) => versions.some(({ file }) => file.id === fileId)).length;
  };
  const ids = [id];
  for (let copy = 1; copy <= 24; copy++) {
    const { data } = await call(by, 'mutation ($id: ID!) { copyPresentation(id: $id) { id } }', {
      id,
    });
    ids.push((data as unknown as { copyPresentation: { id: string } }).copyPresentation.id);
  }
  const context = running.service('content').systemContext(by.teamId);
  for (const presentationId of ids) {
    const process = async () => {
      const state = (await context.view(Presentation).get(presentationId))!.doc;
      if (state.status === 'none') throw new Error('It is not there');
      const { file, processing } = state.replacement ?? state;
      const target = { presentationId, fileId: file.fileId, request: processing.request };
      await context.execute(Presentation, presentationId, { type: 'StartProcessing', ...target });
      await context.execute(Presentation, presentationId, {
        type: 'CompleteProcessing',
        ...target,
        pages: [{ width: 960, height: 540 }],
        blobPrefix: 'p',
        renderer: 2,
      });
    };
    await process();
    const { receipt } = await upload(by);
    expect((await call(by, REPLACE, { id: presentationId, receipt })).error).toBeUndefined();
    await process();
  }
  expect(await holders()).toBe(25);
  const { error } = await call(by, 'mutation ($id: ID!) { deleteFile(id: $id) }', { id: fileId });
  expect(error).toBeUndefined();
  expect(await holders()).toBe(0);
});

test('a receipt that was used for a new file of one presentation makes no other', async () => {
  const by = anEditor(aUser().teamId);
  const id = await created(by);
  const { receipt } = await upload(by);
  for (let time = 1; time <= 2; time++)
    expect((await call(by, REPLACE, { id, receipt })).error).toBeUndefined();
  expect((await call(by, CREATE, { input: { receipt } })).error).toMatchObject({
    code: 'CONFLICT',
  });
});

test('a receipt of another person or team, or a forged one, publishes nothing', async () => {
  const by = anEditor(aUser().teamId);
  const { receipt, blobKey } = await upload(by);
  for (const claims of [anEditor(by.teamId), { ...by, teamId: aUser().teamId }]) {
    expect((await call(claims, CREATE, { input: { receipt } })).error).toMatchObject({
      code: 'INVALID',
      fields: { file: [expect.any(String)] },
    });
  }
  expect((await call(by, CREATE, { input: { receipt: `${receipt}x` } })).error).toMatchObject({
    code: 'INVALID',
  });
  expect((await call(aMember(by.teamId), CREATE, { input: { receipt } })).error).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await running.engines.blobs.head(blobKey)).not.toBeNull();
});

test('a retry with the same key gets the same presentation', async () => {
  const by = anEditor(aUser().teamId);
  const { receipt } = await upload(by);
  const send = async () =>
    (
      await running.call({
        service: 'content',
        document: CREATE,
        variables: { input: { receipt } },
        claims: by,
        idempotency: { key: `k/${by.userId}`, hash: 'h' },
      })
    ).data?.['createPresentation'];
  expect(await send()).toEqual(await send());
  expect(await listed(by)).toMatchObject({ total: 1 });
});

test('names are searched by the beginning of their words; the newest comes first, page by page', async () => {
  const by = anEditor(aUser().teamId);
  for (const name of ['Éclair: a pastry', 'Solar roofs', 'The solar case'])
    await created(by, { name });
  expect(await listed(by)).toEqual({
    total: 3,
    names: ['The solar case', 'Solar roofs', 'Éclair: a pastry'],
  });
  expect(await listed(by, { search: ' SOLÁR ' })).toEqual({
    total: 2,
    names: ['The solar case', 'Solar roofs'],
  });
  expect(await listed(by, { search: 'solar ca' })).toEqual({ total: 1, names: ['The solar case'] });
  expect(await listed(by, { search: 'olar' })).toEqual({ total: 0, names: [] });
  expect(await listed(by, { search: '…' })).toEqual({ total: 0, names: [] });
  expect(await listed(by, { page: 2, pageSize: 2 })).toEqual({
    total: 3,
    names: ['Éclair: a pastry'],
  });
  expect(await listed(by, { status: 'ACTIVE' })).toEqual({ total: 0, names: [] });
  expect((await call(by, LIST, { pageSize: 301 })).error).toMatchObject({ code: 'INVALID' });
});

test('members see active presentations only, editors all of their team, others none', async () => {
  const by = anEditor(aUser().teamId);
  const [draft, active] = [
    await created(by, { name: 'Draft' }),
    await created(by, { name: 'Active' }),
  ];
  await call(by, STATUS, { id: active, status: 'ACTIVE' });
  const member = aMember(by.teamId);
  expect(await listed(member)).toEqual({ total: 1, names: ['Active'] });
  expect(await listed(member, { status: 'DRAFT' })).toEqual({ total: 0, names: [] });
  expect(await listed(by)).toMatchObject({ total: 2 });
  const seen = async (claims: UserClaims, id: string) =>
    ((await call(claims, GET, { id })).data as unknown as { presentation: unknown })
      .presentation !== null;
  expect(
    await Promise.all([
      seen(member, draft),
      seen(member, active),
      seen(by, draft),
      seen(aUser(), active),
    ]),
  ).toEqual([false, true, true, false]);
  expect(
    (await call(anEditor(aUser().teamId), STATUS, { id: active, status: 'DRAFT' })).error,
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(member, STATUS, { id: active, status: 'DRAFT' })).error).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('only given fields are updated, an empty text clears, and bad text is refused by field', async () => {
  const by = anEditor(aUser().teamId);
  const id = await created(by, { name: 'Old', description: 'Words' });
  const update = async (input: object) =>
    (await call(by, SET, { id, input })).data?.['updatePresentation'];
  expect(
    await update({
      name: ' New name ',
      alias: ' Solar-1 ',
      settings: { canBePrinted: true, canBeShared: null },
    }),
  ).toEqual({
    name: 'New name',
    slug: 'new-name',
    alias: 'solar-1',
    description: 'Words',
    isProtected: false,
    settings: { canBePrinted: true, canBeShared: true },
  });
  expect(await update({ description: '', alias: null, name: null })).toMatchObject({
    description: null,
    alias: null,
    name: 'New name',
    settings: { canBePrinted: true },
  });
  const { error } = await call(by, SET, {
    id,
    input: { name: ' ', alias: 'a b', description: 'x'.repeat(10_001) },
  });
  expect(error).toMatchObject({
    code: 'INVALID',
    fields: {
      name: ['Please give a name.'],
      alias: [expect.stringContaining('letters')],
      description: [expect.stringContaining('10,000')],
    },
  });
});

test('an alias is taken once in a team, and free again when its presentation is deleted', async () => {
  const by = anEditor(aUser().teamId);
  const [one, two, foreign] = [await created(by), await created(by), anEditor(aUser().teamId)];
  const input = { alias: 'solar' };
  expect((await call(by, SET, { id: one, input })).error).toBeUndefined();
  expect((await call(by, SET, { id: two, input })).error).toMatchObject({
    code: 'CONFLICT',
    fields: { alias: ['This alias is taken.'] },
  });
  expect((await call(foreign, SET, { id: await created(foreign), input })).error).toBeUndefined();
  await call(by, DELETE, { id: one });
  expect((await call(by, SET, { id: two, input })).error).toBeUndefined();
  expect((await call(by, RESTORE, { id: one })).error).toMatchObject({ code: 'CONFLICT' });
});

test('a deleted presentation is gone from lists, its name still resolves, and restoring brings it back', async () => {
  const by = anEditor(aUser().teamId);
  const id = await created(by, { name: 'Gone' });
  expect((await call(by, DELETE, { id })).data).toEqual({
    deletePresentation: { id, deletedAt: expect.any(String) },
  });
  expect(await listed(by)).toMatchObject({ total: 0 });
  expect((await call(by, GET, { id })).data).toEqual({ presentation: null });
  const reference = `query ($id: ID!) { _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { name } } }`;
  expect((await call(aMember(by.teamId), reference, { id })).data).toEqual({
    _entities: [{ name: 'Gone' }],
  });
  expect((await call(aMember(aUser().teamId), reference, { id })).data).toEqual({
    _entities: [null],
  });
  expect((await call(by, RESTORE, { id })).data).toEqual({
    restorePresentation: { id, deletedAt: null },
  });
  expect(await listed(by)).toMatchObject({ total: 1 });
});

test('a protected presentation cannot be deleted', async () => {
  const by = anEditor(aUser().teamId);
  const id = await created(by);
  await call(by, SET, { id, input: { isProtected: true } });
  expect((await call(by, DELETE, { id })).error).toMatchObject({
    code: 'CONFLICT',
    message: 'Protected presentation cannot be deleted.',
  });
  expect(await listed(by)).toMatchObject({ total: 1 });
});

test('a file is found by its id, by those who may see its presentation', async () => {
  const by = anEditor(aUser().teamId);
  const { receipt, fileId } = await upload(by);
  await call(by, CREATE, { input: { receipt } });
  const reference = `query ($id: ID!) { _entities(representations: [{ __typename: "File", id: $id }]) { ... on File { name size } } }`;
  expect((await call(by, reference, { id: fileId })).data).toEqual({
    _entities: [{ name: 'Solar roofs.pdf', size: pdf.length }],
  });
  for (const claims of [aMember(by.teamId), aUser()])
    expect((await call(claims, reference, { id: fileId })).data).toEqual({ _entities: [null] });
});
