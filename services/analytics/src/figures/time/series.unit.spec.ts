import { expect, test } from '@jest/globals';
import {
  stepStarts,
  daysBefore,
  firstDay,
  isTimeZone,
  rangeBefore,
  stepForRange,
  countViewsByStep,
} from './series.ts';

const hoursOf = (moments: string[]) => moments.map((at) => at.slice(5, 16));

test('a series has steps of hours, days, weeks or months', () => {
  const from = '2026-01-01T00:00:00.000Z';
  expect(
    ['2026-01-02', '2026-03-01', '2026-12-31', '2029-01-01'].map((day) =>
      stepForRange(from, `${day}T00:00:00.000Z`),
    ),
  ).toEqual(['HOUR', 'DAY', 'WEEK', 'MONTH']);
});

test('days begin by the time zone’s clock, also when it changes', () => {
  expect(
    hoursOf(
      stepStarts('DAY', '2026-10-24T12:00:00.000Z', '2026-10-26T23:30:00.000Z', 'Europe/Oslo'),
    ),
  ).toEqual(['10-23T22:00', '10-24T22:00', '10-25T23:00', '10-26T23:00']);
  expect(
    stepStarts('HOUR', '2026-10-25T00:10:00.000Z', '2026-10-25T03:00:00.000Z', 'Europe/Oslo'),
  ).toHaveLength(3);
  expect(
    hoursOf(
      stepStarts('DAY', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z', 'Asia/Kathmandu'),
    ),
  ).toEqual(['10-31T18:15', '11-01T18:15']);
});

test('weeks begin on Monday, months on their first day', () => {
  expect(
    hoursOf(stepStarts('WEEK', '2026-11-05T00:00:00.000Z', '2026-11-12T00:00:00.000Z', 'UTC')),
  ).toEqual(['11-02T00:00', '11-09T00:00']);
  expect(
    hoursOf(stepStarts('MONTH', '2026-01-31T00:00:00.000Z', '2026-03-02T00:00:00.000Z', 'UTC')),
  ).toEqual(['01-01T00:00', '02-01T00:00', '03-01T00:00']);
});

test('the range before has the same weekdays and clock hours', () => {
  expect(
    rangeBefore('2026-10-22T22:00:00.000Z', '2026-11-20T14:00:00.000Z', 'Europe/Oslo'),
  ).toEqual({ from: '2026-09-17T22:00:00.000Z', to: '2026-10-16T13:00:00.000Z' });
  expect(rangeBefore('2026-11-19T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'UTC')).toEqual({
    from: '2026-11-12T12:00:00.000Z',
    to: '2026-11-13T12:00:00.000Z',
  });
  expect(rangeBefore('2024-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z', 'UTC').from).toBe(
    '2022-11-20T00:00:00.000Z',
  );
});

test('views count for the start at or before them, and none is lost', () => {
  const at = (moment: string) => Date.parse(moment) / (15 * 60_000);
  const quarters = new Map([
    [at('2026-11-01T00:00:00.000Z'), 1],
    [at('2026-11-01T18:15:00.000Z'), 2],
    [at('2026-11-01T23:45:00.000Z'), 4],
    [at('2026-11-02T00:00:00.000Z'), 8],
  ]);
  expect(
    countViewsByStep(
      ['2026-11-01T00:00:00.000Z', '2026-11-01T18:15:00.000Z', '2026-11-02T00:00:00.000Z'],
      quarters,
    ),
  ).toEqual([1, 6, 8]);
  expect(countViewsByStep(['2026-11-02T00:00:00.000Z'], quarters)).toEqual([15]);
  expect(countViewsByStep([], quarters)).toEqual([]);
  expect([
    firstDay(quarters, 'UTC'),
    firstDay(quarters, 'Europe/Oslo'),
    firstDay(new Map([[1, 0]]), 'UTC'),
  ]).toEqual(['2026-11-01T00:00:00.000Z', '2026-10-31T23:00:00.000Z', null]);
});

test('time zones are recognized', () => {
  expect(['UTC', 'Europe/Oslo', 'Nowhere/Else', '', '+25:00'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(daysBefore('2026-10-26T10:00:00.000Z', 1, 'Europe/Oslo')).toBe('2026-10-24T22:00:00.000Z');
});
