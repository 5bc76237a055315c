import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { partitionOf } from '../log/partition.ts';
import { aLinkOn, aProcess } from '../testing/a-topic.ts';
import { ManualLog } from '../testing/manual-log.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { until } from '../testing/until.ts';

const { codec, log: sqliteLog, storeOf, close } = await openSqliteEngines();
afterAll(close);

/** Too many records for reading them again together. */
const FAR = 4_200;

let log: ManualLog;
let writes: number;
let store: ReturnType<typeof storeOf>;
/** Asked before each write of a journal; throws what keeps it from being written. */
let beforeWrite: () => void;
/** Names of this test's own: the store is shared. */
let names: Record<'a' | 'b' | 'c', string>;

beforeEach(() => {
  log = new ManualLog();
  beforeWrite = () => {};
  store = storeOf(`service-${newId()}`, () => {
    beforeWrite();
    writes++;
  });
  writes = 0;
  names = { a: `a-${newId()}`, b: `b-${newId()}`, c: `c-${newId()}` };
});

const process = (on = log) => aProcess({ store, log: on, codec });
const fedUntil = (condition: () => boolean | Promise<boolean>, what: string) =>
  until(async () => {
    await log.feedAll();
    return condition();
  }, what);

test('a topic is read once for all, and one write keeps what several policies have done', async () => {
  const one = process();
  const [first, second] = [one.policy(names.a), one.policy(names.b)];
  const rows = one.projection(names.c);
  await one.start();
  writes = 0;
  const link = aLinkOn({ log, codec });
  await link.cancel();
  await log.feedAll();
  expect([first.reacted, second.reacted, await rows.versions(link.teamId, link.id)]).toEqual([
    [1],
    [1],
    [1],
  ]);
  // The projection's rows, and the checkpoint.
  expect([log.readers, writes]).toEqual([1, 2]);
  await one.stop();
});

test('a batch that nothing wants writes nothing, and counts as read', async () => {
  const one = process();
  const [reacting, rows] = [one.policy(names.a), one.projection(names.b)];
  await one.start();
  writes = 0;
  const link = aLinkOn({ log, codec });
  await link.create(20);
  await log.feedAll();
  const partition = partitionOf(link.stream);
  expect(await rows.runner.hasReached('sharing', partition, 20)).toBe(true);
  expect([await reacting.runner.lag(), await reacting.runner.isSettled(), writes]).toEqual([
    0,
    true,
    0,
  ]);
  await one.stop();
  expect(writes).toBe(1);
});

