import { expect, test } from '@jest/globals';
import { pageUrl, picturesOf } from '../presentation/page-urls.ts';
import { ago } from './ago.tsx';
import { progress, size } from './bytes.ts';
import { clock, span } from './duration.ts';

test('times are said as people say them, and what happened is never zero', () => {
  expect([0, 400, 88_000, 600_000].map(clock)).toEqual(['0:00', '0:01', '1:28', '10:00']);
  expect([0, 52_000, 381_000, 7_500_000].map(span)).toEqual(['0 s', '52 s', '6 min 21', '2 h 05']);
});

test('how long ago something was is said so that it cannot be taken for how long it took', () => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  const at = (minutes: number) => ago(new Date(noon - minutes * 60_000), noon);
  expect([0, 7, 119, 60 * 24, 60 * 72, 60 * 24 * 30].map(at)).toEqual(['just now', '7 min ago', '1 h ago', 'yesterday', 'Tuesday', '21 Oct']);
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

test('what was read is shown by the pages of its own file, also once another is shown', () => {
  const presentation = { id: 'p', thumbnailUrl: '/files/presentations/p/f2/thumbnails/0001.jpg' };
  expect(picturesOf(presentation, 'f1')?.(3)).toBe('/files/presentations/p/f1/thumbnails/0003.jpg');
  expect(picturesOf(presentation, null)?.(3)).toBe('/files/presentations/p/f2/thumbnails/0003.jpg');
  expect(picturesOf({ ...presentation, thumbnailUrl: null }, 'f1')).toBeUndefined();
});
