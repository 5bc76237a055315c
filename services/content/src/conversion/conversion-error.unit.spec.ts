import { expect, test } from '@jest/globals';
import { canRetry, isSystemFault } from './conversion-error.ts';

test('a bad file cannot be retried; after a failure of the machine it can', () => {
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

test('a full disk is not the file’s fault, however it is reported', () => {
  const reported = [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    new Error('/tmp/pages/thumbnails/0005.jpg: write error\nsystem error: No space left on device'),
  ];
  expect(reported.map(isSystemFault)).toEqual([true, true]);
  expect(
    [
      new Error('RuntimeError: unreachable'),
      'text',
      Object.assign(new Error('read'), { code: 'ENOENT' }),
    ].map(isSystemFault),
  ).toEqual([false, false, false]);
});
