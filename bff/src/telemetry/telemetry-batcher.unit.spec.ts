import { expect, test } from '@jest/globals';
import type { Log, LogEntry } from '@lectern/kernel/log/port.ts';
import { TelemetryBatcher } from './telemetry-batcher.ts';

const entry = (eventId: string): LogEntry => ({
  topic: 'pings',
  key: 'p',
  eventId,
  teamId: 't',
  body: '{}',
});

const asIs = (cause: unknown) => cause as Error;

function aLog(answer: () => Promise<void>) {
  const published: string[][] = [];
  const log = {
    publish: (entries: readonly LogEntry[]) => (
      published.push(entries.map(({ eventId }) => eventId)),
      answer()
    ),
  };
  return { log: log as unknown as Log, published };
}

test('what is reported in one turn goes to the log at once and in order', async () => {
  const { log, published } = aLog(async () => {});
  const outbox = new TelemetryBatcher(log, 1_000, asIs);
  await Promise.all([outbox.publish([entry('1')]), outbox.publish([entry('2'), entry('3')])]);
  await outbox.publish([entry('4')]);
  expect(published).toEqual([['1', '2', '3'], ['4']]);
});

test('a crowd goes in batches', async () => {
  const { log, published } = aLog(async () => {});
  const outbox = new TelemetryBatcher(log, 1_000, asIs);
  await Promise.all(Array.from({ length: 1_200 }, (_, at) => outbox.publish([entry(String(at))])));
  expect(published.map(({ length }) => length)).toEqual([500, 500, 200]);
});

test('nobody is answered before the log has it, and nobody waits for ever', async () => {
  const failing = new TelemetryBatcher(
    aLog(() => Promise.reject(new Error('full'))).log,
    1_000,
    asIs,
  );
  const outcomes = await Promise.allSettled([
    failing.publish([entry('1')]),
    failing.publish([entry('2')]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(
    new TelemetryBatcher(aLog(() => new Promise(() => {})).log, 10, asIs).publish([entry('1')]),
  ).rejects.toThrow('not within 10 ms');
});

test('what is reported while others are being written goes together once they are', async () => {
  const written: (() => void)[] = [];
  const { log, published } = aLog(() => new Promise((resolve) => written.push(resolve)));
  const outbox = new TelemetryBatcher(log, 1_000, asIs);
  const first = outbox.publish([entry('1')]);
  await new Promise(setImmediate);
  const others = [outbox.publish([entry('2')])];
  await new Promise(setImmediate);
  others.push(outbox.publish([entry('3')]));
  expect(published).toEqual([['1']]);
  written.shift()!();
  await first;
  await new Promise(setImmediate);
  expect(published).toEqual([['1'], ['2', '3']]);
  written.shift()!();
  await Promise.all(others);
});

test('after a crowd its like is waited for a moment, and no longer than until as many are back', async () => {
  const { log, published } = aLog(async () => {});
  const outbox = new TelemetryBatcher(log, 1_000, asIs);
  const publish = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => outbox.publish([entry(String(at))])));
  await publish(10);
  await new Promise(setImmediate);
  const some = publish(6);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(published.map(({ length }) => length)).toEqual([10]);
  const all = publish(4);
  await new Promise(setImmediate);
  expect(published.map(({ length }) => length)).toEqual([10, 10]);
  await Promise.all([some, all]);
  await publish(3); // Fewer are waited for, and then go alone.
  expect(published.map(({ length }) => length)).toEqual([10, 10, 3]);
});
