import { expect, test } from '@jest/globals';
import { nextCheck } from './close-viewer-session.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const minutes = (count: number) => new Date(start + count * 60_000).toISOString();

function looks(heardAt: string, endedAt: string | null): number[] {
  const session = {
    presentationId: 'p',
    sharedLinkId: null,
    linkOwnerId: null,
    started: {
      at: minutes(0),
      opening: null,
      hitId: null,
      viewerId: null,
      pageCount: null,
      userAgent: null,
    },
    marks: [],
    downloads: {},
    prints: {},
    clicks: {},
    visibility: null,
    ended: endedAt ? { at: endedAt } : null,
    untilMs: 0,
    firstHeardAt: minutes(0),
    heardAt,
  };
  const found: number[] = [];
  for (let now: string | null = minutes(10); now; now = nextCheck({ session, pings: null }, now))
    found.push((Date.parse(now) - start) / 60_000);
  return found;
}

test('an active session is checked again after ten minutes of silence', () => {
  expect(looks(minutes(7), null).slice(0, 2)).toEqual([10, 17]);
});

test('a session that is over is checked less and less often, and a last time when nothing more can arrive', () => {
  expect(looks(minutes(0), null)).toEqual([10, 60, 360, 1450]);
  expect(looks(minutes(9), minutes(9))).toEqual([10, 60, 315, 1450]);
});
