import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import { ViewerEventRecorded, ViewerSessionEnded, ViewerSessionPinged, ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { Announcement } from '@lectern/kernel/realtime/port.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import { aUser, startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { analytics } from './service.ts';

const PAGES = 'pages { page views timeMs averageTimeMs }';
const FIGURES = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Presentation {
  analytics { asOf views uniqueVisitors averageTimeMs completion ${PAGES} liveSessions { id currentPage } lastViewedAt } } } }`;
const LINK = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on SharedLink { isLive pageTimes { page timeMs views } } } }`;
const SESSION = `query ($id: ID!) { viewerSession(id: $id) { id hitId startedAt lastSeenAt endedAt isLive currentPage pageCount elapsedMs userAgent
  pages { page timeMs views } presentation { id } sharedLink { id } } }`;
const SESSIONS = `query ($presentationId: ID, $sharedLinkId: ID, $page: Int) { viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, page: $page, pageSize: 2) { total items { id } } }`;

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

async function aPresentation(): Promise<string> {
  const presentationId = newId();
  const pages = Array.from({ length: 30 }, () => ({ width: 595, height: 842 }));
  const processed = PresentationProcessed({ presentationId, fileId: newId(), pages, blobPrefix: 'p' });
  await publishForeign(running.engines, `Presentation/${teamId}/${presentationId}`, teamId, [processed]);
  return presentationId;
}

/** A viewing whose reports are published as they are made, `ago` ms back on the server's clock. */
class Viewing {
  readonly sessionId = newId();
  readonly sharedLinkId: string;
  readonly presentationId: string;
  readonly #startedAt: number;
  readonly #linkOwnerId: string;

  constructor(presentationId: string, { ago = 60_000, sharedLinkId = newId(), linkOwnerId = owner.userId } = {}) {
    this.presentationId = presentationId;
    this.sharedLinkId = sharedLinkId;
    this.#linkOwnerId = linkOwnerId;
    this.#startedAt = Date.now() - ago;
  }

  start = () => this.#report(ViewerSessionStarted({ ...this.#reading, hitId: newId(), viewerId: null, activityId: null, startedAt: this.#at(0), pageCount: 30, userAgent: 'Firefox' }));
  turn = (elapsedMs: number, page: number) => this.#event(elapsedMs, 'PDF', 'change_page', String(page).padStart(4, '0'));
  hide = (elapsedMs: number) => this.#event(elapsedMs, 'visibility', 'hidden', null);
  ping = (elapsedMs: number, page: number, heardAfter = elapsedMs) =>
    this.#report(ViewerSessionPinged({ ...this.#reading, elapsedMs, page, pageCount: 30, isPaused: false, heardAt: this.#at(heardAfter) }));
  end = (elapsedMs: number) => this.#report(ViewerSessionEnded({ ...this.#reading, elapsedMs, endedAt: this.#at(elapsedMs) }));

  #event(elapsedMs: number, category: string, action: string, path: string | null) {
    const eventAtUs = (this.#startedAt + elapsedMs) * 1_000;
    return this.#report(ViewerEventRecorded({ ...this.#reading, category, action, path, page: null, detail: null, eventAtUs, elapsedMs, heardAt: this.#at(elapsedMs) }));
  }

  get #reading() {
    return { presentationId: this.presentationId, sharedLinkId: this.sharedLinkId, linkOwnerId: this.#linkOwnerId, sessionId: this.sessionId };
  }

  #at = (elapsedMs: number) => new Date(this.#startedAt + elapsedMs).toISOString();
  #report = (event: DomainEvent) => publishFact(running.engines, teamId, event);
}

async function ask(document: string, variables: Record<string, unknown>, claims = admin): Promise<Record<string, unknown> | null> {
  const { data, errors } = await running.call({ service: 'analytics', document, variables, claims });
  expect(errors).toEqual([]);
  const answer = Object.values(data!)[0];
  return (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown> | null;
}
const figures = async (id: string, claims = admin) =>
  (await ask(FIGURES, { representations: [{ __typename: 'Presentation', id }] }, claims))!['analytics'] as Record<string, unknown>;
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
  expect(await bookings(viewing)).toMatchObject([{ revision: 1, account: { elapsedMs: 0 } }, { revision: 2, account: { elapsedMs: 12_000 }, replaced: { elapsedMs: 0 } }]);

  await viewing.turn(5_000, 3);
  await running.settled();
  expect(await bookings(viewing)).toMatchObject([{}, {}, { revision: 3, replaced: { elapsedMs: 12_000 } }]);
  expect((await figures(presentationId))['pages']).toEqual([
    pages[0], pages[1], { page: 3, views: 1, timeMs: 4_000, averageTimeMs: 4_000 }, { page: 4, views: 1, timeMs: 2_000, averageTimeMs: 2_000 },
  ]);
  await running.service('analytics').rebuild('figures-by-month');
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

test('a presentation that nobody has read has no figures but zero', async () => {
  expect(await figures(await aPresentation())).toEqual({
    asOf: expect.any(String), views: 0, uniqueVisitors: 0, averageTimeMs: 0, completion: null, pages: [], liveSessions: [], lastViewedAt: null,
  });
});

async function bookings({ sessionId }: Viewing): Promise<unknown[]> {
  const commits = await running.service('analytics').store.commits.read(`ViewerSession/${teamId}/${sessionId}`);
  return commits.flatMap(({ events }) => events.map(({ data }) => data));
}
