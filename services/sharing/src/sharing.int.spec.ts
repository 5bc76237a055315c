import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import {
  PresentationCreated,
  PresentationDeleted,
  PresentationProcessed,
  PresentationRestored,
  PresentationStatusChanged,
} from '@lectern/schemas/events/content.ts';
import {
  MemberRemoved,
  TeamJoined,
  WorkHandedOver,
} from '@lectern/schemas/events/identity/memberships.ts';
import { TeamRegistered } from '@lectern/schemas/events/identity/teams.ts';
import { UserRegistered } from '@lectern/schemas/events/identity/users.ts';
import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { appended } from '@lectern/kernel/testing/fed.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { ownedLink } from './shared-link/lifecycle.ts';
import { sharing } from './service.ts';

const fields =
  'id name token alias url status expiresAt notificationLevel hitCount lastHitAt presentation { id } user { id }';
const SHARE = `mutation ($presentationId: ID!, $input: SharePresentationInput!) { sharePresentation(presentationId: $presentationId, input: $input) { ${fields} } }`;
const LINK = `query ($id: ID!) { sharedLink(id: $id) { ${fields} } }`;
const LINKS = `query ($status: SharedLinkStatus, $presentationId: ID) { sharedLinks(status: $status, presentationId: $presentationId) { total items { id } } }`;
const PUBLIC = `query ($token: String!) { publicSharedLink(token: $token) { id teamId status name presentation { name fileName pageCount pages { width } canBePrinted } user { name email } team { name } } }`;
const TURN = (field: string) => `mutation ($id: ID!) { ${field}(id: $id) { id status } }`;

const teamId = newId();
const admin = aUser({ teamId });
const member = aUser({ teamId, role: 'TEAM_MEMBER' });
const stranger = aUser();
const settings = {
  canBeShared: true,
  canBeSharedLink: true,
  canBeForwarded: true,
  canBeDownloaded: true,
  canBePrinted: false,
  canBePrintedByUser: true,
  canBeExported: true,
};

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([sharing]);
  await publishForeign(running.engines, `Team/${teamId}`, teamId, [
    TeamRegistered({ teamId, name: 'Acme', slug: 'acme' }),
  ]);
  for (const { userId } of [admin, member]) {
    const registered = UserRegistered({
      userId,
      email: 'bob@example.com',
      emailName: userId,
      name: 'Bob',
      slug: 'b',
      passwordHash: null,
    });
    await publishForeign(running.engines, `User/${userId}`, null, [registered]);
  }
});
afterAll(() => running.remove());

/** A presentation of the team; processed and active by default. */
async function aPresentation(
  changes: Partial<typeof settings> = {},
  status: 'ACTIVE' | 'DRAFT' = 'ACTIVE',
): Promise<string> {
  const presentationId = newId();
  const fileId = newId();
  const file = {
    fileId,
    name: 'q3.pdf',
    mimeType: 'application/pdf',
    extension: 'pdf',
    size: 9,
    digest: 'd',
    blobKey: 'k',
  };
  await publishForeign(running.engines, `Presentation/${teamId}/${presentationId}`, teamId, [
    PresentationCreated({
      presentationId,
      ownerId: admin.userId,
      name: 'Q3 deck',
      slug: 'q3-deck',
      presentationType: 'pdf',
      status,
      description: null,
      locale: 'en',
      settings: { ...settings, ...changes },
      file,
    }),
    PresentationProcessed({
      presentationId,
      fileId,
      pages: [{ width: 595, height: 842 }],
      blobPrefix: 'p',
      renderer: 2,
    }),
  ]);
  return presentationId;
}

async function call(
  document: string,
  variables: Record<string, unknown>,
  claims: typeof admin | undefined = admin,
) {
  const { data, errors } = await running.call({
    service: 'sharing',
    document,
    variables,
    ...(claims && { claims }),
  });
  const field = data && (Object.values(data)[0] as Record<string, unknown> | null);
  return { answer: field ?? null, error: errors[0]?.extensions ?? null };
}

async function share(
  presentationId: string,
  input: object = {},
  claims = admin,
): Promise<Record<string, unknown>> {
  const { answer, error } = await call(SHARE, { presentationId, input }, claims);
  expect(error).toBeNull();
  return answer!;
}

const openPublicly = async (token: unknown) =>
  (await running.call({ service: 'sharing', document: PUBLIC, variables: { token } })).data![
    'publicSharedLink'
  ] as Record<string, unknown>;

