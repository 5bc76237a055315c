import { expect, test } from '@jest/globals';
import { ownPath } from './own-path.ts';

test('only a path of our own is gone on to, as a browser would read it', () => {
  expect(['/', '/links?status=active#first', '/a/../links'].map(ownPath)).toEqual([
    '/',
    '/links?status=active#first',
    '/links',
  ]);
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    undefined,
    null,
    7,
    ['/links'],
  ])
    expect(ownPath(next)).toBe('/');
});
