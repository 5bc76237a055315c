import { expect, test } from '@jest/globals';
import { computeFigures } from '../figures.ts';
import type { Line } from '../line.ts';
import { medianOf } from './median.ts';
import { countPagesIn, toPageRanges } from './page-ranges.ts';
import { isPageRead } from './rules.ts';
import { Sum } from '../sum.ts';
import { joinViews } from './views.ts';

const noon = Date.parse('2026-11-20T12:00:00.000Z');

function viewing(
  at: number,
  more: { visitor?: string; link?: string; pages?: string; lane?: string } = {},
): Line {
  const pages = more.pages ?? '1,5000,1';
  const read = toPageRanges(
    [...pages.matchAll(/(\d+),(\d+),\d+/g)]
      .filter(([, , timeMs]) => Number(timeMs) >= 1_000)
      .map(([, page]) => Number(page)),
  );
  const visitor = more.visitor ?? 'v:1';
  const link = more.link ?? 'l';
  return [
    `s${at}`,
    noon + at,
    visitor,
    5_000,
    4,
    1,
    1,
    0,
    0,
    0,
    pages,
    'p',
    link,
    read,
    0,
    more.lane ?? 'p',
  ];
}

const minutes = (count: number, seconds = 0) => (count * 60 + seconds) * 1_000;
const viewsOf = (...lines: Line[]) => joinViews(lines, 'current').length;

test('a reload within 30 minutes of the opening before is the same view', () => {
  expect(viewsOf(viewing(0), viewing(minutes(29, 59)))).toBe(1);
  expect(viewsOf(viewing(0), viewing(minutes(30)))).toBe(2);
  expect(viewsOf(viewing(0), viewing(minutes(30, 1)))).toBe(2);
  expect(viewsOf(viewing(minutes(50)), viewing(0), viewing(minutes(25)))).toBe(1);
});

test('another visitor, the same contact on another link, or a bot is another view', () => {
  expect(viewsOf(viewing(0), viewing(1, { visitor: 'v:2' }))).toBe(2);
  expect(viewsOf(viewing(0), viewing(1, { lane: 'b' }))).toBe(2);
  expect(viewsOf(viewing(0, { visitor: 'c:1' }), viewing(1, { visitor: 'c:1', link: 'm' }))).toBe(
    2,
  );
});

test('by the earlier rules each viewing is a view', () => {
  expect(joinViews([viewing(0), viewing(1)], 'earlier')).toHaveLength(2);
});

test('a page is read from one second of it in one viewing', () => {
  expect([isPageRead({ timeMs: 999 }), isPageRead({ timeMs: 1_000 })]).toEqual([false, true]);
  const lines = [
    viewing(0, { pages: '1,4001,1,2,999,1' }),
    viewing(1, { pages: '1,3001,1,2,999,1,3,1000,2' }),
  ];
  const figures = computeFigures(new Sum(lines, 'current', true));
  expect(figures.completion()).toBe(2 / 4);
  expect(figures.pages()).toMatchObject([
    { page: 1, timeMs: 7_002, views: 2, opened: 1, viewings: 1, readAgain: 0, stoppedHere: 1 },
    { page: 2, timeMs: 1_998, views: 2, opened: 1, viewings: 0, averageTimeMs: 0 },
    { page: 3, timeMs: 1_000, opened: 1, viewings: 1, readAgain: 1, stoppedHere: 0 },
  ]);
  const earlier = computeFigures(new Sum(lines, 'earlier', true));
  expect([earlier.views, earlier.pages().map(({ viewings }) => viewings)]).toEqual([2, [2, 2, 1]]);
});

test('medians are exact: the middle value, or the mean of the two in the middle', () => {
  expect(medianOf([33_727], 'current')).toBe(33_727);
  expect(medianOf([30_000, 22_567, 1], 'current')).toBe(22_567);
  expect(medianOf([4, 1, 2, 9], 'current')).toBe(3);
  expect(medianOf([1, 2], 'current')).toBe(1.5);
  expect(medianOf([], 'current')).toBe(0);
  expect(medianOf([33_727, 250_000], 'earlier')).toBe(34_000);
});

test('pages read are kept as ranges', () => {
  expect(toPageRanges([1, 2, 3, 7, 9, 10])).toBe('1-3,7,9-10');
  expect(toPageRanges([])).toBe('');
  expect(countPagesIn(['1-3,7', '', '2-4'])).toBe(5);
});
