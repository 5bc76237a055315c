import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MemberLocked, PersonErased, TeamJoined } from '@lectern/schemas/events/identity.ts';
import { accessCodeName } from '@lectern/kernel/access/access-code.ts';
import type { UserClaims } from '@lectern/kernel/access/claims.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { nameOf } from '@lectern/kernel/keys/names.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser, startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { aPdf } from './conversion/a-pdf.ts';
import { content } from './service.ts';
import { anUpload } from './uploads/an-upload.ts';

let running: RunningServices;
let pdf: Uint8Array;
beforeAll(async () => {
  // Of its policies only that which nothing else waits for: no pages are made.
  const policies = content.policies.filter(({ name }) => name === 'tell-of-dates-when-set');
  [running, pdf] = await Promise.all([startServices([{ ...content, policies }]), aPdf({ pages: 1 })]);
});
afterAll(() => running.remove());

const anEditor = (teamId = aUser().teamId, more: string[] = []) => aUser({ teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_presentations', ...more] });
const aMember = (teamId: string, permissions: string[] = []) => aUser({ teamId, role: 'TEAM_MEMBER', permissions });

interface Answer {
  data: Record<string, never> | null;
  error: { code: string; message: string; fields?: Record<string, string[]> } | undefined;
}

async function call(claims: UserClaims, document: string, variables: Record<string, unknown> = {}): Promise<Answer> {
  const { data, errors } = await running.call({ service: 'content', document, variables, claims });
  const [first] = errors;
  return { data: data as Answer['data'], error: first && { code: String(first.extensions['code']), message: first.message, ...(first.extensions['fields'] ? { fields: first.extensions['fields'] as Record<string, string[]> } : {}) } };
}

/** The first field of an answer that has to succeed. */
async function ask<T = Record<string, unknown>>(claims: UserClaims, document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, error } = await call(claims, document, variables);
  expect(error).toBeUndefined();
  return Object.values(data!)[0] as T;
}

async function created(by: UserClaims, input: object = {}): Promise<string> {
  const { receipt } = await anUpload({ engines: running.engines, by, bytes: pdf });
  return (await ask<{ id: string }>(by, 'mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }', { input: { receipt, ...input } })).id;
}

const UPDATE = 'mutation ($id: ID!, $input: UpdatePresentationInput!) { updatePresentation(id: $id, input: $input) { id updatedAt } }';
const update = (by: UserClaims, id: string, input: object) => call(by, UPDATE, { id, input });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

async function listed(by: UserClaims, args = '', variables: Record<string, unknown> = {}): Promise<{ total: number; next: string | null; names: string[] }> {
  const { total, next, items } = await ask<{ total: number; next: string | null; items: { name: string }[] }>(by, `query ($filter: PresentationFilter) { presentations(filter: $filter ${args}) { total next items { name } } }`, variables);
  return { total, next, names: names(items) };
}

/** What happens from here on happens later, also by a clock of milliseconds. */
async function laterMoment(): Promise<void> {
  for (const now = Date.now(); Date.now() === now; ) await pause(1);
}

async function join(teamId: string, changes: Partial<Parameters<typeof TeamJoined>[0]> = {}): Promise<string> {
  const userId = newId();
  await publishForeign(running.engines, `User/${userId}`, teamId, [TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [], ...changes })]);
  return userId;
}

