import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { calculateRoi, roiInput } from './roi.ts';

const defaults = { reps: 10, annualQuota: 500_000, hoursPerWeek: 12, savingsPerWeek: 25 };

test('the defaults: 3 of 12 hours freed make 1,500 selling hours at 250 each, 104 times the fee of 3,600', () => {
  expect(calculateRoi(defaults)).toEqual({
    annualCost: 3_600,
    annualSellingHoursPerRep: 150,
    annualSellingHours: 1_500,
    annualRevenueIncrease: 375_000,
    freedWeeklyHoursRounded: 3,
    freedWeeklyHours: 3,
    hourlyProduction: 250,
    annualROI: 104,
    savingsPercentage: 0.25,
  });
});

test('a conservative saving of 10 percent frees 1.2 hours, shown as 1 but calculated with in full', () => {
  expect(calculateRoi({ ...defaults, savingsPerWeek: 10 })).toMatchObject({
    freedWeeklyHours: 1.2,
    freedWeeklyHoursRounded: 1,
    annualSellingHours: 600,
    annualRevenueIncrease: 150_000,
    annualROI: 41,
    savingsPercentage: 0.1,
  });
});

test('an aggressive saving of 40 percent frees 4.8 hours, shown as 5', () => {
  expect(calculateRoi({ ...defaults, savingsPerWeek: 40 })).toMatchObject({
    freedWeeklyHours: 4.8,
    freedWeeklyHoursRounded: 5,
    annualSellingHours: 2_400,
    annualRevenueIncrease: 600_000,
    annualROI: 166,
  });
});

test('half an hour is shown as a whole one', () => {
  expect(calculateRoi({ ...defaults, hoursPerWeek: 10 })).toMatchObject({
    freedWeeklyHours: 2.5,
    freedWeeklyHoursRounded: 3,
  });
});

test('hourly production is rounded down before anything is made of it', () => {
  expect(calculateRoi({ ...defaults, annualQuota: 501_999 })).toMatchObject({
    hourlyProduction: 250,
    annualRevenueIncrease: 375_000,
  });
  expect(calculateRoi({ ...defaults, annualQuota: 1_999.99 })).toMatchObject({
    hourlyProduction: 0,
    annualRevenueIncrease: 0,
    annualROI: 0,
  });
});

test('the return is rounded down, not to the nearest', () => {
  // 1 rep: 7 of 40 hours, 350 a year, at 1 each, is 350 of 360.
  expect(
    calculateRoi({ reps: 1, annualQuota: 2_000, hoursPerWeek: 40, savingsPerWeek: 17.5 }),
  ).toMatchObject({ annualRevenueIncrease: 350, annualROI: 0 });
  // 7.2 hours make exactly the fee.
  expect(
    calculateRoi({ reps: 1, annualQuota: 2_000, hoursPerWeek: 36, savingsPerWeek: 20 }),
  ).toMatchObject({ annualRevenueIncrease: 360, annualROI: 1 });
});

test('binary fractions do not cost a whole number', () => {
  // 20 % of 5.7 hours are 1.14; in binary 50 weeks of them are 56.99999999999999, and the return 18.999999999999996.
  expect(
    calculateRoi({ reps: 1, annualQuota: 240_000, hoursPerWeek: 5.7, savingsPerWeek: 20 }),
  ).toMatchObject({
    annualSellingHoursPerRep: 57,
    annualRevenueIncrease: 6_840,
    annualROI: 19,
  });
});

test('nothing saved brings nothing and still costs the fee', () => {
  expect(calculateRoi({ ...defaults, savingsPerWeek: 0 })).toMatchObject({
    annualRevenueIncrease: 0,
    annualROI: 0,
    annualCost: 3_600,
  });
  expect(calculateRoi({ ...defaults, hoursPerWeek: 0 })).toMatchObject({
    annualRevenueIncrease: 0,
    annualROI: 0,
    annualCost: 3_600,
  });
});

test('everything saved frees the whole week', () => {
  expect(calculateRoi({ ...defaults, hoursPerWeek: 40, savingsPerWeek: 100 })).toMatchObject({
    freedWeeklyHours: 40,
    annualSellingHoursPerRep: 2_000,
  });
});

const input = fc.record({
  reps: fc.integer({ min: 1, max: 1_000_000 }),
  annualQuota: fc.double({ min: 0.01, max: 1e12, noNaN: true }),
  hoursPerWeek: fc.double({ min: 0, max: 40, noNaN: true }),
  savingsPerWeek: fc.double({ min: 0, max: 100, noNaN: true }),
});

test('whatever is allowed gives finite figures that are not negative, and the return does not depend on the reps', () => {
  fc.assert(
    fc.property(input, (given) => {
      const roi = calculateRoi(given);
      for (const figure of Object.values(roi))
        expect(figure >= 0 && Number.isFinite(figure)).toBe(true);
      expect(
        Math.abs(roi.annualROI - calculateRoi({ ...given, reps: 1 }).annualROI),
      ).toBeLessThanOrEqual(Math.max(1, roi.annualROI * 1e-12));
    }),
  );
});

test.each([
  ['reps', 0],
  ['reps', 1.5],
  ['reps', -1],
  ['reps', 1_000_001],
  ['annualQuota', 0],
  ['annualQuota', -1],
  ['annualQuota', Number.NaN],
  ['annualQuota', Infinity],
  ['annualQuota', 1e13],
  ['hoursPerWeek', -0.1],
  ['hoursPerWeek', 40.1],
  ['savingsPerWeek', -1],
  ['savingsPerWeek', 100.5],
])('%s may not be %s', (field, value) => {
  const parsed = roiInput.safeParse({ ...defaults, [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test('the ends of each range are allowed', () => {
  expect(
    roiInput.safeParse({ reps: 1, annualQuota: 0.01, hoursPerWeek: 0, savingsPerWeek: 0 }).success,
  ).toBe(true);
  expect(
    roiInput.safeParse({
      reps: 1_000_000,
      annualQuota: 1e12,
      hoursPerWeek: 40,
      savingsPerWeek: 100,
    }).success,
  ).toBe(true);
});
