import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf } from '../../present/data.ts';
import { route } from '../../route/route.ts';

const SubmitRoi = graphql(`
  mutation SubmitRoi($input: RoiInput!) {
    submitRoi(input: $input) {
      annualCost
      annualSellingHoursPerRep
      annualSellingHours
      annualRevenueIncrease
      freedWeeklyHoursRounded
      freedWeeklyHours
      hourlyProduction
      annualROI
      savingsPercentage
    }
  }
`);

const input = z.object({
  reps: z.int32(),
  annual_quota: z.number(),
  hours_per_week: z.number(),
  savings_per_week: z.number(),
});
// Spelled as the specification spells them (accounts §3).
const output = z.strictObject({
  annualCost: z.number(),
  annualSellingHoursPerRep: z.number(),
  annualSellingHours: z.number(),
  annualRevenueIncrease: z.number(),
  freedWeeklyHoursRounded: z.number(),
  freedWeeklyHours: z.number(),
  hourlyProduction: z.number(),
  annualROI: z.number(),
  savingsPercentage: z.number(),
});

/** A visitor used the calculator (accounts §7, §9). We do not trust the submitted `output`: the answer holds ours. */
export const submitRoi = route('POST /api/roi-calculator', {
  body: z.object({ input, output: z.record(z.string(), z.unknown()).optional() }),
  answer: dataOf(z.strictObject({ input: input.strict(), output })),
  limit: 'submission',
  operation: SubmitRoi,
  variables: ({ body }) => ({
    input: {
      reps: body.input.reps,
      annualQuota: body.input.annual_quota,
      hoursPerWeek: body.input.hours_per_week,
      savingsPerWeek: body.input.savings_per_week,
    },
  }),
  present: ({ submitRoi: roi }, { body }) => data({ input: body.input, output: roi }),
});
