import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { isKnown } from './known-documents.ts';

test('each document of the console is known as the edge sends it, and no other', () => {
  const file = new URL('../../web/src/gql/persisted-documents.json', import.meta.url);
  const texts: string[] = Object.values(JSON.parse(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !isKnown(parse(text, { noLocation: true })))).toEqual([]);
  expect(isKnown(parse('{ users { items { email } } }'))).toBe(false);
});
