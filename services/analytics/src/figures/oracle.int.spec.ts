import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import type { Fact } from '@lectern/kernel/events/codec.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { analytics } from '../service.ts';
import {
  arriving,
  factsOf,
  history,
  PAGES,
  someIds,
  STEP_MS,
  type Facts,
  type History,
  type Ids,
} from '../testing/history.ts';
import {
  figuresOfAll,
  viewingsIn,
  viewsIn,
  type Heard,
  type Rules,
  type Seen,
} from '../testing/oracle.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';

const WORLDS = 12;
const FIELDS = `views timeMs uniqueVisitors averageTimeMs medianTimeMs completion downloads prints linkClicks
  pages { page timeMs views opened viewings averageTimeMs medianTimeMs stoppedHere readAgain }`;
const FIGURES = `query ($representations: [_Any!]!, $filter: ViewingFilter) { _entities(representations: $representations) {
  ... on Presentation { analytics(filter: $filter) { ${FIELDS} } } ... on SharedLink { analytics(filter: $filter) { ${FIELDS} } } } }`;
const CONTACT = `query ($id: ID!, $presentationId: ID, $filter: ViewingFilter) { contact(id: $id) {
  firstSeenAt(presentationId: $presentationId, filter: $filter) lastSeenAt(presentationId: $presentationId, filter: $filter) figures(presentationId: $presentationId, filter: $filter) { ${FIELDS} } } }`;
const LISTED = `query ($presentationId: ID!, $filter: ViewingFilter) {
  viewerSessions(presentationId: $presentationId, filter: $filter) { total items { id } }
  viewerEvents(presentationId: $presentationId, filter: $filter, limit: 1000) { items { action session { id } } }
  documentLinks(presentationId: $presentationId, filter: $filter) { items { page target clicks } } }`;
const DID = `query ($presentationId: ID!, $filter: ViewingFilter, $did: [ViewerDeed!]) { viewerSessions(presentationId: $presentationId, filter: $filter, did: $did) { total items { id downloads prints linkClicks } } }`;
const VISITORS = `query ($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter) { visitors(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter) {
  total items { key contact { id } isContactVerified views timeMs firstSeenAt lastSeenAt lastSession { id } } } }`;
const THEIRS =
  'query ($presentationId: ID, $sharedLinkId: ID, $filter: ViewingFilter, $visitor: String) { viewerSessions(presentationId: $presentationId, sharedLinkId: $sharedLinkId, filter: $filter, visitor: $visitor) { total items { id } } }';
const CONTACTS = `query ($presentationId: ID!, $filter: ViewingFilter) { contacts(presentationId: $presentationId, filter: $filter) { total items {
  id firstSeenAt(presentationId: $presentationId, filter: $filter) lastSeenAt(presentationId: $presentationId, filter: $filter) figures(presentationId: $presentationId, filter: $filter) { views timeMs } } } }`;
const DASHBOARD = `query ($filter: ViewingFilter) { dashboard(filter: $filter, timeZone: "Asia/Kathmandu") {
  views { now } uniqueVisitors { now } timeMs { now } completion { now } series { views } links(pageSize: 100) { total } presentations(pageSize: 100) { items { presentation { id } figures { views } } } } }`;

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([analytics]);
});
afterAll(() => running.remove());

interface World {
  ids: Ids;
  heard: Heard;
}

/** Publishes the history, some of it twice. */
async function live(given: History): Promise<World> {
  const ids = someIds();
  const facts: Facts = factsOf(given, ids);
  const pages = Array.from({ length: PAGES }, () => ({ width: 595, height: 842 }));
  for (const presentationId of ids.presentations) {
    await publishForeign(
      running.engines,
      `Presentation/${ids.teamId}/${presentationId}`,
      ids.teamId,
      [
        PresentationProcessed({
          presentationId,
          fileId: newId(),
          pages,
          blobPrefix: 'p',
          renderer: 2,
        }),
      ],
    );
  }
  for (const { id } of ids.links)
    await publishForeign(
      running.engines,
      `SharedLink/${ids.teamId}/${id}`,
      ids.teamId,
      facts.recipients.filter(({ data }) => data['sharedLinkId'] === id),
    );
  for (const { event, at } of facts.forwards)
    await publishForeign(
      running.engines,
      `SharedLinkForwards/${ids.teamId}/${String(event.data['sharedLinkId'])}`,
      ids.teamId,
      [event],
      1,
      at,
    );
  const reported = arriving(facts.reported, given);
  const twice = reported.flatMap((fact, index) => (index % 4 === 0 ? [fact, fact] : [fact]));
  const half = twice.length >> 1;
  await report(ids.teamId, twice.slice(0, half));
  await Promise.all([
    ...facts.verdicts.map((ofHit, hit) =>
      publishForeign(
        running.engines,
        `SharedLinkHit/${ids.teamId}/${ids.hits[hit]!}`,
        ids.teamId,
        ofHit,
      ),
    ),
    report(ids.teamId, twice.slice(half)),
  ]);
  return {
    ids,
    heard: {
      recipients: facts.recipients,
      forwards: facts.forwards,
      reported,
      verdicts: facts.verdicts.flat(),
    },
  };
}

