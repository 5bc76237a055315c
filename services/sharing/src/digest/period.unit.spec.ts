import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { knownZone, nameOfPeriod, periodOf } from './period.ts';

test('a week runs from Monday to Sunday in the sender’s time zone, and is mailed on Monday at eight', () => {
  expect(periodOf('weekly', '2026-11-20T12:00:00.000Z', 'Europe/Oslo')).toEqual({
    cadence: 'weekly',
    start: '2026-11-16',
    from: '2026-11-15T23:00:00.000Z',
    to: '2026-11-22T23:00:00.000Z',
    dueAt: '2026-11-23T07:00:00.000Z',
  });
});

test('the same moment may be in different weeks in two time zones', () => {
  const sundayNight = '2026-11-22T23:30:00.000Z';
  expect(periodOf('weekly', sundayNight, 'Europe/Oslo').start).toBe('2026-11-23');
  expect(periodOf('weekly', sundayNight, 'America/New_York').start).toBe('2026-11-16');
  expect(periodOf('weekly', sundayNight, null).start).toBe('2026-11-16');
});

test('a month is a calendar month, also in February and at the end of the year', () => {
  expect(periodOf('monthly', '2027-02-28T23:00:00.000Z', 'UTC')).toMatchObject({
    start: '2027-02-01',
    to: '2027-03-01T00:00:00.000Z',
  });
  expect(periodOf('monthly', '2026-12-31T23:30:00.000Z', 'Asia/Tokyo')).toMatchObject({
    start: '2027-01-01',
    from: '2026-12-31T15:00:00.000Z',
  });
});

test('a clock change makes a week an hour longer or shorter', () => {
  const { from, to } = periodOf('weekly', '2026-10-24T12:00:00.000Z', 'Europe/Oslo');
  expect(Date.parse(to) - Date.parse(from)).toBe(169 * 3_600_000);
});

test('every moment is in its period, and periods follow each other without gaps', () => {
  const zones = ['UTC', 'Europe/Oslo', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'];
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }),
      fc.constantFrom(...zones),
      fc.constantFrom('weekly' as const, 'monthly' as const),
      (at, zone, cadence) => {
        const moment = new Date(at).toISOString();
        const period = periodOf(cadence, moment, zone);
        expect(period.from <= moment && moment < period.to && period.to < period.dueAt).toBe(true);
        expect(periodOf(cadence, period.to, zone).from).toBe(period.to);
      },
    ),
  );
});

test('an unknown time zone counts as UTC', () => {
  expect(knownZone('Mars/Olympus')).toBe('UTC');
  expect(knownZone(null)).toBe('UTC');
});

test('periods are named by their days', () => {
  expect(nameOfPeriod({ cadence: 'weekly', start: '2026-11-16' })).toBe('16 to 22 November 2026');
  expect(nameOfPeriod({ cadence: 'weekly', start: '2026-12-28' })).toBe(
    '28 December 2026 to 3 January 2027',
  );
  expect(nameOfPeriod({ cadence: 'monthly', start: '2026-11-01' })).toBe('November 2026');
});
