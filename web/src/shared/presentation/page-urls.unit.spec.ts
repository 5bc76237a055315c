import { expect, test } from '@jest/globals';
import { pagesIn, picturesOf } from './page-urls.ts';

test('pages are drawn with the pictures of the file that was read, and as many as it is known to have', () => {
  const presentation = {
    id: 'p1',
    thumbnailUrl: '/files/presentations/p1/new/thumbnails/0001.jpg',
    pageCount: 3,
  };
  expect(picturesOf(presentation, 'old')?.(2)).toBe(
    '/files/presentations/p1/old/thumbnails/0002.jpg',
  );
  expect(picturesOf(presentation, null)?.(2)).toBe(
    '/files/presentations/p1/new/thumbnails/0002.jpg',
  );
  const read = (filePageCount: number | null, ...pages: number[]) => ({
    filePageCount,
    pages: pages.map((page) => ({ page })),
  });
  expect([
    pagesIn(presentation, read(null)),
    pagesIn(presentation, read(null, 2, 8)),
    pagesIn(presentation, read(5, 2)),
    pagesIn({ pageCount: null }, read(null)),
  ]).toEqual([3, 8, 5, 0]);
});
