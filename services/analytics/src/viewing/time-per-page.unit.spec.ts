import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withMark, type Mark } from './marks.ts';
import { lookedAt } from '../testing/oracle.ts';
import { pagesRead } from './time-per-page.ts';

const timePerPage = (...given: Parameters<typeof pagesRead>) => pagesRead(...given).pages;

const at = (elapsedMs: number, page: number, atUs = elapsedMs * 1000): Mark => [
  elapsedMs,
  atUs,
  page,
];

test('each page lasts until the next turn, the last one until the end', () => {
  expect(timePerPage([at(0, 1), at(5_000, 4), at(12_000, 2)], 15_000, 30)).toEqual([
    { page: 1, timeMs: 5_000, views: 1 },
    { page: 2, timeMs: 3_000, views: 1 },
    { page: 4, timeMs: 7_000, views: 1 },
  ]);
});

test('page 1 is open from the start, unless another page is', () => {
  expect(timePerPage([], 3_000, 30)).toEqual([{ page: 1, timeMs: 3_000, views: 1 }]);
  expect(timePerPage([at(2_000, 2)], 3_000, 30)).toEqual([
    { page: 1, timeMs: 2_000, views: 1 },
    { page: 2, timeMs: 1_000, views: 1 },
  ]);
  expect(timePerPage([at(0, 7)], 3_000, 30)).toEqual([{ page: 7, timeMs: 3_000, views: 1 }]);
});

test('turning to the open page is no second view, returning to a page is one', () => {
  expect(timePerPage([at(1_000, 4), at(2_000, 4), at(3_000, 2), at(4_000, 4)], 5_000, 30)).toEqual([
    { page: 1, timeMs: 1_000, views: 1 },
    { page: 2, timeMs: 1_000, views: 1 },
    { page: 4, timeMs: 3_000, views: 2 },
  ]);
});

test('nothing counts beyond the known time, nor a page that does not exist', () => {
  expect(timePerPage([at(0, 1), at(9_000, 2)], 4_000, 30)).toEqual([
    { page: 1, timeMs: 4_000, views: 1 },
    { page: 2, timeMs: 0, views: 1 },
  ]);
  expect(timePerPage([at(0, 1), at(1_000, 99)], 4_000, 30)).toEqual([
    { page: 1, timeMs: 4_000, views: 1 },
  ]);
});

test('of turns at the same visible time, the last by the viewer’s clock stays open', () => {
  expect(timePerPage([at(1_000, 2, 9), at(1_000, 3, 8)], 2_000, 30)).toEqual([
    { page: 1, timeMs: 1_000, views: 1 },
    { page: 2, timeMs: 1_000, views: 1 },
    { page: 3, timeMs: 0, views: 1 },
  ]);
});

test('the last open page is where the viewing ended', () => {
  expect(pagesRead([], 3_000, 30).lastPage).toBe(1);
  expect(pagesRead([at(5_000, 4), at(1_000, 2), at(6_000, 99)], 9_000, 30).lastPage).toBe(4);
  expect(pagesRead([], 3_000, 0).lastPage).toBeNull();
});

const marks = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 8 })), { maxLength: 12 });

test('the result equals a check of each millisecond, for marks in any order', () => {
  fc.assert(
    fc.property(marks, fc.nat(80), fc.infiniteStream(fc.nat()), (turns, until, random) => {
      const list = turns.map(([elapsedMs, page], index) =>
        at(elapsedMs, page, elapsedMs * 100 + index),
      );
      const shuffled = list.toSorted(() => ((random.next().value as number) % 3) - 1);
      const found = timePerPage([...shuffled], until, 6);
      expect(found).toEqual(lookedAt(list, until, 6));
      expect(found.reduce((sum, { timeMs }) => sum + timeMs, 0)).toBe(until);
    }),
  );
});

test('marks are a set: order and repetition change nothing, and a repeated turn keeps the smaller time', () => {
  const reports = fc.array(
    fc.record({ elapsed: fc.nat(50), atUs: fc.nat(5), page: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(reports, fc.infiniteStream(fc.nat()), (given, random) => {
      const collected = (list: typeof given) =>
        list.reduce<readonly Mark[]>(
          (all, { elapsed, atUs, page }) => withMark(all, [elapsed, atUs, page]),
          [],
        );
      const shuffled = [...given, ...given].toSorted(
        () => ((random.next().value as number) % 3) - 1,
      );
      expect(collected(shuffled)).toEqual(collected(given));
      for (const [elapsed, atUs, page] of collected(given)) {
        expect(elapsed).toBe(
          Math.min(
            ...given
              .filter((one) => one.atUs === atUs && one.page === page)
              .map((one) => one.elapsed),
          ),
        );
      }
    }),
  );
});

test('the number of marks is limited, and the kept ones are the same in any order', () => {
  const many = Array.from({ length: 2_100 }, (_, n) => [n, n, (n % 9) + 1] as const);
  const forwards = many.reduce<readonly Mark[]>(withMark, []);
  expect(forwards).toHaveLength(2_000);
  expect(many.toReversed().reduce<readonly Mark[]>(withMark, [])).toEqual(forwards);
});
