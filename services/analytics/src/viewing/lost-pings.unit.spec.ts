import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ViewerSessionPinged } from '@lectern/schemas/events/pings.ts';
import {
  ViewerEventRecorded,
  ViewerSessionEnded,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import type { DomainEvent } from '@lectern/kernel/events/recorded-event.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { sessionPings } from '../session-pings/projection.ts';
import { lookedAt } from '../testing/oracle.ts';
import { viewerSessions } from '../viewer-sessions/projection.ts';
import type { Mark } from './marks.ts';
import { reportedActivity } from './viewing.ts';

const PING_MS = 5_000;
const PAGES = 6;
const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const reading = {
  presentationId,
  sharedLinkId: null,
  linkOwnerId: null,
  sessionId: '01a1fa00-0000-7000-8000-0000000000b1',
};
const start = Date.parse('2026-11-20T12:00:00.000Z');
const at = (elapsedMs: number) => new Date(start + elapsedMs).toISOString();

const viewing = fc.record({
  /** Time on each page, in tenths of a second. */
  tenths: fc.integer({ min: 1, max: 900 }),
  turns: fc.array(
    fc.record({
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      page: fc.integer({ min: 1, max: PAGES }),
    }),
    { maxLength: 5 },
  ),
  lost: fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  isEndLost: fc.boolean(),
});

test('lost pings cost at most the time since the last report, 5 s if that was the previous ping, and no page gains time', () => {
  fc.assert(
    fc.property(viewing, ({ tenths, turns, lost, isEndLost }) => {
      const untilMs = tenths * 100;
      const marks = turns.map(({ part, page }, index): Mark => [
        Math.floor((part * untilMs) / 100) * 100,
        start * 1_000 + index,
        page,
      ]);
      const pings = Array.from(
        { length: Math.floor(untilMs / PING_MS) },
        (_, index) => (index + 1) * PING_MS,
      );
      const come = pings.filter((_ping, index) => !lost[index % lost.length]);
      const events: DomainEvent[] = [
        ViewerSessionStarted({
          ...reading,
          hitId: null,
          viewerId: null,
          activityId: null,
          startedAt: at(0),
          pageCount: PAGES,
          userAgent: null,
        }),
        ...marks.map(([elapsedMs, eventAtUs, page]) =>
          ViewerEventRecorded({
            ...reading,
            category: 'PDF',
            action: 'change_page',
            path: String(page).padStart(4, '0'),
            page,
            detail: null,
            eventAtUs,
            elapsedMs,
            heardAt: at(elapsedMs),
          }),
        ),
        ...come.map((elapsedMs) =>
          ViewerSessionPinged({
            ...reading,
            elapsedMs,
            page: 1,
            pageCount: PAGES,
            isPaused: false,
            heardAt: at(elapsedMs),
          }),
        ),
        ...(isEndLost
          ? []
          : [ViewerSessionEnded({ ...reading, elapsedMs: untilMs, endedAt: at(untilMs) })]),
      ];
      const records = events.map((event) => reported(presentationId, event));
      const session = new FedProjection(viewerSessions)
        .feed(...records)
        .rows.get(reading.sessionId)!;
      const heard =
        new FedProjection(sessionPings).feed(...records).rows.get(reading.sessionId) ?? null;
      const { elapsedMs, pages } = reportedActivity({
        session,
        pings: heard,
        booked: null,
        pageCount: PAGES,
      });

      const lastReport = Math.max(
        0,
        ...come,
        ...marks.map(([moment]) => moment),
        ...(isEndLost ? [] : [untilMs]),
      );
      expect(elapsedMs).toBe(lastReport);
      if (come.at(-1) === pings.at(-1) && pings.length > 0)
        expect(untilMs - elapsedMs).toBeLessThan(PING_MS);
      const truth = new Map(
        lookedAt(marks, untilMs, PAGES, 100).map(({ page, timeMs }) => [page, timeMs]),
      );
      for (const { page, timeMs } of pages)
        expect(timeMs).toBeLessThanOrEqual(truth.get(page) ?? 0);
      expect(pages.reduce((sum, { timeMs }) => sum + timeMs, 0)).toBe(elapsedMs);
    }),
    { numRuns: 300 },
  );
});