test('a presentation can be shared before its replica has caught up', async () => {
  const presentationId = await aPresentation();
  const link = await share(presentationId, { name: ' Ana at Acme ', alias: 'ana-at-acme' });
  expect(link).toMatchObject({
    name: 'Ana at Acme',
    alias: 'ana-at-acme',
    status: 'ACTIVE',
    expiresAt: null,
    notificationLevel: 1,
    hitCount: 0,
    lastHitAt: null,
    url: `${running.engines.urls.console}/s/ana-at-acme`,
    presentation: { id: presentationId },
    user: { id: admin.userId },
  });
});

test('a recipient sees the presentation by token and by alias, but not the link’s name', async () => {
  const presentationId = await aPresentation();
  const { id, token, alias } = await share(presentationId, {
    name: 'Note to self',
    alias: 'read-me',
  });
  const expected = {
    id,
    teamId,
    status: 'ACTIVE',
    name: 'Q3 deck',
    user: { name: 'Bob', email: 'bob@example.com' },
    team: { name: 'Acme' },
    presentation: {
      name: 'Q3 deck',
      fileName: 'q3.pdf',
      pageCount: 1,
      pages: [{ width: 595 }],
      canBePrinted: false,
    },
  };
  expect(await openPublicly(token)).toEqual(expected);
  expect(await openPublicly(alias)).toEqual(expected);
  expect(await openPublicly('nothing-here')).toBeNull();
  expect(await openPublicly('x'.repeat(10_000))).toBeNull();
});

test('entity references answer like queries', async () => {
  const presentationId = await aPresentation();
  const { id } = await share(presentationId, {}, member);
  const keys = [
    { __typename: 'Presentation', id: presentationId },
    { __typename: 'SharedLink', id },
  ];
  const document = `query ($keys: [_Any!]!) { _entities(representations: $keys) {
    ... on Presentation { sharedLinkCount sharedLinks { id } } ... on SharedLink { id status } } }`;
  const entities = async (claims: typeof admin) =>
    (await running.call({ service: 'sharing', document, variables: { keys }, claims })).data![
      '_entities'
    ];
  expect(await entities(member)).toEqual([
    { sharedLinkCount: 1, sharedLinks: [{ id }] },
    { id, status: 'ACTIVE' },
  ]);
  expect(await entities(aUser({ teamId, role: 'TEAM_MEMBER' }))).toEqual([
    { sharedLinkCount: 0, sharedLinks: [] },
    null,
  ]);
  expect(await entities(stranger)).toEqual([{ sharedLinkCount: 0, sharedLinks: [] }, null]);
  const byId = `query ($teamId: ID!, $id: ID!) { publicSharedLinkById(teamId: $teamId, id: $id) { id status presentationId } }`;
  const open = async (team: string) =>
    (await running.call({ service: 'sharing', document: byId, variables: { teamId: team, id } }))
      .data!['publicSharedLinkById'];
  expect(await open(teamId)).toEqual({ id, status: 'ACTIVE', presentationId });
  expect(await open(newId())).toBeNull();
});

test('links created before and after a member leaves go to a successor, also when successors leave in turn', async () => {
  const presentationId = await aPresentation();
  const [leaver, heir, next] = [aUser({ teamId }), newId(), newId()];
  const leave = (userId: string, toUserId: string, version = 1) =>
    publishForeign(
      running.engines,
      `User/${userId}`,
      teamId,
      [WorkHandedOver({ userId, teamId, toUserId }), MemberRemoved({ userId, teamId })],
      version,
    );
  const is = (userId: string, ...links: Record<string, unknown>[]) =>
    until(
      async () =>
        (
          await Promise.all(
            links.map(async ({ id }) => (await call(LINK, { id })).answer?.['user']),
          )
        ).every((user) => (user as { id: string } | null)?.id === userId),
      'they are handed over',
    );
  const before = await share(presentationId, {}, leaver);
  await leave(leaver.userId, heir);
  const after = await share(presentationId, {}, leaver);
  await is(heir, before, after);
  await leave(heir, next);
  await is(next, before, after, await share(presentationId, {}, leaver));
  await publishForeign(
    running.engines,
    `User/${leaver.userId}`,
    teamId,
    [TeamJoined({ userId: leaver.userId, teamId, role: 'TEAM_MEMBER', permissions: [] })],
    3,
  );
  const back = await share(presentationId, {}, leaver);
  await running.settled();
  // The old departure is delivered again: what they own now stays theirs.
  const left = WorkHandedOver({ userId: leaver.userId, teamId, toUserId: heir });
  const policy = ownedLink.policies.find(
    ({ name }) => name === 'hand-over-links-when-owner-leaves',
  );
  await policy!.react(
    { ...left, meta: appended(`User/${leaver.userId}`, 1, left, { teamId }).meta },
    running.service('sharing').systemContext(teamId),
  );
  await is(leaver.userId, back);
});

