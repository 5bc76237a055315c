import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Batching } from './batching.ts';
import { serialize } from './serialize.ts';
import { partitionOf } from '../partition.ts';
import type { LogEntry } from '../port.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const anEntry = (eventId: string, key = 'key', bytes = 0): LogEntry => ({
  topic: 'sharing',
  key,
  eventId,
  teamId: null,
  body: 'x'.repeat(bytes),
});
const idsOf = (batches: readonly LogEntry[][]) =>
  batches.map((batch) => batch.map(({ eventId }) => eventId));
/** Keys of one partition, another one’s last. */
const [one, same, other] = (() => {
  const [first, ...rest] = Array.from({ length: 100 }, (_, n) => `key ${n}`);
  const ofPartition = (isSame: boolean) =>
    rest.find((key) => (partitionOf(key) === partitionOf(first!)) === isSame)!;
  return [first!, ofPartition(true), ofPartition(false)] as const;
})();

/** Sends that end when the spec says so. */
function aSender() {
  const sent: LogEntry[][] = [];
  let waiting: { resolve(): void; reject(error: Error): void }[] = [];
  const batching = new Batching((entries) => {
    sent.push(entries);
    if (waiting.length > 0) throw new Error('Two sends overlap.');
    return new Promise((resolve, reject) => (waiting = [{ resolve, reject }]));
  });
  const next = async () => {
    while (waiting.length === 0) await jest.advanceTimersByTimeAsync(1);
    return waiting.shift()!;
  };
  return {
    sent,
    batching,
    resolve: async () => (await next()).resolve(),
    reject: async () => (await next()).reject(new Error('unknown outcome')),
  };
}

describe('batching', () => {
  test('what is published within a moment goes out together, and what comes meanwhile after it', async () => {
    const { sent, batching, resolve } = aSender();
    const first = [
      batching.publish([anEntry('1')]),
      batching.publish([anEntry('2'), anEntry('3')]),
    ];
    await resolve();
    await Promise.all(first);
    const [third, fourth] = [batching.publish([anEntry('4')]), batching.publish([anEntry('5')])];
    await resolve();
    await Promise.all([third, fourth]);
    expect(idsOf(sent)).toEqual([
      ['1', '2', '3'],
      ['4', '5'],
    ]);
  });

  test('one batch is under way at a time', async () => {
    const { sent, batching, resolve } = aSender();
    const first = batching.publish([anEntry('1')]);
    while (sent.length === 0) await jest.advanceTimersByTimeAsync(1);
    const second = batching.publish([anEntry('2')]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(idsOf(sent)).toEqual([['1']]);
    await resolve();
    await first;
    await resolve();
    await second;
    expect(idsOf(sent)).toEqual([['1'], ['2']]);
  });

  test('a partition gets no more at once than a broker takes; the order stays', async () => {
    const { sent, batching, resolve } = aSender();
    const big = batching.publish([
      anEntry('1', one, 600_000),
      anEntry('2', same, 600_000),
      anEntry('3', other, 600_000),
    ]);
    const small = batching.publish([anEntry('4', other)]);
    await resolve();
    await resolve();
    await Promise.all([big, small]);
    expect(idsOf(sent)).toEqual([['1'], ['2', '3', '4']]);
  });

  test('a failed batch fails its publications, and the rest of them is not sent ahead of its beginning', async () => {
    const { sent, batching, resolve, reject } = aSender();
    const big = batching.publish([anEntry('1', one, 600_000), anEntry('2', one, 600_000)]);
    const next = batching.publish([anEntry('3', other)]);
    await reject();
    await expect(big).rejects.toThrow('unknown outcome');
    await resolve();
    await next;
    expect(idsOf(sent)).toEqual([['1'], ['3']]);
  });

  test('an entry that no broker takes is refused, and nothing of its publication is sent', async () => {
    const { sent, batching } = aSender();
    await expect(
      batching.publish([anEntry('1'), anEntry('2', one, 950_000)]),
    ).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await batching.publish([]);
    expect(sent).toEqual([]);
  });

  test('closing sends what waits and takes nothing more', async () => {
    const { sent, batching, resolve } = aSender();
    const published = batching.publish([anEntry('1')]);
    const closed = batching.close();
    await expect(batching.publish([anEntry('2')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await resolve();
    await Promise.all([published, closed]);
    expect(idsOf(sent)).toEqual([['1']]);
  });
});

describe('one at a time', () => {
  test('calls during a running one share the next one, and never get an older answer', async () => {
    const questions: (() => void)[] = [];
    let asked = 0;
    const ask = serialize(() => {
      const number = ++asked;
      return new Promise<number>((resolve) => questions.push(() => resolve(number)));
    });
    const answers = [ask(), ask(), ask()];
    questions[0]!();
    expect(await answers[0]).toBe(1);
    await jest.advanceTimersByTimeAsync(0);
    const late = ask();
    questions[1]!();
    expect(await Promise.all([answers[1], answers[2]])).toEqual([2, 2]);
    await jest.advanceTimersByTimeAsync(0);
    questions[2]!();
    expect(await late).toBe(3);
    expect(asked).toBe(3);
  });

  test('a question that fails does not stop the next one', async () => {
    let asked = 0;
    const ask = serialize(async () => {
      if (++asked === 1) throw new Error('no answer');
      return asked;
    });
    const [first, second] = [ask(), ask()];
    await expect(first).rejects.toThrow('no answer');
    expect(await second).toBe(2);
  });
});
