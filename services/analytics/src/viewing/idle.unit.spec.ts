import { expect, test } from '@jest/globals';
import { withoutIdle } from './idle.ts';

test.each([
  [74_000, 74_000],
  [75_000, 75_000],
  [76_000, 75_000],
])('%d ms between two signs of life count as %d', (gapMs, countedMs) => {
  const counted = withoutIdle([10_000, 10_000 + gapMs, 20_000 + gapMs]);
  expect(counted(10_000 + gapMs)).toBe(10_000 + countedMs);
  expect(counted(20_000 + gapMs)).toBe(20_000 + countedMs);
});

test('after the last sign of life at most 75 s count, and counted time never goes back', () => {
  const counted = withoutIdle([300_000, 5_000]);
  expect([counted(5_000), counted(79_999), counted(80_000), counted(299_999)]).toEqual([
    5_000, 79_999, 80_000, 80_000,
  ]);
  expect([counted(300_000), counted(1_000_000)]).toEqual([80_000, 155_000]);
});