async function report(teamId: string, events: readonly DomainEvent[]): Promise<void> {
  const { codec, log } = running.engines;
  const entries = events.map((event) => {
    const key = String(event.data['presentationId']);
    return codec.fact({
      event: event as Fact['event'],
      id: newId(),
      key,
      subject: key,
      teamId,
      time: new Date().toISOString(),
    });
  });
  await log.publish(await Promise.all(entries));
}

const laneChoices = [
  { lanes: ['person'], filter: {} },
  { lanes: ['person'], filter: { rules: 'EARLIER' } },
  { lanes: ['person', 'bot', 'own-team'], filter: { includeBots: true, includeOwnTeam: true } },
  {
    lanes: ['person'],
    filter: { from: '2026-10-31T18:15:00.000Z', to: '2026-11-01T20:45:00.000Z' },
  },
];

interface Visitor {
  key: string;
  contact: { id: string } | null;
  isContactVerified: boolean;
  views: number;
  timeMs: number;
  firstSeenAt: string;
  lastSeenAt: string;
  lastSession: { id: string };
}
interface KnownVisitor {
  id: string;
  figures: { views: number; timeMs: number };
  firstSeenAt: string;
  lastSeenAt: string;
}

/** By brute force, sorted. */
function eachVisitorIn(viewings: readonly Seen[], rules: Rules): string[] {
  const visitors = [...Map.groupBy(viewings, ({ visitor }) => visitor).values()];
  return visitors
    .map((theirs) =>
      JSON.stringify([
        theirs[0]!.contactId,
        theirs.some(({ isContactVerified }) => isContactVerified),
        viewsIn(theirs, rules).length,
        sum(theirs.map(({ elapsedMs }) => elapsedMs)),
        theirs.map(({ startedAt }) => startedAt).toSorted()[0],
      ]),
    )
    .toSorted();
}

