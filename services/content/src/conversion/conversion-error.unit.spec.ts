import { expect, test } from '@jest/globals';
import { canRetry } from './conversion-error.ts';

test('what is wrong with a file stays wrong with it; what went wrong with a machine may go better', () => {
  expect(
    ['empty', 'not-a-pdf', 'damaged', 'encrypted', 'too-many-pages', 'image-too-large'].map(
      canRetry,
    ),
  ).toEqual([false, false, false, false, false, false]);
  expect(
    [
      'took-too-long',
      'out-of-memory',
      'crashed',
      'interrupted',
      'a reason of an older version',
    ].map(canRetry),
  ).toEqual([true, true, true, true, true]);
});
