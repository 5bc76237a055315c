import { expect, test } from '@jest/globals';
import { findInPage } from './find-in-text.ts';
import type { PageText } from './page-text.ts';

const line = (text: string, y: number, x = 10) => ({ text, x, y, width: text.length * 5, height: 10 });
const page: PageText = { width: 200, height: 100, runs: [line('What it costs,', 10), line('by site class', 30), line('What it costs a YEAR', 50)] };
const found = (words: string) => findInPage(page, 9, words).map((match) => match.stretches.map(({ run, start, end }) => page.runs[run]?.text.slice(start, end)));

test('words are found whatever their case, as often as they stand there', () => {
  expect(found('what IT')).toEqual([['What it'], ['What it']]);
  expect(found('year')).toEqual([['YEAR']]);
});

test('words are found across the end of a line', () => {
  expect(found('costs, by  site')).toEqual([['costs,', 'by site']]);
});

test('nothing is found for nothing', () => {
  expect([found(''), found('   '), found('months')]).toEqual([[], [], []]);
});

test('letters whose lower case is longer keep their place', () => {
  const turkish: PageText = { ...page, runs: [line('İzmir and Ankara', 10)] };
  expect(findInPage(turkish, 1, 'ankara')[0]?.stretches).toEqual([{ run: 0, start: 10, end: 16 }]);
});
