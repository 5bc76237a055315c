import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Feeder, PartitionReader } from './partition-reader.ts';
import type { LogRecord } from './port.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Lets time pass until it is done. */
async function inTime(work: Promise<void>): Promise<void> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) await jest.advanceTimersByTimeAsync(10);
  await done;
}

const records = (from: number, to: number): LogRecord[] =>
  Array.from({ length: to - from }, (_, n) => ({
    topic: 'sharing',
    partition: 0,
    offset: from + n,
    key: 'k',
    eventId: `${from + n}`,
    teamId: null,
    body: '',
  }));

/** A partition with records 0 to `high`, fetched like kafkajs does: from the last offset sought. */
function aPartition({ low = 0, high = 10, start = 0 } = {}) {
  const calls: string[] = [];
  const fed: number[] = [];
  const failures: { start: number; batch: number } = { start: 0, batch: 0 };
  const errors: unknown[] = [];
  let position = low;
  let isPaused = false;
  const feeder: Feeder = {
    seek: (offset) => void (position = offset),
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
    bounds: async () => ({ low, high }),
  };
  let slow: Promise<void> = Promise.resolve();
  let begun = 0;
  const reader = new PartitionReader(
    'sharing',
    0,
    {
      consumer: 'spec',
      topics: ['sharing'],
      start: async () => {
        calls.push('start');
        if (failures.start-- > 0) throw new Error('not yet');
        return start;
      },
      onBatch: async (_topic, _partition, batch) => {
        begun++;
        await slow;
        if (failures.batch-- > 0) throw new Error('not now');
        fed.push(...batch.map(({ offset }) => offset));
        start = batch.at(-1)!.offset + 1;
      },
      onError: (error) => errors.push(error),
    },
    feeder,
    Promise.resolve(),
  );
  const fetch = async (count = 3) => {
    const from = Math.max(position, low);
    if (!isPaused && from < high)
      await inTime(reader.take(position, records(from, Math.min(from + count, high))));
  };
  const untilFed = async (offset: number) => {
    while (fed.at(-1) !== offset) {
      await fetch();
      await jest.advanceTimersByTimeAsync(1);
    }
  };
  return {
    reader,
    begun: () => begun,
    calls,
    fed,
    failures,
    errors,
    fetch,
    untilFed,
    feeder,
    hold: (work: Promise<void>) => void (slow = work),
    isPaused: () => isPaused,
    seek: (to: number) => void (position = to),
  };
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

test('feeds from where `start` says, each record once and in order', async () => {
  const { fed, calls, untilFed } = aPartition({ start: 4 });
  await untilFed(9);
  expect(fed).toEqual(range(4, 10));
  expect(calls).toEqual(['start']);
});

test('begins behind what is no longer kept', async () => {
  const { fed, untilFed } = aPartition({ low: 5, start: 2 });
  await untilFed(9);
  expect(fed).toEqual(range(5, 10));
});

test('begins again after a rejected batch, and after a partition that could not be taken over', async () => {
  const partition = aPartition();
  partition.failures.start = 1;
  partition.failures.batch = 1;
  await partition.untilFed(9);
  expect(partition.fed).toEqual(range(0, 10));
  expect(partition.errors).toHaveLength(2);
  expect(partition.calls).toHaveLength(3);
});

test('does not believe a log that ends before what was read', async () => {
  const partition = aPartition({ high: 3, start: 7 });
  while (partition.errors.length === 0) await jest.advanceTimersByTimeAsync(1);
  expect(String(partition.errors[0])).toContain('it is another log');
  partition.reader.retire();
  expect(partition.fed).toEqual([]);
});

test('passes over a batch fetched from elsewhere, and asks again where the broker keeps sending it', async () => {
  const { reader, fed, fetch, untilFed, seek, calls } = aPartition();
  await fetch();
  await reader.take(7, records(7, 9));
  expect(fed).toEqual(range(0, 3));
  for (let n = 0; n < 3; n++) {
    seek(7);
    await fetch();
  }
  expect(fed).toEqual(range(0, 3));
  await untilFed(9);
  expect(fed).toEqual(range(0, 10));
  expect(calls).toEqual(['start', 'start']);
});

test('a slow batch lets the other partitions go on, and this one once it is done', async () => {
  const { hold, fetch, fed, isPaused, untilFed } = aPartition();
  let release = () => {};
  hold(new Promise((resolve) => (release = resolve)));
  await fetch();
  expect(isPaused()).toBe(true);
  expect(fed).toEqual([]);
  release();
  await untilFed(9);
  expect(fed).toEqual(range(0, 10));
});

test('a partition that was given away is fed no more; its batch under way ends first', async () => {
  const { hold, fetch, fed, reader, begun } = aPartition();
  let release = () => {};
  hold(new Promise((resolve) => (release = resolve)));
  const fetched = fetch();
  while (begun() === 0) await jest.advanceTimersByTimeAsync(1);
  reader.retire();
  release();
  await fetched;
  await reader.idle;
  expect(fed).toEqual(range(0, 3));
  await fetch();
  expect(fed).toEqual(range(0, 3));
});
