import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { GroupDeleted } from '@lectern/schemas/events/identity/groups.ts';
import {
  MemberRemoved,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import { PersonErased } from '@lectern/schemas/events/identity/users.ts';
import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { ownedPresentation } from './presentation/lifecycle.ts';
import { Presentation } from './presentation/presentation.ts';
import { aMember, anEditor, laterMoment, type Library, startLibrary } from './testing/library.ts';

let library: Library;
beforeAll(async () => void (library = await startLibrary()));
afterAll(() => library.running.remove());

test('every field is kept as it was given, and emptied by an empty text or null', async () => {
  const by = anEditor();
  const [reference, day] = [newId(), '2026-12-24'];
  const label = await library.label(by.teamId);
  const reviewerId = await library.join(by.teamId);
  const texts = {
    description: 'Für den Frühling\nزهرة 🌷',
    externalId: 'SKU "47"',
    externalUrl: 'https://example.com/a?b=1',
    fileUrl: 'http://example.com/x.pdf',
    mainPath: 'dist/index.html',
    accessCode: 'harbor-27',
    customJavascript: 'alert("x")',
    facebookPixel: '1',
    googleAnalyticsId: 'G-1',
    hubspotPixel: '2',
    linkedinPixel: '3',
    slackUrl: 'https://hooks.example.com/x',
    subdomain: 'solar',
    posthogApiKey: 'phc',
    posthogProjectId: '9',
    sharingDisclaimer: 'Prices may change.',
    alias: `solar-${reference}`,
  };
  const others = {
    groupIds: [await library.group(by.teamId)],
    labelIds: [label],
    folderIds: [await library.folder(by.teamId)],
    productIds: [await library.tag('product', by.teamId, 'Roof tile')],
    brandId: await library.tag('brand', by.teamId, 'Halden'),
    releaseAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2030-01-01T00:00:00.000Z',
    newUntilAt: day,
    sendActivityToCrm: false,
    isFeatured: true,
    isProtected: true,
    isRateable: false,
    showInMainList: false,
    canBeUsedInHaystack: false,
    shareThemeId: reference,
    shareTemplateId: reference,
    isTemplateRequired: true,
    isInternalUseOnly: true,
    isPdfForm: true,
    contentUpdatedAt: '2026-02-01T00:00:00.000Z',
    isPosthogEnabled: true,
    notifications: {
      respondent: { enabled: true, recipients: [] },
      self: { enabled: false, recipients: ['ada@example.com'] },
    },
    vaultConfiguration: { synchronizeExpirationDate: false, synchronizeTitle: true },
  };
  const settings = {
    canBePrinted: true,
    rotationMode: 'PORTRAIT',
    menuBarTaps: 3,
    pdfViewMode: 'FACING',
    pdfPageViewMode: 'ZOOM',
    gaProfileId: 'UA-1',
    showExitInstructions: false,
  };
  const id = await library.created(by, {
    name: 'All of it',
    ...texts,
    ...others,
    reviewerId,
    settings,
  });

  const leaves = Object.keys({ ...texts, ...others })
    .filter((name) => !['notifications', 'vaultConfiguration'].includes(name))
    .join(' ');
  const GET = `query ($id: ID!) { presentation(id: $id) { ${leaves} reviewer { id } hasAccessCode isNew isReleased notifications { respondent { enabled recipients } self { enabled recipients } }
    vaultConfiguration { synchronizeExpirationDate synchronizeTitle } settings { ${Object.keys(settings).join(' ')} canBeShared } } }`;
  expect(await library.ask(by, GET, { id })).toEqual({
    ...texts,
    ...others,
    reviewer: { id: reviewerId },
    hasAccessCode: true,
    isNew: true,
    isReleased: true,
    settings: { ...settings, canBeShared: true },
  });

  expect(
    (await library.update(by, id, Object.fromEntries(Object.keys(texts).map((name) => [name, '']))))
      .error,
  ).toBeUndefined();
  expect(
    (
      await library.update(by, id, {
        releaseAt: null,
        expiresAt: null,
        newUntilAt: '',
        brandId: null,
        reviewerId: null,
        notifications: null,
        groupIds: [],
        settings: { gaProfileId: '' },
      })
    ).error,
  ).toBeUndefined();
  expect(await library.ask(by, GET, { id })).toMatchObject({
    ...Object.fromEntries(Object.keys(texts).map((name) => [name, null])),
    releaseAt: null,
    expiresAt: null,
    newUntilAt: null,
    brandId: null,
    reviewer: null,
    notifications: null,
    groupIds: [],
    hasAccessCode: false,
    isNew: false,
    labelIds: [label],
    settings: { gaProfileId: null, menuBarTaps: 3 },
  });
});

test('a notified address is erased with its person, in a copy and the history, too', async () => {
  const by = anEditor();
  const told = (...recipients: string[]) => ({
    respondent: { enabled: true, recipients },
    self: { enabled: true, recipients: ['ben@example.com'] },
  });
  const id = await library.created(by, {
    name: 'Told',
    notifications: told('Ada@example.com', 'ben@example.com'),
  });
  const copyId = (
    await library.ask<{ id: string }>(
      by,
      'mutation ($id: ID!) { copyPresentation(id: $id) { id } }',
      { id },
    )
  ).id;
  const read = async () => {
    const document =
      '($id: ID!) { presentation(id: $id) { notifications { respondent { enabled recipients } self { enabled recipients } } } }';
    return Promise.all(
      [id, copyId].map(
        async (each) =>
          (await library.ask<{ notifications: object }>(by, `query ${document}`, { id: each }))
            .notifications,
      ),
    );
  };
  expect(await read()).toEqual([
    told('Ada@example.com', 'ben@example.com'),
    told('Ada@example.com', 'ben@example.com'),
  ]);
  const personId = await blindIndex(library.running.engines.keys, by.teamId, 'ada@example.com');
  await publishForeign(library.running.engines, `Person/${personId}`, null, [
    PersonErased({ personId, teamId: null }),
  ]);
  await library.running.settled();
  expect(await read()).toEqual([told('ben@example.com'), told('ben@example.com')]);
  const { presentation } = (
    await library.call(
      by,
      'query ($id: ID!) { presentation(id: $id) { history(first: 10) { changes { before after } } } }',
      { id },
    )
  ).data as unknown as { presentation: object };
  expect(JSON.stringify(presentation)).not.toContain('Ada');
});

test('what is wrong with a field is said of the field, and nothing is kept', async () => {
  const by = anEditor();
  const id = await library.created(by, { name: 'As it was' });
  const long = 'x'.repeat(200_000);
  const fields = [
    'name',
    'description',
    'externalId',
    'externalUrl',
    'fileUrl',
    'mainPath',
    'accessCode',
    'customJavascript',
    'facebookPixel',
    'googleAnalyticsId',
    'hubspotPixel',
    'linkedinPixel',
    'slackUrl',
    'subdomain',
    'posthogApiKey',
    'posthogProjectId',
    'sharingDisclaimer',
    'alias',
    'locale',
  ];
  const { error } = await library.update(
    by,
    id,
    Object.fromEntries(fields.map((field) => [field, long])),
  );
  expect(error!.code).toBe('INVALID');
  expect(Object.keys(error!.fields!).toSorted()).toEqual(fields.toSorted());
  const wrong = {
    externalUrl: 'javascript:alert(1)',
    accessCode: 'abc',
    newUntilAt: '24.12.2026',
    brandId: 'x',
    locale: '??',
    alias: 'a b',
    subdomain: '-x',
    groupIds: ['no'],
    notifications: {
      respondent: { enabled: true, recipients: ['not an address'] },
      self: { enabled: true, recipients: [] },
    },
  };
  expect(
    Object.keys((await library.update(by, id, wrong)).error!.fields!)
      .map((name) => name.split('.')[0])
      .toSorted(),
  ).toEqual(Object.keys(wrong).toSorted());
  expect((await library.update(by, id, { settings: { menuBarTaps: 4 } })).error).toMatchObject({
    code: 'INVALID',
    fields: { 'settings.menuBarTaps': ['Please choose 2 or 3.'] },
  });
  expect(
    (
      await library.update(by, id, {
        expiresAt: `${new Date().getUTCFullYear() + 6}-01-01T00:00:00Z`,
      })
    ).error,
  ).toMatchObject({ fields: { expiresAt: [expect.stringContaining('31 December')] } });
  expect((await library.update(by, id, { reviewerId: newId() })).error).toMatchObject({
    code: 'INVALID',
    fields: { reviewerId: ['Please choose a member of the team.'] },
  });
  expect(
    await library.ask(
      by,
      'query ($id: ID!) { presentation(id: $id) { name history { number } } }',
      { id },
    ),
  ).toEqual({ name: 'As it was', history: [{ number: 1 }] });
});

test('a name is one line without what cannot be seen', async () => {
  const by = anEditor();
  const id = await library.created(by, { name: ' Say\n"hi"\t\u0000 \u202egnp.exe 🌍 عرض ' });
  expect(
    await library.ask(by, 'query ($id: ID!) { presentation(id: $id) { name } }', { id }),
  ).toEqual({ name: 'Say "hi" gnp.exe 🌍 عرض' });
});

test('events carry only the hash of an access code, and only editors read it', async () => {
  const by = anEditor();
  const id = await library.created(by, {
    name: 'Locked',
    accessCode: 'Harbor-27',
    status: 'ACTIVE',
  });
  const name = await blindIndex(
    library.running.engines.keys,
    by.teamId,
    accessCodeOf(id, ' harbor-27 '),
  );
  const commits = await library.running
    .service('content')
    .store.commits.read(`Presentation/${by.teamId}/${id}`);
  expect(commits[0]!.events[0]!.data).toMatchObject({
    accessCodeName: name,
    accessCode: expect.not.stringContaining('arbor'),
  });
  const read = 'query ($id: ID!) { presentation(id: $id) { accessCode hasAccessCode } }';
  expect(await library.ask(by, read, { id })).toEqual({
    accessCode: 'Harbor-27',
    hasAccessCode: true,
  });
  const { data, error } = await library.call(aMember(by.teamId), read, { id });
  expect([data, error!.code]).toEqual([
    { presentation: { accessCode: null, hasAccessCode: true } },
    'FORBIDDEN',
  ]);
});

test('an owner without the permission chooses the thumbnail and nothing else', async () => {
  const by = anEditor();
  const owner = aMember(by.teamId);
  await publishForeign(library.running.engines, `User/${owner.userId}`, by.teamId, [
    TeamJoined({ userId: owner.userId, teamId: by.teamId, role: 'TEAM_MEMBER', permissions: [] }),
  ]);
  const id = await library.created(by);
  const CHOOSE =
    'mutation ($id: ID!, $fileId: ID) { choosePresentationThumbnail(id: $id, fileId: $fileId) { thumbnailFileId } }';
  const [file] = await library
    .ask<{ id: string }[]>(by, 'query ($id: ID!) { presentation(id: $id) { files { id } } }', {
      id,
    })
    .then((it) => (it as unknown as { files: { id: string }[] }).files);
  expect((await library.call(owner, CHOOSE, { id, fileId: file!.id })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
  await library.ask(
    by,
    'mutation ($id: ID!, $ownerId: ID!) { changePresentationOwner(id: $id, ownerId: $ownerId) { id } }',
    { id, ownerId: owner.userId },
  );
  expect(await library.ask(owner, CHOOSE, { id, fileId: file!.id })).toEqual({
    thumbnailFileId: file!.id,
  });
  expect((await library.call(owner, CHOOSE, { id, fileId: newId() })).error).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await library.update(owner, id, { name: 'Mine' })).error).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(
    (
      await library.call(
        aMember(by.teamId, ['can_edit_files']),
        'mutation ($id: ID!) { deleteFile(id: $id) }',
        { id: file!.id },
      )
    ).error,
  ).toMatchObject({ code: 'CONFLICT' });
});

test('history has who changed what and when, and the presentation as of then', async () => {
  const by = anEditor();
  const id = await library.created(by, { name: 'First', description: 'One' });
  await laterMoment();
  const between = new Date().toISOString();
  await laterMoment();
  const colleague = anEditor(by.teamId);
  await library.update(colleague, id, {
    name: 'Second',
    accessCode: 'harbor',
    settings: { canBePrinted: true },
  });
  await library.ask(
    by,
    'mutation ($id: ID!) { setPresentationFlag(id: $id, setting: IS_RATEABLE, isOn: false) { isRateable } }',
    { id },
  );
  await library.ask(
    by,
    'mutation ($id: ID!) { setPresentationFlag(id: $id, setting: CAN_BE_FORWARDED, isOn: true) { settings { canBeForwarded } } }',
    { id },
  );
  const history = await library.ask<{
    history: {
      number: number;
      actor: { id: string };
      events: string[];
      changes: { field: string; before: string; after: string }[];
    }[];
  }>(
    by,
    'query ($id: ID!) { presentation(id: $id) { history { number at actor { id } onBehalfOf { id } events changes { field before after } } } }',
    { id },
  );
  expect(history.history.map(({ number, actor, events }) => [number, actor.id, events])).toEqual([
    [4, by.userId, ['PresentationRevised']],
    [3, by.userId, ['PresentationRevised']],
    [2, colleague.userId, ['PresentationRevised']],
    [1, by.userId, ['PresentationCreated']],
  ]);
  expect(history.history[0]!.changes).toEqual([
    { field: 'settings.canBeForwarded', before: 'false', after: 'true' },
  ]);
  expect(history.history[1]!.changes).toEqual([
    { field: 'isRateable', before: 'true', after: 'false' },
  ]);
  expect(history.history[2]!.changes.toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: 'accessCode', before: 'null', after: '"•••"' },
    { field: 'name', before: '"First"', after: '"Second"' },
    { field: 'settings.canBePrinted', before: 'false', after: 'true' },
  ]);
  const paged = await library.ask<{ history: { number: number }[] }>(
    by,
    'query ($id: ID!) { presentation(id: $id) { history(first: 2, before: 4) { number } } }',
    { id },
  );
  expect(paged.history.map(({ number }) => number)).toEqual([3, 2]);

  const AS_OF =
    'query ($id: ID!, $at: DateTime!) { presentationAsOf(id: $id, at: $at) { name hasAccessCode isRateable settings { canBePrinted canBeForwarded } } }';
  expect(await library.ask(by, AS_OF, { id, at: between })).toEqual({
    name: 'First',
    hasAccessCode: false,
    isRateable: true,
    settings: { canBePrinted: false, canBeForwarded: false },
  });
  expect(await library.ask(by, AS_OF, { id, at: new Date().toISOString() })).toEqual({
    name: 'Second',
    hasAccessCode: true,
    isRateable: false,
    settings: { canBePrinted: true, canBeForwarded: true },
  });
  expect(await library.ask(by, AS_OF, { id, at: '2020-01-01T00:00:00Z' })).toBeNull();
  expect(await library.ask(anEditor(), AS_OF, { id, at: new Date().toISOString() })).toBeNull();
  expect((await library.call(aMember(by.teamId), AS_OF, { id, at: between })).error).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a copy belongs to the person who makes it, and has the same access code under another hash', async () => {
  const by = anEditor();
  const id = await library.created(by, {
    name: 'Solar',
    accessCode: 'harbor',
    alias: 'sun',
    status: 'ACTIVE',
    labelIds: [await library.label(by.teamId)],
    settings: { canBePrinted: true },
  });
  const colleague = anEditor(by.teamId);
  const COPY =
    'mutation ($id: ID!, $name: String) { copyPresentation(id: $id, name: $name) { id name alias status accessCode labelIds settings { canBePrinted } owner { id } copiedFrom { id } files { id } } }';
  const ORIGIN =
    'query ($id: ID!) { presentation(id: $id) { copiedFrom { name isVisible status } } }';
  const copy = await library.ask<{ id: string; labelIds: string[]; files: { id: string }[] }>(
    colleague,
    COPY,
    { id },
  );
  expect(copy).toMatchObject({
    name: 'Solar (copy)',
    alias: null,
    status: 'DRAFT',
    accessCode: 'harbor',
    settings: { canBePrinted: true },
    owner: { id: colleague.userId },
    copiedFrom: { id },
  });
  expect(copy.labelIds).toHaveLength(1);
  expect(await library.ask(colleague, ORIGIN, { id: copy.id })).toEqual({
    copiedFrom: { name: 'Solar', isVisible: true, status: 'ACTIVE' },
  });
  const [commit] = await library.running
    .service('content')
    .store.commits.read(`Presentation/${by.teamId}/${copy.id}`);
  expect(commit!.events[0]!.data['accessCodeName']).toBe(
    await blindIndex(library.running.engines.keys, by.teamId, accessCodeOf(copy.id, 'harbor')),
  );
  expect((await library.ask<{ name: string }>(by, COPY, { id, name: 'Another' })).name).toBe(
    'Another',
  );
  expect((await library.call(by, COPY, { id, name: ' ' })).error).toMatchObject({
    code: 'INVALID',
  });
  expect((await library.call(anEditor(), COPY, { id })).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('the coming of a date is on the log, soon after it came', async () => {
  const by = anEditor();
  const id = await library.created(by, {
    status: 'ACTIVE',
    releaseAt: new Date(Date.now() - 1000).toISOString(),
    expiresAt: new Date(Date.now() + 50).toISOString(),
  });
  const told = async () =>
    (
      await library.running.service('content').store.commits.read(`Presentation/${by.teamId}/${id}`)
    ).flatMap(({ events }) => events.map(({ type }) => type));
  await until(async () => (await told()).length >= 3, 'both dates are told');
  expect((await told()).toSorted()).toEqual([
    'PresentationCreated',
    'PresentationExpired',
    'PresentationReleased',
  ]);
});

test('what somebody made before and after they left is whose heir is there, also as heirs leave in turn', async () => {
  const { engines } = library.running;
  const [by, editor] = [anEditor(), anEditor()];
  const { teamId, userId } = by;
  const [heir, next] = [await library.join(teamId), await library.join(teamId)];
  const ownerOf = async (id: string) =>
    (
      await library.ask<{ owner: { id: string } }>(
        { ...editor, teamId },
        'query ($id: ID!) { presentation(id: $id) { owner { id } } }',
        { id },
      )
    ).owner.id;
  const is = (ownerId: string, ...ids: string[]) =>
    until(
      async () => (await Promise.all(ids.map(ownerOf))).every((id) => id === ownerId),
      'they are handed over',
    );
  const before = await library.created(by);
  await publishForeign(engines, `User/${userId}`, teamId, [
    WorkHandedOver({ userId, teamId, toUserId: heir }),
    MemberRemoved({ userId, teamId }),
  ]);
  const after = await library.created(by);
  await is(heir, before, after);
  await publishForeign(
    engines,
    `User/${heir}`,
    teamId,
    [
      WorkHandedOver({ userId: heir, teamId, toUserId: next }),
      MemberRemoved({ userId: heir, teamId }),
    ],
    2,
  );
  await is(next, before, after, await library.created(by));
  await publishForeign(
    engines,
    `User/${userId}`,
    teamId,
    [TeamJoined({ userId, teamId, role: 'TEAM_MEMBER', permissions: [] })],
    3,
  );
  const back = await library.created(by);
  await library.running.settled();
  // That they left once is heard of again: what they own now stays theirs.
  const left = WorkHandedOver({ userId, teamId, toUserId: heir });
  const policy = ownedPresentation.policies.find(
    ({ name }) => name === 'hand-over-presentations-when-owner-leaves',
  );
  await policy!.react(
    { ...left, meta: appended(`User/${userId}`, 1, left, { teamId }).meta },
    library.running.service('content').systemContext(teamId),
  );
  expect(await ownerOf(back)).toBe(userId);
});

test('limits of uploads are told before a byte is sent', async () => {
  const limits = await library.ask<{
    maxBytes: number;
    accepted: { presentationType: string; extensions: string[] }[];
  }>(
    anEditor(),
    '{ uploadLimits { maxBytes accepted { presentationType extensions mimeTypes } } }',
  );
  expect(limits.maxBytes).toBe(library.running.engines.settings.LECTERN_UPLOAD_LIMIT);
  expect(limits.accepted.map(({ presentationType }) => presentationType)).toEqual([
    'PDF',
    'PowerPoint',
    'MS Word',
    'MS Excel',
    'HTML',
    'ePub',
    'Image',
    'Video',
    'Audio',
  ]);
});

test('groups of others and groups that are not there are refused by name; what a presentation has may stay', async () => {
  const by = anEditor();
  const [own, gone, foreign] = [
    await library.group(by.teamId),
    await library.group(by.teamId),
    await library.group(anEditor().teamId),
  ];
  const missing = newId();
  const id = await library.created(by, { name: 'grouped', groupIds: [own, gone] });
  for (const groupId of [foreign, missing]) {
    const { error } = await library.update(by, id, { groupIds: [own, groupId] });
    expect(error).toMatchObject({
      code: 'INVALID',
      fields: { groupIds: [`The team has no such group: ${groupId}.`] },
    });
  }
  await publishForeign(
    library.running.engines,
    `Group/${by.teamId}/${gone}`,
    by.teamId,
    [GroupDeleted({ groupId: gone })],
    2,
  );
  expect((await library.update(by, id, { groupIds: [own, gone] })).error).toBeUndefined();
  const other = await library.created(by, { name: 'other' });
  await until(
    async () => (await library.update(by, other, { groupIds: [gone] })).error?.code === 'INVALID',
    'the deletion has arrived',
  );
});

test('a new code has six characters; one that was set when four sufficed may be given again', async () => {
  const by = anEditor();
  const id = await library.created(by, { name: 'coded', accessCode: 'harbor' });
  await library.running
    .service('content')
    .systemContext(by.teamId)
    .execute(Presentation, id, {
      type: 'RevisePresentation',
      presentationId: id,
      changes: { accessCode: 'quay', accessCodeName: 'quay' },
      settings: undefined,
      notifiees: {},
      replacement: undefined,
    });
  expect((await library.update(by, id, { accessCode: 'quay' })).error).toBeUndefined();
  expect((await library.update(by, id, { accessCode: 'quay5' })).error).toMatchObject({
    fields: { accessCode: ['Please use at least 6 characters.'] },
  });
  expect((await library.update(by, id, { accessCode: 'harbor' })).error).toBeUndefined();
});
