import { expect, test } from '@jest/globals';
import { fewAtOnce } from './few-at-once.ts';

test('many are done in their order, never more than a few of them at once', async () => {
  let [now, most] = [0, 0];
  const answers = await fewAtOnce(
    [...Array(20).keys()],
    async (item) => {
      most = Math.max(most, ++now);
      for (let turns = 20 - item; turns > 0; turns--) await Promise.resolve();
      now--;
      return item * 2;
    },
    3,
  );
  expect(answers).toEqual([...Array(20).keys()].map((item) => item * 2));
  expect(most).toBe(3);
  expect(await fewAtOnce([], async () => 1)).toEqual([]);
});

test('one that fails is told, and those that wait are left', async () => {
  const begun: number[] = [];
  const failing = fewAtOnce(
    [...Array(50).keys()],
    async (item) => {
      begun.push(item);
      if (item === 1) throw new Error('no more');
    },
    2,
  );
  await expect(failing).rejects.toThrow('no more');
  expect(begun.length).toBeLessThan(5);
});
