import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clampElapsed, clampMoment, eventAtUs } from './clamp.ts';

const start = Date.UTC(2026, 10, 20, 12);
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(NaN, Infinity, -Infinity, -0, 1e9),
);
const moment = fc.integer({ min: 0, max: 4e12 });

test.each([
  [0, 0],
  [4999.9, 4999],
  [5000, 5000],
  [1e9, 5000],
  [Infinity, 5000],
  [-1, 0],
  [-0.5, 0],
  [NaN, 0],
])('%d ms of reading in five seconds are %d', (elapsed, clamped) => {
  expect(clampElapsed(elapsed, start, start + 5000)).toBe(clamped);
});

test('a session that starts in the future has been read for no time', () => {
  expect(clampElapsed(1000, start + 60_000, start)).toBe(0);
});

test('reading is whole, never negative and never longer than there was time', () => {
  fc.assert(
    fc.property(anyNumber, moment, moment, (elapsed, startedAt, now) => {
      const clamped = clampElapsed(elapsed, startedAt, now);
      expect(Number.isInteger(clamped)).toBe(true);
      expect(clamped).toBeGreaterThanOrEqual(0);
      expect(clamped).toBeLessThanOrEqual(Math.max(0, now - startedAt));
    }),
  );
});

test.each([
  [start + 10, start + 10],
  [start - 10, start],
  [start + 1e9, start + 5000],
  [NaN, start + 5000],
  [Infinity, start + 5000],
])('a moment reported as %d is %d', (at, clamped) => {
  expect(clampMoment(at, start, start + 5000)).toBe(clamped);
});

test('a moment is never after now', () => {
  fc.assert(
    fc.property(anyNumber, moment, moment, (at, startedAt, now) =>
      expect(clampMoment(at, startedAt, now)).toBeLessThanOrEqual(now),
    ),
  );
});

test.each([
  [start, start * 1000],
  [start * 1000, start * 1000],
  [start * 1000 + 123, start * 1000 + 123],
  [start + 0.25, start * 1000 + 250],
  [0, 0],
  [1e9, 1e12],
  [-1, null],
  [NaN, null],
  [Infinity, null],
  [1e17, null],
])('an event at %d was at %d µs', (reported, microseconds) => {
  expect(eventAtUs(reported)).toBe(microseconds);
});

test('milliseconds and microseconds of the same moment are the same, from 1974 to 2255', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1974), max: Date.UTC(2255) }), (ms) =>
      expect(eventAtUs(ms)).toBe(eventAtUs(ms * 1000)),
    ),
  );
});
