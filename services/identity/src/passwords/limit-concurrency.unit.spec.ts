import { expect, test } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';

test('no more run at once than may, and the others follow in order', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 10 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    most = Math.max(most, ++running);
    order.push(number);
    await new Promise(setImmediate);
    running -= 1;
    return number;
  };
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map((number) => run(work(number))))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});

test('who finds too many waiting is sent away', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = run(() => promise);
  const second = run(async () => 'second');
  await expect(run(async () => 'third')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 2,
  });
  resolve();
  await first;
  expect(await second).toBe('second');
});

test('work that fails gives its place on', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await run(async () => 'after')).toBe('after');
});
