import { expect, test } from '@jest/globals';
import { pageInHash } from './page-hash.ts';

test('the page is read from the URL, within the document', () => {
  expect([pageInHash('#page=7', 9), pageInHash('#page=70', 9), pageInHash('#page=0', 9)]).toEqual([
    7, 9, 1,
  ]);
});

test('anything else names no page', () => {
  expect(
    ['', '#stage', '#page=', '#page=-2', '#page=7a'].map((hash) => pageInHash(hash, 9)),
  ).toEqual([null, null, null, null, null]);
});
