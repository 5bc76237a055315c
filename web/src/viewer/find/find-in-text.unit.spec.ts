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

test('accents and ligatures make no difference, composed or not', () => {
  const french: PageText = { ...page, runs: [line('naïve cafe\u0301 e\uFB03cient Straße', 10)] };
  const at = (words: string) => findInPage(french, 1, words)[0]?.stretches[0];
  expect([at('naive'), at('NAÏVE'), at('café e'), at('efficient'), at('strasse')]).toEqual([
    { run: 0, start: 0, end: 5 },
    { run: 0, start: 0, end: 5 },
    { run: 0, start: 6, end: 13 },
    { run: 0, start: 12, end: 19 },
    { run: 0, start: 20, end: 26 },
  ]);
});

test('a word broken at the end of a line is found whole, and with its hyphen', () => {
  const broken: PageText = {
    ...page,
    runs: [line('we com-', 10), line('pile well-', 30), line('known code', 50)],
  };
  const stretches = (words: string) =>
    findInPage(broken, 1, words).map((match) =>
      match.stretches.map(({ run, start, end }) => broken.runs[run]?.text.slice(start, end)),
    );
  expect(stretches('compile')).toEqual([['com', 'pile']]);
  expect(stretches('well-known')).toEqual([['well-', 'known']]);
  expect(stretches('wellknown')).toEqual([['well', 'known']]);
});

test('a match says where it begins on the page', () => {
  expect(findInPage(page, 9, 'site')[0]?.box).toEqual({
    left: 25 / 200,
    top: 0.3,
    width: 0.1,
    height: 0.1,
  });
});
