import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { HitVerdictGiven, HitVerdictTakenBack, SharedLinkRecipientAdded } from '@lectern/schemas/events/sharing.ts';
import { SharedLinkVisitorVerified, ViewerEventRecorded, ViewerSessionEnded, ViewerSessionPinged, ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import type { Announcement } from '@lectern/kernel/realtime/port.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser, startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { figuresByTime } from './figures-by-time/projection.ts';
import { analytics } from './service.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';

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

async function aPresentation(of = teamId): Promise<string> {
  const presentationId = newId();
  const pages = Array.from({ length: 30 }, () => ({ width: 595, height: 842 }));
  const processed = PresentationProcessed({ presentationId, fileId: newId(), pages, blobPrefix: 'p' });
  await publishForeign(running.engines, `Presentation/${of}/${presentationId}`, of, [processed]);
  return presentationId;
}

/** A viewing whose reports are published as they are made, `ago` ms back on the server's clock. */
class Viewing {
  readonly sessionId = newId();
  readonly sharedLinkId: string;
  readonly presentationId: string;
  readonly #startedAt: number;
  readonly #linkOwnerId: string;
  readonly #teamId: string;
  readonly hitId = newId();

  constructor(presentationId: string, { ago = 60_000, sharedLinkId = newId(), linkOwnerId = owner.userId, of = teamId } = {}) {
    this.#teamId = of;
    this.presentationId = presentationId;
    this.sharedLinkId = sharedLinkId;
    this.#linkOwnerId = linkOwnerId;
    this.#startedAt = Date.now() - ago;
  }

  start = () => this.#report(ViewerSessionStarted({ ...this.#reading, hitId: this.hitId, viewerId: null, activityId: null, startedAt: this.at(0), pageCount: 30, userAgent: 'Firefox' }));
  turn = (elapsedMs: number, page: number) => this.#event(elapsedMs, 'PDF', 'change_page', String(page).padStart(4, '0'));
  click = (elapsedMs: number, page: number, target: string) => this.#event(elapsedMs, 'PDF', 'click_link', target, page);
  hide = (elapsedMs: number) => this.#event(elapsedMs, 'visibility', 'hidden', null);
  ping = (elapsedMs: number, page: number, heardAfter = elapsedMs) =>
    this.#report(ViewerSessionPinged({ ...this.#reading, elapsedMs, page, pageCount: 30, isPaused: false, heardAt: this.at(heardAfter) }));
  verify(visitorId: string) {
    const { sessionId: _sessionId, ...reading } = this.#reading;
    return this.#report(SharedLinkVisitorVerified({ ...reading, hitId: this.hitId, visitorId, email: null, verifiedAt: this.at(0) }));
  }
  end = (elapsedMs: number) => this.#report(ViewerSessionEnded({ ...this.#reading, elapsedMs, endedAt: this.at(elapsedMs) }));

  #event(elapsedMs: number, category: string, action: string, path: string | null, page: number | null = null) {
    const eventAtUs = (this.#startedAt + elapsedMs) * 1_000;
    return this.#report(ViewerEventRecorded({ ...this.#reading, category, action, path, page, detail: null, eventAtUs, elapsedMs, heardAt: this.at(elapsedMs) }));
  }

  get #reading() {
    return { presentationId: this.presentationId, sharedLinkId: this.sharedLinkId, linkOwnerId: this.#linkOwnerId, sessionId: this.sessionId };
  }

  at = (elapsedMs: number) => new Date(this.#startedAt + elapsedMs).toISOString();
  #report = (event: DomainEvent) => publishFact(running.engines, this.#teamId, event);
}

async function ask(document: string, variables: Record<string, unknown>, claims = admin): Promise<Record<string, unknown> | null> {
  const { data, errors } = await running.call({ service: 'analytics', document, variables, claims });
  expect(errors).toEqual([]);
  const answer = Object.values(data!)[0];
  return (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown> | null;
}
const figures = async (id: string, claims = admin) =>
  (await ask(FIGURES, { representations: [{ __typename: 'Presentation', id }] }, claims))!['analytics'] as Record<string, unknown>;
const stopped = async (id: string) => {
  const document = 'query ($id: ID!) { _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { analytics { pages { stoppedHere } } } } }';
  const { analytics: { pages } } = (await ask(document, { id })) as { analytics: { pages: { stoppedHere: number }[] } };
  return pages.map(({ stoppedHere }) => stoppedHere);
};
const ofLink = (id: string, claims = admin) => ask(LINK, { representations: [{ __typename: 'SharedLink', id }] }, claims);

test('what is being read is seen at once, page by page, and announced', async () => {
  const presentationId = await aPresentation();
  const viewing = new Viewing(presentationId, { ago: 10_000 });
  await viewing.start();
  await viewing.turn(4_000, 4);
  await viewing.ping(9_000, 4);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({
    views: 1, uniqueVisitors: 1, averageTimeMs: 9_000, completion: 2 / 30, liveSessions: [{ id: viewing.sessionId, currentPage: 4 }],
    pages: [{ page: 1, views: 1, timeMs: 4_000, averageTimeMs: 4_000 }, { page: 4, views: 1, timeMs: 5_000, averageTimeMs: 5_000 }],
  });
  expect(await ofLink(viewing.sharedLinkId)).toEqual({ isLive: true, pageTimes: [{ page: 1, timeMs: 4_000, views: 1 }, { page: 4, timeMs: 5_000, views: 1 }] });
  expect(await stopped(presentationId)).toEqual([0, 0]); // Whoever reads has not stopped.
  expect(announced).toContainEqual(expect.objectContaining({ kind: 'live', type: 'Presentation', id: presentationId, teamId }));
  await viewing.hide(9_500);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({ liveSessions: [], averageTimeMs: 9_500 });
});

test('a viewing that ends leaves the same figures behind, and a late report corrects them', async () => {
  const presentationId = await aPresentation();
  const viewing = new Viewing(presentationId);
  await viewing.start();
  for (const [elapsedMs, page] of [[0, 1], [3_000, 4], [9_000, 2]] as const) await viewing.turn(elapsedMs, page);
  await running.settled();
  await viewing.end(12_000);
  await running.settled();
  const pages = [
    { page: 1, views: 1, timeMs: 3_000, averageTimeMs: 3_000 },
    { page: 2, views: 1, timeMs: 3_000, averageTimeMs: 3_000 },
    { page: 4, views: 1, timeMs: 6_000, averageTimeMs: 6_000 },
  ];
  expect(await figures(presentationId)).toMatchObject({ views: 1, averageTimeMs: 12_000, completion: 0.1, pages, liveSessions: [] });
  expect(await stopped(presentationId)).toEqual([0, 1, 0]);
  expect(await bookings(viewing)).toMatchObject([{ revision: 1, account: { elapsedMs: 0 } }, { revision: 2, account: { elapsedMs: 12_000 }, replaced: { elapsedMs: 0 } }]);

  await viewing.turn(5_000, 3);
  await running.settled();
  expect(await bookings(viewing)).toMatchObject([{}, {}, { revision: 3, replaced: { elapsedMs: 12_000 } }]);
  expect((await figures(presentationId))['pages']).toEqual([
    pages[0], pages[1], { page: 3, views: 1, timeMs: 4_000, averageTimeMs: 4_000 }, { page: 4, views: 1, timeMs: 2_000, averageTimeMs: 2_000 },
  ]);
  await running.service('analytics').rebuild('figures-by-time');
  expect(await figures(presentationId)).toMatchObject({ views: 1, averageTimeMs: 12_000 });
});

test('silence closes a viewing; pings after the close count at once', async () => {
  const presentationId = await aPresentation();
  const viewing = new Viewing(presentationId, { ago: 20 * 60_000 });
  await viewing.start();
  await viewing.turn(1_000, 2);
  await viewing.ping(8_000, 2);
  await running.settled();
  expect(await bookings(viewing)).toMatchObject([{ revision: 1 }, { revision: 2, account: { elapsedMs: 8_000 } }]);
  await viewing.ping(13_000, 2, 20 * 60_000);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({ views: 1, averageTimeMs: 13_000, liveSessions: [{ id: viewing.sessionId }] });
  expect(await ask(SESSION, { id: viewing.sessionId })).toMatchObject({ elapsedMs: 13_000, isLive: true });
});

test('everybody sees the viewings of their own links; who may edit events and administrators see all; other teams nothing', async () => {
  const presentationId = await aPresentation();
  const [own, foreign] = [new Viewing(presentationId), new Viewing(presentationId, { linkOwnerId: other.userId })];
  for (const viewing of [own, foreign]) {
    await viewing.start();
    await viewing.ping(5_000, 1);
  }
  await own.end(6_000);
  await running.settled();
  const seen = async (claims: typeof admin) => {
    const { views, uniqueVisitors, averageTimeMs } = await figures(presentationId, claims);
    const sessions = (await ask(SESSIONS, { presentationId }, claims))!['items'] as { id: string }[];
    return { views, uniqueVisitors, averageTimeMs, sessions: sessions.map(({ id }) => id).toSorted() };
  };
  const all = { views: 2, uniqueVisitors: 2, averageTimeMs: 5_500, sessions: [own.sessionId, foreign.sessionId].toSorted() };
  expect(await seen(admin)).toEqual(all);
  expect(await seen(editor)).toEqual(all);
  expect(await seen(owner)).toEqual({ views: 1, uniqueVisitors: 1, averageTimeMs: 6_000, sessions: [own.sessionId] });
  expect(await seen(aUser())).toEqual({ views: 0, uniqueVisitors: 0, averageTimeMs: 0, sessions: [] });
  expect(await ask(SESSION, { id: foreign.sessionId }, owner)).toBeNull();
  expect(await ofLink(foreign.sharedLinkId, owner)).toEqual({ isLive: false, pageTimes: [] });
  expect(await ask(SESSION, { id: own.sessionId }, owner)).toMatchObject({
    id: own.sessionId, elapsedMs: 6_000, currentPage: 1, pageCount: 30, userAgent: 'Firefox', isLive: false, pages: [{ page: 1, timeMs: 6_000, views: 1 }],
    presentation: { id: presentationId }, sharedLink: { id: own.sharedLinkId }, hitId: expect.any(String), endedAt: expect.any(String),
  });
});

test('viewings are listed newest first, by presentation and by link', async () => {
  const presentationId = await aPresentation();
  const viewings = [300, 200, 100].map((seconds) => new Viewing(presentationId, { ago: seconds * 1_000 }));
  for (const viewing of viewings) await viewing.start();
  await running.settled();
  const ids = viewings.map(({ sessionId }) => ({ id: sessionId })).toReversed();
  expect(await ask(SESSIONS, { presentationId })).toEqual({ total: 3, items: ids.slice(0, 2) });
  expect(await ask(SESSIONS, { presentationId, page: 2 })).toEqual({ total: 3, items: ids.slice(2) });
  expect(await ask(SESSIONS, { sharedLinkId: viewings[0]!.sharedLinkId })).toEqual({ total: 1, items: ids.slice(2) });
});

test('it was last viewed when somebody was last heard of, whoever began last', async () => {
  const presentationId = await aPresentation();
  const [long, short] = [new Viewing(presentationId, { ago: 40 * 60_000 }), new Viewing(presentationId, { ago: 35 * 60_000 })];
  for (const viewing of [long, short]) await viewing.start();
  await short.end(60_000);
  await long.end(20 * 60_000);
  await running.settled();
  expect(await figures(presentationId)).toMatchObject({ views: 2, lastViewedAt: long.at(20 * 60_000) });
});

test('a presentation that nobody has read has no figures but zero', async () => {
  expect(await figures(await aPresentation())).toEqual({
    asOf: expect.any(String), views: 0, uniqueVisitors: 0, averageTimeMs: 0, completion: null, pages: [], liveSessions: [], lastViewedAt: null,
  });
});

const DASHBOARD = `query ($filter: ViewingFilter) { dashboard(filter: $filter, timeZone: "Europe/Oslo") {
  from to previousFrom previousTo step timeZone views { now before } uniqueVisitors { now } completion { now }
  series { at views previousViews isUnfinished }
  links { total items { sharedLink { id } figures { views viewsByDay(days: 2) lastViewedAt } } }
  presentations { total items { presentation { id } figures { views } } }
  visitors { total items { key contact { id } user { id } views timeMs lastSession { id } } }
  recentViews { total items { id } } live { id currentPage presentation { id } } } }`;

test('the dashboard shows a range, its ghost, who reads now, and as many of everything as its tabs say', async () => {
  const team = newId();
  const boss = aUser({ teamId: team });
  const presentationId = await aPresentation(team);
  const [first, again, old] = [
    new Viewing(presentationId, { ago: 5_000, of: team }), new Viewing(presentationId, { ago: 60_000, of: team }), new Viewing(presentationId, { ago: 10 * 86_400_000, of: team }),
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
    from, step: 'DAY', timeZone: 'Europe/Oslo', views: { now: 2, before: 1 }, uniqueVisitors: { now: 2 }, completion: { now: 2 / 30 },
    links: { total: 2, items: [{ figures: { views: 1 } }, { figures: { views: 1 } }] },
    presentations: { total: 1, items: [{ presentation: { id: presentationId }, figures: { views: 2 } }] },
    visitors: { total: 2, items: [{ contact: null, user: null, views: 1, timeMs: 4_000 }, { views: 1, timeMs: 4_000 }] },
    recentViews: { total: 2, items: [{ id: first.sessionId }, { id: again.sessionId }] },
    live: [{ id: first.sessionId, currentPage: 3, presentation: { id: presentationId } }],
  });
  const series = dashboard['series'] as { views: number; previousViews: number; isUnfinished: boolean }[];
  const sum = (field: 'views' | 'previousViews') => series.reduce((total, point) => total + point[field], 0);
  expect([sum('views'), sum('previousViews'), series.filter(({ isUnfinished }) => isUnfinished).length]).toEqual([2, 1, 1]);
  expect((await ask(DASHBOARD, {}, aUser({ teamId: team, role: 'TEAM_MEMBER' })))).toMatchObject({ views: { now: 0 }, live: [], recentViews: { total: 0 } });
});

test('a dashboard that is asked for under a name goes on in what was computed, for whoever named it', async () => {
  const team = newId();
  const boss = aUser({ teamId: team });
  const presentationId = await aPresentation(team);
  const read = async () => {
    const viewing = new Viewing(presentationId, { ago: 5_000, of: team });
    await viewing.start();
    await viewing.turn(0, 1);
    await viewing.end(2_000);
    await running.settled();
  };
  await read();
  const filter = { to: new Date(Date.now() + 3_600_000).toISOString() };
  const HELD = 'query ($filter: ViewingFilter!, $held: ID) { dashboard(filter: $filter, held: $held) { links { total } visitors { total } } }';
  const totals = async (held: string | null, claims = boss) => {
    const { data, errors } = await running.call({ service: 'analytics', document: HELD, variables: { filter, held }, claims });
    expect(errors).toEqual([]);
    return (data!['dashboard'] as { links: { total: number } }).links.total;
  };
  const name = newId();
  expect(await totals(name)).toBe(1);
  await read();
  expect([await totals(name), await totals(null), await totals(newId()), await totals(name, aUser({ teamId: team })), await totals(name, aUser({ teamId: team, role: 'TEAM_MEMBER' }))]).toEqual([1, 2, 2, 2, 0]);
  const refused = await running.call({ service: 'analytics', document: HELD, variables: { filter, held: 'x'.repeat(65) }, claims: boss });
  expect(refused.errors).toMatchObject([{ extensions: { code: 'INVALID' } }]);
});

test('a verdict moves a viewing with all its figures, and back', async () => {
  const presentationId = await aPresentation();
  const viewing = new Viewing(presentationId);
  await viewing.start();
  await viewing.turn(2_000, 3);
  await viewing.end(9_000);
  await running.settled();
  const hit = { hitId: viewing.hitId, sharedLinkId: viewing.sharedLinkId, presentationId };
  const stream = `SharedLinkHit/${teamId}/${viewing.hitId}`;
  const views = async (filter: object) => ((await ask(FILTERED, { representations: [{ __typename: 'Presentation', id: presentationId }], filter }))!['analytics'] as { views: number }).views;
  expect(await views({})).toBe(1);
  await publishForeign(running.engines, stream, teamId, [HitVerdictGiven({ ...hit, lane: 'bot', reason: 'It never moved.', decidedBy: 'fingerprint' })]);
  await running.settled();
  expect([await views({}), await views({ includeBots: true }), await views({ includeOwnTeam: true })]).toEqual([0, 1, 0]);
  expect(await ask(SESSIONS, { presentationId })).toEqual({ total: 0, items: [] });
  await publishForeign(running.engines, stream, teamId, [HitVerdictTakenBack({ ...hit, lane: 'person' })], 2);
  await running.settled();
  expect([await views({}), (await bookings(viewing)).length]).toEqual([1, 4]);
});

test('a contact is one, however many links and addresses’ proofs tell of it, and its visit is told step by step', async () => {
  const [presentationId, other] = [await aPresentation(), await aPresentation()];
  const contactId = newId();
  const [proved, invited] = [new Viewing(presentationId, { ago: 300_000 }), new Viewing(other, { ago: 100_000 })];
  const recipient = SharedLinkRecipientAdded({ sharedLinkId: invited.sharedLinkId, recipientId: contactId, email: 'ana@acqua.example', name: 'Ana Ribeiro' });
  await publishForeign(running.engines, `SharedLink/${teamId}/${invited.sharedLinkId}`, teamId, [recipient]);
  await running.settled();
  await proved.verify(contactId);
  for (const viewing of [proved, invited]) {
    await viewing.start();
    await viewing.turn(3_000, 2);
    await viewing.end(8_000);
  }
  await running.settled();
  expect(await ask(CONTACT, { id: contactId })).toEqual({
    id: contactId, email: 'ana@acqua.example', name: 'Ana Ribeiro', figures: { views: 2, timeMs: 16_000, uniqueVisitors: 1 }, firstSeenAt: expect.any(String), lastSeenAt: expect.any(String),
    presentations: expect.arrayContaining([{ presentation: { id: presentationId }, figures: { views: 1, timeMs: 8_000 } }, { presentation: { id: other }, figures: { views: 1, timeMs: 8_000 } }]),
  });
  expect(await ask(CONTACTS, { presentationId })).toEqual({ total: 1, items: [{ id: contactId, figures: { views: 1 } }] });
  for (const search of ['Ana', 'rib', 'ana ribeiro', 'acqua', ' ']) expect(await ask(CONTACTS, { presentationId, search })).toMatchObject({ total: 1 });
  for (const search of ['beiro', 'tom', '…']) expect(await ask(CONTACTS, { presentationId, search })).toEqual({ total: 0, items: [] });
  expect(await ask(LAST, { id: contactId })).toEqual({ lastSession: { id: invited.sessionId } });
  expect(await ask(CONTACT, { id: contactId }, aUser({ teamId, role: 'TEAM_MEMBER' }))).toBeNull();
  expect(await ask(CONTACT, { id: newId() })).toBeNull();
  const visit = (await ask(VISIT, { id: proved.sessionId }))!;
  expect(visit).toMatchObject({ hit: { id: proved.hitId }, contact: { id: contactId }, isContactVerified: true, lane: 'PERSON' });
  expect((visit['timeline'] as { kind: string; page: number | null; timeMs: number | null }[]).map(({ kind, page, timeMs }) => [kind, page, timeMs])).toEqual([
    ['OPENED', null, null], ['PAGE', 1, 3_000], ['PAGE', 2, 5_000], ['ENDED', null, null],
  ]);
});

async function bookings({ sessionId }: Viewing): Promise<unknown[]> {
  const commits = await running.service('analytics').store.commits.read(`ViewerSession/${teamId}/${sessionId}`);
  return commits.flatMap(({ events }) => events.map(({ data }) => data));
}

test('after a new file pages are those of the new one, a range tells those of the old; views are of both, and compared with the range before', async () => {
  const presentationId = await aPresentation();
  const [before, reading] = [new Viewing(presentationId, { ago: 120_000 }), new Viewing(presentationId, { ago: 60_000 })];
  for (const viewing of [before, reading]) {
    await viewing.start();
    await viewing.turn(0, 2);
    await viewing.click(1_000, 2, 'https://halden.example');
    await viewing.end(4_000);
  }
  await running.settled();
  const untilThen = new Date().toISOString();
  const pages = Array.from({ length: 4 }, () => ({ width: 595, height: 842 }));
  await publishForeign(running.engines, `Presentation/${teamId}/${presentationId}`, teamId, [PresentationProcessed({ presentationId, fileId: newId(), pages, blobPrefix: 'q' })], 2);
  await running.settled();
  const after = new Viewing(presentationId, { ago: -5, sharedLinkId: reading.sharedLinkId });
  await after.start();
  await after.turn(0, 4);
  await after.click(1_000, 2, 'https://halden.example');
  await after.end(2_000);
  await running.settled();

  const READ = `query ($of: [_Any!]!, $filter: ViewingFilter) { _entities(representations: $of) {
    ... on Presentation { analytics(filter: $filter) { views fileViews pages { page } previous { views from to } } } ... on SharedLink { pageTimes { page } analytics(filter: $filter) { views fileId pages { page } } } } }`;
  interface Read { fileId?: string; views: number; pages: { page: number }[]; previous?: { views: number } | null }
  const read = async (of: object, filter: object | null = null) => {
    const { data, errors } = await running.call({ service: 'analytics', document: READ, variables: { of: [of], filter }, claims: admin });
    expect(errors).toEqual([]);
    return (data!['_entities'] as { analytics: Read; pageTimes?: { page: number }[] }[])[0]!;
  };
  const presentation = { __typename: 'Presentation', id: presentationId };
  expect((await read(presentation)).analytics).toEqual({ views: 3, fileViews: 1, pages: [{ page: 4 }], previous: null });
  expect((await read(presentation, { to: untilThen })).analytics).toMatchObject({ views: 2, fileViews: 2, pages: [{ page: 2 }] });
  const from = reading.at(-1_000);
  expect((await read(presentation, { from })).analytics).toMatchObject({ views: 2, pages: [{ page: 4 }], previous: { views: 0 } });
  const link = await read({ __typename: 'SharedLink', id: reading.sharedLinkId });
  expect([link.analytics.views, link.analytics.pages, link.pageTimes]).toEqual([2, [{ page: 4 }], [{ page: 4 }]]);
  const READING = 'query ($id: ID!) { viewerSession(id: $id) { pageCount completion fileId visit { fileId pageCount files { fileId pageCount pages { page } } timeline { kind fileId } } } }';
  const sessions = await running.call({ service: 'analytics', document: READING, variables: { id: after.sessionId }, claims: admin });
  const { fileId } = link.analytics;
  expect(fileId).toEqual(expect.any(String));
  expect(sessions.data!['viewerSession']).toMatchObject({ pageCount: 4, fileId, visit: { fileId, pageCount: 4, files: [{ fileId, pageCount: 4, pages: [{ page: 4 }] }], timeline: [{ kind: 'OPENED', fileId }, { kind: 'PAGE', fileId }, { kind: 'LINK_CLICKED', fileId }, { kind: 'ENDED', fileId }] } });

  const CLICKS = 'query ($id: ID!, $filter: ViewingFilter) { documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } } }';
  const clicks = async (filter: object | null = null) => ((await ask(CLICKS, { id: presentationId, filter })) as unknown as { items: { fileId: string }[] }).items;
  const [ofOld, ofNew, ...others] = await clicks();
  expect([ofOld, ofNew, others]).toEqual([
    { page: 2, target: 'https://halden.example', fileId: expect.any(String), clicks: 2 }, { page: 2, target: 'https://halden.example', fileId, clicks: 1 }, [],
  ]);
  expect(ofOld!.fileId).not.toBe(fileId);
  expect(await clicks({ to: untilThen })).toEqual([ofOld]);
});

/** Rows of a read model, or of one of its partitions, are not written until they are let go. */
function held(readModel: string, partition: number | null = null): { letGo(): void } {
  const { journals } = running.service('analytics').store;
  const commit = journals.commit.bind(journals);
  const gate = Promise.withResolvers<void>();
  journals.commit = async (key, ...batch) => {
    if (key.consumer.startsWith(`${readModel}@`) && (partition ?? key.partition) === key.partition) await gate.promise;
    return commit(key, ...batch);
  };
  return {
    letGo() {
      journals.commit = commit;
      gate.resolve();
    },
  };
}

const bookingOf = async (sessionId: string) => (await running.service('analytics').systemContext(teamId).view(viewerSession).get(sessionId))?.doc;

test('a viewing is booked with the pages that it saw, however far behind the copy of its presentation is', async () => {
  const presentationId = await aPresentation();
  await running.settled();
  const copy = held('presentations');
  const pages = Array.from({ length: 4 }, () => ({ width: 595, height: 842 }));
  await publishForeign(running.engines, `Presentation/${teamId}/${presentationId}`, teamId, [PresentationProcessed({ presentationId, fileId: newId(), pages, blobPrefix: 'q' })], 2);
  const { log } = running.engines;
  const endOffset = log.endOffset.bind(log);
  const asked = Promise.withResolvers<string>();
  log.endOffset = (topic, partition) => {
    if (topic === 'content') asked.resolve('waits for the copy');
    return endOffset(topic, partition);
  };
  const viewing = new Viewing(presentationId, { ago: -5 });
  await viewing.start();
  const booked = until(async () => (await bookingOf(viewing.sessionId))?.status === 'open', 'it is booked').then(() => 'is booked at once');
  const first = await Promise.race([asked.promise, booked]);
  log.endOffset = endOffset;
  copy.letGo();
  await booked;
  expect(first).toBe('waits for the copy');
  expect(await bookingOf(viewing.sessionId)).toMatchObject({ account: { pageCount: 4 } });
  await running.settled();
});

test('a viewing counts while its rows are behind, however many have been booked since', async () => {
  const presentationId = await aPresentation();
  await running.settled();
  const slow = new Viewing(presentationId);
  const of = (sessionId: string) => streamOf(viewerSession, teamId, sessionId);
  const rows = held('figures-by-time', partitionOf(of(slow.sessionId)));
  const isBooked = async ({ sessionId }: Viewing) => (await bookingOf(sessionId))?.status === 'closed';
  await slow.start();
  await slow.end(2_000);
  await until(() => isBooked(slow), 'it is booked');
  const others: Viewing[] = [];
  while (others.length < 30) {
    const other = new Viewing(presentationId);
    if (partitionOf(of(other.sessionId)) !== partitionOf(of(slow.sessionId))) others.push(other);
  }
  for (const other of others) {
    await other.start();
    await other.end(1_000);
  }
  const context = running.service('analytics').systemContext(teamId);
  await until(async () => {
    const revisions = await Promise.all(others.map(async ({ sessionId }) => (await bookingOf(sessionId)) as { status: string; revision: number } | undefined));
    const seen = await context.seenBy(figuresByTime, others.map(({ sessionId }) => of(sessionId)));
    return others.every(({ sessionId }, n) => revisions[n]?.status === 'closed' && seen.get(of(sessionId)) === revisions[n].revision);
  }, 'the others are booked, and in the rows');
  const whileBehind = await figures(presentationId);
  rows.letGo();
  await running.settled();
  expect([whileBehind, await figures(presentationId)]).toMatchObject([{ views: 31 }, { views: 31 }]);
});
