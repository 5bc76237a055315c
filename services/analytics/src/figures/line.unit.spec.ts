import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eachPage } from './line.ts';

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
