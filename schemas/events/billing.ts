import { z } from 'zod';
import { event, id, personal } from './event.ts';

export const RoiCalculated = event('RoiCalculated', {
  calculationId: id,
  reps: z.number(),
  annualQuota: z.number(),
  hoursPerWeek: z.number(),
  savingsPerWeek: z.number(),
  annualRevenueIncrease: z.number(),
  annualROI: z.number(),
});

/** Somebody wrote to us through the form (accounts §7). Who and what is theirs, and goes with their key. */
export const ContactRequested = event('ContactRequested', {
  requestId: id,
  /** The HMAC of the address, in no team. */
  personId: z.string(),
  name: personal(z.string(), 'personId'),
  email: personal(z.email(), 'personId'),
  companyName: personal(z.string(), 'personId'),
  /** A country's code. */
  location: z.string(),
  body: personal(z.string(), 'personId'),
});
