import { expect, test } from '@jest/globals';
import {
  bounds,
  daysIn,
  rangeLabel,
  ranges,
  readRange,
  writeRange,
  type Range,
  type RangeName,
} from './range.ts';

const now = new Date(2026, 10, 20, 15, 30);
const local = (...[year, month, day]: [number, number, number]) => new Date(year, month - 1, day);

test('a range is read from the address as it was written', () => {
  const all: Range[] = [
    ...(Object.keys(ranges) as RangeName[]).map((name) => ({ name })),
    { name: 'custom', from: '2026-10-01', to: '2026-10-07' },
  ];
  for (const range of all)
    expect(readRange(writeRange(range, new URLSearchParams('tab=views')))).toEqual(range);
  expect(writeRange({ name: '30d' }, new URLSearchParams('range=7d&tab=views')).toString()).toBe(
    'tab=views',
  );
  expect(writeRange({ name: 'all' }, new URLSearchParams(), 'all').toString()).toBe('');
  expect(readRange(new URLSearchParams(), 'all')).toEqual({ name: 'all' });
});

test('what an address says wrongly is 30 days', () => {
  for (const text of [
    'range=constructor',
    'range=custom&from=2026-10-07&to=2026-10-01',
    'range=custom&from=x&to=2026-10-01',
    'range=custom',
  ]) {
    expect(readRange(new URLSearchParams(text))).toEqual({ name: '30d' });
  }
});

test('ranges begin with a day and end now; chosen days are whole', () => {
  expect(bounds({ name: '30d' }, now)).toEqual({ from: local(2026, 10, 22), to: null });
  expect(bounds({ name: 'quarter' }, now).from).toEqual(local(2026, 10, 1));
  expect(bounds({ name: '12m' }, now).from).toEqual(local(2025, 11, 21));
  expect(bounds({ name: 'all' }, now)).toEqual({ from: null, to: null });
  expect(bounds({ name: 'custom', from: '2026-10-01', to: '2026-10-07' }, now)).toEqual({
    from: local(2026, 10, 1),
    to: local(2026, 10, 8),
  });
});

test('days are said no longer than need be', () => {
  expect(rangeLabel(local(2026, 10, 22), local(2026, 11, 20))).toMatch(
    /^(22 Oct|Oct 22) – (20 Nov 2026|Nov 20, 2026)$/,
  );
  expect(rangeLabel(local(2025, 11, 21), local(2026, 11, 20))).toMatch(
    /^(21 Nov 2025|Nov 21, 2025) – (20 Nov 2026|Nov 20, 2026)$/,
  );
  expect([daysIn(local(2026, 10, 22), now), daysIn(now, now)]).toEqual([30, 1]);
  expect(rangeLabel(now, now)).toMatch(/^(20 Nov 2026|Nov 20, 2026)$/);
});
