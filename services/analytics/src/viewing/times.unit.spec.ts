import { expect, test } from '@jest/globals';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import { isFromPreviousRelease, reportedActivity } from './viewing.ts';

const reading = {
  presentationId: '01a1fa00-0000-7000-8000-0000000000e1',
  sharedLinkId: null,
  linkOwnerId: null,
  sessionId: '01a1fa00-0000-7000-8000-0000000000b1',
};
const start = Date.parse('2026-11-20T12:00:00.000Z');
const at = (second: number) => new Date(start + second * 1_000).toISOString();
const us = (second: number) => (start + second * 1_000) * 1_000;
const minute = 60;

const started = ViewerSessionStarted({
  ...reading,
  hitId: null,
  viewerId: null,
  activityId: null,
  startedAt: at(0),
  pageCount: 30,
  userAgent: null,
});
const event = (second: number, changes: Partial<Parameters<typeof ViewerEventRecorded>[0]> = {}) =>
  ViewerEventRecorded({
    ...reading,
    category: 'PDF',
    action: 'change_page',
    path: null,
    page: null,
    detail: null,
    eventAtUs: us(second),
    elapsedMs: 0,
    saysElapsed: false,
    heardAt: at(second),
    ...changes,
  });
const turn = (
  second: number,
  page: number,
  changes: Partial<Parameters<typeof ViewerEventRecorded>[0]> = {},
) => event(second, { path: String(page).padStart(4, '0'), ...changes });
const see = (second: number, action: 'hidden' | 'visible') =>
  event(second, { category: 'visibility', action });
const ping = (
  second: number,
  elapsed: number,
  page: number | null = null,
  changes: Partial<Parameters<typeof ViewerSessionPinged>[0]> = {},
) =>
  ViewerSessionPinged({
    ...reading,
    elapsedMs: elapsed * 1_000,
    page,
    pageCount: 30,
    isPaused: false,
    heardAt: at(second),
    ...changes,
  });
const end = (second: number, changes: Partial<Parameters<typeof ViewerSessionEnded>[0]> = {}) =>
  ViewerSessionEnded({
    ...reading,
    elapsedMs: 0,
    saysElapsed: false,
    endedAt: at(second),
    heardAt: at(second),
    endedAtUs: us(second),
    ...changes,
  });

function rowsOf(...events: DomainEvent[]) {
  const records = [started, ...events].map((each) => reported(reading.presentationId, each));
  return {
    session: new FedProjection(viewerSessions).feed(...records).rows.get(reading.sessionId)!,
    pings: new FedProjection(sessionPings).feed(...records).rows.get(reading.sessionId) ?? null,
  };
}

/** Seconds in total, and by page. */
function seconds(...events: DomainEvent[]): [number, Record<number, number>] {
  const { elapsedMs, pages } = reportedActivity({
    ...rowsOf(...events),
    booked: null,
    pageCount: 30,
  });
  return [
    elapsedMs / 1_000,
    Object.fromEntries(pages.map(({ page, timeMs }) => [page, timeMs / 1_000])),
  ];
}

test('a page lasts until the next one by the viewer’s clock, the last one until the end', () => {
  expect(seconds(turn(0, 1), turn(3, 2), turn(5, 3), end(9))).toEqual([9, { 1: 3, 2: 2, 3: 4 }]);
});

test('without an end a viewing lasts until the last report', () => {
  expect(
    seconds(turn(0, 1), turn(3, 2), event(8, { category: 'Download', action: 'download' })),
  ).toEqual([8, { 1: 3, 2: 5 }]);
  expect(seconds(turn(0, 1), turn(3, 2), ping(10, 10))).toEqual([10, { 1: 3, 2: 7 }]);
});

test('hidden time does not count, whether events or only pings show it', () => {
  expect(
    seconds(turn(0, 1), turn(3, 2), see(5, 'hidden'), see(65, 'visible'), turn(67, 3), end(70)),
  ).toEqual([10, { 1: 3, 2: 4, 3: 3 }]);
  expect(seconds(see(60, 'visible'), turn(64, 2), end(70))).toEqual([10, { 1: 4, 2: 6 }]);
  expect(seconds(see(-1, 'visible'), turn(4, 2), end(10))).toEqual([10, { 1: 4, 2: 6 }]);
  expect(seconds(turn(0, 1), turn(20, 2), see(60, 'visible'), turn(64, 3), end(70))).toEqual([
    30,
    { 1: 20, 2: 4, 3: 6 },
  ]);
  expect(seconds(turn(0, 1), ping(5, 5), ping(105, 10), turn(107, 2), end(110))).toEqual([
    15,
    { 1: 12, 2: 3 },
  ]);
});

