import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { HitVerdictGiven, HitVerdictTakenBack } from '@lectern/schemas/events/sharing/hits.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Announcement } from '@lectern/kernel/realtime/port.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { daysBefore } from './figures/time/series.ts';
import { analytics } from './service.ts';
import {
  aPresentation as presentationOf,
  Viewing,
  type ViewingOptions,
} from './testing/viewing.ts';

const PAGES = 'pages { page views timeMs averageTimeMs }';
const FIGURES = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Presentation {
  analytics { asOf views uniqueVisitors averageTimeMs completion ${PAGES} liveSessions { id currentPage } lastViewedAt } } } }`;
const LINK = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on SharedLink { isLive pageTimes { page timeMs views } } } }`;
const SESSION = `query ($id: ID!) { viewerSession(id: $id) { id hitId startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent
  pages { page timeMs views } presentation { id } sharedLink { id } } }`;
const SESSIONS = `query ($presentationId: ID, $sharedLinkId: ID, $page: Int) { viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, page: $page, pageSize: 2) { total items { id } } }`;

const FILTERED = `query ($representations: [_Any!]!, $filter: ViewingFilter) { _entities(representations: $representations) { ... on Presentation { analytics(filter: $filter) { views } } } }`;
const CONTACT = `query ($id: ID!) { contact(id: $id) { id email name figures { views timeMs uniqueVisitors } firstSeenAt lastSeenAt
  presentations { presentation { id } figures { views timeMs } } } }`;
const CONTACTS = `query ($presentationId: ID, $search: String) { contacts(presentationId: $presentationId, search: $search) { total items { id figures(presentationId: $presentationId) { views } } } }`;
const LAST = 'query ($id: ID!) { contact(id: $id) { lastSession { id } } }';
const VISIT = `query ($id: ID!) { viewerSession(id: $id) { hit { id } contact { id } isContactVerified lane timeline { kind page timeMs } } }`;

const VISITORS =
  'query ($presentationId: ID, $sharedLinkId: ID, $page: Int, $pageSize: Int) { visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, page: $page, pageSize: $pageSize) { total items { lastSeenAt lastSession { id } } } }';

const teamId = newId();
const admin = aUser({ teamId });
const owner = aUser({ teamId, role: 'TEAM_MEMBER' });
const other = aUser({ teamId, role: 'TEAM_MEMBER' });
const editor = aUser({ teamId, role: 'TEAM_MEMBER', permissions: ['can_edit_events'] });

let running: RunningServices;
const announced: Announcement[] = [];
beforeAll(async () => {
  running = await startServices([analytics]);
  running.engines.realtime.subscribe((announcement) => announced.push(announcement));
});
afterAll(() => running.remove());

const aPresentation = (of = teamId) => presentationOf(running.engines, of);
const aViewing = (presentationId: string, changes: Partial<ViewingOptions> = {}) =>
  new Viewing(running.engines, presentationId, {
    linkOwnerId: owner.userId,
    of: teamId,
    ...changes,
  });

