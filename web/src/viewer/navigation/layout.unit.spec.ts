import { expect, test } from '@jest/globals';
import {
  defaultView,
  layOut,
  nearSheets,
  pageInView,
  pagePointAt,
  rowOf,
  scaleOf,
  type View,
} from './layout.ts';

const upright = { width: 600, height: 900 }; // 800 × 1200 CSS pixels
const slide = { width: 960, height: 540 }; // 1280 × 720
const room = { width: 1200, height: 600 };
const continuous: View = { isContinuous: true, isPaired: false, fit: 'width' };
const single: View = { isContinuous: false, isPaired: false, fit: 'page' };
const of = (count: number, size = upright) => Array.from({ length: count }, () => size);

test('upright documents are read continuously at their width, slides one by one as a whole', () => {
  expect(defaultView(of(3), room)).toEqual(continuous);
  expect(defaultView([upright, slide, slide], room)).toEqual(single);
  expect(defaultView(of(2, slide), { width: 700, height: 280 }).fit).toBe('width');
});

test('what fits is the page, or its width up to a comfortable one', () => {
  expect(scaleOf([upright], 'page', 'fit', room)).toBe(0.5);
  expect(scaleOf([upright], 'width', 'fit', room)).toBe(1000 / 800);
  expect(scaleOf([slide], 'width', 'fit', room)).toBe(1200 / 1280);
  expect(scaleOf([upright, upright], 'page', 'fit', { width: 816, height: 1200 })).toBe(0.5);
  expect(scaleOf([upright], 'width', 2, room)).toBe(2);
});

test('one page is centered; continuous pages follow each other', () => {
  const input = { sizes: of(3), page: 2, zoom: 'fit', room } as const;
  expect(layOut({ ...input, view: single })).toMatchObject({
    height: 600,
    sheets: [{ page: 2, left: 400, top: 0, width: 400, height: 600 }],
  });
  const { height, sheets } = layOut({ ...input, view: continuous });
  expect(sheets.map(({ page, left, top }) => [page, left, top])).toEqual([
    [1, 100, 0],
    [2, 100, 1516],
    [3, 100, 3032],
  ]);
  expect(height).toBe(4532);
});

test('pages stand side by side in pairs, the last one alone', () => {
  const paired: View = { ...single, isPaired: true };
  expect([rowOf(4, 5, paired), rowOf(5, 5, paired), rowOf(4, 5, single)]).toEqual([
    [3, 4],
    [5, 5],
    [4, 4],
  ]);
  const { sheets } = layOut({ sizes: of(4), page: 4, view: paired, zoom: 0.5, room });
  expect(sheets.map(({ page, left }) => [page, left])).toEqual([
    [3, 192],
    [4, 608],
  ]);
});

test('the page under a line that moves down with the scrolling is the current one', () => {
  const layout = layOut({
    sizes: [...of(3), { width: 600, height: 90 }],
    page: 1,
    view: continuous,
    zoom: 0.5,
    room,
  });
  const at = (top: number) => pageInView(layout, top, 600);
  expect([at(0), at(300), at(616), at(1100)]).toEqual([1, 1, 2, 3]);
  expect(at(layout.height - 600)).toBe(4);
  expect(nearSheets(layout, 1900, 200).map(({ page }) => page)).toEqual([3, 4]);
});

test('where several pages fit in the window each becomes the current one in turn', () => {
  const layout = layOut({ sizes: of(10), page: 1, view: continuous, zoom: 0.15, room });
  const seen = new Set<number>();
  for (let top = 0; top <= layout.height - 600; top += 1) seen.add(pageInView(layout, top, 600));
  expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('of 352 pages only those near the screen are drawn', () => {
  const layout = layOut({ sizes: of(352), page: 1, view: continuous, zoom: 'fit', room });
  expect(nearSheets(layout, 100_000, 600).length).toBeLessThanOrEqual(3);
});

test('a point between two pages belongs to the nearer one', () => {
  const layout = layOut({ sizes: of(2), page: 1, view: continuous, zoom: 0.5, room });
  expect(pagePointAt(layout, 600, 300)).toEqual({ page: 1, x: 0.5, y: 0.5 });
  expect(pagePointAt(layout, 600, 612)).toMatchObject({ page: 2 });
});
