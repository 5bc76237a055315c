import { expect, test } from '@jest/globals';
import { tolerate } from '../route/tolerant-reader.ts';
import { viewingQuery, withWholeDays } from './viewing-filter.ts';

test('a day in `to` is included whole', () => {
  expect(withWholeDays({ from: '2026-11-10', to: '2026-11-10' }, 'UTC')).toEqual({
    from: '2026-11-10T00:00:00.000Z',
    to: '2026-11-11T00:00:00.000Z',
  });
});

test('days begin and end in the time zone, also where the clocks change', () => {
  expect(withWholeDays({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Oslo')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  });
});

test('moments stay as they are, and a missing end stays open', () => {
  const to = '2026-11-10T08:30:00.000Z';
  expect(withWholeDays({ to }, 'Europe/Oslo')).toEqual({ to });
  expect(withWholeDays({ from: '2026-11-10' }, 'Europe/Oslo')).toEqual({
    from: '2026-11-09T23:00:00.000Z',
  });
});

test('days, moments, SQL dates and epochs are read; other text and unknown zones are refused', () => {
  const read = (given: object) => viewingQuery.safeParse(tolerate(viewingQuery, given));
  expect(read({ from: '2026-11-10', to: '2026-11-10 08:30' }).data).toEqual({
    from: '2026-11-10',
    to: '2026-11-10T08:30:00Z',
  });
  expect(read({ from: '1763000000000', to: '' }).success).toBe(true);
  for (const given of [{ to: 'soon' }, { to: '2026-02-30' }, { time_zone: 'Mars/Olympus' }])
    expect(read(given).success).toBe(false);
});