async function ask(
  document: string,
  variables: Record<string, unknown>,
  claims = admin,
): Promise<Record<string, unknown> | null> {
  const { data, errors } = await running.call({
    service: 'analytics',
    document,
    variables,
    claims,
  });
  expect(errors).toEqual([]);
  const answer = Object.values(data!)[0];
  return (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown> | null;
}
const figures = async (id: string, claims = admin) =>
  (await ask(FIGURES, { representations: [{ __typename: 'Presentation', id }] }, claims))![
    'analytics'
  ] as Record<string, unknown>;
const stopped = async (id: string) => {
  const document =
    'query ($id: ID!) { _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { analytics { pages { stoppedHere } } } } }';
  const {
    analytics: { pages },
  } = (await ask(document, { id })) as { analytics: { pages: { stoppedHere: number }[] } };
  return pages.map(({ stoppedHere }) => stoppedHere);
};
const ofLink = (id: string, claims = admin) =>
  ask(LINK, { representations: [{ __typename: 'SharedLink', id }] }, claims);

test('a viewing under way is visible at once, page by page, and announced', async () => {
  const presentationId = await aPresentation();
  const viewing = aViewing(presentationId, { ago: 10_000 });
  await viewing.start();
  await viewing.turn(4_000, 4);
  await viewing.ping(9_000, 4);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({
    views: 1,
    uniqueVisitors: 1,
    averageTimeMs: 9_000,
    completion: 2 / 30,
    liveSessions: [{ id: viewing.sessionId, currentPage: 4 }],
    pages: [
      { page: 1, views: 1, timeMs: 4_000, averageTimeMs: 4_000 },
      { page: 4, views: 1, timeMs: 5_000, averageTimeMs: 5_000 },
    ],
  });
  expect(await ofLink(viewing.sharedLinkId)).toEqual({
    isLive: true,
    pageTimes: [
      { page: 1, timeMs: 4_000, views: 1 },
      { page: 4, timeMs: 5_000, views: 1 },
    ],
  });
  expect(await stopped(presentationId)).toEqual([0, 0]); // A reader has not stopped anywhere.
  expect(announced).toContainEqual(
    expect.objectContaining({ kind: 'live', type: 'Presentation', id: presentationId, teamId }),
  );
  await viewing.hide(9_500);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({ liveSessions: [], averageTimeMs: 9_500 });
});

test('figures stay the same when a viewing ends, and a late report corrects them', async () => {
  const presentationId = await aPresentation();
  const viewing = aViewing(presentationId);
  await viewing.start();
  for (const [elapsedMs, page] of [
    [0, 1],
    [3_000, 4],
    [9_000, 2],
  ] as const)
    await viewing.turn(elapsedMs, page);
  await running.settled();
  await viewing.end(12_000);
  await running.settled();
  const pages = [
    { page: 1, views: 1, timeMs: 3_000, averageTimeMs: 3_000 },
    { page: 2, views: 1, timeMs: 3_000, averageTimeMs: 3_000 },
    { page: 4, views: 1, timeMs: 6_000, averageTimeMs: 6_000 },
  ];
  expect(await figures(presentationId)).toMatchObject({
    views: 1,
    averageTimeMs: 12_000,
    completion: 0.1,
    pages,
    liveSessions: [],
  });
  expect(await stopped(presentationId)).toEqual([0, 1, 0]);
  expect(await bookings(viewing)).toMatchObject([
    { revision: 1, account: { elapsedMs: 0 } },
    { revision: 2, account: { elapsedMs: 12_000 }, replaced: { elapsedMs: 0 } },
  ]);

  await viewing.turn(5_000, 3);
  await running.settled();
  expect(await bookings(viewing)).toMatchObject([
    {},
    {},
    { revision: 3, replaced: { elapsedMs: 12_000 } },
  ]);
  expect((await figures(presentationId))['pages']).toEqual([
    pages[0],
    pages[1],
    { page: 3, views: 1, timeMs: 4_000, averageTimeMs: 4_000 },
    { page: 4, views: 1, timeMs: 2_000, averageTimeMs: 2_000 },
  ]);
  await running.service('analytics').rebuild('figures-by-time');
  expect(await figures(presentationId)).toMatchObject({ views: 1, averageTimeMs: 12_000 });
});

test('a silent viewing is closed; pings after the close count at once', async () => {
  const presentationId = await aPresentation();
  const viewing = aViewing(presentationId, { ago: 20 * 60_000 });
  await viewing.start();
  await viewing.turn(1_000, 2);
  await viewing.ping(8_000, 2);
  await running.settled();
  expect(await bookings(viewing)).toMatchObject([
    { revision: 1 },
    { revision: 2, account: { elapsedMs: 8_000 } },
  ]);
  await viewing.ping(13_000, 2, 20 * 60_000);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({
    views: 1,
    averageTimeMs: 13_000,
    liveSessions: [{ id: viewing.sessionId }],
  });
  expect(await ask(SESSION, { id: viewing.sessionId })).toMatchObject({
    elapsedMs: 13_000,
    isLive: true,
  });
});

test('users see viewings of their own links, can_edit_events and administrators all, other teams none', async () => {
  const presentationId = await aPresentation();
  const [own, foreign] = [
    aViewing(presentationId),
    aViewing(presentationId, { linkOwnerId: other.userId }),
  ];
  for (const viewing of [own, foreign]) {
    await viewing.start();
    await viewing.ping(5_000, 1);
  }
  await own.end(6_000);
  await running.settled();
  const seen = async (claims: typeof admin) => {
    const { views, uniqueVisitors, averageTimeMs } = await figures(presentationId, claims);
    const sessions = (await ask(SESSIONS, { presentationId }, claims))!['items'] as {
      id: string;
    }[];
    expect(await ask(VISITORS, { presentationId }, claims)).toMatchObject({
      total: uniqueVisitors,
      items: { length: uniqueVisitors },
    });
    return {
      views,
      uniqueVisitors,
      averageTimeMs,
      sessions: sessions.map(({ id }) => id).toSorted(),
    };
  };
  const all = {
    views: 2,
    uniqueVisitors: 2,
    averageTimeMs: 5_500,
    sessions: [own.sessionId, foreign.sessionId].toSorted(),
  };
  expect(await seen(admin)).toEqual(all);
  expect(await seen(editor)).toEqual(all);
  expect(await seen(owner)).toEqual({
    views: 1,
    uniqueVisitors: 1,
    averageTimeMs: 6_000,
    sessions: [own.sessionId],
  });
  expect(await seen(aUser())).toEqual({
    views: 0,
    uniqueVisitors: 0,
    averageTimeMs: 0,
    sessions: [],
  });
  expect(await ask(SESSION, { id: foreign.sessionId }, owner)).toBeNull();
  expect(await ofLink(foreign.sharedLinkId, owner)).toEqual({ isLive: false, pageTimes: [] });
  expect(await ask(SESSION, { id: own.sessionId }, owner)).toMatchObject({
    id: own.sessionId,
    elapsedMs: 6_000,
    currentPage: 1,
    pageCount: 30,
    userAgent: 'Firefox',
    isLive: false,
    pages: [{ page: 1, timeMs: 6_000, views: 1 }],
    presentation: { id: presentationId },
    sharedLink: { id: own.sharedLinkId },
    hitId: expect.any(String),
    endedAt: expect.any(String),
  });
});

test('viewings are listed newest first, by presentation and by link', async () => {
  const presentationId = await aPresentation();
  const viewings = [300, 200, 100].map((seconds) =>
    aViewing(presentationId, { ago: seconds * 1_000 }),
  );
  for (const viewing of viewings) await viewing.start();
  await running.settled();
  const ids = viewings.map(({ sessionId }) => ({ id: sessionId })).toReversed();
  expect(await ask(SESSIONS, { presentationId })).toEqual({ total: 3, items: ids.slice(0, 2) });
  expect(await ask(SESSIONS, { presentationId, page: 2 })).toEqual({
    total: 3,
    items: ids.slice(2),
  });
  expect(await ask(SESSIONS, { sharedLinkId: viewings[0]!.sharedLinkId })).toEqual({
    total: 1,
    items: ids.slice(2),
  });
});

test('the last view is the latest activity, not the latest start; its visitor comes first', async () => {
  const presentationId = await aPresentation();
  const [long, short] = [
    aViewing(presentationId, { ago: 40 * 60_000 }),
    aViewing(presentationId, { ago: 35 * 60_000 }),
  ];
  for (const viewing of [long, short]) await viewing.start();
  await short.end(60_000);
  await long.end(20 * 60_000);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({
    views: 2,
    lastViewedAt: long.at(20 * 60_000),
  });
  const [first, second] = [long.at(20 * 60_000), short.at(60_000)].map((lastSeenAt, index) => ({
    lastSeenAt,
    lastSession: { id: [long, short][index]!.sessionId },
  }));
  expect(await ask(VISITORS, { presentationId })).toEqual({ total: 2, items: [first, second] });
  expect(await ask(VISITORS, { presentationId, page: 2, pageSize: 1 })).toEqual({
    total: 2,
    items: [second],
  });
  expect(await ask(VISITORS, { sharedLinkId: short.sharedLinkId })).toEqual({
    total: 1,
    items: [second],
  });
  for (const asked of [{}, { presentationId, sharedLinkId: short.sharedLinkId }]) {
    expect(
      await running.call({
        service: 'analytics',
        document: VISITORS,
        variables: asked,
        claims: admin,
      }),
    ).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  }
});

test('a presentation without views has zero figures', async () => {
  expect(await figures(await aPresentation())).toEqual({
    asOf: expect.any(String),
    views: 0,
    uniqueVisitors: 0,
    averageTimeMs: 0,
    completion: null,
    pages: [],
    liveSessions: [],
    lastViewedAt: null,
  });
});

const DASHBOARD = `query ($filter: ViewingFilter, $isFromFirst: Boolean! = false) { dashboard(filter: $filter, timeZone: "Europe/Oslo", isFromFirst: $isFromFirst) {
  from to previousFrom previousTo step timeZone views { now before } uniqueVisitors { now } completion { now }
  series { at views previousViews isUnfinished }
  links { total items { sharedLink { id } figures { views viewsByDay(days: 2) lastViewedAt } } }
  presentations { total items { presentation { id } figures { views } } }
  visitors { total items { key contact { id } user { id } views timeMs lastSession { id } } }
  recentViews { total items { id } } live { id currentPage presentation { id } } } }`;

test('the dashboard shows a range, the range before, live readers, and lists as long as their totals', async () => {
  const team = newId();
  const boss = aUser({ teamId: team });
  const presentationId = await aPresentation(team);
  const [first, again, old] = [
    aViewing(presentationId, { ago: 5_000, of: team }),
    aViewing(presentationId, { ago: 60_000, of: team }),
    aViewing(presentationId, { ago: 10 * 86_400_000, of: team }),
  ];
  for (const viewing of [first, again, old]) {
    await viewing.start();
    await viewing.turn(1_000, 3);
    await viewing.ping(4_000, 3);
  }
  await running.settled();
  const from = new Date(Date.now() - 7 * 86_400_000).toISOString();
  const dashboard = (await ask(DASHBOARD, { filter: { from } }, boss))!;
  expect(dashboard).toMatchObject({
    from,
    step: 'DAY',
    timeZone: 'Europe/Oslo',
    views: { now: 2, before: 1 },
    uniqueVisitors: { now: 2 },
    completion: { now: 2 / 30 },
    links: { total: 2, items: [{ figures: { views: 1 } }, { figures: { views: 1 } }] },
    presentations: {
      total: 1,
      items: [{ presentation: { id: presentationId }, figures: { views: 2 } }],
    },
    visitors: {
      total: 2,
      items: [
        { contact: null, user: null, views: 1, timeMs: 4_000 },
        { views: 1, timeMs: 4_000 },
      ],
    },
    recentViews: { total: 2, items: [{ id: first.sessionId }, { id: again.sessionId }] },
    live: [{ id: first.sessionId, currentPage: 3, presentation: { id: presentationId } }],
  });
  const series = dashboard['series'] as {
    views: number;
    previousViews: number;
    isUnfinished: boolean;
  }[];
  const sum = (field: 'views' | 'previousViews') =>
    series.reduce((total, point) => total + point[field], 0);
  expect([
    sum('views'),
    sum('previousViews'),
    series.filter(({ isUnfinished }) => isUnfinished).length,
  ]).toEqual([2, 1, 1]);
  const all = (await ask(
    DASHBOARD,
    { filter: { from: new Date(0).toISOString() }, isFromFirst: true },
    boss,
  ))!;
  expect(all).toMatchObject({
    from: daysBefore(new Date(Date.now() - 10 * 86_400_000).toISOString(), 0, 'Europe/Oslo'),
    step: 'DAY',
    views: { now: 3, before: 0 },
    recentViews: { total: 3 },
  });
  expect((all['series'] as typeof series).map(({ views }) => views)).toEqual([
    1,
    ...Array<number>(9).fill(0),
    2,
  ]);
  expect(await ask(DASHBOARD, {}, aUser({ teamId: team, role: 'TEAM_MEMBER' }))).toMatchObject({
    views: { now: 0 },
    live: [],
    recentViews: { total: 0 },
  });
});

test('a held dashboard keeps its figures for its caller only', async () => {
  const team = newId();
  const boss = aUser({ teamId: team });
  const presentationId = await aPresentation(team);
  const read = async () => {
    const viewing = aViewing(presentationId, { ago: 5_000, of: team });
    await viewing.start();
    await viewing.turn(0, 1);
    await viewing.end(2_000);
    await running.settled();
  };
  await read();
  const filter = { to: new Date(Date.now() + 3_600_000).toISOString() };
  const HELD =
    'query ($filter: ViewingFilter!, $held: ID) { dashboard(filter: $filter, held: $held) { links { total } visitors { total } } }';
  const totals = async (held: string | null, claims = boss) => {
    const { data, errors } = await running.call({
      service: 'analytics',
      document: HELD,
      variables: { filter, held },
      claims,
    });
    expect(errors).toEqual([]);
    return (data!['dashboard'] as { links: { total: number } }).links.total;
  };
  const name = newId();
  expect(await totals(name)).toBe(1);
  await read();
  expect([
    await totals(name),
    await totals(null),
    await totals(newId()),
    await totals(name, aUser({ teamId: team })),
    await totals(name, aUser({ teamId: team, role: 'TEAM_MEMBER' })),
  ]).toEqual([1, 2, 2, 2, 0]);
  const refused = await running.call({
    service: 'analytics',
    document: HELD,
    variables: { filter, held: 'x'.repeat(65) },
    claims: boss,
  });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'INVALID' } }]);
});

