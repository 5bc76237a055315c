import { expect, test } from '@jest/globals';
import { isSameText } from './is-same-text.ts';

test('texts are the same or not, whatever their lengths and their bytes', () => {
  expect(isSameText('ABC-123', 'ABC-123')).toBe(true);
  expect([
    isSameText('ABC-123', 'ABC-124'),
    isSameText('ABC-123', 'ABC-12'),
    isSameText('', 'A'),
    isSameText('é', 'e'),
  ]).toEqual([false, false, false, false]);
});