test('a link to a draft works as soon as the presentation is active', async () => {
  const presentationId = await aPresentation({}, 'DRAFT');
  const { token } = await share(presentationId);
  expect(await openPublicly(token)).toMatchObject({
    status: 'CANCELED',
    presentation: null,
    user: null,
  });
  const stream = `Presentation/${teamId}/${presentationId}`;
  await publishForeign(
    running.engines,
    stream,
    teamId,
    [PresentationStatusChanged({ presentationId, status: 'ACTIVE' })],
    3,
  );
  expect(await openPublicly(token)).toMatchObject({ status: 'ACTIVE' });
});

test('a presentation that does not allow sharing or does not exist cannot be shared', async () => {
  const presentationId = await aPresentation({ canBeSharedLink: false });
  const attempt = async (id: string, claims = admin) =>
    (await call(SHARE, { presentationId: id, input: {} }, claims)).error?.['code'];
  expect(await attempt(presentationId)).toBe('FORBIDDEN');
  expect(await attempt(newId())).toBe('NOT_FOUND');
  expect(await attempt('../..')).toBe('NOT_FOUND');
  expect(await attempt(await aPresentation(), stranger)).toBe('NOT_FOUND');
});

test('of two links one gets the alias, and the other gets an error on the field', async () => {
  const presentationId = await aPresentation();
  const attempts = await Promise.all(
    [1, 2].map(() => call(SHARE, { presentationId, input: { alias: 'only-one' } })),
  );
  expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
  expect(attempts.find(({ error }) => error)?.error).toMatchObject({
    code: 'CONFLICT',
    fields: { alias: ['This alias is taken.'] },
  });
  const problem = async (alias: string) =>
    (
      await running.call({
        service: 'sharing',
        document: `{ aliasCheck(alias: "${alias}") { problem } }`,
        claims: member,
      })
    ).data!['aliasCheck'];
  expect(
    await Promise.all(['only-one', 'another-one', 'admin', 'NO', 'Spring'].map(problem)),
  ).toEqual(
    [
      'This link is taken.',
      null,
      'This link is reserved. Please choose another one.',
      'Use 3 to 60 characters.',
      'Use lower-case letters, digits and hyphens.',
    ].map((each) => ({ problem: each })),
  );
});

test('invalid input is refused by field', async () => {
  const presentationId = await aPresentation();
  const input = { name: 'x'.repeat(201), notificationLevel: 9 };
  const { error } = await call(SHARE, { presentationId, input });
  expect(error).toMatchObject({
    code: 'INVALID',
    fields: { name: [expect.any(String)], notificationLevel: [expect.any(String)] },
  });
  const past = await call(SHARE, { presentationId, input: { expiresAt: '2020-01-01T00:00:00Z' } });
  expect(past.error).toMatchObject({
    code: 'INVALID',
    fields: { expiresAt: [expect.any(String)] },
  });
});

test('members see and change their own links, administrators the team’s, other teams none', async () => {
  const presentationId = await aPresentation();
  const [own, other] = [await share(presentationId, {}, member), await share(presentationId)];
  const ids = async (claims: typeof admin) => {
    const { answer } = await call(LINKS, { presentationId }, claims);
    return (answer!['items'] as { id: string }[]).map(({ id }) => id);
  };
  expect(await ids(member)).toEqual([own['id']]);
  expect(await ids(admin)).toEqual([other['id'], own['id']]);
  expect(await ids(stranger)).toEqual([]);
  expect((await call(LINK, { id: other['id'] }, member)).answer).toBeNull();
  expect(
    (await call(TURN('deactivateSharedLink'), { id: other['id'] }, member)).error?.['code'],
  ).toBe('NOT_FOUND');
  expect(
    (await call(TURN('deactivateSharedLink'), { id: other['id'] }, stranger)).error?.['code'],
  ).toBe('NOT_FOUND');
});

test('a link can be turned off and on, and lists by status follow', async () => {
  const presentationId = await aPresentation();
  const { id, token } = await share(presentationId);
  const total = async (status: string) =>
    (await call(LINKS, { presentationId, status })).answer!['total'];
  for (const [field, status] of [
    ['deactivateSharedLink', 'CANCELED'],
    ['activateSharedLink', 'ACTIVE'],
    ['expireSharedLink', 'EXPIRED'],
  ] as const) {
    expect((await call(TURN(field), { id })).answer).toEqual({ id, status });
    expect(await openPublicly(token)).toMatchObject({ status });
    expect(await Promise.all(['ACTIVE', 'CANCELED', 'EXPIRED'].map(total))).toEqual(
      ['ACTIVE', 'CANCELED', 'EXPIRED'].map((each) => Number(each === status)),
    );
  }
});

