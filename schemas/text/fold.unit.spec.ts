import { expect, test } from '@jest/globals';
import { fold, searchPrefix, searchTerms, slugOf } from './fold.ts';

test('folding takes away case, accents and spare spaces', () => {
  expect(fold('  Übersicht:  ÉTÉ ﬁnal ')).toBe('ubersicht: ete final');
});

test('a search finds a name by the beginning of any word, and by several words in a row', () => {
  const terms = searchTerms('Northwind: the case for Solar-Roofs');
  const finds = (search: string) => terms.some((term) => term.startsWith(searchPrefix(search)!));
  expect(
    ['north', 'SOLAR', 'solar ro', 'case for solar', 'northwind the', 'roofs'].map(finds),
  ).toEqual(Array(6).fill(true));
  expect(['orth', 'solar case', 'roofs x'].map(finds)).toEqual(Array(3).fill(false));
  expect(searchPrefix(' – ')).toBeNull();
});

test('a slug has letters and digits of any script, joined by dashes', () => {
  expect(slugOf('Größe & Préis 2026!', 'presentation')).toBe('große-preis-2026');
  expect(slugOf('日本 資料', 'presentation')).toBe('日本-資料');
  expect(slugOf('…', 'presentation')).toBe('presentation');
  expect(slugOf('a'.repeat(300), 'presentation')).toHaveLength(80);
});
