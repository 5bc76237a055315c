import { afterAll, expect, test } from '@jest/globals';
import { ViewerSessionPinged } from '@lectern/schemas/events/telemetry.ts';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import type { Log } from '../log/port.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { until } from '../testing/until.ts';
import { projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';

const FOR_EVER = 600_000;
const [teamId, presentationId] = [newId(), newId()];
const partition = partitionOf(presentationId);

const { codec, log, storeOf, close } = await openSqliteEngines();
afterAll(close);

interface Doc {
  pings: number;
  padding: string;
}

const pingsOf = (gatherMs: number, padding = '') =>
  projection<Doc, typeof ViewerSessionPinged>({
    name: `pings-${newId()}`,
    version: 1,
    gatherMs,
    on: [ViewerSessionPinged],
    fields: {},
    lists: {},
    touches: ({ data }) => [data.sessionId],
    apply: (doc) => ({ pings: (doc?.pings ?? 0) + 1, padding }),
    index: () => ({}),
  });

const aPing = (sessionId: string, n = 0, of = presentationId) =>
  codec.plainFact({
    event: ViewerSessionPinged({
      presentationId: of,
      sharedLinkId: null,
      linkOwnerId: null,
      sessionId,
      elapsedMs: n,
      page: 1,
      pageCount: 9,
      isPaused: false,
      heardAt: '2026-11-20T12:00:00.000Z',
    }),
    id: `${sessionId}/ping/${newId()}`,
    key: of,
    subject: sessionId,
    teamId,
    time: '2026-11-20T12:00:00.000Z',
  });
const ping = (sessionId: string, times = 1, of = presentationId) =>
  log.publish(Array.from({ length: times }, (_, n) => aPing(sessionId, n, of)));

/** @param fails told before each batch; throws what keeps it from being written */
async function started(
  of: ReturnType<typeof pingsOf>,
  fails: () => void = () => {},
  on: Log = log,
) {
  const errors: unknown[] = [];
  let batches = 0;
  const store = storeOf('analytics', () => {
    fails();
    batches++;
  });
  const runner = new ProjectionRunner(
    { store, log: on, codec, announce: () => {}, onError: (error) => errors.push(error) },
    of,
  );
  await runner.start();
  const counted = async (id: string) =>
    ((await store.views.get(runner.declaration, teamId, id))?.doc as Doc | undefined)?.pings ?? 0;
  const end = () => log.endOffset('pings', partition);
  return { runner, store, errors, counted, end, batches: () => batches };
}

test('events gather into one batch, which is written when somebody waits for it', async () => {
  const { runner, counted, end, batches } = await started(pingsOf(FOR_EVER));
  const sessionId = newId();
  for (let n = 0; n < 20; n++) await ping(sessionId);
  expect(await counted(sessionId)).toBe(0);
  expect(await runner.waitFor('pings', partition, await end(), AbortSignal.timeout(5_000))).toBe(
    true,
  );
  expect([await counted(sessionId), batches()]).toEqual([20, 1]);
  await runner.stop();
});

test('what has gathered is written after its time, and when reading stops', async () => {
  const [soon, later] = [await started(pingsOf(20)), await started(pingsOf(FOR_EVER))];
  const sessionId = newId();
  await ping(sessionId, 3);
  await until(async () => (await soon.counted(sessionId)) === 3, 'they are written');
  await soon.runner.stop();
  const end = await later.end();
  await until(
    () => (later.runner.gatheredTo('pings', partition) ?? 0) >= end,
    'they have gathered',
  );
  expect(await later.counted(sessionId)).toBe(0);
  await later.runner.stop();
  expect(await later.counted(sessionId)).toBe(3);
});

test('a batch that cannot be written is read again, with what came after it, and nothing is counted twice', async () => {
  let failures = 3;
  const { runner, counted, errors } = await started(pingsOf(10), () => {
    if (failures-- > 0) throw new Error('the disk is slow');
  });
  const sessionId = newId();
  await ping(sessionId, 30);
  await until(() => failures < 2, 'it has failed twice');
  await ping(sessionId, 30);
  await until(async () => (await counted(sessionId)) >= 60, 'all of them are counted');
  expect(await counted(sessionId)).toBe(60);
  expect(errors.map(String)).toContain('Error: the disk is slow');
  await runner.stop();
});

test('what follows a batch that could not be written waits until that is read again', async () => {
  const manual = new ManualLog();
  let failures = 1;
  const { runner, counted } = await started(
    pingsOf(FOR_EVER),
    () => {
      if (failures-- > 0) throw new Error('the disk is slow');
    },
    manual,
  );
  const sessionId = newId();
  await manual.publish([aPing(sessionId), aPing(sessionId)]);
  await manual.feed(0, 'pings', partition, 1);
  expect(await runner.hasReached('pings', partition, 1)).toBe(false);
  await manual.feed(0, 'pings', partition, 1);
  await manual.feedAll();
  expect(await runner.hasReached('pings', partition, 2)).toBe(true);
  expect(await counted(sessionId)).toBe(2);
  await runner.stop();
});

test('what is written beside what is read comes after what has gathered, and what is read next goes on from there', async () => {
  const { runner, counted, end } = await started(pingsOf(FOR_EVER));
  const sessionId = newId();
  await ping(sessionId, 3);
  const gathered = await end();
  await until(() => (runner.gatheredTo('pings', partition) ?? 0) >= gathered, 'they have gathered');
  const row = {
    teamId,
    id: sessionId,
    version: 0,
    shape: 1,
    doc: { pings: 100, padding: '' },
    index: {},
  };
  await runner.amend('pings', partition, async () => [{ declaration: runner.declaration, row }]);
  expect(await counted(sessionId)).toBe(100);
  await ping(sessionId);
  expect(await runner.waitFor('pings', partition, await end(), AbortSignal.timeout(10_000))).toBe(
    true,
  );
  expect(await counted(sessionId)).toBe(101);
  await runner.stop();
});

test('more than a batch may hold is read again in parts', async () => {
  const { runner, counted, end } = await started(pingsOf(FOR_EVER, 'x'.repeat(200_000)));
  const sessions = Array.from({ length: 60 }, () => newId());
  for (const sessionId of sessions) await ping(sessionId, 2);
  const to = await end();
  expect(await runner.waitFor('pings', partition, to, AbortSignal.timeout(10_000))).toBe(true);
  for (const sessionId of sessions) expect(await counted(sessionId)).toBe(2);
  await runner.stop();
});

test('where ids grow, a row that is there is still met: an older one, one fed again, and one from before a restart', async () => {
  const of = { ...pingsOf(5), idsGrow: true } as const;
  const [oldest, middle, newest] = [newId(), newId(), newId()];
  const first = await started(of);
  const fed = async ({ runner, end }: typeof first, ...ids: string[]) => {
    for (const id of ids) await ping(id);
    expect(await runner.waitFor('pings', partition, await end(), AbortSignal.timeout(10_000))).toBe(
      true,
    );
  };
  await fed(first, middle);
  await fed(first, newest, middle);
  await fed(first, oldest, newest);
  await first.runner.stop();
  const second = await started(of);
  await fed(second, middle, oldest);
  await fed(second, newest, newest);
  expect(await Promise.all([oldest, middle, newest].map(second.counted))).toEqual([2, 3, 4]);
  await second.runner.stop();
});

test('where ids grow, an answer about them that comes late hides no row that was written meanwhile', async () => {
  const { runner, store, counted, end } = await started({ ...pingsOf(FOR_EVER), idsGrow: true });
  const another = Array.from({ length: 100 }, newId).find((id) => partitionOf(id) !== partition)!;
  const written = async () =>
    runner.waitFor('pings', partition, await end(), AbortSignal.timeout(10_000));
  const sessionId = newId();
  await ping(sessionId);
  await until(
    async () => (runner.gatheredTo('pings', partition) ?? 0) >= (await end()),
    'it has gathered',
  );
  await runner.amend('pings', partitionOf(another)); // As when a partition is taken over: what was known is asked for anew.
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { views } = store;
  const greatestId = views.greatestId.bind(views);
  views.greatestId = async (...of) => {
    const greatest = await greatestId(...of);
    asked.resolve();
    await answer.promise;
    return greatest;
  };
  await ping(newId(), 1, another);
  await asked.promise;
  expect(await written()).toBe(true);
  answer.resolve();
  await until(
    async () =>
      (runner.gatheredTo('pings', partitionOf(another)) ?? 0) >=
      (await log.endOffset('pings', partitionOf(another))),
    'the other one has gathered',
  );
  await ping(sessionId);
  expect(await written()).toBe(true);
  expect(await counted(sessionId)).toBe(2);
  await runner.stop();
});
