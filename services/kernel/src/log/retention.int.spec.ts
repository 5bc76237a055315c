import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import { EventCodec } from '../events/codec.ts';
import { newId } from '../ids.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import { projection } from '../projections/projection.ts';
import { ServedProjection } from '../projections/serving.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { publishFact } from '../testing/foreign-events.ts';
import { until } from '../testing/until.ts';
import { SqliteLog } from './sqlite.ts';

let folder: string;
let database: SqliteDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-retention-'));
  database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const pings = projection<{ page: number | null }, typeof ViewerSessionPinged>({
  name: 'pages',
  version: 1,
  on: [ViewerSessionPinged],
  fields: {},
  lists: {},
  rowIds: ({ data }) => [data.sessionId],
  apply: (_, { data: { page } }) => ({ page }),
  index: () => ({}),
});

test('what is older than the retention goes, and a projection filled from what is left still reaches the end', async () => {
  const keys = await openSqliteKeys({ file: join(folder, 'keys.sqlite') });
  const codec = new EventCodec(keys);
  const before = new SqliteLog(database);
  await before.prepare([{ name: 'pings', retentionDays: 1 }]);
  const [teamId, presentationId] = [newId(), newId()];
  const ping = (sessionId: string, page: number, of = presentationId) =>
    publishFact(
      { codec, log: before },
      teamId,
      ViewerSessionPinged({
        presentationId: of,
        sharedLinkId: null,
        linkOwnerId: null,
        sessionId,
        elapsedMs: 1,
        page,
        pageCount: 9,
        isPaused: false,
        heardAt: new Date().toISOString(),
      }),
    );
  for (let n = 0; n < 20; n++) await ping(newId(), 1, newId());
  for (let n = 0; n < 3; n++) await ping(newId(), 1);
  await database.run({ sql: 'UPDATE log SET logged_at = 0', params: [] });
  const young = newId();
  await ping(young, 7);
  await before.close();

  const log = new SqliteLog(database);
  await log.prepare([{ name: 'pings', retentionDays: 1 }]);
  const left = () => database.get('SELECT SUM(count) AS count FROM log')!['count'];
  await until(() => left() === 1, 'the old ones are swept');
  const store = openSqliteStore(database, 'analytics', () => []);
  const served = new ServedProjection(
    { store, log, codec, announce: () => {}, onError: () => {} },
    pings,
  );
  await served.start();
  expect(await served.catchUp(presentationId, 'pings', AbortSignal.timeout(2_000))).toBe(true);
  expect(await served.isSettled()).toBe(true);
  await served.rebuild();
  expect(
    (await Array.fromAsync(store.views.all(served.declaration))).map(({ id, doc }) => ({
      id,
      doc,
    })),
  ).toEqual([{ id: young, doc: { page: 7 } }]);
  await served.stop();
  await log.close();
  await keys.close();
});
