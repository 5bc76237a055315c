import { expect, test } from '@jest/globals';
import { createWheel } from './wheel.ts';

test('one push with its momentum turns one page, the next push the next', () => {
  const turnOf = createWheel();
  const push = (from: number) =>
    Array.from({ length: 20 }, (_, index) => turnOf(40, from + index * 16, false)).filter(Boolean);
  expect([push(0), push(1_000)]).toEqual([[1], [1]]);
  expect(turnOf(-120, 3_000, false)).toBe(-1);
});

test('a push that scrolls up to the edge turns no page', () => {
  const turnOf = createWheel();
  expect([turnOf(100, 0, true), turnOf(100, 16, false), turnOf(100, 32, false)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(turnOf(100, 400, false)).toBe(1);
});
