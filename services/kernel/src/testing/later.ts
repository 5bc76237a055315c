import { jest } from '@jest/globals';

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'hrtime',
  'performance',
] as const;

/** What time it is, until `jest.useRealTimers()`; all that waits goes on as it did. */
export function later(ms: number): void {
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...timers] });
}
