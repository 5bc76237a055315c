import { expect, test } from '@jest/globals';
import { readDay } from './days.ts';

test('a day has a year of two or four digits, from 1900 to 2200', () => {
  const read = [
    '2026-11-24',
    '1/2/26',
    '1/2/202',
    '1/2/20265',
    '1/2/1899',
    '0202-11-24',
    '1/2',
  ].map(readDay);
  expect(read[0]).toBe('2026-11-24');
  expect(read[1]).toMatch(/^2026-0\d-0\d$/);
  expect(read.slice(2)).toEqual([null, null, null, null, null]);
});
