import { expect, test } from '@jest/globals';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Hit } from './projection.ts';
import { visitContaining } from './visits.ts';

const hitAt = (id: string, minute: number, second = 0): Row<Hit> => ({
  id,
  teamId: null,
  version: 0,
  doc: {
    sharedLinkId: 'link',
    presentationId: 'deck',
    createdBy: null,
    at: new Date(Date.UTC(2026, 10, 20, 12, minute, second)).toISOString(),
    userAgent: null,
    lane: 'person',
    laneReason: null,
    visitorKey: 'visitor',
  },
});
const ids = (hits: Row<Hit>[]) => hits.map(({ id }) => id);

test('hits less than ten minutes apart are one visit, whichever of them is asked about', () => {
  const hits = [hitAt('c', 19), hitAt('a', 0), hitAt('b', 9, 59)];
  for (const hit of hits) expect(ids(visitContaining(hits, hit.id))).toEqual(['a', 'b', 'c']);
});

test('after ten minutes a new visit begins', () => {
  const hits = [hitAt('a', 0), hitAt('b', 10), hitAt('c', 12)];
  expect(ids(visitContaining(hits, 'a'))).toEqual(['a']);
  expect(ids(visitContaining(hits, 'c'))).toEqual(['b', 'c']);
});

test('hits at the same moment have a fixed order', () => {
  expect(ids(visitContaining([hitAt('b', 0), hitAt('a', 0)], 'b'))).toEqual(['a', 'b']);
});
