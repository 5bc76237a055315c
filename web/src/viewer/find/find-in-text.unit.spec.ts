import { expect, test } from '@jest/globals';
import { findInPage } from './find-in-text.ts';
import type { PageText } from '../page/page-text.ts';

const line = (text: string, y: number, x = 10) => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
});
const page: PageText = {
  width: 200,
  height: 100,
  runs: [line('What it costs,', 10), line('by site class', 30), line('What it costs a YEAR', 50)],
};
const found = (words: string) =>
  findInPage(page, 9, words).map((match) =>
    match.stretches.map(({ run, start, end }) => page.runs[run]?.text.slice(start, end)),
  );

test('words are found whatever their case, as often as they stand there', () => {
  expect(found('what IT')).toEqual([['What it'], ['What it']]);
  expect(found('year')).toEqual([['YEAR']]);
});

test('words are found across the end of a line', () => {
  expect(found('costs, by  site')).toEqual([['costs,', 'by site']]);
});

test('a figure and the words beside it are two words; a raised 2 belongs to its word', () => {
  const figure = { text: '18%', x: 10, y: 0, width: 60, height: 60 };
  const raised = { text: '2', x: 125, y: 20, width: 3, height: 5 };
  const slide: PageText = {
    ...page,
    runs: [figure, { text: 'less per m', x: 75, y: 22, width: 50, height: 10 }, raised],
  };
  expect(findInPage(slide, 1, '18% less').map(({ stretches }) => stretches.length)).toEqual([2]);
  expect(findInPage(slide, 1, 'm2')).toHaveLength(1);
  expect(findInPage(slide, 1, '%less')).toEqual([]);
});

test('nothing is found for nothing', () => {
  expect([found(''), found('   '), found('months')]).toEqual([[], [], []]);
});

test('letters whose lower case is longer keep their place', () => {
  const turkish: PageText = { ...page, runs: [line('İzmir and Ankara', 10)] };
  expect(findInPage(turkish, 1, 'ankara')[0]?.stretches).toEqual([{ run: 0, start: 10, end: 16 }]);
});
