import { expect, test } from '@jest/globals';
import { Slices } from './slices.ts';

test('one works at a time, the event loop turns in between, and each queues behind the others', async () => {
  const slices = new Slices();
  let turn = 0;
  let counting = setImmediate(function count() {
    turn++;
    counting = setImmediate(count);
  });
  const worked: [name: string, turn: number][] = [];
  const work = async (name: string) => {
    for (let time = 0; time < 3; time++) {
      await slices.take();
      worked.push([name, turn]);
    }
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  clearImmediate(counting);
  expect(worked.map(([name]) => name).join('')).toBe('abcabcabc');
  expect(new Set(worked.map(([, in_]) => in_)).size).toBe(9);
});
