import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { throttle } from './throttle.ts';

/** The seconds of each run, with ten requests a second for that long; a run `takes` seconds. */
async function askedAt(seconds: number, { isLive = false, takes = 0 } = {}) {
  let now = 0;
  let due: { at: number; resolve: () => void }[] = [];
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      due.push({ at: now + milliseconds, resolve });
    });
  const requests: number[] = [];
  const { request } = throttle(async () => {
    requests.push(now / 1_000);
    if (takes > 0) await wait(takes * 1_000);
  }, wait);
  for (; now <= (seconds + 20) * 1_000; now += 100) {
    for (const { resolve } of due.filter(({ at }) => at <= now)) resolve();
    due = due.filter(({ at }) => at > now);
    await setImmediate();
    if (now <= seconds * 1_000) request({ isLive });
    await setImmediate();
  }
  return requests;
}

test('a single request runs at once, and once', async () => {
  expect(await askedAt(0)).toEqual([0]);
});

test('a few seconds are followed closely; while much goes on it is asked every five seconds, and once after the last of it', async () => {
  expect(await askedAt(3)).toEqual([0, 1, 2, 3, 4]);
  const requests = await askedAt(80);
  expect(requests.length).toBeLessThan(25);
  expect([requests[0], requests.at(-1)! > 80, requests.at(-1)! - requests.at(-2)!]).toEqual([
    0,
    true,
    5,
  ]);
});

test('a live view runs every second, never twice at a time', async () => {
  expect(await askedAt(3, { isLive: true })).toEqual([0, 1, 2, 3, 4]);
  expect(await askedAt(3, { isLive: true, takes: 2 })).toEqual([0, 3, 6]);
});

test('a failed run repeats with the next message', async () => {
  let requests = 0;
  const { request, stop } = throttle(
    () => Promise.reject(new Error(`${++requests}`)),
    () => Promise.resolve(),
  );
  request({ isLive: false });
  await setImmediate();
  request({ isLive: false });
  await setImmediate();
  stop();
  request({ isLive: false });
  expect(requests).toBe(2);
});
