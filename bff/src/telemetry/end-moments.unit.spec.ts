import { expect, test } from '@jest/globals';
import { momentsOf } from './end-moments.ts';

const startedAt = Date.parse('2026-11-20T12:00:00.000Z');
const now = startedAt + 20_000;
const day = 86_400_000;
const ended = (reported: string | number | null, sentAtMs: number | null = null) =>
  momentsOf(reported, sentAtMs === null ? null : sentAtMs * 1_000, { startedAt }, now).endedAt -
  startedAt;

test.each([
  ['in milliseconds', startedAt + 18_000],
  ['in microseconds', (startedAt + 18_000) * 1_000],
  ['as a date', '2026-11-20T12:00:18.000Z'],
])('an end %s is the moment it names', (_, reported) => {
  expect(ended(reported)).toBe(18_000);
});

test('an end that names no moment is now', () => {
  expect(ended(null)).toBe(20_000);
});

test('an end that says when it was sent is right by whatever clock', () => {
  for (const off of [0, 7_000, -7_000, day, -day])
    expect(ended(startedAt + off + 18_000, startedAt + off + 20_000)).toBe(18_000);
  expect(ended(startedAt + day, startedAt + day + 40_000)).toBe(0);
});

test('an end before the start, or after now, is by another clock: it is now', () => {
  expect([ended(startedAt - day), ended(startedAt + day)]).toEqual([20_000, 20_000]);
});
