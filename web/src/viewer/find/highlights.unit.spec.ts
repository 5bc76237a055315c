import { expect, test } from '@jest/globals';
import { splitAtHighlights } from './highlights.ts';

// The first word is narrower than the second: by letters alone, “wide” would start at 35.
const run = { text: 'narrow wide', x: 10, y: 20, width: 100, height: 10, words: [10, 30, 45, 65] };
const mark = (start: number, end: number) => ({ run: 0, start, end, isCurrent: false });
const parts = (...marks: ReturnType<typeof mark>[]) =>
  splitAtHighlights(run, marks, (text) => text.length).map(({ text, x, width, mark: marked }) => [
    text,
    x,
    width,
    marked !== undefined,
  ]);

test('a marked word lies where it lies on the page, whatever the font of the words before it', () => {
  expect(parts(mark(7, 11))).toEqual([
    ['narrow ', 10, 35, false],
    ['wide', 45, 65, true],
  ]);
  expect(parts(mark(0, 6))).toEqual([
    ['narrow', 10, 30, true],
    [' wide', 40, 70, false],
  ]);
});

test('several marks, parts of words and what runs over a space keep their places', () => {
  expect(parts(mark(0, 3), mark(4, 9))).toEqual([
    ['nar', 10, 15, true],
    ['r', 25, 5, false],
    ['ow wi', 30, 47.5, true],
    ['de', 77.5, 32.5, false],
  ]);
});
