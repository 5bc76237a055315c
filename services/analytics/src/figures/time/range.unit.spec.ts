import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fourHourPeriod } from './periods.ts';
import { containsPeriod, isInRange } from './range.ts';

const start = Date.parse('2026-10-30T00:00:00.000Z');
const moment = fc
  .integer({ min: 0, max: 5 * 96 })
  .map((quarters) => new Date(start + quarters * 15 * 60_000).toISOString());

test('a range contains a period exactly when it contains its first and last moment', () => {
  fc.assert(
    fc.property(fc.option(moment), fc.option(moment), moment, (one, other, at) => {
      const [from, to] =
        one !== null && other !== null && one > other ? [other, one] : [one, other];
      const first = Date.parse(`${fourHourPeriod(at).from}:00:00.000Z`);
      const ends = [first, first + 4 * 60 * 60_000 - 1].map((ms) => new Date(ms).toISOString());
      expect(containsPeriod({ from, to }, fourHourPeriod(at))).toBe(
        ends.every((end) => isInRange({ from, to }, end)),
      );
    }),
    { numRuns: 500 },
  );
});
