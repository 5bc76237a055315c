import { expect, test } from '@jest/globals';
import type { SessionPingsRow } from '../session-pings/projection.ts';
import type { ViewerSessionRow } from '../viewer-sessions/projection.ts';
import type { BookedViewerSession } from '../viewer-session/state.ts';
import {
  accountOf,
  currentPage,
  identityOf,
  isLive,
  isOver,
  lastSeenAt,
  liveReaders,
  reportedActivity,
  type ViewingState,
} from './viewing.ts';

const at = (time: string) => `2026-11-20T${time}.000Z`;

function aReading(
  session: Partial<ViewerSessionRow> = {},
  last?: Partial<SessionPingsRow['last']>,
): ViewingState {
  const facts = { presentationId: 'p', sharedLinkId: 'l', linkOwnerId: 'o' };
  return {
    id: 's',
    teamId: 't',
    fileId: null,
    session: {
      ...facts,
      started: {
        at: at('12:00:00'),
        opening: null,
        hitId: 'h',
        viewerId: null,
        pageCount: 99,
        userAgent: null,
      },
      marks: [],
      downloads: {},
      prints: {},
      clicks: {},
      visibility: null,
      ended: null,
      untilMs: 0,
      firstHeardAt: at('12:00:00'),
      heardAt: at('12:00:00'),
      ...session,
    },
    pings: last
      ? {
          ...facts,
          untilMs: last.elapsedMs ?? 0,
          last: {
            heardAt: at('12:00:00'),
            elapsedMs: 0,
            page: null,
            pageCount: null,
            isPaused: false,
            ...last,
          },
        }
      : null,
    booked: null,
    assignment: { lane: 'person', contactId: null, isContactVerified: false, visitor: 'v:1' },
    pageCount: 5,
  };
}

test('a viewing is live for 12 seconds after its last report', () => {
  const reading = aReading({}, { heardAt: at('12:05:00') });
  expect(lastSeenAt(reading)).toBe(at('12:05:00'));
  expect(isLive(reading, at('12:05:12'))).toBe(true);
  expect(isLive(reading, at('12:05:13'))).toBe(false);
});

test('a tab that is left open is last seen when someone last read in it', () => {
  const reading = aReading({}, { heardAt: at('12:45:00'), isPaused: true });
  const left = { ...reading, pings: { ...reading.pings!, activeAt: at('12:05:00') } };
  expect(lastSeenAt(left)).toBe(at('12:05:00'));
  expect(isOver(left, at('12:45:01'))).toBe(true);
});

test('a viewing with only a start is not live', () => {
  expect(isLive(aReading(), at('12:00:01'))).toBe(false);
  expect(isLive(aReading({ marks: [[0, 1, 1]] }), at('12:00:01'))).toBe(true);
});

test('a paused or ended viewing is not live', () => {
  expect(isLive(aReading({}, { heardAt: at('12:05:00'), isPaused: true }), at('12:05:01'))).toBe(
    false,
  );
  expect(
    isLive(aReading({ ended: { at: at('12:05:00') }, heardAt: at('12:05:00') }), at('12:05:01')),
  ).toBe(false);
});

test('the later of ping and visibility says whether a viewing is paused', () => {
  const hidden = { atUs: 1, heardAt: at('12:05:02'), isHidden: true };
  const session = { visibility: hidden, heardAt: at('12:05:02') };
  expect(isLive(aReading(session, { heardAt: at('12:05:01') }), at('12:05:03'))).toBe(false);
  expect(isLive(aReading(session, { heardAt: at('12:05:03') }), at('12:05:03'))).toBe(true);
  expect(
    isLive(aReading({ ...session, visibility: { ...hidden, isHidden: false } }), at('12:05:03')),
  ).toBe(true);
});

