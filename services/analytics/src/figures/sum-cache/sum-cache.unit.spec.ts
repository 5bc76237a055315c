import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SumCache } from './sum-cache.ts';
import { toCachedSum, cachedSize } from './cached-sum.ts';
import { startMsOf, toCachedBoundary, toCachedPeriod, type CachedPeriod } from './cached-period.ts';
import { joinPeriods } from './join-periods.ts';
import { fourHourPeriod } from '../time/periods.ts';
import type { Line } from '../line.ts';
import { StringInterner } from './string-interner.ts';
import { Sum } from '../sum.ts';
import { topVisitors } from '../visitors.ts';

const at = Date.parse('2026-11-20T14:21:06.000Z');

function viewing(
  visitor: string,
  more: { startedMs?: number; elapsedMs?: number; link?: string } = {},
): Line {
  return [
    visitor,
    more.startedMs ?? at,
    visitor,
    more.elapsedMs ?? 12_000,
    24,
    3,
    3,
    0,
    1,
    ['3|https://lectern.example', 2],
    '',
    'p',
    more.link ?? 'l',
    '1-3',
    0,
    'p',
  ];
}

const sumOf = (...lines: Line[]) => new Sum(lines);
const periodOf = (interner: StringInterner, ...lines: Line[]): CachedPeriod => ({
  sum: toCachedSum(sumOf(...lines), interner),
  head: [],
  tail: [],
  through: [],
});

test('a cached sum is valid until its period gets another booking', () => {
  const parts = new SumCache();
  const sum = periodOf(parts.internerOf('t'), viewing('v:1'));
  parts.set('t', 'part', 3, sum);
  expect([
    parts.get('t', 'part', 3),
    parts.get('t', 'part', 4),
    parts.get('t', 'another', 3),
    parts.get('u', 'part', 3),
  ]).toEqual([sum, undefined, undefined, undefined]);
});

