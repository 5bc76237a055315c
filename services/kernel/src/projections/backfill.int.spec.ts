import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { newId } from '../ids.ts';
import { PARTITIONS } from '../log/port.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { until } from '../testing/until.ts';
import { projection } from './projection.ts';
import { ProjectionRunner } from './runner.ts';

const teamId = newId();
const SESSIONS = 2_000;
/** Enough of them that a generation is filled without its lists. */
const PINGS = 24_000;

const { codec, log, storeOf, close } = await openSqliteEngines();
afterAll(close);

/** Pings and furthest moment by session, as published. */
const published = new Map<string, { presentationId: string; pings: number; untilMs: number }>();

beforeAll(async () => {
  const presentations = Array.from({ length: 3 }, () => newId());
  const sessions = Array.from({ length: SESSIONS }, (_, n) => ({
    id: newId(),
    presentationId: presentations[n % 3]!,
  }));
  for (let start = 0; start < PINGS; start += 600) {
    await log.publish(
      Array.from({ length: 600 }, (_, n) => {
        const place = start + n;
        const { id, presentationId } = sessions[(place * 7) % SESSIONS]!;
        const elapsedMs = (place * 31) % 1_000;
        const before = published.get(id);
        published.set(id, {
          presentationId,
          pings: (before?.pings ?? 0) + 1,
          untilMs: Math.max(before?.untilMs ?? 0, elapsedMs),
        });
        return codec.plainFact({
          event: ViewerSessionPinged({
            presentationId,
            sharedLinkId: null,
            linkOwnerId: null,
            sessionId: id,
            elapsedMs,
            page: 1,
            pageCount: 9,
            isPaused: false,
            heardAt: '2026-11-20T12:00:00.000Z',
          }),
          id: `${id}/ping/${place}`,
          key: presentationId,
          subject: id,
          teamId,
          time: '2026-11-20T12:00:00.000Z',
        });
      }),
    );
  }
});

interface Doc {
  presentationId: string;
  pings: number;
  untilMs: number;
}

const pings = () =>
  projection<Doc, typeof ViewerSessionPinged>({
    name: `pings-${newId()}`,
    version: 1,
    on: [ViewerSessionPinged],
    fields: { presentationId: 'text', untilMs: 'number' },
    lists: {
      longest: { equals: ['presentationId'], orderBy: '-untilMs' },
      shortest: { equals: ['presentationId'], orderBy: 'untilMs' },
    },
    rowIds: ({ data }) => [data.sessionId],
    apply: (doc, { data }) => ({
      presentationId: data.presentationId,
      pings: (doc?.pings ?? 0) + 1,
      untilMs: Math.max(doc?.untilMs ?? 0, data.elapsedMs),
    }),
    index: ({ presentationId, untilMs }) => ({ presentationId, untilMs }),
  });

/** @param onBatch runs before each batch; it may throw to prevent the write */
function runnerOf(of: ReturnType<typeof pings>, onBatch?: () => void) {
  const store = storeOf('analytics', onBatch);
  const runner = new ProjectionRunner(
    { store, log, codec, announce: () => {}, onError: () => {} },
    of,
  );
  const atEnd = async () => {
    for (let partition = 0; partition < PARTITIONS; partition++) {
      await runner.waitFor(
        'pings',
        partition,
        await log.endOffset('pings', partition),
        AbortSignal.timeout(60_000),
      );
    }
  };
  const rows = async () =>
    new Map(
      (await Array.fromAsync(store.views.all(runner.declaration))).map(({ id, doc }) => [
        id,
        doc as Doc,
      ]),
    );
  const listed = async (list: string) => {
    const [presentationId] = [...published.values()].map((session) => session.presentationId);
    const found = await store.views.find(runner.declaration, teamId, {
      list,
      where: { presentationId: presentationId! },
      limit: SESSIONS,
    });
    return found.map(({ doc }) => (doc as Doc).untilMs);
  };
  return { runner, store, atEnd, rows, listed };
}

test('a generation that is filled from the beginning has every event once, and its lists from when it is finished', async () => {
  const { runner, atEnd, rows, listed } = runnerOf(pings());
  await runner.start();
  await atEnd();
  await expect(listed('longest')).rejects.toThrow('no such index');
  expect(await runner.finish()).toBe(true);
  expect(await rows()).toEqual(published);
  const longest = await listed('longest');
  expect(longest).toHaveLength(
    [...published.values()].filter(
      ({ presentationId }) => presentationId === published.values().next().value!.presentationId,
    ).length,
  );
  expect(longest).toEqual(longest.toSorted((one, other) => other - one));
  expect(await listed('shortest')).toEqual(longest.toReversed());
  expect(await runner.finish()).toBe(false);
  await runner.stop();
});

test('what fails in between, and a start in the middle, give the same rows', async () => {
  const of = pings();
  let commits = 0;
  const first = runnerOf(of, () => {
    if (++commits % 3 === 0) throw new Error('not this time');
  });
  await first.runner.start();
  await until(() => commits >= 8, 'some are written');
  await first.runner.stop();
  const second = runnerOf(of);
  await second.runner.start();
  await second.atEnd();
  expect(await second.rows()).toEqual(published);
  expect((await second.listed('longest')).length).toBeGreaterThan(0); // It might have been full: its lists were made at once.
  await second.runner.stop();
});

test('lists that could not be made are made when it is finished once more', async () => {
  const { runner, store, atEnd, listed } = runnerOf(pings());
  await runner.start();
  await atEnd();
  const { makeLists } = store.views;
  store.views.makeLists = () => Promise.reject(new Error('The disk is full.'));
  await expect(runner.finish()).rejects.toThrow('The disk is full.');
  store.views.makeLists = makeLists;
  expect(await runner.finish()).toBe(true);
  expect((await listed('longest')).length).toBeGreaterThan(0);
  await runner.stop();
});
