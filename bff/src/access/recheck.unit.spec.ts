import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FreshCache } from './fresh-cache.ts';
import { recheckAccess } from './recheck-access.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('whenever it is taken away, and whoever else asks meanwhile, a long answer ends within a second', async () => {
  for (let takenAt = 0; takenAt < 2_000; takenAt += 37) {
    for (const othersAskEvery of [90, 400, 1_001]) {
      let isGiven = true;
      let endedAt: number | null = null;
      const startedAt = performance.now();
      const claims = new FreshCache(async () => isGiven);
      // One that stands on the answer of another, as the state of a file does on that of a sign-in.
      const files = new FreshCache(async (_key, { maxAgeMs, since }) => {
        const { value, askedAt } = await claims.dated('sign-in', maxAgeMs);
        since(askedAt);
        return value;
      });
      const others = setInterval(
        () => void [claims.get('sign-in'), files.get('file')],
        othersAskEvery,
      );
      const stop = recheckAccess(
        async (maxAgeMs) => (await files.dated('file', maxAgeMs)).value,
        () => (endedAt ??= performance.now() - startedAt),
      );
      await jest.advanceTimersByTimeAsync(takenAt);
      isGiven = false;
      await jest.advanceTimersByTimeAsync(1_000);
      stop();
      clearInterval(others);
      expect([takenAt, othersAskEvery, endedAt]).toEqual([
        takenAt,
        othersAskEvery,
        expect.any(Number),
      ]);
    }
  }
});

test('an owner that does not answer ends it, too', async () => {
  const end = jest.fn();
  const stop = recheckAccess(() => Promise.reject(new Error('away')), end);
  await jest.advanceTimersByTimeAsync(400);
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});
