import { afterAll, expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import type { Journals } from '../store/journals-port.ts';
import { openSqliteEngines } from '../testing/sqlite-engines.ts';
import { until } from '../testing/until.ts';
import { Positions } from './positions.ts';

const { storeOf, close } = await openSqliteEngines();
afterAll(close);

/** @param isShared as where several processes use one store */
function aReader(isShared = false, consumer = `reader-${newId()}`) {
  let writes = 0;
  const { journals } = storeOf('sharing', () => writes++);
  const shared = new Proxy(journals, {
    get: (target, name) => {
      if (name === 'isShared') return isShared;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function'
        ? (value as (...args: unknown[]) => unknown).bind(target)
        : value;
    },
  }) as Journals;
  const positions = new Positions({ consumer }, shared);
  const written = async () =>
    (await journals.head({ consumer, topic: 'sharing', partition: 0 })).nextOffset;
  return { consumer, positions, written, writes: () => writes };
}

test('what was passed without anything to write is written with the next batch', async () => {
  const { positions, written, writes } = aReader();
  await positions.begin('sharing', 0);
  await positions.pass('sharing', 0, 7);
  expect([positions.reached('sharing', 0), await written(), writes()]).toEqual([7, 0, 0]);
  const head = await positions.head('sharing', 0);
  await positions.commit('sharing', 0, head, { nextOffset: 9, rows: [], streams: [] });
  expect([positions.reached('sharing', 0), await written(), writes()]).toEqual([9, 9, 1]);
});

test('a stop writes what was passed, and a restart goes on from there', async () => {
  const { consumer, positions, writes } = aReader();
  await positions.begin('sharing', 0);
  await positions.pass('sharing', 0, 7);
  await positions.writePassed();
  await positions.writePassed();
  const again = aReader(false, consumer);
  expect([(await again.positions.begin('sharing', 0)).nextOffset, writes()]).toEqual([7, 1]);
});

test('many records are not passed without a write for ever', async () => {
  const { positions, written, writes } = aReader();
  let offset = 0;
  await positions.pass('sharing', 0, (offset += 1_000));
  expect([await written(), writes()]).toEqual([1_000, 1]);
  for (let n = 0; n < 100; n++) await positions.pass('sharing', 0, (offset += 1));
  expect([positions.reached('sharing', 0), await written(), writes()]).toEqual([1_100, 1_000, 1]);
});

test('where other processes wait for it, a passed position is written soon', async () => {
  const { positions, written } = aReader(true);
  await positions.begin('sharing', 0);
  await positions.pass('sharing', 0, 7);
  await until(async () => (await written()) === 7, 'the others learn of it');
});

test('two owners of a partition: the one who lost it takes it over again', async () => {
  const { consumer, positions, written } = aReader();
  const other = aReader(false, consumer);
  const batch = { nextOffset: 3, rows: [], streams: [] };
  const [ours, theirs] = [
    await positions.begin('sharing', 0),
    await other.positions.begin('sharing', 0),
  ];
  await positions.commit('sharing', 0, ours, batch);
  await expect(other.positions.commit('sharing', 0, theirs, batch)).rejects.toThrow(
    'went on elsewhere',
  );
  const head = await other.positions.head('sharing', 0);
  await other.positions.commit('sharing', 0, head, { ...batch, nextOffset: 5 });
  expect(await written()).toBe(5);
});
