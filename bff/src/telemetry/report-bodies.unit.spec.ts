import { expect, test } from '@jest/globals';
import { otherMeta } from './report-bodies.ts';

test('of an event’s meta everything is kept but time and page, which have fields of their own', () => {
  expect(otherMeta({ elapsed_ms: 20, currentPage: 3, field: 'budget', paused: 0 })).toBe(
    '{"field":"budget","paused":0}',
  );
  expect(otherMeta({ elapsed_ms: 20, currentPage: 3 })).toBeNull();
  expect([otherMeta({}), otherMeta(null), otherMeta(undefined)]).toEqual([null, null, null]);
});

test('more than 4 KB of it is dropped', () => {
  const ofBytes = (count: number) => ({ typed: 'é'.repeat(count / 2) });
  expect(otherMeta(ofBytes(4_000))).toContain('typed');
  expect(otherMeta(ofBytes(4_096))).toBeNull();
});
