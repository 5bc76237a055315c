import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eachPage, latestLines, filterLines, type ViewerAction, type Line } from './line.ts';

const number = fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));

test('pages are read from a line as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), number, fc.nat())), (pages) => {
      const read: number[][] = [];
      eachPage(pages.join(), (...page) => read.push(page));
      expect(read).toEqual(pages);
    }),
    {
      examples: [
        [
          [
            [1, 31_836_138_677_482_730_000, 2],
            [3, 1.5, 1],
          ],
        ],
      ],
    },
  );
});

test('lines are found by visitor and by any of the actions, newest first', () => {
  const line = (
    id: string,
    startedMs: number,
    visitor: string,
    downloads: number,
    prints: number,
    clicks: Line[9],
  ): Line => [
    id,
    startedMs,
    visitor,
    0,
    0,
    0,
    0,
    downloads,
    prints,
    clicks,
    '',
    '',
    '',
    '',
    0,
    'p',
  ];
  const lines = [
    line('a', 1, 'v', 2, 0, 0),
    line('b', 3, 'v', 0, 1, 0),
    line('c', 2, 'w', 1, 0, ['1|0004', 3]),
    line('d', 2, 'w', 0, 0, 0),
    line('e', 2, 'v', 1, 0, 0),
  ];
  const found = (visitor: string | null, did: ViewerAction[] | null) =>
    filterLines(lines, { visitor, did })
      .map(([id]) => id)
      .join('');
  const done = (...did: ViewerAction[]) => found(null, did);
  expect([done('DOWNLOAD'), done('PRINT'), done('CLICK'), done('PRINT', 'CLICK'), done()]).toEqual([
    'eca',
    'b',
    'c',
    'bc',
    '',
  ]);
  expect([
    found('v', null),
    found('w', null),
    found('v', ['DOWNLOAD']),
    found('x', null),
    found(null, null),
  ]).toEqual(['bea', 'dc', 'ea', '', 'bedca']);
});

test('the latest lines began within a session’s life of the last one by visible time', () => {
  const hour = 3_600_000;
  const line = (id: string, startedHours: number, inViewHours: number): Line => [
    id,
    startedHours * hour,
    'v',
    inViewHours * hour,
    0,
    0,
    0,
    0,
    0,
    0,
    '',
    '',
    '',
    '',
    0,
    'p',
  ];
  const lines = [
    line('last', 30, 1),
    line('long', 5, 20),
    line('old', 5.9, 0),
    line('open', 6, 0),
    line('first', 0, 2),
  ];
  const found = (most: number) => latestLines(lines, most).map(([id]) => id);
  expect([found(10), found(2), found(1)]).toEqual([['last', 'open'], ['last', 'open'], ['last']]);
  expect(latestLines(lines.slice(1), 10).map(([id]) => id)).toEqual([
    'long',
    'open',
    'old',
    'first',
  ]);
  expect(latestLines([], 10)).toEqual([]);
});
