import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openEventStream, type RealtimeMessage } from './event-stream.ts';

/** A fake EventSource. */
class Source {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static made: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};

  constructor() {
    Source.made.push(this);
  }

  addEventListener() {}
  close() {}

  refuse() {
    this.readyState = Source.CLOSED;
    this.onerror();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Source.made = [];
  Object.assign(globalThis, { EventSource: Source });
});
afterEach(() => {
  jest.useRealTimers();
});

test('the first refusal has everything asked again, those after it do not; the next one after it was open does', () => {
  const heard: RealtimeMessage[] = [];
  const stream = openEventStream('/api/realtime', (message) => heard.push(message));
  Source.made[0]!.onopen();
  expect(heard).toEqual([]);
  Source.made[0]!.refuse();
  expect(heard).toEqual([{ kind: 'reconnected' }]);
  jest.advanceTimersByTime(1_000);
  Source.made[1]!.refuse();
  jest.advanceTimersByTime(2_000);
  expect([heard.length, Source.made.length]).toEqual([1, 3]);
  Source.made[2]!.onopen();
  Source.made[2]!.refuse();
  expect(heard).toHaveLength(3);
  stream.close();
});
