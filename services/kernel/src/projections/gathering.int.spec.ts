import { afterAll, expect, test } from '@jest/globals';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import { TopicReaders } from '../readers/topic-readers.ts';
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

const pingsOf = (flushAfterMs: number, padding = '') =>
  projection<Doc, typeof ViewerSessionPinged>({
    name: `pings-${newId()}`,
    version: 1,
    flushAfterMs,
    on: [ViewerSessionPinged],
    fields: {},
    lists: {},
    rowIds: ({ data }) => [data.sessionId],
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

/** @param fails runs before each batch; it may throw to prevent the write */
async function started(
  of: ReturnType<typeof pingsOf>,
  fails: () => void = () => {},
  service = `analytics-${newId()}`,
) {
  const errors: unknown[] = [];
  let batches = 0;
  const store = storeOf(service, () => {
    fails();
    batches++;
  });
  const onError = (error: unknown) => errors.push(error);
  const runner = new ProjectionRunner({ store, log, codec, announce: () => {}, onError }, of);
  const readers = new TopicReaders(
    { service: store.service, log, journals: store.journals, onError },
    [{ name: of.name, on: of.on }],
  );
  await runner.start(readers);
  await readers.start();
  const counted = async (id: string) =>
    ((await store.views.get(runner.declaration, teamId, id))?.doc as Doc | undefined)?.pings ?? 0;
  const end = () => log.endOffset('pings', partition);
  let readTo = 0;
  await readers.attach({
    ...{ consumer: 'beside', topics: runner.topics, types: runner.types, hasJournal: true },
    begin: async () => 0,
    take: async () => {},
    noteReached: (_topic, of, offset) => void (of === partition && (readTo = offset)),
    onError,
  });
  /** Resolves once everything was read, whether it was written or not. */
  const read = async () => until(async () => readTo >= (await end()), 'everything is read');
  const stop = () => readers.stop().then(() => runner.stop());
  return { runner, store, errors, counted, end, read, stop, batches: () => batches };
}

test('events gather into one batch, which is written when a caller waits for it', async () => {
  const { runner, counted, end, batches, stop } = await started(pingsOf(FOR_EVER));
  const sessionId = newId();
  for (let n = 0; n < 20; n++) await ping(sessionId);
  expect(await counted(sessionId)).toBe(0);
  expect(await runner.waitFor('pings', partition, await end(), AbortSignal.timeout(5_000))).toBe(
    true,
  );
  expect([await counted(sessionId), batches()]).toEqual([20, 1]);
  await stop();
});

test('what has gathered is written after its time, and when reading stops', async () => {
  const [soon, later] = [await started(pingsOf(20)), await started(pingsOf(FOR_EVER))];
  const sessionId = newId();
  await ping(sessionId, 3);
  await until(async () => (await soon.counted(sessionId)) === 3, 'they are written');
  await soon.stop();
  await later.read();
  expect(await later.counted(sessionId)).toBe(0);
  await later.stop();
  expect(await later.counted(sessionId)).toBe(3);
});

test('what was not written is read again after a crash: the shared checkpoint waits for it', async () => {
  const of = pingsOf(FOR_EVER);
  const { store, runner, read, stop } = await started(of, () => {
    throw new Error('the process ended');
  });
  const sessionId = newId();
  await ping(sessionId, 3);
  await read();
  await stop();
  const again = await started(of, () => {}, store.service);
  const end = await again.end();
  expect(await again.runner.waitFor('pings', partition, end, AbortSignal.timeout(60_000))).toBe(
    true,
  );
  expect([await again.counted(sessionId), runner.consumer]).toEqual([3, again.runner.consumer]);
  await again.stop();
});

test('a batch that cannot be written is written again, with what came after it, and nothing is counted twice', async () => {
  let failures = 3;
  const { stop, counted, errors } = await started(pingsOf(10), () => {
    if (failures-- > 0) throw new Error('the disk is slow');
  });
  const sessionId = newId();
  await ping(sessionId, 30);
  await until(() => failures < 2, 'it has failed twice');
  await ping(sessionId, 30);
  await until(async () => (await counted(sessionId)) >= 60, 'all of them are counted');
  expect(await counted(sessionId)).toBe(60);
  expect(errors.map(String)).toContain('Error: the disk is slow');
  await stop();
});

test('what is written beside what is read goes before what has gathered', async () => {
  const { runner, counted, end, read, stop } = await started(pingsOf(FOR_EVER));
  const sessionId = newId();
  await ping(sessionId, 3);
  await read();
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
  expect(await runner.waitFor('pings', partition, await end(), AbortSignal.timeout(60_000))).toBe(
    true,
  );
  expect(await counted(sessionId)).toBe(104);
  await stop();
});

test('more than a batch may hold is written in parts', async () => {
  const { runner, counted, end, stop } = await started(pingsOf(FOR_EVER, 'x'.repeat(200_000)));
  const sessions = Array.from({ length: 60 }, () => newId());
  for (const sessionId of sessions) await ping(sessionId, 2);
  const to = await end();
  expect(await runner.waitFor('pings', partition, to, AbortSignal.timeout(60_000))).toBe(true);
  for (const sessionId of sessions) expect(await counted(sessionId)).toBe(2);
  await stop();
});
