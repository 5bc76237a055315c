import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FreshCache } from './fresh-cache.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('one question a key is under way, and its answer is good for a second from when it was asked', async () => {
  const asked: string[] = [];
  const cache = new FreshCache(async (key) => {
    asked.push(key);
    await new Promise((resolve) => setTimeout(resolve, 600));
    return asked.length;
  });
  const both = [cache.get('a'), cache.get('a')];
  await jest.advanceTimersByTimeAsync(600);
  expect(await Promise.all(both)).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(399);
  expect(await cache.get('a')).toBe(1);
  await jest.advanceTimersByTimeAsync(2);
  const again = cache.get('a');
  await jest.advanceTimersByTimeAsync(600);
  expect(await again).toBe(2);
});

test('an owner that fails, or does not answer, is a 503 and asked again the next time', async () => {
  let isSilent = false;
  const cache = new FreshCache<number>(() =>
    isSilent ? new Promise(() => {}) : Promise.reject(new Error('down')),
  );
  await expect(cache.get('a')).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
  });
  isSilent = true;
  const waiting = cache.get('a');
  const refused = expect(waiting).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(4_000);
  await refused;
});

test('what is forgotten is asked for at once, whatever is still under way', async () => {
  let value = 1;
  const cache = new FreshCache(async () => value);
  expect(await cache.get('a')).toBe(1);
  value = 2;
  cache.forget('a');
  expect(await cache.get('a')).toBe(2);
});