async function check({ ids, heard }: World): Promise<void> {
  const claims = aUser({ teamId: ids.teamId });
  const all = viewingsIn(heard, PAGES, STEP_MS);
  const ask = async <Answer>(
    document: string,
    variables: Record<string, unknown>,
  ): Promise<Answer> => {
    const { data, errors } = await running.call({
      service: 'analytics',
      document,
      variables,
      claims,
    });
    expect(errors).toEqual([]);
    return data as Answer;
  };
  for (const { lanes, filter } of laneChoices) {
    const { from = '', to = '9' } = filter as { from?: string; to?: string };
    const rules: Rules = 'rules' in filter ? 'earlier' : 'current';
    const counted = (isIn: (seen: Seen) => boolean) =>
      all.filter(
        (one) =>
          isIn(one) && lanes.includes(one.lane) && one.startedAt >= from && one.startedAt < to,
      );
    const representations = [
      ...ids.presentations.map((id) => ({ __typename: 'Presentation', id })),
      ...ids.links.map(({ id }) => ({ __typename: 'SharedLink', id })),
    ];
    const { _entities: entities } = await ask<{ _entities: { analytics: unknown }[] }>(FIGURES, {
      representations,
      filter,
    });
    for (const [index, { __typename, id }] of representations.entries()) {
      const mine = counted(
        (one) => (__typename === 'Presentation' ? one.presentationId : one.sharedLinkId) === id,
      );
      expect(entities[index]!.analytics).toEqual(figuresOfAll(mine, PAGES, rules));
      const of = __typename === 'Presentation' ? { presentationId: id } : { sharedLinkId: id };
      const { visitors } = await ask<{ visitors: { total: number; items: Visitor[] } }>(VISITORS, {
        ...of,
        filter,
      });
      expect(visitors).toMatchObject({
        total: figuresOfAll(mine, PAGES, rules).uniqueVisitors,
        items: { length: visitors.total },
      });
      expect(
        visitors.items
          .map(({ contact, isContactVerified, views, timeMs, firstSeenAt }) =>
            JSON.stringify([contact?.id ?? null, isContactVerified, views, timeMs, firstSeenAt]),
          )
          .toSorted(),
      ).toEqual(eachVisitorIn(mine, rules));
      let viewingCount = 0;
      for (const { key, views, lastSession } of visitors.items) {
        const { viewerSessions: theirs } = await ask<{
          viewerSessions: { total: number; items: { id: string }[] };
        }>(THEIRS, { ...of, filter, visitor: key });
        expect(theirs.items).toHaveLength(theirs.total);
        expect(theirs.total).toBeGreaterThanOrEqual(views);
        expect(theirs.items).toContainEqual(lastSession);
        viewingCount += theirs.total;
      }
      expect(viewingCount).toBe(mine.length);
      if (__typename === 'SharedLink') continue;
      const { contacts } = await ask<{ contacts: { total: number; items: KnownVisitor[] } }>(
        CONTACTS,
        { ...of, filter },
      );
      const known = visitors.items.filter(({ contact }) => contact !== null);
      expect(contacts.total).toBe(known.length);
      for (const { id: contactId, figures, firstSeenAt, lastSeenAt } of contacts.items) {
        expect(known.find(({ contact }) => contact!.id === contactId)).toMatchObject({
          ...figures,
          firstSeenAt,
          lastSeenAt,
        });
        // Read alone it takes another path.
        const { contact: alone } = await ask<{ contact: unknown }>(CONTACT, {
          ...of,
          id: contactId,
          filter,
        });
        expect(alone).toMatchObject({ firstSeenAt, lastSeenAt });
      }
    }
    const [presentationId] = ids.presentations;
    for (const contactId of Object.values(ids.contacts)) {
      const mine = (one: Seen) =>
        one.contactId === contactId && one.presentationId === presentationId;
      const { contact } = await ask<{ contact: { figures: unknown } | null }>(CONTACT, {
        id: contactId,
        presentationId,
        filter,
      });
      if (contact) expect(contact.figures).toEqual(figuresOfAll(counted(mine), PAGES, rules));
      else expect(counted(mine)).toEqual([]);
    }
    const mine = counted((one) => one.presentationId === presentationId);
    const listed = await ask<Record<string, { total: number; items: Record<string, unknown>[] }>>(
      LISTED,
      { presentationId, filter },
    );
    expect(listed['viewerSessions']!.items.map(({ id }) => id).toSorted()).toEqual(
      mine.map(({ sessionId }) => sessionId).toSorted(),
    );
    expect(listed['viewerSessions']!.total).toBe(mine.length);
    const happened = (action: string) =>
      listed['viewerEvents']!.items.filter((one) => one['action'] === action).length;
    expect([happened('download'), happened('print'), happened('click_link')]).toEqual([
      sum(mine.map(({ downloads }) => downloads)),
      sum(mine.map(({ prints }) => prints)),
      sum(mine.map(({ clicks }) => clicks.length)),
    ]);
    for (const [did, field] of [
      ['DOWNLOAD', 'downloads'],
      ['PRINT', 'prints'],
      ['CLICK', 'linkClicks'],
    ] as const) {
      const {
        viewerSessions: { total, items },
      } = await ask<{ viewerSessions: { total: number; items: Record<typeof field, number>[] } }>(
        DID,
        { presentationId, filter, did },
      );
      const counts = items.map((item) => item[field]);
      const all = mine
        .map(
          ({ downloads, prints, clicks }) =>
            ({ downloads, prints, linkClicks: clicks.length })[field],
        )
        .filter((some) => some > 0);
      expect([total, counts.toSorted()]).toEqual([all.length, all.toSorted()]);
    }
    expect(sum(listed['documentLinks']!.items.map(({ clicks }) => Number(clicks)))).toBe(
      happened('click_link'),
    );
    const everybody = counted(() => true);
    const whole = figuresOfAll(everybody, PAGES, rules);
    const withStart = { from: '2026-10-30T00:00:00.000Z', ...filter };
    const askTwice = [DASHBOARD, DASHBOARD]; // The second time from the cache.
    for (const document of askTwice) {
      const { dashboard } = await ask<{ dashboard: Record<string, unknown> }>(document, {
        filter: withStart,
      });
      expect(dashboard).toMatchObject({
        views: { now: whole.views },
        uniqueVisitors: { now: whole.uniqueVisitors },
        timeMs: { now: whole.timeMs },
        completion: { now: expect.closeTo(whole.completion ?? 0, 10) },
      });
      expect(sum((dashboard['series'] as { views: number }[]).map(({ views }) => views))).toBe(
        whole.views,
      );
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('on a real store, figures, lists, contacts and dashboard equal the raw events, also after a rebuild', async () => {
  const worlds: World[] = [];
  for (const given of fc.sample(history, { numRuns: WORLDS, seed: 7 }))
    worlds.push(await live(given));
  await running.settled();
  for (const world of worlds) await check(world);
  await running.service('analytics').rebuild('figures-by-time');
  await check(worlds[0]!);
});
