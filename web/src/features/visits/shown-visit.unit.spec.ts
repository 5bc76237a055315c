import { expect, test } from '@jest/globals';
import { displayedPageTimes, displayedStepTimes, type Edition, type Step } from './shown-visit.ts';

const edition = (fileId: string, ...times: number[]): Edition => ({
  fileId,
  completion: 1,
  name: null,
  isFormer: false,
  count: times.length,
  pictureOf: undefined,
  livePage: null,
  labelOf: () => null,
  partMs: null,
  pages: times.map((timeMs, index) => ({ __typename: 'PageTime', page: index + 1, timeMs })),
});
const turn = (fileId: string, page: number, timeMs: number): Step => ({
  __typename: 'TimelineEntry',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'PAGE',
  page,
  fileId,
  timeMs,
  text: null,
});

test('the turns to a page add up to the time that is told of the page, whatever is left over elsewhere', () => {
  const editions = [edition('f1', 2_400, 1_400, 9_700), edition('f2', 1_600, 1_600)];
  const turns = [
    turn('f1', 1, 1_100),
    turn('f1', 2, 1_400),
    turn('f1', 1, 1_300),
    turn('f1', 3, 9_700),
    turn('f2', 1, 1_600),
    turn('f2', 2, 1_600),
  ];
  const told = displayedStepTimes(turns, editions);
  for (const each of editions) {
    for (const [page, ms] of displayedPageTimes(each)) {
      const ofPage = turns.filter(
        ({ fileId, page: turned }) => fileId === each.fileId && turned === page,
      );
      expect(ofPage.reduce((sum, one) => sum + told.get(one)!, 0)).toBe(ms);
    }
  }
});

test('a turn to a page of which nothing is told is told by itself', () => {
  const alone = turn('f9', 4, 2_600);
  expect(displayedStepTimes([alone], [edition('f1', 1_000)]).get(alone)).toBe(3_000);
});
