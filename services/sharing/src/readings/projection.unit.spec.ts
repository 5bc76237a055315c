import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ViewerSessionClosed } from '@lectern/schemas/events/analytics.ts';
import {
  SharedLinkVisitorVerified,
  ViewerSessionStarted,
} from '@lectern/schemas/events/telemetry.ts';
import { appended, FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { readings } from './projection.ts';

const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const linkOwnerId = '01a1fa00-0000-7000-8000-0000000000f1';
const hitId = '01a1fa00-0000-7000-8000-0000000000d1';
const sessionIds = ['01a1fa00-0000-7000-8000-0000000000a1', '01a1fa00-0000-7000-8000-0000000000a2'];
const reading = { presentationId, sharedLinkId, linkOwnerId, hitId };

const started = (n: number, changes: object = {}) =>
  reported(
    presentationId,
    ViewerSessionStarted({
      ...reading,
      sessionId: sessionIds[n]!,
      viewerId: null,
      activityId: null,
      startedAt: '2026-11-20T12:00:00.000Z',
      pageCount: 3,
      userAgent: null,
      ...changes,
    }),
  );
const verified = (visitorId: string, minute: number) =>
  reported(
    presentationId,
    SharedLinkVisitorVerified({
      ...reading,
      visitorId,
      email: `${visitorId}@example.com`,
      verifiedAt: `2026-11-20T12:0${minute}:00.000Z`,
    }),
  );

test('viewings and the first verified email are the same in any order', () => {
  const all = [
    started(0),
    started(1),
    verified('kim', 1),
    verified('ana', 2),
    started(0, { linkOwnerId: null }),
  ];
  const expected = {
    sharedLinkId,
    createdBy: linkOwnerId,
    sessionIds,
    visitor: { visitorId: 'kim', email: 'kim@example.com', verifiedAt: '2026-11-20T12:01:00.000Z' },
  };
  fc.assert(
    fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 10 }), (shuffled) => {
      expect(new FedProjection(readersOfHit).feed(...shuffled).rows.get(hitId)).toEqual(expected);
    }),
  );
});

test('viewings without a link are left out', () => {
  expect(
    new FedProjection(readersOfHit).feed(started(0, { sharedLinkId: null, hitId: null })).table(),
  ).toEqual([]);
});

test('a correction replaces the earlier reading', () => {
  const accountOf = (elapsedMs: number) => ({
    lane: 'person' as const,
    contactId: null,
    isContactVerified: false,
    visitor: hitId,
    elapsedMs,
    pageCount: 3,
    pages: [{ page: 1, timeMs: elapsedMs, views: 1 }],
    lastPage: 1,
    downloads: 0,
    prints: 0,
    linkClicks: [],
  });
  const closed = (revision: number, elapsedMs: number) =>
    appended(
      `ViewerSession/team/${sessionIds[0]}`,
      revision,
      ViewerSessionClosed({
        ...reading,
        sessionId: sessionIds[0]!,
        viewerId: null,
        startedAt: '2026-11-20T12:00:00.000Z',
        endedAt: '2026-11-20T12:05:00.000Z',
        account: accountOf(elapsedMs),
        replaced: null,
        revision,
      }),
    );
  const rows = new FedProjection(readings).feed(
    closed(1, 4_000),
    closed(1, 4_000),
    closed(2, 6_000),
  );
  expect(rows.table()).toMatchObject([
    { doc: { hitId, elapsedMs: 6_000, pageCount: 3, pages: [{ page: 1, timeMs: 6_000 }] } },
  ]);
});
