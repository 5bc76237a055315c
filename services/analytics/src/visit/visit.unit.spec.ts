import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ViewingState } from '../viewing/viewing.ts';
import { visitContaining, VISIT_GAP_MS, summarizeVisit, type Opening } from './visit.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const iso = (ms: number) => new Date(noon + ms).toISOString();
const opening = (id: string, minute: number, visitorKey: string | null = 'kim'): Opening => ({
  id,
  at: iso(minute * 60_000),
  visitorKey,
});

test('viewings of a visitor less than ten minutes apart are one visit, whichever of them is asked about', () => {
  const all = [
    opening('c', 19),
    opening('a', 0),
    opening('b', 9.9),
    opening('x', 5, 'lee'),
    opening('d', 29),
    opening('n', 6, null),
  ];
  for (const id of ['a', 'b', 'c']) expect(visitContaining(all, id)).toEqual(['a', 'b', 'c']);
  expect([visitContaining(all, 'd'), visitContaining(all, 'x'), visitContaining(all, 'n')]).toEqual(
    [['d'], ['x'], ['n']],
  );
});

test('every viewing is in one visit, and visits of a visitor are ten minutes apart', () => {
  const some = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 120 }).map((minute) => iso(minute * 60_000)),
      visitorKey: fc.constantFrom('kim', 'lee', null),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(some, (told) => {
      const all = told.map((each, index) => ({ ...each, id: String(index).padStart(2, '0') }));
      const visits = new Set(all.map(({ id }) => visitContaining(all, id).join()));
      expect([...visits].flatMap((visit) => visit.split(',')).toSorted()).toEqual(
        all.map(({ id }) => id),
      );
      const at = (id: string) => Date.parse(all[Number(id)]!.at);
      for (const [one, other] of [...visits].flatMap((each) =>
        [...visits].map((another) => [each.split(','), another.split(',')] as const),
      )) {
        if (
          one === other ||
          one[0] === other[0] ||
          all[Number(one[0])]!.visitorKey !== all[Number(other[0])]!.visitorKey ||
          all[Number(one[0])]!.visitorKey === null
        )
          continue;
        expect(
          Math.max(at(other[0]!) - at(one.at(-1)!), at(one[0]!) - at(other.at(-1)!)),
        ).toBeGreaterThanOrEqual(VISIT_GAP_MS);
      }
    }),
  );
});

function aReading(
  id: string,
  minute: number,
  over: Partial<ViewingState['session']> = {},
): ViewingState {
  const startedAt = iso(minute * 60_000);
  return {
    id,
    teamId: 't',
    pings: null,
    booked: null,
    pageCount: 8,
    fileId: 'f',
    assignment: { lane: 'person', contactId: null, isContactVerified: false, visitor: 'v:1' },
    session: {
      presentationId: 'p',
      sharedLinkId: 'l',
      linkOwnerId: 'o',
      started: {
        at: startedAt,
        opening: null,
        hitId: `h${id}`,
        viewerId: null,
        pageCount: null,
        userAgent: null,
      },
      marks: [],
      downloads: {},
      prints: {},
      clicks: {},
      visibility: null,
      ended: null,
      untilMs: 0,
      firstHeardAt: startedAt,
      heardAt: startedAt,
      ...over,
    },
  };
}

test('a visit adds up its viewings; the current page is that of the open one', () => {
  const first = aReading('a', 0, {
    marks: [
      [0, 1, 1],
      [4_000, 2, 3],
    ],
    untilMs: 9_000,
    heardAt: iso(60_000),
    ended: { at: iso(60_000) },
  });
  const second = aReading('b', 2, {
    marks: [
      [0, 3, 3],
      [2_000, 4, 4],
    ],
    untilMs: 5_000,
    heardAt: iso(125_000),
  });
  const pages = [
    { page: 1, timeMs: 4_000, views: 1 },
    { page: 3, timeMs: 7_000, views: 2 },
    { page: 4, timeMs: 3_000, views: 1 },
  ];
  expect(summarizeVisit([first, second], iso(126_000))).toEqual({
    startedAt: iso(0),
    lastSeenAt: iso(125_000),
    isLive: true,
    currentPage: 4,
    elapsedMs: 14_000,
    fileId: 'f',
    pageCount: 8,
    completion: 3 / 8,
    pages,
    files: [
      { fileId: 'f', pageCount: 8, startedAt: iso(0), elapsedMs: 14_000, pages, completion: 3 / 8 },
    ],
  });
});

test('a visit across two files has pages by file, and the time of both', () => {
  const before = {
    ...aReading('a', 0, { marks: [[0, 1, 1]], untilMs: 9_000, ended: { at: iso(60_000) } }),
    fileId: 'old',
  };
  const after = { ...aReading('b', 2, { marks: [[0, 3, 2]], untilMs: 5_000 }), pageCount: 4 };
  const read = summarizeVisit([before, after], iso(126_000));
  expect(read).toMatchObject({
    elapsedMs: 14_000,
    fileId: 'f',
    pageCount: 4,
    pages: [{ page: 2, timeMs: 5_000, views: 1 }],
    completion: 1 / 4,
  });
  expect(read.files).toEqual([
    {
      fileId: 'old',
      pageCount: 8,
      startedAt: iso(0),
      elapsedMs: 9_000,
      pages: [{ page: 1, timeMs: 9_000, views: 1 }],
      completion: 1 / 8,
    },
    {
      fileId: 'f',
      pageCount: 4,
      startedAt: iso(120_000),
      elapsedMs: 5_000,
      pages: [{ page: 2, timeMs: 5_000, views: 1 }],
      completion: 1 / 4,
    },
  ]);
});

test('a reader who stays in the replaced file, in another tab, is on that tab’s page', () => {
  const before = {
    ...aReading('a', 0, { marks: [[0, 1, 1]], untilMs: 9_000, heardAt: iso(125_000) }),
    fileId: 'old',
  };
  const after = {
    ...aReading('b', 2, { marks: [[0, 3, 2]], untilMs: 5_000, ended: { at: iso(124_000) } }),
    pageCount: 4,
  };
  expect(summarizeVisit([before, after], iso(126_000))).toMatchObject({
    isLive: true,
    currentPage: 1,
    fileId: 'old',
    pageCount: 8,
    pages: [{ page: 1, timeMs: 9_000, views: 1 }],
  });
});
