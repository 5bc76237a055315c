import { afterAll, expect, test } from '@jest/globals';
import { SharedLinkCanceled } from '@lectern/schemas/events/sharing.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { ServiceContext } from '../service/context.ts';
import { publishForeign } from '../testing/foreign-events.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { policy } from './policy.ts';
import { PolicyRunner } from './runner.ts';

const { database, codec, storeOf, close } = await openSqliteEngines();
const store = storeOf('sharing');
afterAll(close);

/** A policy over a stream of its own that fails where the spec says so. */
async function reacting(
  react: (version: number) => void = () => {},
  { log = new ManualLog(), name = `react-${newId()}`, fromStart = false } = {},
) {
  const reacted: number[] = [];
  const made = policy<typeof SharedLinkCanceled>({
    name,
    on: [SharedLinkCanceled],
    fromStart,
    react: async ({ meta }) => {
      react(meta.version!);
      reacted.push(meta.version!);
    },
  });
  const runner = new PolicyRunner(
    { store, log, codec, contextFor: () => ({}) as ServiceContext, onError: () => {} },
    made,
  );
  await runner.start();
  const stream = `SharedLink/${newId()}/${newId()}`;
  const publish = (versions: number) =>
    publishForeign(
      { codec, log },
      stream,
      stream.split('/')[1]!,
      Array.from({ length: versions }, () => SharedLinkCanceled({ sharedLinkId: newId() })),
    );
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

test('of two copies that start a new policy at once, both begin where the first one does', async () => {
  const [asked, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isSlow = true;
  class SlowLog extends ManualLog {
    override async endOffset(topic: string, partition: number): Promise<number> {
      if (isSlow) {
        asked.resolve();
        await isHeld.promise;
      }
      return super.endOffset(topic, partition);
    }
  }
  const [log, name] = [new SlowLog(), `react-${newId()}`];
  const late = reacting(undefined, { log, name });
  await asked.promise;
  isSlow = false;
  const { runner, publish } = await reacting(undefined, { log, name });
  await publish(2);
  await runner.stop(); // It has read nothing.
  isHeld.resolve();
  const { reacted } = await late;
  await log.feedAll();
  expect(reacted).toEqual([1, 2]);
});

test('one that is declared so begins at the start, and one that ran before beginnings were kept goes on', async () => {
  const before = await reacting();
  await before.publish(3);
  await before.log.feedAll();
  const whole = await reacting(undefined, { log: before.log, fromStart: true });
  await before.log.feedAll();
  expect(whole.reacted).toEqual([1, 2, 3]);
  await before.runner.stop();
  await database.run({
    sql: `DELETE FROM serving WHERE projection = ?`,
    params: [`policy ${before.name}`],
  });
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
  let refusal = 'ada@example.com was refused';
  const { log, reacted, publish, parked, runner } = await reacting((version) => {
    if (isBroken && version === 1) throw new Error(refusal);
  });
  await publish(2);
  expect(await runner.lag()).toBe(2);
  await log.feedAll();
  expect(reacted).toEqual([2]);
  expect((await parked()).map(({ reason }) => reason)).toEqual(['…@… was refused']);
  refusal = 'It has failed again';
  expect(await runner.replayParked()).toBe(0);
  expect((await parked()).map(({ reason }) => reason)).toEqual([refusal]);
  isBroken = false;
  expect(await runner.replayParked(['another'])).toBe(0);
  expect(await runner.replayParked([(await parked())[0]!.eventId])).toBe(1);
  expect([reacted, await parked()]).toEqual([[2, 1], []]);
});

test('what is parked can be given up', async () => {
  const { log, reacted, publish, parked, runner } = await reacting(() => {
    throw new Error('Never.');
  });
  await publish(1);
  await log.feedAll();
  const [given] = await parked();
  expect([
    await runner.discardParked('another'),
    await runner.discardParked(given!.eventId),
  ]).toEqual([false, true]);
  expect([reacted, await parked(), await runner.replayParked()]).toEqual([[], [], 0]);
});
