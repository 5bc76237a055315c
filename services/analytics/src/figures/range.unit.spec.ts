import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf, isWithin, placeIn, planRange } from './range.ts';

test('a range is whole days of UTC and what it begins and ends with', () => {
  expect(planRange({ from: '2026-11-02T00:00:00.000Z', to: '2026-11-05T00:00:00.000Z' })).toEqual({ firstDay: '2026-11-02', lastDay: '2026-11-04', hasWholeDays: true, edges: [] });
  expect(planRange({ from: '2026-11-02T23:00:00.000Z', to: '2026-11-04T01:00:00.000Z' })).toMatchObject({
    firstDay: '2026-11-03', lastDay: '2026-11-03',
    edges: [{ from: '2026-11-02T23:00:00.000Z', to: '2026-11-03T00:00:00.000Z' }, { from: '2026-11-04T00:00:00.000Z', to: '2026-11-04T01:00:00.000Z' }],
  });
  expect(planRange({ from: '2026-11-02T09:00:00.000Z', to: '2026-11-02T10:00:00.000Z' })).toMatchObject({ hasWholeDays: false, edges: [{ from: '2026-11-02T09:00:00.000Z' }] });
  expect(planRange({ from: null, to: null })).toEqual({ firstDay: null, lastDay: null, hasWholeDays: true, edges: [] });
});

const start = Date.parse('2026-10-30T00:00:00.000Z');
const moment = fc.integer({ min: 0, max: 5 * 96 }).map((quarters) => new Date(start + quarters * 15 * 60_000).toISOString());

test('every moment lies in one part of the plan exactly when it is within the range', () => {
  fc.assert(
    fc.property(fc.option(moment), fc.option(moment), moment, (one, other, at) => {
      const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      const plan = planRange({ from, to });
      expect(placeIn(plan, at) !== 'outside').toBe(isWithin({ from, to }, at));
      if (placeIn(plan, at) === 'day') {
        for (const each of [`${dayOf(at)}T00:00:00.000Z`, `${dayOf(at)}T23:59:59.999Z`]) expect(isWithin({ from, to }, each)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