test('a link expires on read at its date, and then for good', async () => {
  const presentationId = await aPresentation();
  const expiresAt = new Date(Date.now() + 1_500).toISOString(); // Waits until it is created, however slowly.
  const { id, status } = await share(presentationId, { expiresAt });
  expect(status).toBe('ACTIVE');
  const read = async () => (await call(LINK, { id })).answer!['status'];
  await until(async () => (await read()) !== 'ACTIVE', 'it is expired');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expiresAt));
  await running.settled();
  const { error } = await call(TURN('activateSharedLink'), { id });
  expect(error).toMatchObject({ code: 'INVALID' });
});

test('editors can share a draft, which others do not see', async () => {
  const presentationId = await aPresentation({}, 'DRAFT');
  const editor = aUser({ teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_presentations'] });
  expect((await call(SHARE, { presentationId, input: {} }, member)).error).toEqual(
    (await call(SHARE, { presentationId: newId(), input: {} }, member)).error,
  );
  expect((await call(SHARE, { presentationId, input: {} }, editor)).error).toBeNull();
  await publishForeign(
    running.engines,
    `Presentation/${teamId}/${presentationId}`,
    teamId,
    [PresentationStatusChanged({ presentationId, status: 'ACTIVE' })],
    3,
  );
  expect((await call(SHARE, { presentationId, input: {} }, member)).error).toBeNull();
});

test('links of a deleted presentation expire, and return with it unless they were turned off', async () => {
  const presentationId = await aPresentation();
  const links = [
    await share(presentationId),
    await share(presentationId),
    await share(presentationId),
    await share(presentationId),
  ];
  await call(TURN('expireSharedLink'), { id: links[1]!['id'] });
  await call(TURN('deactivateSharedLink'), { id: links[2]!['id'] });
  const stream = `Presentation/${teamId}/${presentationId}`;
  const statuses = async () =>
    Promise.all(links.map(async ({ id }) => (await call(LINK, { id })).answer!['status']));

  await publishForeign(
    running.engines,
    stream,
    teamId,
    [PresentationDeleted({ presentationId })],
    3,
  );
  await running.settled();
  expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED', 'CANCELED', 'EXPIRED']);
  await call(TURN('expireSharedLink'), { id: links[3]!['id'] });
  await publishForeign(
    running.engines,
    stream,
    teamId,
    [PresentationRestored({ presentationId })],
    4,
  );
  await running.settled();
  expect(await statuses()).toEqual(['ACTIVE', 'EXPIRED', 'CANCELED', 'EXPIRED']);
  expect(await openPublicly(links[0]!['token'])).toMatchObject({
    status: 'ACTIVE',
    presentation: { pageCount: 1 },
  });
});

test('a deletion that was undone before it is handled leaves links alone', async () => {
  const presentationId = await aPresentation();
  const { id } = await share(presentationId);
  const stream = `Presentation/${teamId}/${presentationId}`;
  await publishForeign(
    running.engines,
    stream,
    teamId,
    [PresentationDeleted({ presentationId }), PresentationRestored({ presentationId })],
    3,
  );
  await running.settled();
  await publishForeign(
    running.engines,
    stream,
    teamId,
    [PresentationDeleted({ presentationId })],
    3,
  );
  await running.settled();
  expect((await call(LINK, { id })).answer).toMatchObject({ status: 'ACTIVE' });
});

test('a hit that is recorded several times counts once', async () => {
  const presentationId = await aPresentation();
  const link = await share(presentationId, { name: 'Ana at Acme' });
  const hits = Array.from({ length: 3 }, (_, n) =>
    SharedLinkHitRecorded({
      presentationId,
      sharedLinkId: String(link['id']),
      linkOwnerId: admin.userId,
      hitId: newId(),
      openedAt: `2026-11-20T14:0${n}:00.000Z`,
      userAgent: 'Firefox',
    }),
  );
  for (const hit of [...hits, ...hits])
    await publishFact(running.engines, teamId, hit, hit.data.hitId);
  await running.settled();
  expect((await call(LINK, { id: link['id'] })).answer).toMatchObject({
    hitCount: 3,
    lastHitAt: '2026-11-20T14:02:00.000Z',
  });
  const hit = `query { sharedLinkHit(id: "${hits[0]!.data.hitId}") { at userAgent sharedLink { id } } }`;
  expect((await call(hit, {})).answer).toEqual({
    at: '2026-11-20T14:00:00.000Z',
    userAgent: 'Firefox',
    sharedLink: { id: link['id'] },
  });
  expect((await call(hit, {}, member)).answer).toBeNull();
});
