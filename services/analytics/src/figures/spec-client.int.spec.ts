import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PresentationProcessed } from '@lectern/schemas/events/content.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { publishFact, publishForeign } from '@lectern/kernel/testing/foreign-events.ts';
import {
  aUser,
  startServices,
  type RunningServices,
} from '@lectern/kernel/testing/start-service.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { openSessionWhenStarted } from '../policies/open-session-when-started.ts';
import { analytics } from '../service.ts';
import { sessionPings, type SessionPingsRow } from '../session-pings/projection.ts';
import {
  PAGES,
  PROMPT_MS,
  simulate,
  specClient,
  timesOfPages,
  type Ids,
  type Simulated,
  type SpecClient,
} from '../testing/spec-client.ts';
import { viewerSession } from '../viewer-session/viewer-session.ts';
import { viewerSessions, type ViewerSessionRow } from '../viewer-sessions/projection.ts';
import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';

const FIGURES =
  'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Presentation { analytics { views timeMs pages { page timeMs } } } } }';

const teamId = newId();
let running: RunningServices;
beforeAll(async () => {
  running = await startServices([analytics]);
});
afterAll(() => running.remove());

interface Figures {
  views: number;
  timeMs: number;
  pages: { page: number; timeMs: number }[];
}

async function figuresOf(presentationId: string): Promise<Figures> {
  const variables = { representations: [{ __typename: 'Presentation', id: presentationId }] };
  const { data, errors } = await running.call({
    service: 'analytics',
    document: FIGURES,
    variables,
    claims: aUser({ teamId }),
  });
  expect(errors).toEqual([]);
  return (data as { _entities: { analytics: Figures }[] })._entities[0]!.analytics;
}

/** A presentation, and the id of a viewing. */
async function someIds(): Promise<Ids> {
  const presentationId = newId();
  const pages = Array.from({ length: PAGES }, () => ({ width: 595, height: 842 }));
  await publishForeign(running.engines, `Presentation/${teamId}/${presentationId}`, teamId, [
    PresentationProcessed({
      presentationId,
      fileId: newId(),
      pages,
      blobPrefix: 'p',
      renderer: null,
    }),
  ]);
  return {
    presentationId,
    sharedLinkId: newId(),
    linkOwnerId: newId(),
    sessionId: newId(),
    hitId: newId(),
  };
}

const report = (events: readonly DomainEvent[]) =>
  events.reduce(
    (before, event) => before.then(() => publishFact(running.engines, teamId, event)),
    Promise.resolve(),
  );

function expectTruth({ views, timeMs, pages }: Figures, { turns, totalMs }: Simulated): void {
  const truth = timesOfPages(turns, totalMs);
  expect(views).toBe(1);
  expect(pages.reduce((sum, page) => sum + page.timeMs, 0)).toBe(timeMs);
  const off = pages.filter(
    (page) => Math.abs(page.timeMs - (truth.get(page.page) ?? 0)) > 2 * PROMPT_MS * turns.length,
  );
  expect([off, pages.length]).toEqual([[], truth.size]);
}

test('figures of clients that follow only the specification equal what was truly read', async () => {
  const told = { hasEvents: true, lost: 0, end: 'ended_at', hasTimestamp: true, late: 0 } as const;
  const clients = fc
    .sample(specClient, { numRuns: 12, seed: 11 })
    .map((client): SpecClient => ({ ...client, ...told }));
  const worlds: { simulated: Simulated; presentationId: string }[] = [];
  for (const client of clients) {
    const ids = await someIds();
    const simulated = simulate(client, ids, Date.now() - 3_600_000);
    await report(
      simulated.reported.flatMap((event, index) => (index % 3 === 0 ? [event, event] : [event])),
    );
    worlds.push({ simulated, presentationId: ids.presentationId });
  }
  await running.settled();
  for (const { simulated, presentationId } of worlds)
    expectTruth(await figuresOf(presentationId), simulated);
});

/** As the previous release built its rows. */
const before: ServiceDefinition = {
  ...analytics,
  policies: [openSessionWhenStarted],
  projections: analytics.projections.map((projection) => {
    if (projection.name !== viewerSessions.name && projection.name !== sessionPings.name)
      return projection;
    const withoutClock = (doc: ViewerSessionRow | SessionPingsRow) => ({
      ...doc,
      clock: undefined,
    });
    return {
      ...projection,
      version: projection.version - 1,
      apply: (...given: Parameters<typeof projection.apply>) =>
        withoutClock(projection.apply(...given) as ViewerSessionRow),
    };
  }),
};

test('viewings that the previous release closed are recounted once the new rows exist, and only once', async () => {
  await running.stop();
  running = await startServices([before], { folder: running.folder });
  const ids = await someIds();
  const stays = (
    [
      [1, 3_000],
      [2, 12_000],
      [4, 5_000],
    ] as const
  ).map(([page, ms]) => ({ page, ms, hiddenMs: 0 as const }));
  const client: SpecClient = {
    stays,
    offsetMs: -86_400_000,
    unit: 'µs',
    hasTimestamp: false,
    hasEvents: true,
    hasPings: true,
    end: 'none',
    seed: 1,
    late: 0,
    lost: 0,
  };
  const simulated = simulate(client, ids, Date.now() - 3_600_000);
  await report(
    simulated.reported.map((event) =>
      event.type === 'ViewerEventRecorded'
        ? { ...event, data: { ...event.data, saysElapsed: null } }
        : event,
    ),
  );
  await running.settled();
  const { sessionId, presentationId } = ids;
  const session = async () =>
    (await running.service('analytics').systemContext(teamId).view(viewerSession).get(sessionId))!
      .doc;
  const opened = await session();
  if (opened.status === 'none') throw new Error('It was opened.');
  const wrong = {
    elapsedMs: 20_000,
    pageCount: PAGES,
    pages: [{ page: 4, timeMs: 20_000, views: 1 }],
    lastPage: 4,
    downloads: 0,
    prints: 0,
    linkClicks: [],
  };
  await running.service('analytics').systemContext(teamId).execute(viewerSession, sessionId, {
    type: 'CloseViewerSession',
    identity: opened,
    assignment: opened.account,
    reported: wrong,
    endedAt: new Date().toISOString(),
  });
  await running.settled();
  expect((await figuresOf(presentationId)).pages).toEqual([{ page: 4, timeMs: 20_000 }]);

  await running.stop();
  running = await startServices([analytics], { folder: running.folder });
  const { jobs } = running.service('analytics').store;
  await until(async () => {
    // The job waits a minute while the new rows are missing.
    const waiting = (await jobs.listBySubject(presentationId)).filter(
      ({ status }) => status === 'waiting',
    );
    for (const { kind, key } of waiting) await jobs.reschedule(kind, key, new Date().toISOString());
    const { status, ...booked } = await session();
    return status === 'closed' && 'revision' in booked && booked.revision === 3;
  }, 'it is counted once more');
  await running.settled();
  expectTruth(await figuresOf(presentationId), simulated);

  const again = (await jobs.listBySubject(presentationId)).filter(
    ({ status }) => status === 'finished',
  );
  for (const { kind, key } of again) await jobs.reschedule(kind, key, new Date().toISOString());
  await running.settled();
  expect([again.length > 0, await session()]).toMatchObject([true, { revision: 3 }]);
});
