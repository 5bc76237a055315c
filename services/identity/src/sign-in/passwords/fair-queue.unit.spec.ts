import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

const stranger = (name: string) => ({ name, isKnown: false });
const known = (name: string) => ({ name, isKnown: true });

/** Work that runs until it is finished by hand. */
function aQueue(options = { atOnce: 1, waiting: 100 }) {
  const queue = new FairQueue(options);
  const started: string[] = [];
  const open: (() => void)[] = [];
  return {
    queue,
    started,
    send: (label: string, sender = stranger(label)) =>
      queue.run(sender, () => {
        started.push(label);
        return new Promise<void>((resolve) => open.push(resolve));
      }),
    async finishOne() {
      await new Promise(setImmediate);
      open.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('no more run at once than may, and equals follow in order', async () => {
  const { send, started, finishOne } = aQueue({ atOnce: 2, waiting: 10 });
  for (const name of ['a', 'b', 'c', 'd']) void send(name);
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b']);
  await finishOne();
  expect(started).toEqual(['a', 'b', 'c']);
  await finishOne();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('under eighteen senders who never stop, a newcomer waits for one piece of work, as does a known one', async () => {
  const { send, started, finishOne } = aQueue({ atOnce: 2, waiting: 100 });
  const senders = Array.from({ length: 18 }, (_, n) => `sender ${n}`);
  for (let round = 0; round < 3; round++) for (const name of senders) void send(name);
  for (let n = 0; n < 20; n++) await finishOne();
  const before = started.length;
  void send('new');
  void send('Anna', known('anna'));
  await finishOne();
  expect(started.slice(before)).toEqual(['Anna']);
  await finishOne();
  expect(started.slice(before)).toEqual(['Anna', 'new']);
});

test('where too many wait, the sender with the most is refused, not the next to come', async () => {
  const { queue, send, started, finishOne } = aQueue({ atOnce: 1, waiting: 3 });
  const answers: string[] = [];
  const sending = (label: string, name: string) =>
    queue
      .run(stranger(name), async () => {
        started.push(label);
        await new Promise(setImmediate);
      })
      .then(
        () => answers.push(`${label} done`),
        ({ code }: { code: string }) => answers.push(`${label} ${code}`),
      );
  void send('first');
  const all = ['flood 1', 'flood 2', 'flood 3'].map((label) => sending(label, 'flood'));
  all.push(sending('new', 'new'));
  await finishOne();
  await Promise.all(all);
  expect(answers).toContain('flood 3 UNAVAILABLE');
  expect(answers).toContain('new done');
  expect(started.filter((label) => label.startsWith('flood'))).toEqual(['flood 1', 'flood 2']);
});

test('work that fails gives its place on', async () => {
  const queue = new FairQueue({ atOnce: 1, waiting: 1 });
  const failing = queue.run(stranger('a'), () => Promise.reject(new Error('no')));
  const next = queue.run(stranger('b'), async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