test('the least recently used sum is dropped', () => {
  const size = cachedSize(toCachedSum(sumOf(viewing('v:1')), new StringInterner()));
  const parts = new SumCache(2 * size);
  const sum = periodOf(parts.internerOf('t'), viewing('v:1'));
  parts.set('t', 'one', 1, sum);
  parts.set('t', 'two', 1, sum);
  parts.get('t', 'one', 1);
  parts.set('t', 'three', 1, sum);
  expect(['one', 'two', 'three'].map((part) => parts.get('t', part, 1) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  parts.set('t', 'three', 2, sum);
  expect(parts.get('t', 'one', 1)).toBe(sum);
});

test('a team with too many strings gets a new interner, and sums of the old one are not cached', () => {
  const parts = new SumCache(10);
  const before = parts.internerOf('t');
  parts.set('t', 'one', 1, periodOf(before, viewing('v:1')));
  const late = periodOf(before, ...Array.from({ length: 20 }, (_, n) => viewing(`v:${n}`)));
  expect(parts.internerOf('t')).not.toBe(before);
  parts.set('t', 'two', 1, late);
  expect([parts.get('t', 'one', 1), parts.get('t', 'two', 1)]).toEqual([undefined, undefined]);
});

test('a team without cached sums has no interner', () => {
  const size = cachedSize(toCachedSum(sumOf(viewing('v:1')), new StringInterner()));
  const parts = new SumCache(size);
  const [gone, stays] = [parts.internerOf('t'), parts.internerOf('u')];
  parts.set('t', 'one', 1, periodOf(gone, viewing('v:1')));
  parts.set('u', 'one', 1, periodOf(stays, viewing('v:1')));
  expect(parts.internerOf('u')).toBe(stays);
  expect(parts.internerOf('t')).not.toBe(gone);
  parts.set('t', 'two', 1, periodOf(gone, viewing('v:1')));
  expect(parts.get('t', 'two', 1)).toBeUndefined();
});

test('cached sums add up to the sum of their viewings', () => {
  const lines = [
    viewing('v:1'),
    viewing('v:2', { elapsedMs: 250_000, link: 'm' }),
    viewing('v:1', { startedMs: at + 86_400_000, elapsedMs: 1_000 }),
    viewing('v:3'),
  ];
  const names = new StringInterner();
  const added = sumOf(lines[3]!);
  for (const line of lines.slice(0, 3)) added.addCached(toCachedSum(sumOf(line), names));
  const whole = sumOf(...lines);
  for (const field of [
    'views',
    'timeMs',
    'downloads',
    'prints',
    'viewings',
    'quarterHours',
    'clicks',
    'completions',
  ] as const)
    expect(added[field]).toEqual(whole[field]);
  for (const field of ['visitors', 'links', 'presentations'] as const)
    expect(added.countOf(field)).toBe(whole.countOf(field));
  expect([added.links(), added.presentations()]).toEqual([whole.links(), whole.presentations()]);
  for (const most of [1, 2, 10, 1_000])
    expect(topVisitors(added, most)).toEqual(topVisitors(whole, most));
  expect(topVisitors(whole, 2)).toMatchObject({
    total: 3,
    visitors: [
      ['v:1', { views: 2, timeMs: 13_000 }],
      ['v:2', { views: 1 }],
    ],
  });
  expect(whole.links()).toEqual(
    new Map([
      ['l', 3],
      ['m', 1],
    ]),
  );
});

test('views that may go on in another period stay lines, the others are in the sum', () => {
  const period = { from: '2026-11-20T12', until: '2026-11-20T16' };
  const [from, minute] = [Date.parse('2026-11-20T12:00:00.000Z'), 60_000];
  const lines = [
    viewing('v:early', { startedMs: from + 29 * minute }),
    viewing('v:in', { startedMs: from + 30 * minute }),
    viewing('v:in', { startedMs: from + 59 * minute }),
    viewing('v:late', { startedMs: from + 211 * minute }),
    ...Array.from({ length: 9 }, (_, n) =>
      viewing('v:all', { startedMs: from + (5 + 28 * n) * minute }),
    ),
  ];
  const names = new StringInterner();
  const made = toCachedPeriod(lines, { rules: 'current', period, interner: names });
  const ids = (some: readonly Line[]) => [...new Set(some.map(([id]) => id))];
  expect([made.sum.views, made.sum.viewings]).toEqual([1, 2]);
  expect([made.head, made.tail, made.through].map(ids)).toEqual([
    ['v:early'],
    ['v:late'],
    ['v:all'],
  ]);
  const earlier = toCachedPeriod(lines, { rules: 'earlier', period, interner: names });
  expect([earlier.sum.views, earlier.head, earlier.tail, earlier.through]).toEqual([
    13,
    [],
    [],
    [],
  ]);
});

test('periods, their boundaries and what stays lines add up to the sum of all viewings', () => {
  const start = Date.parse('2026-11-20T12:00:00.000Z');
  const line = fc
    .tuple(fc.integer({ min: 0, max: 12 * 60 - 1 }), fc.constantFrom('v:1', 'v:2'))
    .map(([minute, visitor]) => viewing(visitor, { startedMs: start + minute * 60_000 }));
  // Chains of reloads that cross whole periods are rare by chance.
  const chain = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 25 }))
    .map(([minute, length]) =>
      Array.from({ length }, (_, n) =>
        viewing('v:1', { startedMs: start + (minute + 15 * n) * 60_000 }),
      ),
    );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), chain, (some, more) => {
      const lines = [...some, ...more].map(([, ...rest], n): Line => [`s${n}`, ...rest]);
      const interner = new StringInterner();
      const periods = ['12', '16', '20'].map((hour) => {
        const period = fourHourPeriod(`2026-11-20T${hour}`);
        const inside = lines.filter(
          ([, at]) => at >= startMsOf(period.from) && at < startMsOf(period.until),
        );
        const made = toCachedPeriod(inside, { rules: 'current', period, interner });
        return { period: period.from, bookings: inside.length, made };
      });
      const { sums, loose } = joinPeriods(periods, (before, after) =>
        toCachedBoundary(before.made, after.made, { rules: 'current', interner }),
      );
      const added = new Sum(loose);
      for (const sum of sums) added.addCached(sum);
      const whole = new Sum(lines);
      for (const field of ['views', 'viewings', 'timeMs', 'quarterHours', 'completions'] as const)
        expect(added[field]).toEqual(whole[field]);
      expect(added.links()).toEqual(whole.links());
    }),
  );
});
