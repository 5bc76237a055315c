import { test } from '@jest/globals';
import { RoiCalculated } from '@lectern/schemas/events/billing.ts';
import { given } from '@lectern/kernel/testing/given.ts';
import { roiCalculation } from './roi-calculation.ts';

const calculationId = '01a1fa00-0000-7000-8000-0000000000d0';
const input = { reps: 10, annualQuota: 500_000, hoursPerWeek: 12, savingsPerWeek: 25 };
const record = { type: 'RecordRoi', calculationId, input } as const;
const recorded = RoiCalculated({
  calculationId,
  ...input,
  annualRevenueIncrease: 375_000,
  annualROI: 104,
});

test('what is recorded is calculated here', () => {
  given(roiCalculation, []).when(record).then([recorded]);
});

test('a calculation is recorded once', () => {
  given(roiCalculation, [recorded]).when(record).thenFails('CONFLICT');
});
