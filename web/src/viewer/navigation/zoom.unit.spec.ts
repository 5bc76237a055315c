import { expect, test } from '@jest/globals';
import { clampZoom, needsSharpening, stepZoom, trueSize } from './zoom.ts';

const slide = { width: 960, height: 540 };

test('true size is 96 pixels an inch', () => {
  expect(trueSize(slide)).toEqual({ width: 1280, height: 720 });
});

test('zoom stays between a quarter and four', () => {
  expect([clampZoom(0.1), clampZoom(1.5), clampZoom(9)]).toEqual([0.25, 1.5, 4]);
  expect([stepZoom(4, 1), stepZoom(0.25, -1)]).toEqual([4, 0.25]);
});

test('steps lead from wherever one is to the next round figure', () => {
  expect([stepZoom(0.875, 1), stepZoom(0.875, -1), stepZoom(1, 1), stepZoom(1, -1)]).toEqual([
    0.9, 0.75, 1.1, 0.9,
  ]);
});

test('a page that fits only beyond the limits is not thrown back by a step in that direction', () => {
  expect(stepZoom(0.16, -1)).toBe(0.16);
  expect(stepZoom(5, 1)).toBe(5);
});

test('a picture is sharpened only where the screen shows more than it has', () => {
  expect(needsSharpening(1120, 1, 1280)).toBe(false);
  expect(needsSharpening(1120, 2, 1280)).toBe(true);
  expect(needsSharpening(375, 3, 1280)).toBe(false);
});