test('every field is kept as it was given, and emptied by an empty text or null', async () => {
  const by = anEditor();
  const [reference, day] = [newId(), '2026-12-24'];
  const reviewerId = await join(by.teamId);
  const texts = {
    description: 'Für den Frühling\nزهرة 🌷', externalId: 'SKU "47"', externalUrl: 'https://example.com/a?b=1', fileUrl: 'http://example.com/x.pdf', mainPath: 'dist/index.html',
    accessCode: 'harbour-27', customJavascript: 'alert("x")', facebookPixel: '1', googleAnalyticsId: 'G-1', hubspotPixel: '2', linkedinPixel: '3', slackUrl: 'https://hooks.example.com/x',
    subdomain: 'solar', posthogApiKey: 'phc', posthogProjectId: '9', sharingDisclaimer: 'Prices may change.', alias: `solar-${reference}`,
  };
  const others = {
    groupIds: [reference], labelIds: [reference], folderIds: [reference], productIds: [reference], brandId: reference, releaseAt: '2026-01-01T00:00:00.000Z', expiresAt: '2030-01-01T00:00:00.000Z',
    newUntilAt: day, sendActivityToCrm: false, isFeatured: true, isProtected: true, isRateable: false, showInMainList: false, canBeUsedInHaystack: false, shareThemeId: reference,
    shareTemplateId: reference, isTemplateRequired: true, isInternalUseOnly: true, isPdfForm: true, contentUpdatedAt: '2026-02-01T00:00:00.000Z', isPosthogEnabled: true,
    notifications: { respondent: { enabled: true, recipients: [] }, self: { enabled: false, recipients: ['ada@example.com'] } }, vaultConfiguration: { synchronizeExpirationDate: false, synchronizeTitle: true },
  };
  const settings = { canBePrinted: true, rotationMode: 'PORTRAIT', menuBarTaps: 3, pdfViewMode: 'FACING', pdfPageViewMode: 'ZOOM', gaProfileId: 'UA-1', showExitInstructions: false };
  const id = await created(by, { name: 'All of it', ...texts, ...others, reviewerId, settings });

  const leaves = Object.keys({ ...texts, ...others }).filter((name) => !['notifications', 'vaultConfiguration'].includes(name)).join(' ');
  const GET = `query ($id: ID!) { presentation(id: $id) { ${leaves} reviewer { id } hasAccessCode isNew isReleased notifications { respondent { enabled recipients } self { enabled recipients } }
    vaultConfiguration { synchronizeExpirationDate synchronizeTitle } settings { ${Object.keys(settings).join(' ')} canBeShared } } }`;
  expect(await ask(by, GET, { id })).toEqual({ ...texts, ...others, reviewer: { id: reviewerId }, hasAccessCode: true, isNew: true, isReleased: true, settings: { ...settings, canBeShared: true } });

  expect((await update(by, id, Object.fromEntries(Object.keys(texts).map((name) => [name, ''])))).error).toBeUndefined();
  expect((await update(by, id, { releaseAt: null, expiresAt: null, newUntilAt: '', brandId: null, reviewerId: null, notifications: null, groupIds: [], settings: { gaProfileId: '' } })).error).toBeUndefined();
  expect(await ask(by, GET, { id })).toMatchObject({
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, null])),
    releaseAt: null, expiresAt: null, newUntilAt: null, brandId: null, reviewer: null, notifications: null, groupIds: [], hasAccessCode: false, isNew: false, labelIds: [reference],
    settings: { gaProfileId: null, menuBarTaps: 3 },
  });
});

test('an address that is notified goes with its own person, in a copy, too, and from the history', async () => {
  const by = anEditor();
  const told = (...recipients: string[]) => ({ respondent: { enabled: true, recipients }, self: { enabled: true, recipients: ['ben@example.com'] } });
  const id = await created(by, { name: 'Told', notifications: told('Ada@example.com', 'ben@example.com') });
  const copyId = (await ask<{ id: string }>(by, 'mutation ($id: ID!) { copyPresentation(id: $id) { id } }', { id })).id;
  const read = async () => {
    const document = '($id: ID!) { presentation(id: $id) { notifications { respondent { enabled recipients } self { enabled recipients } } } }';
    return Promise.all([id, copyId].map(async (each) => (await ask<{ notifications: object }>(by, `query ${document}`, { id: each })).notifications));
  };
  expect(await read()).toEqual([told('Ada@example.com', 'ben@example.com'), told('Ada@example.com', 'ben@example.com')]);
  const personId = await nameOf(running.engines.keys, by.teamId, 'ada@example.com');
  await publishForeign(running.engines, `Person/${personId}`, null, [PersonErased({ personId, teamId: by.teamId })]);
  for (let tries = 0; JSON.stringify(await read()).includes('Ada') && tries < 200; tries++) await pause(25);
  expect(await read()).toEqual([told('ben@example.com'), told('ben@example.com')]);
  const { presentation } = (await call(by, 'query ($id: ID!) { presentation(id: $id) { history(first: 10) { changes { before after } } } }', { id })).data as unknown as { presentation: object };
  expect(JSON.stringify(presentation)).not.toContain('Ada');
});

