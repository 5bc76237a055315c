import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { DomainError } from '../errors.ts';
import { EventCodec } from '../events/codec.ts';
import { newId } from '../ids.ts';
import type { Keys } from '../keys/port.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import type { ServiceContext } from '../service/context.ts';
import type { ServiceStore } from '../store/port.ts';
import type { SqliteDatabase } from '../store/sqlite/database.ts';
import { openSqliteDatabase, openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { publishForeign } from '../testing/foreign-events.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { policy } from './policy.ts';
import { PolicyRunner } from './runner.ts';

let folder: string;
let database: SqliteDatabase;
let keys: Keys;
let codec: EventCodec;
let store: ServiceStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-policy-'));
  database = await openSqliteDatabase(join(folder, 'lectern.sqlite'));
  keys = await openSqliteKeys({ file: join(folder, 'keys.sqlite') });
  codec = new EventCodec(keys);
  store = openSqliteStore(database, 'sharing', () => []);
});
afterAll(async () => {
  await keys.close();
  await database.close();
  await rm(folder, { recursive: true });
});

/** A policy over a stream of its own that fails as it is told. */
async function reacting(react: (version: number) => void = () => {}, { log = new ManualLog(), name = `react-${newId()}`, fromStart = false } = {}) {
  const reacted: number[] = [];
  const made = policy<typeof SharedLinkCanceled>({
    name, on: [SharedLinkCanceled], fromStart,
    react: async ({ meta }) => {
      react(meta.version!);
      reacted.push(meta.version!);
    },
  });
  const runner = new PolicyRunner({ store, log, codec, contextFor: () => ({}) as ServiceContext, onError: () => {} }, made);
  await runner.start();
  const stream = `SharedLink/${newId()}/${newId()}`;
  const publish = (versions: number) =>
    publishForeign({ codec, log }, stream, stream.split('/')[1]!, Array.from({ length: versions }, () => SharedLinkCanceled({ sharedLinkId: newId() })));
  return { runner, log, name, reacted, publish, parked: () => store.parked.list(name) };
}

test('a new policy begins at the end of the log, and misses nothing from there on, whenever it gets to it', async () => {
  const before = await reacting();
  await before.publish(3);
  await before.log.feedAll();
  expect(before.reacted).toEqual([1, 2, 3]);
  const first = await reacting(undefined, { log: before.log });
  expect([await first.runner.lag(), await first.runner.isSettled()]).toEqual([0, true]);
  await first.runner.stop(); // Before it has read anything.
  await first.publish(2);
  const again = await reacting(undefined, { log: before.log, name: first.name });
  expect(await again.runner.lag()).toBe(2);
  await before.log.feedAll();
  expect(again.reacted).toEqual([1, 2]);
});

test('one that is declared so begins at the start, and one that ran before beginnings were kept goes on', async () => {
  const before = await reacting();
  await before.publish(3);
  await before.log.feedAll();
  const whole = await reacting(undefined, { log: before.log, fromStart: true });
  await before.log.feedAll();
  expect(whole.reacted).toEqual([1, 2, 3]);
  await before.runner.stop();
  await database.run({ sql: `DELETE FROM serving WHERE projection = ?`, params: [`policy ${before.name}`] });
  const other = await reacting(undefined, { log: before.log });
  await other.publish(1);
  await before.log.feedAll();
  await other.runner.stop();
  const gone = await reacting(undefined, { log: before.log, name: before.name });
  await before.log.feedAll();
  expect(gone.reacted).toEqual([1]);
});

test('what passes by itself is waited for, and nothing is parked', async () => {
  let failures = 5;
  const { log, reacted, publish, parked, runner } = await reacting(() => {
    if (failures-- > 0) throw new DomainError('UNAVAILABLE', 'Not known here yet.');
  });
  await publish(2);
  await log.feedAll();
  expect([reacted, await parked()]).toEqual([[1, 2], []]);
  expect([await runner.lag(), await runner.isSettled()]).toEqual([0, true]);
});

test('what keeps failing is parked without the addresses it mentions, the next event goes on, and a replay makes it good', async () => {
  let isBroken = true;
  const { log, reacted, publish, parked, runner } = await reacting((version) => {
    if (isBroken && version === 1) throw new Error('ada@example.com was refused');
  });
  await publish(2);
  expect(await runner.lag()).toBe(2);
  await log.feedAll();
  expect(reacted).toEqual([2]);
  expect((await parked()).map(({ reason }) => reason)).toEqual(['…@… was refused']);
  expect(await runner.replayParked()).toBe(0);
  isBroken = false;
  expect(await runner.replayParked()).toBe(1);
  expect([reacted, await parked()]).toEqual([[2, 1], []]);
});

test('what is parked can be given up', async () => {
  const { log, reacted, publish, parked, runner } = await reacting(() => {
    throw new Error('Never.');
  });
  await publish(1);
  await log.feedAll();
  const [given] = await parked();
  expect([await runner.discardParked('another'), await runner.discardParked(given!.eventId)]).toEqual([false, true]);
  expect([reacted, await parked(), await runner.replayParked()]).toEqual([[], [], 0]);
});
