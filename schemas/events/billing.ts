import { z } from 'zod';
import { event, id, personal } from './event.ts';

/** Someone completed the ROI calculator. Published once per submission, in no team. */
export const RoiCalculated = event('RoiCalculated', {
  /** Identifies the calculation. */
  calculationId: id,
  /** Input: how many sales reps. */
  reps: z.number(),
  /** Input: sales quota of one rep per year. */
  annualQuota: z.number(),
  /** Input: hours per week that a rep spends on content, 0 to 40. */
  hoursPerWeek: z.number(),
  /** Input: share of those hours that is saved, in percent, 0 to 100. */
  savingsPerWeek: z.number(),
  /** Result: revenue gained per year. */
  annualRevenueIncrease: z.number(),
  /** Result: revenue gained per year divided by the annual cost, rounded down. */
  annualROI: z.number(),
});

/** Someone sent the contact form. Everything they wrote is personal data and erased with their key. */
export const ContactRequested = event('ContactRequested', {
  /** Identifies the request. */
  requestId: id,
  /** HMAC of the sender's email, in no team. */
  personId: z.string(),
  /** The sender's name. */
  name: personal(z.string(), 'personId'),
  /** The sender's email. */
  email: personal(z.email(), 'personId'),
  /** The sender's company. */
  companyName: personal(z.string(), 'personId'),
  /** The sender's country, as a two-letter code. */
  location: z.string(),
  /** What they wrote. */
  body: personal(z.string(), 'personId'),
});
