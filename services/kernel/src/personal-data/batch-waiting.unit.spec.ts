import { expect, test } from '@jest/globals';
import { batchWaiting } from './batch-waiting.ts';

const { signal } = new AbortController();

test('who comes while it is under way is served together with the others who wait, by a run that began later', async () => {
  const runs: { items: readonly string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const ask = batchWaiting<string>(
    (items) => new Promise((end, fail) => runs.push({ items, end, fail })),
  );
  const [first, second, third] = [ask('a', signal), ask('b', signal), ask('c', signal)];
  expect(runs.map(({ items }) => items)).toEqual([['a']]);
  runs[0]!.end();
  await first;
  const late = ask('d', signal);
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  runs[1]!.fail(new Error('not now'));
  await expect(second).rejects.toThrow('not now');
  await expect(third).rejects.toThrow('not now');
  expect(runs[2]!.items).toEqual(['d']);
  runs[2]!.end();
  await late;
});

test('a run ends when one of those whom it is for gives up', async () => {
  const giving = new AbortController();
  const ask = batchWaiting<string>(async (_, until) => until.throwIfAborted());
  giving.abort(new Error('stopping'));
  await expect(ask('a', giving.signal)).rejects.toThrow('stopping');
  await ask('b', signal);
});
