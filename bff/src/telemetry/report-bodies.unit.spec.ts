import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pingBody, plainPing } from './report-bodies.ts';

const rarely = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other });
const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 100_002 }),
  fc.double(),
  fc.constant(1e9),
  fc.constant(null),
);

const anyPing = fc.record({
  elapsed_ms: rarely(fc.nat(), anyNumber),
  meta: rarely(
    fc.record({
      currentPage: rarely(fc.integer({ min: 1, max: 40 }), anyNumber),
      pageCount: rarely(fc.integer({ min: 0, max: 40 }), anyNumber),
      paused: rarely(fc.boolean(), fc.constant(null)),
      visibility: fc.string(),
    }),
    fc.anything(),
  ),
});
const more = rarely(
  fc.constant({}),
  fc.oneof(
    fc.constant({ ended_at: '2026-11-20T12:00:00Z' }),
    fc.dictionary(fc.string(), fc.anything()),
  ),
);
const anyBody = rarely(
  fc.tuple(anyPing, more).map(([ping, other]) => ({ ...ping, ...(other as object) })),
  fc.anything(),
);

test('a ping that is taken at a glance is what its schema makes of it', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyBody, (body) => {
      const plain = plainPing(body);
      if (plain === null) return;
      taken++;
      const parsed = pingBody.parse(body);
      expect({ elapsed_ms: parsed.elapsed_ms, meta: { ...parsed.meta } }).toEqual({
        elapsed_ms: plain.elapsed_ms,
        meta: { ...plain.meta, elapsed_ms: parsed.meta?.elapsed_ms },
      });
      expect(parsed.ended_at ?? null).toBeNull();
    }),
    { numRuns: 1_000 },
  );
  expect(taken).toBeGreaterThan(50);
  expect(
    plainPing({ elapsed_ms: Infinity, meta: { currentPage: 1, pageCount: 30, paused: false } }),
  ).toBeNull();
  expect(
    plainPing({
      elapsed_ms: 5_000,
      meta: { currentPage: 1, pageCount: 30, paused: false, hasFocus: true },
    }),
  ).not.toBeNull();
});
