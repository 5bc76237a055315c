import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { streamOf } from '@lectern/kernel/commands/aggregate.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { partitionOf } from '@lectern/kernel/log/partition.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { figuresByTime } from './figures-by-time/projection.ts';
import { analytics } from './service.ts';
import { aPresentation, publishPages, Viewing, type ViewingOptions } from './testing/viewing.ts';
import { viewerSession } from './viewer-session/viewer-session.ts';

const teamId = newId();
const admin = aUser({ teamId });

let running: RunningServices;
beforeAll(async () => {
  running = await startServices([analytics]);
});
afterAll(() => running.remove());

const aViewing = (presentationId: string, changes: Partial<ViewingOptions> = {}) =>
  new Viewing(running.engines, presentationId, { linkOwnerId: newId(), of: teamId, ...changes });

async function ask<Answer>(document: string, variables: Record<string, unknown>): Promise<Answer> {
  const { data, errors } = await running.call({
    service: 'analytics',
    document,
    variables,
    claims: admin,
  });
  expect(errors).toEqual([]);
  return Object.values(data!)[0] as Answer;
}

test('after a new file, pages are those of the new one, and a past range has the old ones; views cover both', async () => {
  const presentationId = await aPresentation(running.engines, teamId);
  const [before, reading] = [
    aViewing(presentationId, { ago: 120_000 }),
    aViewing(presentationId, { ago: 60_000 }),
  ];
  for (const viewing of [before, reading]) {
    await viewing.start();
    await viewing.turn(0, 2);
    await viewing.click(1_000, 2, 'https://halden.example');
    await viewing.end(4_000);
  }
  await running.settled();
  const untilThen = new Date().toISOString();
  await publishPages(running.engines, teamId, presentationId, 4, 2);
  await running.settled();
  const READ = `query ($of: [_Any!]!, $filter: ViewingFilter) { _entities(representations: $of) {
    ... on Presentation { analytics(filter: $filter) { views fileViews pages { page } previous { views from to } } } ... on SharedLink { pageTimes { page } analytics(filter: $filter) { views fileId filePageCount isOfFormerFile pages { page } } } } }`;
  interface Read {
    fileId?: string;
    views: number;
    pages: { page: number }[];
    previous?: { views: number } | null;
  }
  const read = async (of: object, filter: object | null = null) =>
    (
      await ask<{ analytics: Read; pageTimes?: { page: number }[] }[]>(READ, { of: [of], filter })
    )[0]!;
  const readLink = () => read({ __typename: 'SharedLink', id: reading.sharedLinkId });
  const unread = await readLink();
  expect(unread.analytics).toMatchObject({
    views: 1,
    pages: [{ page: 2 }],
    filePageCount: 30,
    isOfFormerFile: true,
  });
  const after = aViewing(presentationId, { ago: -5, sharedLinkId: reading.sharedLinkId });
  await after.start();
  await after.turn(0, 4);
  await after.click(1_000, 2, 'https://halden.example');
  await after.end(2_000);
  await running.settled();

  const presentation = { __typename: 'Presentation', id: presentationId };
  expect((await read(presentation)).analytics).toEqual({
    views: 3,
    fileViews: 1,
    pages: [{ page: 4 }],
    previous: null,
  });
  expect((await read(presentation, { to: untilThen })).analytics).toMatchObject({
    views: 2,
    fileViews: 2,
    pages: [{ page: 2 }],
  });
  const from = reading.at(-1_000);
  expect((await read(presentation, { from })).analytics).toMatchObject({
    views: 2,
    pages: [{ page: 4 }],
    previous: { views: 0 },
  });
  const link = await readLink();
  expect(link.analytics).toMatchObject({ filePageCount: 4, isOfFormerFile: false });
  expect([link.analytics.views, link.analytics.pages, link.pageTimes]).toEqual([
    2,
    [{ page: 4 }],
    [{ page: 4 }],
  ]);
  const READING =
    'query ($id: ID!) { viewerSession(id: $id) { pageCount completion fileId visit { fileId pageCount files { fileId pageCount pages { page } } timeline { kind fileId } } } }';
  const { fileId } = link.analytics;
  expect(fileId).toEqual(expect.any(String));
  expect(await ask(READING, { id: after.sessionId })).toMatchObject({
    pageCount: 4,
    fileId,
    visit: {
      fileId,
      pageCount: 4,
      files: [{ fileId, pageCount: 4, pages: [{ page: 4 }] }],
      timeline: [
        { kind: 'OPENED', fileId },
        { kind: 'PAGE', fileId },
        { kind: 'LINK_CLICKED', fileId },
        { kind: 'ENDED', fileId },
      ],
    },
  });

  const CLICKS =
    'query ($id: ID!, $filter: ViewingFilter) { documentLinks(presentationId: $id, filter: $filter) { items { page target fileId clicks } } }';
  const clicks = async (filter: object | null = null) =>
    (await ask<{ items: { fileId: string }[] }>(CLICKS, { id: presentationId, filter })).items;
  const [ofOld, ofNew, ...others] = await clicks();
  expect([ofOld, ofNew, others]).toEqual([
    { page: 2, target: 'https://halden.example', fileId: expect.any(String), clicks: 2 },
    { page: 2, target: 'https://halden.example', fileId, clicks: 1 },
    [],
  ]);
  expect(ofOld!.fileId).not.toBe(fileId);
  expect(await clicks({ to: untilThen })).toEqual([ofOld]);
});

