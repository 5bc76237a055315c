import { expect, test } from '@jest/globals';
import { openLocalCounters } from '@lectern/kernel/store/counters/local.ts';
import { AttemptLimiter } from './limiter.ts';

const home = '192.0.2.1';
const elsewhere = (number: number) => `198.51.100.${number}`;
const refused = { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) };

const aLimiter = (counters = openLocalCounters()) => new AttemptLimiter(counters, 'sign-in');

async function guess(
  limiter: AttemptLimiter,
  times: number,
  attempt: (number: number) => { emailName: string; address: string },
) {
  const results = await Promise.allSettled(
    Array.from({ length: times }, (_, number) => limiter.begin(attempt(number))),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('of ten thousand guesses at one account, from wherever, fewer than twenty are heard', async () => {
  const heard = await guess(aLimiter(), 10_000, (number) => ({
    emailName: 'anna',
    address: `10.0.${number >> 8}.${number & 255}`,
  }));
  expect(heard).toBe(10);
});

test('one place cannot try a password on many accounts', async () => {
  const heard = await guess(aLimiter(), 1_000, (number) => ({
    emailName: `person ${number}`,
    address: home,
  }));
  expect(heard).toBe(30);
});

test('all addresses of an IPv6 network are one place', async () => {
  const heard = await guess(aLimiter(), 1_000, (number) => ({
    emailName: `person ${number}`,
    address: `2001:db8:0:1::${number.toString(16)}`,
  }));
  expect(heard).toBe(30);
});

test('signing in rightly, however often, is never refused', async () => {
  const limiter = aLimiter();
  for (let number = 0; number < 200; number++)
    await (await limiter.begin({ emailName: 'anna', address: home })).succeeded();
});

test('guesses from elsewhere do not shut out a place that was signed in from before', async () => {
  const limiter = aLimiter();
  await (await limiter.begin({ emailName: 'anna', address: home })).succeeded();
  await guess(limiter, 100, (number) => ({ emailName: 'anna', address: elsewhere(number) }));
  await expect(limiter.begin({ emailName: 'anna', address: elsewhere(200) })).rejects.toMatchObject(
    refused,
  );
  await expect(limiter.begin({ emailName: 'anna', address: home })).resolves.toBeDefined();
});

test('a known browser has its own count, from any place, and a limit', async () => {
  const limiter = aLimiter();
  await guess(limiter, 1_000, (number) => ({
    emailName: 'anna',
    address: elsewhere(number % 250),
  }));
  await guess(limiter, 100, (number) => ({ emailName: `person ${number}`, address: home }));
  await expect(limiter.begin({ emailName: 'anna', address: home })).rejects.toMatchObject(refused);
  expect(
    await guess(limiter, 100, () => ({ emailName: 'anna', address: home, knownAs: 'browser' })),
  ).toBe(10);
  await (await limiter.begin({ emailName: 'anna', address: home, knownAs: 'other' })).succeeded();
  expect(
    await guess(limiter, 100, () => ({ emailName: 'anna', address: home, knownAs: 'other' })),
  ).toBe(10);
});

test('other accounts feel nothing of it', async () => {
  const limiter = aLimiter();
  await guess(limiter, 100, (number) => ({ emailName: 'anna', address: elsewhere(number) }));
  await expect(limiter.begin({ emailName: 'bert', address: home })).resolves.toBeDefined();
});

test('a place that is known may not guess without end either', async () => {
  const limiter = aLimiter();
  await (await limiter.begin({ emailName: 'anna', address: home })).succeeded();
  expect(await guess(limiter, 100, () => ({ emailName: 'anna', address: home }))).toBe(10);
});

test('a block lasts a quarter of an hour at most', async () => {
  const limiter = aLimiter();
  await guess(limiter, 1_000, () => ({ emailName: 'anna', address: home }));
  const reason = await limiter
    .begin({ emailName: 'anna', address: home })
    .catch((error: unknown) => error);
  expect(reason).toMatchObject(refused);
  expect((reason as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(15 * 60);
});

test('copies of the service count together, and know the same places', async () => {
  const counters = openLocalCounters();
  const copies = [aLimiter(counters), aLimiter(counters)] as const;
  await (await copies[0].begin({ emailName: 'anna', address: home })).succeeded();
  const guesses = await Promise.all(
    copies.map((copy) =>
      guess(copy, 20, (number) => ({ emailName: 'anna', address: elsewhere(number) })),
    ),
  );
  expect(guesses.reduce((sum, heard) => sum + heard)).toBe(10);
  await expect(copies[1].begin({ emailName: 'anna', address: home })).resolves.toBeDefined();
});
