import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eachPage, linesThatDid, type Line } from './line.ts';

const number = fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));

test('pages are read from a line as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), number, fc.nat())), (pages) => {
      const read: number[][] = [];
      eachPage(pages.join(), (...page) => read.push(page));
      expect(read).toEqual(pages);
    }),
    { examples: [[[[1, 31_836_138_677_482_730_000, 2], [3, 1.5, 1]]]] },
  );
});

test('what was done is found, newest first, by any of what is asked for', () => {
  const line = (id: string, startedMs: number, downloads: number, prints: number, clicks: Line[9]): Line => [id, startedMs, 'v', 0, 0, 0, 0, downloads, prints, clicks, '', '', ''];
  const lines = [line('a', 1, 2, 0, 0), line('b', 3, 0, 1, 0), line('c', 2, 1, 0, ['1|0004', 3]), line('d', 2, 0, 0, 0), line('e', 2, 1, 0, 0)];
  const found = (...deeds: Parameters<typeof linesThatDid>[1]) => linesThatDid(lines, deeds).map(([id]) => id).join('');
  expect([found('DOWNLOAD'), found('PRINT'), found('CLICK'), found('PRINT', 'CLICK'), found()]).toEqual(['eca', 'b', 'c', 'bc', '']);
});