test('an end adds nothing while the page was paused, nor after ten minutes without a ping', () => {
  expect(seconds(ping(5, 5), ping(6, 6, null, { isPaused: true }), end(90))).toEqual([6, { 1: 6 }]);
  expect(seconds(ping(5, 5), end(5 + 11 * minute))).toEqual([5, { 1: 5 }]);
  expect(seconds(ping(5, 5), end(65))).toEqual([65, { 1: 65 }]);
});

test('pings and pages after the end add no time', () => {
  expect(seconds(ping(5, 5), end(8), ping(12, 12))).toEqual([8, { 1: 8 }]);
  expect(
    seconds(ping(5, 5), end(8, { elapsedMs: 7_000, saysElapsed: true }), ping(12, 12), turn(12, 2)),
  ).toEqual([8, { 1: 8, 2: 0 }]);
});

test('pings give the page where no page change does, from the first one on', () => {
  expect(seconds(ping(4, 4, 5), ping(8, 8, 5))).toEqual([8, { 5: 8 }]);
  expect(seconds(ping(5, 5, 1), ping(10, 10, 2), ping(15, 15, 2), ping(20, 20, null))).toEqual([
    20,
    { 1: 7.5, 2: 12.5 },
  ]);
  expect(seconds(turn(0, 1), ping(5, 5, 4))).toEqual([5, { 1: 5 }]);
});

test('a page reported at once was open from the start', () => {
  expect(seconds(turn(0.25, 7), turn(4, 8), end(6))).toEqual([6, { 7: 4, 8: 2 }]);
});

test('reported visible time is used, also a time of 0', () => {
  const says = { saysElapsed: true };
  expect(
    seconds(turn(0, 1, says), turn(9, 2, says), end(9, { elapsedMs: 6_000, ...says })),
  ).toEqual([6, { 1: 0, 2: 6 }]);
  expect(
    seconds(
      turn(0, 1, says),
      turn(9, 2, { ...says, elapsedMs: 5_000 }),
      end(9, { elapsedMs: 6_000, ...says }),
    ),
  ).toEqual([6, { 1: 5, 2: 1 }]);
});

test('of the time between two signs of life 75 s count, unless the viewer stops its clock itself', () => {
  expect(seconds(turn(0, 1), ping(10, 10), ping(86, 86))).toEqual([85, { 1: 85 }]);
  expect(seconds(turn(0, 1), ping(10, 10), turn(50, 2), ping(86, 86))).toEqual([
    86,
    { 1: 50, 2: 36 },
  ]);
  const own = { saysElapsed: true };
  expect(seconds(turn(0, 1, own), ping(10, 10), ping(86, 86))).toEqual([86, { 1: 86 }]);
});

test('old events without the flag count by the clock if they are all at 0, but apart', () => {
  const old = { saysElapsed: null };
  expect(seconds(turn(0, 1, old), turn(6, 2, old), ping(10, 10))).toEqual([10, { 1: 6, 2: 4 }]);
  expect(seconds(turn(0, 3, old), ping(10, 10))).toEqual([10, { 3: 10 }]);
  expect(seconds(turn(0, 1, old), turn(6, 2, { ...old, elapsedMs: 5_500 }), ping(10, 10))).toEqual([
    10,
    { 1: 5.5, 2: 4.5 },
  ]);
});

test('an old viewing whose pings are deleted keeps its booked length; its pages are placed again', () => {
  const reports = [turn(1, 1), turn(60, 2), end(8 * 3_600)];
  const read = (...events: DomainEvent[]) => ({ ...rowsOf(...events), pageCount: 30 });
  const account = reportedActivity({ ...read(...reports, ping(130, 130, 2)), booked: null });
  expect(account.elapsedMs).toBe(130_000);
  const booked = {
    ...reading,
    status: 'closed',
    bookedAt: at(900),
    endedAt: at(900),
    hitId: null,
    viewerId: null,
    startedAt: at(0),
    replaced: null,
    revision: 1,
    account: {
      ...account,
      lane: 'person',
      contactId: null,
      isContactVerified: false,
      visitor: 'v:1',
    },
  } as const;
  const gone = reportedActivity({ ...read(...reports), mayPingsBeGone: true, booked });
  expect([gone.elapsedMs, gone.pages]).toEqual([130_000, account.pages]);
});

test('rows of the previous release are recognized, and answer as before', () => {
  const { session, pings } = rowsOf(turn(0, 1), turn(6, 2), ping(10, 10, 2));
  const [{ clock: _, ...before }, { clock: __, ...pingsBefore }] = [session, pings!];
  expect([
    isFromPreviousRelease({ session, pings }),
    isFromPreviousRelease({ session: before, pings }),
    isFromPreviousRelease({ session, pings: pingsBefore }),
  ]).toEqual([false, true, true]);
  expect(
    reportedActivity({ session: before, pings: pingsBefore, booked: null, pageCount: 30 }),
  ).toMatchObject({
    elapsedMs: 10_000,
    pages: [
      { page: 1, timeMs: 0 },
      { page: 2, timeMs: 10_000 },
    ],
  });
});
