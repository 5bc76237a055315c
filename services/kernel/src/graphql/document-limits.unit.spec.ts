import { expect, test } from '@jest/globals';
import { documentLimits, parseWithinLimits } from './document-limits.ts';

test('a document of ordinary size passes', () => {
  expect(
    parseWithinLimits('query A { viewer { id ...F } } fragment F on User { name }').definitions,
  ).toHaveLength(2);
});

test('too long, too deep, too many aliases: refused', () => {
  expect(() => parseWithinLimits(`{ a ${' '.repeat(documentLimits.characters)} }`)).toThrow(
    'too long',
  );
  expect(() => parseWithinLimits('{ a '.repeat(30) + '}'.repeat(30))).toThrow('too deep');
  expect(() =>
    parseWithinLimits(`{ ${Array.from({ length: 600 }, (_, i) => `a${i}: b`).join(' ')} }`),
  ).toThrow('too large');
});

test('each fragment is measured once, however often it is spread', () => {
  // Measured at each place where they stand, these would never end.
  const bomb = `{ ...F0 } ${Array.from({ length: 60 }, (_, i) => `fragment F${i} on Q { ...F${i + 1} ...F${i + 1} a }`).join(' ')}`;
  expect(() => parseWithinLimits(bomb)).toThrow('too large');
  expect(() => parseWithinLimits('{ ...F } fragment F on Q { ...F }')).toThrow('too deep');
});
