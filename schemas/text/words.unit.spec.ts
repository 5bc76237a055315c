import { expect, test } from '@jest/globals';
import { wordsOf } from './words.ts';

test.each([
  ['Solar roofs, 3.5 kW', ['solar', 'roofs', '3', '5', 'kw']],
  ['ÉTÉ à Zürich', ['ete', 'a', 'zurich']],
  ['太陽光発電', ['太陽', '陽光', '光発', '発電']],
  ['2025年の計画', ['2025', '年の', 'の計', '計画']],
  ['木', ['木']],
  ['… – ', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a word without an end is cut', () => {
  expect(wordsOf('x'.repeat(5_000))).toEqual(['x'.repeat(40)]);
});
