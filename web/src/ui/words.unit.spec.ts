import { expect, test } from '@jest/globals';
import { pageUrl } from '../presentation/page-urls.ts';
import { progress, size } from './bytes.ts';
import { clock, span } from './duration.ts';

test('times are said as people say them, and what happened is never zero', () => {
  expect([0, 400, 88_000, 600_000].map(clock)).toEqual(['0:00', '0:01', '1:28', '10:00']);
  expect([0, 52_000, 381_000, 7_500_000].map(span)).toEqual(['0 s', '52 s', '6 min 21', '2 h 05']);
});

test('bytes are said in the unit of the whole', () => {
  expect([0, 999, 2_400_000, 48_000_000].map(size)).toEqual(['0 bytes', '999 bytes', '2.4 MB', '48 MB']);
  expect(progress(212_000_000, 480_000_000)).toBe('212 of 480 MB');
  expect(progress(3_200_000, 12_000_000)).toBe('3.2 of 12 MB');
});

test('the address of any page follows from that of the first', () => {
  expect(pageUrl('/files/presentations/p/f/thumbnails/0001.jpg')?.(12)).toBe('/files/presentations/p/f/thumbnails/0012.jpg');
  expect(pageUrl('/files/2026/f/0001.jpg?v=2')?.(10_001)).toBe('/files/2026/f/10001.jpg?v=2');
  expect(pageUrl(null)).toBeUndefined();
  expect(pageUrl('/cover.png')).toBeUndefined();
});
