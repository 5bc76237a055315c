import { expect, test } from '@jest/globals';
import { sumByPage, formatDuration, longestPages, stripHtml, stripSentence } from './strip.ts';

const pages = [
  { page: 1, timeMs: 2_000 },
  { page: 4, timeMs: 100_000 },
  { page: 2, timeMs: 0 },
];

test('every page has a cell, as dark and high as its time', () => {
  const html = stripHtml(pages, 8);
  expect(html.match(/<td /g)).toHaveLength(8);
  expect(html.match(/#EEEBE4/g)).toHaveLength(6);
  expect(html).toContain('height:6px;line-height:6px;font-size:1px;background:#C4D5E6');
  expect(html).toContain('height:40px;line-height:40px;font-size:1px;background:#18305C');
});

test.each([
  [0, '#EEEBE4'],
  [2_999, '#C4D5E6'],
  [3_000, '#92B2DA'],
  [10_000, '#5D89C6'],
  [30_000, '#305AA0'],
  [90_000, '#18305C'],
])('%d ms are %s', (timeMs, tint) => {
  expect(stripHtml([{ page: 1, timeMs }], 1)).toContain(tint);
});

test('two hundred pages share cells, each showing the longest of its pages', () => {
  const html = stripHtml(
    [
      { page: 200, timeMs: 95_000 },
      { page: 199, timeMs: 1_000 },
    ],
    200,
  );
  expect(html.match(/<td /g)).toHaveLength(48);
  expect(html).toContain('#18305C');
});

test('the sentence says the same', () => {
  expect(stripSentence(pages, 8)).toBe('8 pages, 2 opened, longest page 4 with 1:40');
  expect(stripSentence([], 1)).toBe('1 page, none opened yet');
  expect(stripHtml(pages, 8)).toContain('8 pages, 2 opened, longest page 4 with 1:40');
});

test('the longest pages come first, then the earlier ones', () => {
  const some = [
    { page: 3, timeMs: 5 },
    { page: 1, timeMs: 5 },
    { page: 2, timeMs: 9 },
    { page: 4, timeMs: 0 },
  ];
  expect(longestPages(some, 3).map(({ page }) => page)).toEqual([2, 1, 3]);
});

test('times of the same page are added up', () => {
  expect(
    sumByPage([
      { page: 2, timeMs: 5 },
      { page: 1, timeMs: 1 },
      { page: 2, timeMs: 6 },
      { page: 3, timeMs: -4 },
    ]),
  ).toEqual([
    { page: 1, timeMs: 1 },
    { page: 2, timeMs: 11 },
    { page: 3, timeMs: 0 },
  ]);
});

test.each([
  [7_000, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%d ms read %s', (timeMs, text) => {
  expect(formatDuration(timeMs)).toBe(text);
});
