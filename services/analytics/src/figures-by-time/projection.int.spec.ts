import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  ViewerSessionClosed,
  ViewerSessionOpened,
  ViewerSessionReassigned,
} from '@lectern/schemas/events/analytics.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import { publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { analytics } from '../service.ts';
import type { TimeRow } from './projection.ts';

const VIEWINGS = 40;
/** A line of about seven thousand characters: nine of them fill a row. */
const PAGES = 600;

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([analytics]);
});
afterAll(() => running.remove());

const [teamId, presentationId] = [newId(), newId()];
const streamOf = (sessionId: string) => `ViewerSession/${teamId}/${sessionId}`;

/** Of one partition, and of one overflow row. */
function aSession(): string {
  for (;;) {
    const id = `${newId().slice(0, -4)}0000`;
    if (partitionOf(streamOf(id)) === 0) return id;
  }
}

/** Opened, read from end to end, and sometimes reassigned to bots. */
async function book(sessionId: string, isBot: boolean): Promise<void> {
  const facts = {
    sessionId,
    presentationId,
    sharedLinkId: null,
    linkOwnerId: null,
    hitId: null,
    viewerId: null,
    startedAt: '2026-11-20T14:21:06.000Z',
  };
  const whose = {
    lane: 'person' as const,
    contactId: null,
    isContactVerified: false,
    visitor: `v:${sessionId}`,
  };
  const [nothing, rest] = [
    { elapsedMs: 0, pages: [], lastPage: null },
    { pageCount: PAGES, downloads: 0, prints: 0, linkClicks: [] },
  ];
  const pages = Array.from({ length: PAGES }, (_, n) => ({ page: n + 1, timeMs: 1_500, views: 1 }));
  const [opened, read] = [
    { ...whose, ...nothing, ...rest },
    { ...whose, ...rest, elapsedMs: PAGES * 1_500, pages, lastPage: PAGES },
  ];
  await publishForeign(running.engines, streamOf(sessionId), teamId, [
    ViewerSessionOpened({ ...facts, account: opened, replaced: null, revision: 1 }),
    ViewerSessionClosed({
      ...facts,
      account: read,
      replaced: opened,
      revision: 2,
      endedAt: facts.startedAt,
    }),
    ...(isBot
      ? [
          ViewerSessionReassigned({
            ...facts,
            account: { ...read, lane: 'bot' },
            replaced: read,
            revision: 3,
          }),
        ]
      : []),
  ]);
}

test('full rows overflow, live and in a rebuild, and together hold each viewing', async () => {
  await Promise.all(Array.from({ length: VIEWINGS }, (_, n) => book(aSession(), n % 4 === 0)));
  await running.settled();
  const { projections, store } = running.service('analytics');
  const served = projections.find(({ projection }) => projection.name === 'figures-by-time')!;
  const [live, rebuilt] = await served.rehearse(async ({ rows, catchUp }) => [
    await Array.fromAsync(store.views.all(await catchUp())),
    await Array.fromAsync(store.views.all(rows)),
  ]);
  expect(rebuilt).toEqual(live);
  const ofPresentation = live
    .map(({ doc }) => doc as TimeRow)
    .filter(({ scope }) => scope === `presentation/${presentationId}`);
  expect(ofPresentation.length).toBeGreaterThan(10);
  expect(await store.parked.list()).toEqual([]);
  const document =
    'query ($id: ID!, $filter: ViewingFilter) { _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { analytics(filter: $filter) { views timeMs uniqueVisitors pages { page viewings } } } } }';
  for (const [filter, views] of [
    [{}, (VIEWINGS * 3) / 4],
    [{ includeBots: true }, VIEWINGS],
  ] as const) {
    const { data, errors } = await running.call({
      service: 'analytics',
      document,
      variables: { id: presentationId, filter },
      claims: aUser({ teamId }),
    });
    expect(errors).toEqual([]);
    const pages = Array.from({ length: PAGES }, (_, n) => ({ page: n + 1, viewings: views }));
    expect(data).toEqual({
      _entities: [
        { analytics: { views, timeMs: views * PAGES * 1_500, uniqueVisitors: views, pages } },
      ],
    });
  }
});
