import { z } from 'zod';
import { event, id } from './event.ts';

export const RoiCalculated = event('RoiCalculated', {
  calculationId: id,
  reps: z.number(),
  annualQuota: z.number(),
  hoursPerWeek: z.number(),
  savingsPerWeek: z.number(),
  annualRevenueIncrease: z.number(),
  annualROI: z.number(),
});
