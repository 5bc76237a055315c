import { expect, test } from '@jest/globals';
import { headStartOf } from './process-presentation-when-uploaded.ts';

const minute = 60_000;
const megabyte = 1024 ** 2;
const dueAt = (at: number, bytes: number, waitingOfTeam: number) =>
  at - headStartOf(bytes, waitingOfTeam);

test('one file goes before the rest of a hundred that another team uploaded 50 minutes ago', () => {
  const hundred = Array.from({ length: 100 }, (_, waiting) => dueAt(0, megabyte, waiting));
  const one = dueAt(50 * minute, 100 * megabyte, 0);
  expect(hundred.filter((other) => other < one)).toEqual([hundred[0]]);
});

test('of a team, what came first goes first, unless it is larger', () => {
  expect(dueAt(0, megabyte, 0)).toBeLessThan(dueAt(minute, megabyte, 1));
  expect(dueAt(minute, megabyte, 100)).toBeLessThan(dueAt(0, 50 * megabyte, 99));
});

test('a large file gets its turn, however many small ones come', () => {
  expect(dueAt(0, 1000 * megabyte, 0)).toBeLessThan(dueAt(10 * minute, 0, 0));
});