test('a visitor who opens a link again is one reader, on the later viewing’s page', () => {
  const reads = (id: string, startedAt: string, over: Partial<ViewingState> = {}): ViewingState => {
    const reading = aReading(
      {
        started: {
          at: at(startedAt),
          opening: null,
          hitId: id,
          viewerId: null,
          pageCount: 5,
          userAgent: null,
        },
      },
      { heardAt: at('12:05:00') },
    );
    return { ...reading, id, ...over };
  };
  const other = { ...aReading().assignment, visitor: 'v:2' };
  const readings = [
    reads('again', '12:04:58'),
    reads('before', '12:04:00'),
    reads('other', '12:04:30', { assignment: other }),
    reads('gone', '12:04:59', { pings: null }),
  ];
  expect(
    liveReaders(readings, at('12:05:01'))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['again', 'other']);
});

test('a viewing is over after its end, or after ten minutes of silence', () => {
  expect(isOver(aReading(), at('12:09:59'))).toBe(false);
  expect(isOver(aReading(), at('12:10:00'))).toBe(true);
  expect(isOver(aReading({}, { heardAt: at('12:05:00') }), at('12:10:00'))).toBe(false);
  expect(isOver(aReading({ ended: { at: at('12:00:30') } }), at('12:00:31'))).toBe(true);
});

test('the current page is that of the last turn, or of a later ping', () => {
  const marks = [
    [0, 1, 1],
    [9_000, 2, 4],
  ] as const;
  expect(currentPage(aReading())).toBe(1);
  expect(currentPage(aReading({ marks }))).toBe(4);
  expect(currentPage(aReading({ marks }, { elapsedMs: 5_000, page: 3 }))).toBe(4);
  expect(currentPage(aReading({ marks }, { elapsedMs: 12_000, page: 3 }))).toBe(3);
  expect(
    currentPage(aReading({ marks: [...marks, [10_000, 3, 77]] }, { elapsedMs: 12_000, page: 88 })),
  ).toBe(4);
});

test('pings extend the time, and the presentation, not the viewer, has the page count', () => {
  const reading = aReading(
    {
      marks: [
        [0, 1, 1],
        [4_000, 2, 2],
        [6_000, 3, 6],
      ],
      untilMs: 6_000,
    },
    { elapsedMs: 10_000 },
  );
  expect(reportedActivity(reading)).toEqual({
    elapsedMs: 10_000,
    pageCount: 5,
    pages: [
      { page: 1, timeMs: 4_000, views: 1 },
      { page: 2, timeMs: 6_000, views: 1 },
    ],
    lastPage: 2,
    downloads: 0,
    prints: 0,
    linkClicks: [],
  });
});

test('clicks are counted by page and target', () => {
  const clicks = { 1: '4|https://lectern.example', 2: '|0012', 3: '4|https://lectern.example' };
  expect(
    reportedActivity(aReading({ clicks, downloads: { 9: '' }, prints: { 1: '', 2: '' } })),
  ).toMatchObject({
    linkClicks: [
      { page: 4, target: 'https://lectern.example', clicks: 2 },
      { page: null, target: '0012', clicks: 1 },
    ],
    downloads: 1,
    prints: 2,
  });
});

const booked: BookedViewerSession = {
  status: 'closed',
  bookedAt: at('12:10:00'),
  endedAt: at('12:10:00'),
  sessionId: 's',
  presentationId: 'p',
  sharedLinkId: 'l',
  linkOwnerId: 'first',
  hitId: 'h',
  viewerId: null,
  startedAt: at('12:00:00'),
  replaced: null,
  revision: 1,
  account: {
    lane: 'bot',
    contactId: null,
    isContactVerified: false,
    visitor: 'v:1',
    elapsedMs: 90_000,
    pageCount: 5,
    pages: [{ page: 1, timeMs: 90_000, views: 1 }],
    lastPage: 1,
    downloads: 0,
    prints: 0,
    linkClicks: [],
  },
};

test('an account based on deleted pings stays as it is', () => {
  expect(accountOf({ ...aReading(), booked, assignment: booked.account })).toMatchObject({
    lane: 'bot',
    elapsedMs: 90_000,
    pages: booked.account.pages,
  });
  expect(accountOf({ ...aReading({ untilMs: 100_000 }), booked })).toMatchObject({
    elapsedMs: 100_000,
  });
});

test('the link’s owner stays as first booked', () => {
  expect(identityOf(aReading()).linkOwnerId).toBe('o');
  expect(identityOf({ ...aReading(), booked }).linkOwnerId).toBe('first');
});