test('a verdict moves a viewing with all its figures, and undoing it moves them back', async () => {
  const presentationId = await aPresentation();
  const viewing = aViewing(presentationId);
  await viewing.start();
  await viewing.turn(2_000, 3);
  await viewing.end(9_000);
  await running.settled();
  const hit = { hitId: viewing.hitId, sharedLinkId: viewing.sharedLinkId, presentationId };
  const stream = `SharedLinkHit/${teamId}/${viewing.hitId}`;
  const views = async (filter: object) =>
    (
      (await ask(FILTERED, {
        representations: [{ __typename: 'Presentation', id: presentationId }],
        filter,
      }))!['analytics'] as { views: number }
    ).views;
  expect(await views({})).toBe(1);
  await publishForeign(running.engines, stream, teamId, [
    HitVerdictGiven({ ...hit, lane: 'bot', reason: 'It never moved.', decidedBy: 'fingerprint' }),
  ]);
  await running.settled();
  expect([
    await views({}),
    await views({ includeBots: true }),
    await views({ includeOwnTeam: true }),
  ]).toEqual([0, 1, 0]);
  expect(await ask(SESSIONS, { presentationId })).toEqual({ total: 0, items: [] });
  await publishForeign(
    running.engines,
    stream,
    teamId,
    [HitVerdictTakenBack({ ...hit, lane: 'person' })],
    2,
  );
  await running.settled();
  expect([await views({}), (await bookings(viewing)).length]).toEqual([1, 4]);
});

