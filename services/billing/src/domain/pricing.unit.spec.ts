import { expect, test } from '@jest/globals';
import { priceOf, type Discount } from './pricing.ts';

const now = '2026-11-20T12:00:00.000Z';
const discount: Discount = { amount: 3, endsAt: '2026-12-31T23:59:59.000Z' };

test.each([
  [1, 36, 35],
  [10, 36, 35],
  [11, 35, 33],
  [50, 35, 33],
  [51, 33, 31],
  [100, 33, 31],
  [101, 31, 28],
  [250, 31, 28],
])('%d users pay %d a month each, %d when they pay for a year', (users, month, year) => {
  expect(priceOf({ users, period: 'month', now })).toMatchObject({
    kind: 'priced',
    rate: month,
    monthlyRate: month,
    yearlyRate: year,
  });
  expect(priceOf({ users, period: 'year', now })).toMatchObject({ rate: year });
});

test.each([251, 252, 10_000])('%d users are an enterprise: contact us', (users) => {
  expect(priceOf({ users, period: 'year', now })).toEqual({ kind: 'enterprise' });
});

test('a year is twelve times the users times the yearly rate', () => {
  expect(priceOf({ users: 5, period: 'year', now })).toMatchObject({
    monthlyTotal: 180,
    annualTotal: 2_100,
    savings: 60,
  });
  expect(priceOf({ users: 250, period: 'month', now })).toMatchObject({
    monthlyTotal: 7_750,
    annualTotal: 84_000,
    savings: 9_000,
  });
});

test.each([
  [5, 3],
  [20, 6],
  [60, 7],
  [200, 10],
])('what %d users save is shown as %d percent, rounded up', (users, percent) => {
  expect(priceOf({ users, period: 'year', now })).toMatchObject({ savingsPercent: percent });
});

test('a discount comes off both rates until it ends, and is cleared then', () => {
  expect(priceOf({ users: 10, period: 'month', discount, now })).toMatchObject({
    monthlyRate: 33,
    yearlyRate: 32,
    monthlyTotal: 330,
    annualTotal: 3_840,
    savings: 120,
    savingsPercent: 4,
    discount,
  });
  expect(priceOf({ users: 10, period: 'month', discount, now: discount.endsAt })).toMatchObject({
    rate: 33,
  });
  expect(
    priceOf({ users: 10, period: 'month', discount, now: '2027-01-01T00:00:00.000Z' }),
  ).toMatchObject({ rate: 36, discount: null });
});

test('the price is never negative', () => {
  expect(
    priceOf({ users: 10, period: 'year', discount: { ...discount, amount: 50 }, now }),
  ).toMatchObject({ rate: 0, annualTotal: 0, savings: 0, savingsPercent: 0 });
});
