import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  latestPeriodEnd,
  monthPeriod,
  fourHourIndex,
  fourHourStart,
  fourHourPeriod,
  rowPeriod,
  overflowPeriod,
} from './periods.ts';

test('the more viewings a scope has, the shorter the period of a row', () => {
  const at = '2026-11-20T14:21:06.000Z';
  expect(rowPeriod('team', at)).toEqual({ from: '2026-11-20T12', until: '2026-11-20T16' });
  expect(rowPeriod('presentation', at)).toEqual({ from: '2026-11-16', until: '2026-11-23' });
  expect(rowPeriod('link', at)).toEqual({ from: '2026-10', until: '2027-01' });
  expect(overflowPeriod('link', at)).toEqual({ from: '2026-11-16', until: '2026-11-23' });
  expect(monthPeriod('2026-12-31T23:59:59.999Z')).toEqual({ from: '2026-12', until: '2027-01' });
});

const moment = fc
  .date({
    min: new Date('1999-12-01T00:00:00.000Z'),
    max: new Date('2044-03-01T00:00:00.000Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

test('a moment is in its period when compared as text', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const periods = [
        ...(['team', 'presentation', 'link', 'visitor'] as const).flatMap((kind) => [
          rowPeriod(kind, at),
          overflowPeriod(kind, at),
        ]),
        monthPeriod(at),
      ];
      for (const { from, until } of periods) expect([from <= at, at < until]).toEqual([true, true]);
      expect(fourHourStart(monthPeriod(at).from, fourHourIndex(at))).toBe(fourHourPeriod(at).from);
    }),
  );
});

test('a range that contains a viewing reads its row, wherever the viewing is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('team', 'presentation', 'link', 'visitor'),
      moment,
      fc.nat(9 * 24 * 60 * 60_000),
      (kind, at, later) => {
        const last = latestPeriodEnd(kind, new Date(Date.parse(at) + later).toISOString());
        for (const until of [rowPeriod(kind, at).until, overflowPeriod(kind, at).until, at])
          expect([at <= until, until <= last]).toEqual([true, true]);
      },
    ),
    {
      examples: [
        ['link', '2026-12-30T10:00:00.000Z', 0],
        ['visitor', '2027-03-31T23:59:59.999Z', 0],
      ],
    },
  );
});