test('what is wrong with a field is said of the field, and nothing is kept', async () => {
  const by = anEditor();
  const id = await created(by, { name: 'As it was' });
  const long = 'x'.repeat(200_000);
  const fields = ['name', 'description', 'externalId', 'externalUrl', 'fileUrl', 'mainPath', 'accessCode', 'customJavascript', 'facebookPixel', 'googleAnalyticsId', 'hubspotPixel', 'linkedinPixel', 'slackUrl', 'subdomain', 'posthogApiKey', 'posthogProjectId', 'sharingDisclaimer', 'alias', 'locale'];
  const { error } = await update(by, id, Object.fromEntries(fields.map((field) => [field, long])));
  expect(error!.code).toBe('INVALID');
  expect(Object.keys(error!.fields!).toSorted()).toEqual(fields.toSorted());
  const wrong = {
    externalUrl: 'javascript:alert(1)', accessCode: 'abc', newUntilAt: '24.12.2026', brandId: 'x', locale: '??', alias: 'a b', subdomain: '-x', groupIds: ['no'],
    notifications: { respondent: { enabled: true, recipients: ['not an address'] }, self: { enabled: true, recipients: [] } },
  };
  expect(Object.keys((await update(by, id, wrong)).error!.fields!).map((name) => name.split('.')[0]).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect((await update(by, id, { settings: { menuBarTaps: 4 } })).error).toMatchObject({ code: 'INVALID', fields: { 'settings.menuBarTaps': ['Please choose 2 or 3.'] } });
  expect((await update(by, id, { expiresAt: `${new Date().getUTCFullYear() + 6}-01-01T00:00:00Z` })).error).toMatchObject({ fields: { expiresAt: [expect.stringContaining('31 December')] } });
  expect((await update(by, id, { reviewerId: newId() })).error).toMatchObject({ code: 'INVALID', fields: { reviewerId: ['Please choose somebody who is in the team.'] } });
  expect(await ask(by, 'query ($id: ID!) { presentation(id: $id) { name history { number } } }', { id })).toEqual({ name: 'As it was', history: [{ number: 1 }] });
});

test('a name is one line without what cannot be seen', async () => {
  const by = anEditor();
  const id = await created(by, { name: ' Say\n"hi"\t\u0000 \u202egnp.exe 🌍 عرض ' });
  expect(await ask(by, 'query ($id: ID!) { presentation(id: $id) { name } }', { id })).toEqual({ name: 'Say "hi" gnp.exe 🌍 عرض' });
});

test('an access code is told by its name alone to whoever listens, and read by editors alone', async () => {
  const by = anEditor();
  const id = await created(by, { name: 'Locked', accessCode: 'Harbour-27', status: 'ACTIVE' });
  const name = await accessCodeName(running.engines.keys, by.teamId, id, ' harbour-27 ');
  const commits = await running.service('content').store.commits.read(`Presentation/${by.teamId}/${id}`);
  expect(commits[0]!.events[0]!.data).toMatchObject({ accessCodeName: name, accessCode: expect.not.stringContaining('arbour') });
  const read = 'query ($id: ID!) { presentation(id: $id) { accessCode hasAccessCode } }';
  expect(await ask(by, read, { id })).toEqual({ accessCode: 'Harbour-27', hasAccessCode: true });
  const { data, error } = await call(aMember(by.teamId), read, { id });
  expect([data, error!.code]).toEqual([{ presentation: { accessCode: null, hasAccessCode: true } }, 'FORBIDDEN']);
});

test('members see what is active, in its time and open to them; owners what is theirs; editors everything', async () => {
  const by = anEditor();
  const owner = aMember(by.teamId);
  await publishForeign(running.engines, `User/${owner.userId}`, by.teamId, [TeamJoined({ userId: owner.userId, teamId: by.teamId, role: 'TEAM_MEMBER', permissions: [] })]);
  const hour = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
  const ids = {
    open: await created(by, { name: 'open', status: 'ACTIVE', releaseAt: hour(-2), expiresAt: hour(2) }),
    soon: await created(by, { name: 'soon', status: 'ACTIVE', releaseAt: hour(1) }),
    over: await created(by, { name: 'over', status: 'ACTIVE', expiresAt: hour(-1) }),
    group: await created(by, { name: 'group', status: 'ACTIVE', groupIds: [newId()] }),
    draft: await created(by, { name: 'draft' }),
    theirs: await created(by, { name: 'theirs' }),
  };
  await ask(by, 'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id } }', { id: ids.theirs, ownerId: owner.userId });
  const seen = async (claims: UserClaims) => {
    const one = await Promise.all(Object.values(ids).map(async (id) => (await ask(claims, 'query ($id: ID!) { presentation(id: $id) { name } }', { id }))?.['name']));
    const { names: all, total } = await listed(claims);
    expect([all.toSorted(), total]).toEqual([one.filter(Boolean).toSorted(), all.length]);
    expect(names(await ask<{ name: string }[]>(claims, '{ presentationsAfter { name } }'))).toEqual(one.filter(Boolean));
    return all.toSorted();
  };
  expect(await seen(by)).toEqual(['draft', 'group', 'open', 'over', 'soon', 'theirs']);
  expect(await seen(aMember(by.teamId))).toEqual(['open']);
  expect(await seen(owner)).toEqual(['open', 'theirs']);
  expect(await seen(anEditor())).toEqual([]);
  expect((await listed(owner, 'search: "the"')).names).toEqual(['theirs']);
  expect((await listed(aMember(by.teamId), 'status: DRAFT')).names).toEqual([]);

  // A reference tells the others the name, and nothing else.
  const FIELDS = `id name isVisible slug description status owner { id } settings { canBeShared canBeDownloaded } files { id } pages { number } jobs { id } releaseAt expiresAt groupIds hasAccessCode
    isFeatured sendActivityToCrm presentationType createdAt thumbnailUrl may { share export } processing { status } externalUrl isMine`;
  const refer = async (claims: UserClaims, id: string) => (await ask<Record<string, unknown>[]>(claims, `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Presentation { ${FIELDS} } } }`, { r: [{ __typename: 'Presentation', id }] }))[0];
  for (const id of [ids.soon, ids.over, ids.group, ids.draft, ids.theirs]) {
    const name = Object.entries(ids).find(([, each]) => each === id)![0];
    expect(await refer(aMember(by.teamId), id)).toEqual({
      id, name, isVisible: false, slug: '', description: null, status: 'INACTIVE', owner: null, settings: { canBeShared: false, canBeDownloaded: false }, files: [], pages: [], jobs: [],
      releaseAt: null, expiresAt: null, groupIds: [], hasAccessCode: false, isFeatured: false, sendActivityToCrm: false, presentationType: '', createdAt: '1970-01-01T00:00:00.000Z',
      thumbnailUrl: null, may: { share: false, export: false }, processing: { status: 'WAITING' }, externalUrl: null, isMine: false,
    });
    expect(await refer(by, id)).toMatchObject({ id, name, isVisible: true, slug: name });
    expect(await refer(anEditor(), id)).toBeNull();
  }
  expect(await refer(owner, ids.theirs)).toMatchObject({ isVisible: true, isMine: true, may: { share: false, export: true } });
  expect(await refer(aMember(by.teamId), ids.open)).toMatchObject({ isVisible: true, may: { share: true, export: false } });
});

test('a member’s list is what both they and the caller may see', async () => {
  const by = anEditor(undefined, ['can_edit_users']);
  const admin = await join(by.teamId, { role: 'TEAM_ADMIN' });
  const seller = await join(by.teamId);
  await created(by, { name: 'draft' });
  await created(by, { name: 'open', status: 'ACTIVE', expiresAt: new Date(Date.now() + 3600_000).toISOString() });
  const OF = 'query ($userId: ID!) { presentationsOfUser(userId: $userId) { total items { name } } }';
  const of = async (claims: UserClaims, userId: string) => names((await ask<{ items: { name: string }[] }>(claims, OF, { userId })).items).toSorted();
  expect([await of(by, by.userId), await of(by, seller), await of(by, admin)]).toEqual([['draft', 'open'], ['open'], ['draft', 'open']]);
  const people = aMember(by.teamId, ['can_edit_users']);
  expect([await of(people, people.userId), await of(people, seller), await of(people, admin)]).toEqual([['open'], ['open'], ['open']]);
  expect((await call(aMember(by.teamId), OF, { userId: seller })).error).toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(by, OF, { userId: newId() })).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('lists filter, sort, count and go on', async () => {
  const by = anEditor();
  const [label, folder] = [newId(), newId()];
  const ids = [
    await created(by, { name: 'Zebra', labelIds: [label], isFeatured: true }),
    await created(by, { name: 'Äpfel', labelIds: [label], folderIds: [folder], status: 'ACTIVE' }),
    await created(by, { name: 'birnen', folderIds: [folder], isProtected: true }),
  ];
  await laterMoment();
  await update(by, ids[0]!, { description: 'Changed last' });
  const filtered = async (filter: object) => (await listed(by, '', { filter })).names;
  expect(await filtered({ labelIds: [label] })).toEqual(['Äpfel', 'Zebra']);
  expect(await filtered({ labelIds: [label], folderIds: [folder] })).toEqual(['Äpfel']);
  expect(await filtered({ folderIds: [newId()] })).toEqual([]);
  expect(await filtered({ statuses: ['DRAFT', 'INACTIVE'] })).toEqual(['birnen', 'Zebra']);
  expect(await filtered({ types: ['PDF'] })).toHaveLength(3);
  expect(await filtered({ types: ['Image'] })).toEqual([]);
  expect(await filtered({ ownerIds: [by.userId, newId()], isFeatured: true })).toEqual(['Zebra']);
  expect(await filtered({ isProtected: true })).toEqual(['birnen']);
  const sorted = async (sort: string) => (await listed(by, `sort: ${sort}`)).names;
  expect([await sorted('NEWEST'), await sorted('OLDEST'), await sorted('UPDATED'), await sorted('NAME')]).toEqual([
    ['birnen', 'Äpfel', 'Zebra'], ['Zebra', 'Äpfel', 'birnen'], ['Zebra', 'birnen', 'Äpfel'], ['Äpfel', 'birnen', 'Zebra'],
  ]);
  for (const sort of ['NEWEST', 'OLDEST', 'UPDATED', 'NAME']) {
    const all: string[] = [];
    let after = '';
    do {
      const page = await listed(by, `sort: ${sort} pageSize: 2 ${after && `after: "${after}"`}`);
      expect(page.total).toBe(3);
      all.push(...page.names);
      after = page.next ?? '';
    } while (after);
    expect(all).toEqual(await sorted(sort));
  }
  expect((await call(by, '{ presentations(after: "nonsense") { total } }')).error).toMatchObject({ code: 'INVALID' });
  expect(await ask(by, 'query ($min: ID) { presentationsAfter(min: $min, chunk: 1) { name } }', { min: ids[0] })).toEqual([{ name: 'Äpfel' }]);
  const picked = await ask<({ name: string } | null)[]>(by, 'query ($ids: [ID!]!) { presentationsByIds(ids: $ids) { name } }', { ids: [ids[2], newId(), ids[0]] });
  expect(picked.map((each) => each?.name ?? null)).toEqual(['birnen', null, 'Zebra']);
});

test('several are deleted and restored at once; those that refuse hold up nobody', async () => {
  const by = anEditor();
  const [one, two, kept] = [await created(by), await created(by), await created(by, { isProtected: true })];
  const missing = newId();
  const DELETE = 'mutation ($ids: [ID!]!) { deletePresentations(ids: $ids) { changed { id deletedAt restorableUntil } refused { id code message } } }';
  const gone = await ask<{ changed: { id: string; deletedAt: string; restorableUntil: string }[]; refused: unknown[] }>(by, DELETE, { ids: [one, kept, missing, two, one] });
  expect(gone.changed.map(({ id }) => id)).toEqual([one, two]);
  expect(Date.parse(gone.changed[0]!.restorableUntil) - Date.parse(gone.changed[0]!.deletedAt)).toBe(30 * 24 * 3600_000 + 1);
  expect(gone.refused).toEqual([
    { id: kept, code: 'CONFLICT', message: 'Protected presentation cannot be deleted.' },
    { id: missing, code: 'NOT_FOUND', message: 'No such presentation.' },
  ]);
  expect((await listed(by, '', { filter: { isDeleted: true } })).total).toBe(2);
  expect((await listed(aMember(by.teamId), '', { filter: { isDeleted: true } })).total).toBe(0);
  expect((await listed(by.role === 'TEAM_ADMIN' ? by : aUser(), '', { filter: { isDeleted: true } })).total).toBe(0);
  const RESTORE = 'mutation ($ids: [ID!]!) { restorePresentations(ids: $ids) { changed { id } refused { id } } }';
  expect(await ask(by, RESTORE, { ids: [one, two] })).toEqual({ changed: [{ id: one }, { id: two }], refused: [] });
  expect((await listed(by)).total).toBe(3);
  expect((await call(by, DELETE, { ids: [] })).error).toMatchObject({ code: 'INVALID' });
  expect((await call(by, DELETE, { ids: Array.from({ length: 301 }, newId) })).error).toMatchObject({ code: 'INVALID' });
  const STATUSES = 'mutation ($ids: [ID!]!) { changePresentationStatuses(ids: $ids, status: ACTIVE) { changed { status } refused { id } } }';
  expect(await ask(by, STATUSES, { ids: [one, two] })).toEqual({ changed: [{ status: 'ACTIVE' }, { status: 'ACTIVE' }], refused: [] });
});

test('an owner is a member of the team, and one who may sign in', async () => {
  const by = anEditor();
  const id = await created(by);
  const GIVE = 'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { owner { id } } }';
  const colleague = await join(by.teamId);
  expect(await ask(by, GIVE, { id, ownerId: colleague })).toEqual({ owner: { id: colleague } });
  const locked = await join(by.teamId);
  await publishForeign(running.engines, `User/${locked}`, by.teamId, [MemberLocked({ userId: locked, teamId: by.teamId })], 2);
  const stranger = await join(aUser().teamId);
  for (const ownerId of [locked, stranger, newId()]) expect((await call(by, GIVE, { id, ownerId })).error).toMatchObject({ code: 'INVALID', fields: { ownerId: [expect.any(String)] } });
  expect((await call(anEditor(), GIVE, { id, ownerId: colleague })).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('an owner without the permission chooses the thumbnail and nothing else', async () => {
  const by = anEditor();
  const owner = aMember(by.teamId);
  await publishForeign(running.engines, `User/${owner.userId}`, by.teamId, [TeamJoined({ userId: owner.userId, teamId: by.teamId, role: 'TEAM_MEMBER', permissions: [] })]);
  const id = await created(by);
  const CHOOSE = 'mutation ($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { thumbnailFileId } }';
  const [file] = await ask<{ id: string }[]>(by, 'query ($id: ID!) { presentation(id: $id) { files { id } } }', { id }).then((it) => (it as unknown as { files: { id: string }[] }).files);
  expect((await call(owner, CHOOSE, { id, fileId: file!.id })).error).toMatchObject({ code: 'NOT_FOUND' });
  await ask(by, 'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id } }', { id, ownerId: owner.userId });
  expect(await ask(owner, CHOOSE, { id, fileId: file!.id })).toEqual({ thumbnailFileId: file!.id });
  expect((await call(owner, CHOOSE, { id, fileId: newId() })).error).toMatchObject({ code: 'NOT_FOUND' });
  expect((await call(owner, UPDATE, { id, input: { name: 'Mine' } })).error).toMatchObject({ code: 'FORBIDDEN' });
  expect((await call(aMember(by.teamId, ['can_edit_files']), 'mutation ($id: ID!) { deleteFile(id: $id) }', { id: file!.id })).error).toMatchObject({ code: 'CONFLICT' });
});

test('what changed, when and by whom is told back, and the presentation as it stood', async () => {
  const by = anEditor();
  const id = await created(by, { name: 'First', description: 'One' });
  await laterMoment();
  const between = new Date().toISOString();
  await laterMoment();
  const colleague = anEditor(by.teamId);
  await update(colleague, id, { name: 'Second', accessCode: 'harbour', settings: { canBePrinted: true } });
  await ask(by, 'mutation ($id: ID!) { turnPresentationSetting(id: $id, setting: IS_RATEABLE, isOn: false) { isRateable } }', { id });
  await ask(by, 'mutation ($id: ID!) { turnPresentationSetting(id: $id, setting: CAN_BE_FORWARDED, isOn: true) { settings { canBeForwarded } } }', { id });
  const history = await ask<{ history: { number: number; actor: { id: string }; events: string[]; changes: { field: string; before: string; after: string }[] }[] }>(
    by, 'query ($id: ID!) { presentation(id: $id) { history { number at actor { id } onBehalfOf { id } events changes { field before after } } } }', { id });
  expect(history.history.map(({ number, actor, events }) => [number, actor.id, events])).toEqual([
    [4, by.userId, ['PresentationRevised']], [3, by.userId, ['PresentationRevised']], [2, colleague.userId, ['PresentationRevised']], [1, by.userId, ['PresentationCreated']],
  ]);
  expect(history.history[0]!.changes).toEqual([{ field: 'settings.canBeForwarded', before: 'false', after: 'true' }]);
  expect(history.history[1]!.changes).toEqual([{ field: 'isRateable', before: 'true', after: 'false' }]);
  expect(history.history[2]!.changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: 'accessCode', before: 'null', after: '"•••"' }, { field: 'name', before: '"First"', after: '"Second"' }, { field: 'settings.canBePrinted', before: 'false', after: 'true' },
  ]);
  const paged = await ask<{ history: { number: number }[] }>(by, 'query ($id: ID!) { presentation(id: $id) { history(first: 2, before: 4) { number } } }', { id });
  expect(paged.history.map(({ number }) => number)).toEqual([3, 2]);

  const AS_OF = 'query ($id: ID!, $at: DateTime!) { presentationAsOf(id: $id, at: $at) { name hasAccessCode isRateable settings { canBePrinted canBeForwarded } } }';
  expect(await ask(by, AS_OF, { id, at: between })).toEqual({ name: 'First', hasAccessCode: false, isRateable: true, settings: { canBePrinted: false, canBeForwarded: false } });
  expect(await ask(by, AS_OF, { id, at: new Date().toISOString() })).toEqual({ name: 'Second', hasAccessCode: true, isRateable: false, settings: { canBePrinted: true, canBeForwarded: true } });
  expect(await ask(by, AS_OF, { id, at: '2020-01-01T00:00:00Z' })).toBeNull();
  expect(await ask(anEditor(), AS_OF, { id, at: new Date().toISOString() })).toBeNull();
  expect((await call(aMember(by.teamId), AS_OF, { id, at: between })).error).toMatchObject({ code: 'FORBIDDEN' });
});

test('a copy belongs to whoever makes it, and asks for the same code under a name of its own', async () => {
  const by = anEditor();
  const id = await created(by, { name: 'Solar', accessCode: 'harbour', alias: 'sun', status: 'ACTIVE', labelIds: [newId()], settings: { canBePrinted: true } });
  const colleague = anEditor(by.teamId);
  const COPY = 'mutation ($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { id name alias status accessCode labelIds settings { canBePrinted } owner { id } copiedFrom { id } files { id } } }';
  const ORIGIN = 'query ($id: ID!) { presentation(id: $id) { copiedFrom { name isVisible status } } }';
  const copy = await ask<{ id: string; labelIds: string[]; files: { id: string }[] }>(colleague, COPY, { id });
  expect(copy).toMatchObject({ name: 'Solar (copy)', alias: null, status: 'DRAFT', accessCode: 'harbour', settings: { canBePrinted: true }, owner: { id: colleague.userId }, copiedFrom: { id } });
  expect(copy.labelIds).toHaveLength(1);
  expect(await ask(colleague, ORIGIN, { id: copy.id })).toEqual({ copiedFrom: { name: 'Solar', isVisible: true, status: 'ACTIVE' } });
  const [commit] = await running.service('content').store.commits.read(`Presentation/${by.teamId}/${copy.id}`);
  expect(commit!.events[0]!.data['accessCodeName']).toBe(await accessCodeName(running.engines.keys, by.teamId, copy.id, 'harbour'));
  expect((await ask<{ name: string }>(by, COPY, { id, name: 'Another' })).name).toBe('Another');
  expect((await call(by, COPY, { id, name: ' ' })).error).toMatchObject({ code: 'INVALID' });
  expect((await call(anEditor(), COPY, { id })).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('the coming of a date is on the log, soon after it came', async () => {
  const by = anEditor();
  const id = await created(by, { status: 'ACTIVE', releaseAt: new Date(Date.now() - 1000).toISOString(), expiresAt: new Date(Date.now() + 50).toISOString() });
  const told = async () => (await running.service('content').store.commits.read(`Presentation/${by.teamId}/${id}`)).flatMap(({ events }) => events.map(({ type }) => type));
  for (const end = Date.now() + 10_000; (await told()).length < 3 && Date.now() < end; ) await pause(10);
  expect(await told()).toEqual(['PresentationCreated', 'PresentationReleased', 'PresentationExpired']);
});

test('limits of uploads are told before a byte is sent', async () => {
  const limits = await ask<{ maxBytes: number; accepted: { presentationType: string; extensions: string[] }[] }>(anEditor(), '{ uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }');
  expect(limits.maxBytes).toBe(running.engines.settings.LECTERN_UPLOAD_LIMIT);
  expect(limits.accepted.map(({ presentationType }) => presentationType)).toEqual(['PDF', 'Image']);
});
