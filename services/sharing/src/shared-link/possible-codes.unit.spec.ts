import { expect, test } from '@jest/globals';
import { possibleCodes } from './possible-codes.ts';

test.each([
  'k7mp-3xqd',
  'K7MP-3XQD',
  ' k7mp3xqd ',
  'K7mp 3xqd',
  'k7mp – 3xqd',
  'k7mp—3xqd',
  'k7mp‑3xqd',
  'k7mp -3xqd',
])('a code that was made up is meant by “%s”', (typed) => {
  expect(possibleCodes(typed)).toContain('k7mp-3xqd');
});

test('so is one of three groups', () => {
  expect(possibleCodes('K7MP3XQD9RST')).toContain('k7mp-3xqd-9rst');
});

test.each([
  ['harbor-27', 'harbor27'],
  ['harbor 27', 'harbor-27'],
  ['north-wing', 'northwing'],
  ['12345678', '1234 5678'],
  ['k7mp3xqd', 'k7mp-3xqd'],
  ['quay', 'q-uay'],
])('one that somebody thought of, “%s”, is not meant by “%s”', (code, typed) => {
  expect(possibleCodes(typed)).not.toContain(code);
  expect(possibleCodes(` ${code.toUpperCase()}\n`)).toContain(code);
});