test('a contact is one across links and verifications, and its visit has a timeline', async () => {
  const [presentationId, other] = [await aPresentation(), await aPresentation()];
  const contactId = newId();
  const [proved, invited] = [
    aViewing(presentationId, { ago: 300_000 }),
    aViewing(other, { ago: 100_000 }),
  ];
  const recipient = SharedLinkRecipientAdded({
    sharedLinkId: invited.sharedLinkId,
    recipientId: contactId,
    email: 'ana@acqua.example',
    name: 'Ana Ribeiro',
  });
  await publishForeign(running.engines, `SharedLink/${teamId}/${invited.sharedLinkId}`, teamId, [
    recipient,
  ]);
  await running.settled();
  await proved.verify(contactId);
  for (const viewing of [proved, invited]) {
    await viewing.start();
    await viewing.turn(3_000, 2);
    await viewing.end(8_000);
  }
  await running.settled();
  expect(await ask(CONTACT, { id: contactId })).toEqual({
    id: contactId,
    email: 'ana@acqua.example',
    name: 'Ana Ribeiro',
    figures: { views: 2, timeMs: 16_000, uniqueVisitors: 1 },
    firstSeenAt: expect.any(String),
    lastSeenAt: expect.any(String),
    presentations: expect.arrayContaining([
      { presentation: { id: presentationId }, figures: { views: 1, timeMs: 8_000 } },
      { presentation: { id: other }, figures: { views: 1, timeMs: 8_000 } },
    ]),
  });
  expect(await ask(CONTACTS, { presentationId })).toEqual({
    total: 1,
    items: [{ id: contactId, figures: { views: 1 } }],
  });
  for (const search of ['Ana', 'rib', 'ana ribeiro', 'acqua', ' '])
    expect(await ask(CONTACTS, { presentationId, search })).toMatchObject({ total: 1 });
  for (const search of ['beiro', 'tom', '…'])
    expect(await ask(CONTACTS, { presentationId, search })).toEqual({ total: 0, items: [] });
  expect(await ask(LAST, { id: contactId })).toEqual({ lastSession: { id: invited.sessionId } });
  expect(await ask(CONTACT, { id: contactId }, aUser({ teamId, role: 'TEAM_MEMBER' }))).toBeNull();
  expect(await ask(CONTACT, { id: newId() })).toBeNull();
  const visit = (await ask(VISIT, { id: proved.sessionId }))!;
  expect(visit).toMatchObject({
    hit: { id: proved.hitId },
    contact: { id: contactId },
    isContactVerified: true,
    lane: 'PERSON',
  });
  expect(
    (visit['timeline'] as { kind: string; page: number | null; timeMs: number | null }[]).map(
      ({ kind, page, timeMs }) => [kind, page, timeMs],
    ),
  ).toEqual([
    ['OPENED', null, null],
    ['PAGE', 1, 3_000],
    ['PAGE', 2, 5_000],
    ['ENDED', null, null],
  ]);
});

async function bookings({ sessionId }: Viewing): Promise<unknown[]> {
  const commits = await running
    .service('analytics')
    .store.commits.read(`ViewerSession/${teamId}/${sessionId}`);
  return commits.flatMap(({ events }) => events.map(({ data }) => data));
}
