import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SharedLinkHitRecorded } from '@lectern/schemas/events/telemetry.ts';
import { FedProjection, reported } from '@lectern/kernel/testing/fed.ts';
import { hitsOfLink } from './projection.ts';

const presentationId = '01a1fa00-0000-7000-8000-0000000000e1';
const linkOwnerId = '01a1fa00-0000-7000-8000-0000000000f1';
const sharedLinkId = '01a1fa00-0000-7000-8000-0000000000c1';
const hitIds = Array.from({ length: 6 }, (_, n) => `01a1fa00-0000-7000-8000-0000000000d${n}`);

const hit = (n: number, changes: object = {}) =>
  reported(
    presentationId,
    SharedLinkHitRecorded({
      presentationId,
      sharedLinkId,
      linkOwnerId,
      hitId: hitIds[n]!,
      openedAt: `2026-11-20T12:00:0${n}.000Z`,
      lane: 'bot',
      laneReason: 'user-agent: googlebot',
      visitorKey: 'key',
      userAgent: 'Firefox',
      ...changes,
    }),
  );

test('a hit is a row with its link, its owner, its time and its lane', () => {
  const [row] = new FedProjection(hitsOfLink).feed(hit(3)).table();
  expect(row).toEqual({
    id: hitIds[3],
    doc: {
      sharedLinkId,
      presentationId,
      createdBy: linkOwnerId,
      at: '2026-11-20T12:00:03.000Z',
      userAgent: 'Firefox',
      lane: 'bot',
      laneReason: 'user-agent: googlebot',
      visitorKey: 'key',
    },
    index: {
      sharedLinkId,
      presentationId,
      createdBy: linkOwnerId,
      at: '2026-11-20T12:00:03.000Z',
      lane: 'bot',
      visitorKey: 'key',
    },
  });
});

test('hits that arrive twice and in any order count once', () => {
  const all = hitIds.map((_, n) => hit(n));
  const expected = new FedProjection(hitsOfLink).feed(...all).table();
  expect(expected).toHaveLength(hitIds.length);
  fc.assert(
    fc.property(fc.shuffledSubarray([...all, ...all], { minLength: 12 }), (shuffled) => {
      expect(new FedProjection(hitsOfLink).feed(...shuffled).table()).toEqual(expected);
    }),
  );
});

test('a hit reported again later keeps its first time', () => {
  const later = hit(1, { openedAt: '2026-11-20T13:00:00.000Z' });
  const [row] = new FedProjection(hitsOfLink).feed(later, hit(1), later).table();
  expect(row!.doc.at).toBe('2026-11-20T12:00:01.000Z');
});

test('a hit gets its owner once a report knows it', () => {
  const unowned = hit(1, { linkOwnerId: null });
  for (const order of [
    [hit(1), unowned],
    [unowned, hit(1)],
  ]) {
    const [row] = new FedProjection(hitsOfLink).feed(...order).table();
    expect(row!.doc.createdBy).toBe(linkOwnerId);
  }
});

test('viewings without a link are no hits', () => {
  expect(
    new FedProjection(hitsOfLink).feed(hit(1, { sharedLinkId: null, linkOwnerId: null })).table(),
  ).toEqual([]);
});