test('after a crash between reacting and the checkpoint a policy reacts again, and a row counts once', async () => {
  const dying = process();
  const before = dying.policy(names.a);
  const dyingRows = dying.projection(names.b);
  await dying.start();
  writes = 0;
  const link = aLinkOn({ log, codec });
  beforeWrite = () => {
    if (writes > 0) throw new Error('the process ended');
  };
  await link.cancel();
  await log.feed(0, 'sharing', partitionOf(link.stream));
  expect([before.reacted, await dyingRows.versions(link.teamId, link.id)]).toEqual([[1], [1]]);
  await dying.stop();
  beforeWrite = () => {};

  const next = process();
  const [after, rows] = [next.policy(names.a), next.projection(names.b)];
  await next.start();
  await link.cancel();
  await log.feedAll();
  expect([after.reacted, await rows.versions(link.teamId, link.id)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  await next.stop();
});

test('a slow policy holds up neither the others nor their checkpoint, and misses nothing after a crash', async () => {
  const one = process();
  const hung = Promise.withResolvers<void>();
  const slow = one.policy(names.a, () => hung.promise);
  const fast = one.policy(names.b);
  const rows = one.projection(names.c);
  await one.start();
  const link = aLinkOn({ log, codec });
  await link.cancel(3);
  await log.feedAll();
  await link.cancel(2);
  await log.feedAll();
  const partition = partitionOf(link.stream);
  expect(await rows.runner.hasReached('sharing', partition, 5)).toBe(true);
  expect([slow.reacted, fast.reacted]).toEqual([[], [1, 2, 3, 4, 5]]);
  expect([await slow.runner.lag(), await fast.runner.lag()]).toEqual([5, 0]);

  // Another process takes over while this one hangs.
  const other = process();
  const again = other.policy(names.a);
  const fastAgain = other.policy(names.b);
  other.projection(names.c);
  await other.start();
  await fedUntil(() => again.reacted.length === 5, 'the slow one has caught up');
  expect([again.reacted, fastAgain.reacted]).toEqual([[1, 2, 3, 4, 5], []]);
  hung.resolve();
  await Promise.all([one.stop(), other.stop()]);
});

test('a slow policy goes on with the others once it is through', async () => {
  const one = process();
  const hung = Promise.withResolvers<void>();
  const slow = one.policy(names.a, (version) => (version === 1 ? hung.promise : undefined));
  one.policy(names.b);
  await one.start();
  const link = aLinkOn({ log, codec });
  await link.cancel(2);
  await log.feedAll();
  hung.resolve();
  await link.cancel(2);
  await fedUntil(() => slow.reacted.length === 4, 'it has reacted to all');
  expect([slow.reacted, log.readers]).toEqual([[1, 2, 3, 4], 1]);
  await one.stop();
  const next = process();
  const [again, other] = [next.policy(names.a), next.policy(names.b)];
  await next.start();
  await link.cancel();
  await log.feedAll();
  expect([again.reacted, other.reacted]).toEqual([[5], [5]]);
  await next.stop();
});

test('more than may wait for a slow policy is read again from the log, in order', async () => {
  const one = process();
  const hung = Promise.withResolvers<void>();
  const slow = one.policy(names.a, (version) => (version === 1 ? hung.promise : undefined));
  await one.start();
  const link = aLinkOn({ log, codec });
  const [first, many] = [1, 8_300];
  await link.cancel(first);
  await log.feedAll();
  await link.cancel(many);
  await log.feedAll();
  hung.resolve();
  await fedUntil(() => slow.reacted.length === first + many, 'it has reacted to all');
  expect(slow.reacted).toEqual(Array.from({ length: first + many }, (_, at) => at + 1));
  await fedUntil(() => log.readers === 1, 'it is read for with the others again');
  await one.stop();
});

test('the journals of a store from before are taken over: nothing is missed and nothing taken twice', async () => {
  const link = aLinkOn({ log, codec });
  const before = process();
  const [further, behind] = [before.policy(names.a), before.policy(names.b)];
  const rowsBefore = before.projection(names.c);
  for (const { runner } of [further, behind, rowsBefore]) await runner.start();
  await link.cancel(3);
  await log.feedAll();
  await behind.runner.stop();
  await link.cancel(2);
  await log.feedAll();
  await Promise.all([further.runner.stop(), rowsBefore.runner.stop()]);
  expect([further.reacted, behind.reacted]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3],
  ]);

  const after = process();
  const [one, other] = [after.policy(names.a), after.policy(names.b)];
  const rows = after.projection(names.c);
  await after.start();
  await link.cancel();
  await log.feedAll();
  expect([one.reacted, other.reacted, await rows.versions(link.teamId, link.id)]).toEqual([
    [6],
    [4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
  await after.stop();
});

test('what is new and begins at the start reads alone until it has caught up', async () => {
  const link = aLinkOn({ log, codec });
  const before = process();
  before.policy(names.a);
  await before.start();
  await link.cancel(3);
  await link.create(FAR);
  await log.feedAll();
  await before.stop();

  const after = process();
  const known = after.policy(names.a);
  const whole = after.policy(names.b, () => {}, { fromStart: true });
  const rows = after.projection(names.c);
  await after.start();
  await link.cancel();
  await until(() => log.readers === 3, 'both read alone');
  await fedUntil(() => log.readers === 1, 'both have caught up');
  await link.cancel();
  await log.feedAll();
  const later = [FAR + 4, FAR + 5];
  expect([known.reacted, whole.reacted, await rows.versions(link.teamId, link.id)]).toEqual([
    later,
    [1, 2, 3, ...later],
    [1, 2, 3, ...later],
  ]);
  await after.stop();
  const again = process();
  const last = again.policy(names.b, () => {}, { fromStart: true });
  again.policy(names.a);
  again.projection(names.c);
  await again.start();
  await link.cancel();
  await log.feedAll();
  expect([last.reacted, log.readers]).toEqual([[FAR + 6], 1]);
  await again.stop();
});

test('what is only a little behind is read for with the others, which skip what they have', async () => {
  const link = aLinkOn({ log, codec });
  const before = process();
  before.policy(names.a);
  await before.start();
  await link.cancel(3);
  await log.feedAll();
  await before.stop();
  const after = process();
  const known = after.policy(names.a);
  const whole = after.policy(names.b, () => {}, { fromStart: true });
  await after.start();
  await link.cancel();
  await log.feedAll();
  expect([known.reacted, whole.reacted, log.readers]).toEqual([[4], [1, 2, 3, 4], 1]);
  await after.stop();
});

test('releases with other policies follow each other, back and forth: each policy reacts to everything once', async () => {
  const link = aLinkOn({ log, codec });
  const reacted: Record<string, number[]> = { [names.a]: [], [names.b]: [] };
  for (const release of [[names.a], [names.a, names.b], [names.a], [names.a, names.b]]) {
    const running = process();
    const policies = release.map((name) => ({ name, ...running.policy(name) }));
    await running.start();
    await link.cancel(2);
    await fedUntil(
      () => policies.every((each) => each.reacted.at(-1) === policies[0]!.reacted.at(-1)),
      'they have caught up',
    );
    await running.stop();
    for (const each of policies) reacted[each.name]!.push(...each.reacted);
  }
  // The second one begins at its first start.
  expect(reacted).toEqual({ [names.a]: [1, 2, 3, 4, 5, 6, 7, 8], [names.b]: [3, 4, 5, 6, 7, 8] });
});

test('what another process read for, and this one does not, goes on from where it was left', async () => {
  const link = aLinkOn({ log, codec });
  const one = process();
  one.policy(names.a);
  const rebuilt = one.projection(names.b);
  const readers = await one.start();
  await link.cancel(2);
  await log.feedAll();
  await readers.detach(rebuilt.runner);
  await link.cancel(2);
  await log.feedAll();
  expect(await rebuilt.versions(link.teamId, link.id)).toEqual([1, 2]);
  await readers.attach(rebuilt.runner);
  await fedUntil(async () => (await rebuilt.versions(link.teamId, link.id)).length === 4, 'it is');
  await one.stop();
  expect(await rebuilt.versions(link.teamId, link.id)).toEqual([1, 2, 3, 4]);
});

test('a member that is forgotten and comes back begins again', async () => {
  const link = aLinkOn({ log, codec });
  const one = process();
  const rows = one.projection(names.a);
  one.policy(names.b);
  await one.start();
  await link.cancel(2);
  await log.feedAll();
  await one.stop();
  await store.views.drop(rows.runner.declaration);
  await store.journals.forget(rows.runner.consumer);
  const next = process();
  const filled = next.projection(names.a);
  next.policy(names.b);
  await next.start();
  await link.cancel();
  await fedUntil(async () => (await filled.versions(link.teamId, link.id)).length === 3, 'it is');
  expect(await filled.versions(link.teamId, link.id)).toEqual([1, 2, 3]);
  await next.stop();
});

test('what cannot be written is taken again, in order, while it is waited for', async () => {
  const one = process();
  const rows = one.projection(names.a);
  await one.start();
  const link = aLinkOn({ log, codec });
  let failures = 2;
  beforeWrite = () => {
    if (failures-- > 0) throw new Error('the disk is slow');
  };
  await link.cancel(3);
  await log.feedAll();
  await link.cancel(2);
  await log.feedAll();
  expect(
    await rows.runner.waitFor('sharing', partitionOf(link.stream), 5, AbortSignal.timeout(60_000)),
  ).toBe(true);
  expect(await rows.versions(link.teamId, link.id)).toEqual([1, 2, 3, 4, 5]);
  expect(one.errors.map(String)).toContain('Error: the disk is slow');
  await one.stop();
});

test('two processes that read the same partitions count every event once', async () => {
  const link = aLinkOn({ log, codec });
  const [one, other] = [process(), process()];
  const rows = one.projection(names.a);
  other.projection(names.a);
  await one.start();
  await other.start();
  for (let round = 0; round < 5; round++) {
    await link.cancel(2);
    await Promise.all([
      log.feed(0, 'sharing', partitionOf(link.stream)),
      log.feed(1, 'sharing', partitionOf(link.stream)),
    ]);
  }
  await fedUntil(async () => (await rows.versions(link.teamId, link.id)).length === 10, 'all are');
  expect(await rows.versions(link.teamId, link.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await Promise.all([one.stop(), other.stop()]);
});

test('on the embedded log, too: what is new catches up while events keep coming', async () => {
  const link = aLinkOn({ log: sqliteLog, codec });
  const before = aProcess({ store, log: sqliteLog, codec });
  before.policy(names.a);
  await before.start();
  await link.cancel(600);
  await before.stop();
  const after = aProcess({ store, log: sqliteLog, codec });
  const known = after.policy(names.a);
  const rows = after.projection(names.b);
  await after.start();
  for (let n = 0; n < 50; n++) await link.cancel();
  const end = await sqliteLog.endOffset('sharing', partitionOf(link.stream));
  const inTime = AbortSignal.timeout(60_000);
  expect(await rows.runner.waitFor('sharing', partitionOf(link.stream), end, inTime)).toBe(true);
  await until(() => known.runner.isSettled(), 'the policy has reacted to all');
  expect(known.reacted.at(-1)).toBe(650);
  expect(await rows.versions(link.teamId, link.id)).toEqual(
    Array.from({ length: 650 }, (_, at) => at + 1),
  );
  await after.stop();
});
