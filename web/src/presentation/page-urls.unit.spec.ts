import { expect, test } from '@jest/globals';
import { pagesIn, picturesOf } from './page-urls.ts';

test('pages are drawn with the pictures of the file that was read, and as many as it is known to have', () => {
  const presentation = { id: 'p1', thumbnailUrl: '/files/presentations/p1/new/thumbnails/0001.jpg', pageCount: 3 };
  expect(picturesOf(presentation, 'old')?.(2)).toBe('/files/presentations/p1/old/thumbnails/0002.jpg');
  expect(picturesOf(presentation, null)?.(2)).toBe('/files/presentations/p1/new/thumbnails/0002.jpg');
  expect([pagesIn(presentation, []), pagesIn(presentation, [{ page: 2 }, { page: 8 }]), pagesIn({ pageCount: null }, [])]).toEqual([3, 8, 0]);
});
