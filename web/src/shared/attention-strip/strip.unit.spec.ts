import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { axisFor, pageLabels } from './axis.ts';
import { toCells } from './cells.ts';
import { heatOf, levelOf } from './heat.ts';
import { liveSentence, stripSentence } from './sentence.ts';

test('the borders of the tints are 3, 10, 30 and 90 seconds', () => {
  expect([0, 1, 2_999, 3_000, 9_999, 10_000, 29_999, 30_000, 89_999, 90_000].map(heatOf)).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4, 5,
  ]);
});

test('the level grows with the square root and is full at 90 seconds', () => {
  expect([0, 22_500, 90_000, 500_000].map(levelOf)).toEqual([0, 0.5, 1, 1]);
});

test('a cell keeps the longest of its pages, and the page being read shows always', () => {
  const times = [
    { page: 1, timeMs: 5 },
    { page: 2, timeMs: 9 },
    { page: 4, timeMs: 7 },
  ];
  expect(toCells({ pageCount: 4, times, livePages: [3] }, 2)).toEqual([
    { first: 1, last: 2, page: 2, timeMs: 9, isLive: false },
    { first: 3, last: 4, page: 3, timeMs: 0, isLive: true },
  ]);
});

test('cells cover every page once, in order, whatever room there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 300 }),
      (pageCount, room) => {
        const cells = toCells({ pageCount, times: [] }, room);
        expect(cells.length).toBe(Math.min(pageCount, room));
        expect(cells[0]?.first).toBe(1);
        expect(cells.at(-1)?.last).toBe(pageCount);
        cells
          .slice(1)
          .forEach((cell, index) => expect(cell.first).toBe((cells[index]?.last ?? 0) + 1));
      },
    ),
  );
});

test('a presentation without pages has no cells', () => {
  expect(toCells({ pageCount: 0, times: [] })).toEqual([]);
});

test('a strip says in words what it shows', () => {
  expect(stripSentence({ pageCount: 1, times: [] })).toBe('1 page, never viewed');
  expect(
    stripSentence({
      pageCount: 30,
      times: [
        { page: 13, timeMs: 104_000 },
        { page: 2, timeMs: 1 },
        { page: 3, timeMs: 0 },
      ],
    }),
  ).toBe('30 pages, 2 opened, longest page 13 with 1:44');
  expect(stripSentence({ pageCount: 30, times: [], livePages: [4, 2] })).toBe(
    '30 pages, just opened, being read now on page 2, 4',
  );
});

test.each([
  ['Someone is on page 4', [4], 1, 0],
  ['Someone is reading an earlier version', [], 1, 1],
  ['3 people are reading', [4, 2, 2], 3, 0],
  ['3 people are reading, 1 of them an earlier version', [4, 2], 3, 1],
  ['2 people are reading an earlier version', [], 2, 2],
] as const)('beside the lamp stands: %s', (words, pages, readers, elsewhere) => {
  expect(liveSentence(pages, readers, elsewhere)).toBe(words);
});

test('the axis has room for the longest bar and round ticks', () => {
  expect(axisFor(137_000)).toEqual({ full: 150_000, ticks: [0, 60_000, 120_000] });
  expect(axisFor(1_000)).toEqual({ full: 5_000, ticks: [0, 2_000, 4_000] });
  expect(axisFor(99_999_999).full).toBeGreaterThanOrEqual(99_999_999);
});

test('under a strip stand the first and the last page, and round ones where there is room', () => {
  expect(pageLabels(200, 920)).toEqual([
    1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200,
  ]);
  expect(pageLabels(200, 343)).toEqual([1, 20, 40, 60, 80, 100, 120, 140, 160, 200]);
  expect(pageLabels(31, 343)).toEqual([1, 5, 10, 15, 20, 25, 31]);
  expect(pageLabels(1, 343)).toEqual([1]);
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 3000 }),
      fc.integer({ min: 200, max: 1600 }),
      (pageCount, width) => {
        const labels = pageLabels(pageCount, width);
        expect([labels[0], labels.at(-1)]).toEqual([1, pageCount]);
        labels
          .slice(1)
          .forEach((label, index) =>
            expect(((label - (labels[index] ?? 0)) * width) / pageCount).toBeGreaterThanOrEqual(
              Math.min(29.9, ((pageCount - 1) * width) / pageCount),
            ),
          );
      },
    ),
  );
});