/** Holds back a projection's writes, or one partition's, until released. */
function held(readModel: string, partition: number | null = null): { letGo(): void } {
  const { journals } = running.service('analytics').store;
  const commit = journals.commit.bind(journals);
  const gate = Promise.withResolvers<void>();
  journals.commit = async (key, ...batch) => {
    if (key.consumer.startsWith(`${readModel}@`) && (partition ?? key.partition) === key.partition)
      await gate.promise;
    return commit(key, ...batch);
  };
  return {
    letGo() {
      journals.commit = commit;
      gate.resolve();
    },
  };
}

const bookingOf = async (sessionId: string) =>
  (await running.service('analytics').systemContext(teamId).view(viewerSession).get(sessionId))
    ?.doc;

test('a viewing is booked with the pages that it saw, even if the presentation’s replica is behind', async () => {
  const presentationId = await aPresentation(running.engines, teamId);
  await running.settled();
  const copy = held('presentations');
  await publishPages(running.engines, teamId, presentationId, 4, 2);
  const { log } = running.engines;
  const endOffset = log.endOffset.bind(log);
  const asked = Promise.withResolvers<string>();
  log.endOffset = (topic, partition) => {
    if (topic === 'content') asked.resolve('waits for the copy');
    return endOffset(topic, partition);
  };
  const viewing = aViewing(presentationId, { ago: -5 });
  await viewing.start();
  const booked = until(
    async () => (await bookingOf(viewing.sessionId))?.status === 'open',
    'it is booked',
  ).then(() => 'is booked at once');
  const first = await Promise.race([asked.promise, booked]);
  log.endOffset = endOffset;
  copy.letGo();
  await booked;
  expect(first).toBe('waits for the copy');
  expect(await bookingOf(viewing.sessionId)).toMatchObject({ account: { pageCount: 4 } });
  await running.settled();
});

test('a viewing counts while its rows are behind, however many were booked since', async () => {
  const presentationId = await aPresentation(running.engines, teamId);
  await running.settled();
  const slow = aViewing(presentationId);
  const of = (sessionId: string) => streamOf(viewerSession, teamId, sessionId);
  const rows = held('figures-by-time', partitionOf(of(slow.sessionId)));
  const isBooked = async ({ sessionId }: Viewing) =>
    (await bookingOf(sessionId))?.status === 'closed';
  await slow.start();
  await slow.end(2_000);
  await until(() => isBooked(slow), 'it is booked');
  const others: Viewing[] = [];
  while (others.length < 30) {
    const other = aViewing(presentationId);
    if (partitionOf(of(other.sessionId)) !== partitionOf(of(slow.sessionId))) others.push(other);
  }
  for (const other of others) {
    await other.start();
    await other.end(1_000);
  }
  const context = running.service('analytics').systemContext(teamId);
  await until(async () => {
    const revisions = await Promise.all(
      others.map(
        async ({ sessionId }) =>
          (await bookingOf(sessionId)) as { status: string; revision: number } | undefined,
      ),
    );
    const seen = await context.seenBy(
      figuresByTime,
      others.map(({ sessionId }) => of(sessionId)),
    );
    return others.every(
      ({ sessionId }, n) =>
        revisions[n]?.status === 'closed' && seen.get(of(sessionId)) === revisions[n].revision,
    );
  }, 'the others are booked, and in the rows');
  const VIEWS =
    'query ($id: ID!) { _entities(representations: [{ __typename: "Presentation", id: $id }]) { ... on Presentation { analytics { views } } } }';
  const views = () => ask(VIEWS, { id: presentationId });
  const whileBehind = await views();
  rows.letGo();
  await running.settled();
  expect([whileBehind, await views()]).toEqual([
    [{ analytics: { views: 31 } }],
    [{ analytics: { views: 31 } }],
  ]);
});
