import { expect, test } from '@jest/globals';
import { pageUrl, picturesOf } from '../../shared/presentation/page-urls.ts';
import { timeAgo } from './ago.tsx';
import { progress, size } from './bytes.ts';
import { daysLeft } from './days-left.ts';
import { clock, inSeconds, span } from './duration.ts';
import { countLabel, rowCount } from './count-label.ts';

test('times are said as people say them, and what happened is never zero', () => {
  expect([0, 400, 88_000, 600_000].map(clock)).toEqual(['0:00', '0:01', '1:28', '10:00']);
  expect([0, 52_000, 381_000, 7_500_000].map(span)).toEqual(['0s', '52s', '6m 21s', '2h 5m']);
});

test('times side by side add up to what is said of them together', () => {
  const times = Array.from({ length: 14 }, () => 9_450);
  expect(span(times.reduce((sum, ms) => sum + ms, 0))).toBe('2m 12s');
  expect(inSeconds(times).reduce((sum, ms) => sum + ms, 0)).toBe(132_000);
  expect(inSeconds([1_600, 2_900, 0, 200])).toEqual([1_000, 3_000, 0, 1_000]);
});

test('how long ago something was is said so that it cannot be taken for how long it took', () => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  const at = (minutes: number) => timeAgo(new Date(noon - minutes * 60_000), noon);
  expect([0, 7, 119, 60 * 24, 60 * 72, 60 * 24 * 30].map(at)).toEqual([
    'just now',
    '7 min ago',
    '1 h ago',
    'yesterday',
    'Tuesday',
    expect.stringMatching(/^(21 Oct|Oct 21)$/),
  ]);
});

test('the days that are left count the one that has begun', () => {
  expect(
    [30, 29.99, 1.5, 1, 0.2].map((days) => daysLeft(new Date(days * 86_400_000).toISOString(), 0)),
  ).toEqual(['30 days left', '30 days left', '2 days left', 'last day', 'last day']);
});

test('bytes are said in the unit of the whole', () => {
  expect([0, 999, 2_400_000, 48_000_000].map(size)).toEqual([
    '0 bytes',
    '999 bytes',
    '2.4 MB',
    '48 MB',
  ]);
  expect(progress(212_000_000, 480_000_000)).toBe('212 of 480 MB');
  expect(progress(3_200_000, 12_000_000)).toBe('3.2 of 12 MB');
});

test('the address of any page follows from that of the first', () => {
  expect(pageUrl('/files/presentations/p/f/thumbnails/0001.jpg')?.(12)).toBe(
    '/files/presentations/p/f/thumbnails/0012.jpg',
  );
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

test('of what is more than is counted it is said that there is more', () => {
  expect([0, 9_876, 10_000, 10_001].map(countLabel)).toEqual(['0', '9,876', '10,000', '10,000+']);
  expect([0, 10_000, 10_001].map(rowCount)).toEqual([1, 10_001, -1]);
});
