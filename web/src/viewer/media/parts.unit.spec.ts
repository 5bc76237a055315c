import { expect, test } from '@jest/globals';
import { markersAt, partAt } from './parts.ts';

test('each moment is in one part, the end in the last', () => {
  const film = { count: 4, durationMs: 8_000 };
  expect([0, 1.99, 2, 7.99, 8, 9].map((at) => partAt(at, film))).toEqual([1, 1, 2, 4, 4, 4]);
  expect(partAt(Number.NaN, film)).toBe(1);
});

test('markers are passed at a quarter, the middle, three quarters and the end', () => {
  expect([0, 24, 25, 60, 99.9].map((at) => markersAt(at, 100))).toEqual([
    [],
    [],
    [25],
    [25, 50],
    [25, 50, 75, 100],
  ]);
  expect(markersAt(5, Number.NaN)).toEqual([]);
});
