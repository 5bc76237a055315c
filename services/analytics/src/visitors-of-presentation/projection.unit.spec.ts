import { expect, test } from '@jest/globals';
import { ViewerSessionStarted } from '@lectern/schemas/events/telemetry.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { visitorsOfPresentation } from './projection.ts';

const id = (n: number) => `01a1fa00-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const presentationId = id(1);
const started = (session: number, changes: { hitId?: string | null; viewerId?: string | null; linkOwnerId?: string | null }) =>
  reported(
    presentationId,
    ViewerSessionStarted({
      presentationId, sharedLinkId: id(2), linkOwnerId: id(3), sessionId: id(session), hitId: null, viewerId: null, startedAt: '2026-11-20T12:00:00.000Z',
      pageCount: 30, userAgent: null, ...changes,
    }),
  );
const visitors = (...records: ReturnType<typeof started>[]) => new FedProjection(visitorsOfPresentation).feed(...records).table();

test('viewings of one opening, or by one signed-in person, are one visitor', () => {
  expect(visitors(started(10, { hitId: id(20) }), started(11, { hitId: id(20) }), started(12, { hitId: id(21) }))).toHaveLength(2);
  expect(visitors(started(10, { viewerId: id(30) }), started(11, { viewerId: id(30) }))).toHaveLength(1);
  expect(visitors(started(10, {}), started(11, {}))).toHaveLength(2);
});

test('order and repetition change nothing', () => {
  const records = [started(10, { hitId: id(20), linkOwnerId: null }), started(11, { hitId: id(20) }), started(12, { hitId: id(21) })];
  expect(visitors(...records.toReversed(), ...records)).toEqual(visitors(...records));
  expect(visitors(...records)[0]!.index).toEqual({ presentationId, linkOwnerId: id(3) });
});
