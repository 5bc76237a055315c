import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import { data, dataOf } from '../../present/data.ts';
import { route } from '../../route/route.ts';
import { asInGraph } from '../../resource/graph-places.ts';

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

const input = z.object(
  asInGraph('RoiInput', {
    reps: z.int32(),
    annual_quota: z.number(),
    hours_per_week: z.number(),
    savings_per_week: z.number(),
  }),
);
// Spelled as the specification spells them (accounts §3).
const output = z.strictObject(
  asInGraph('Roi', {
    annualCost: z.number(),
    annualSellingHoursPerRep: z.number(),
    annualSellingHours: z.number(),
    annualRevenueIncrease: z.number(),
    freedWeeklyHoursRounded: z.number(),
    freedWeeklyHours: z.number(),
    hourlyProduction: z.number(),
    annualROI: z.number(),
    savingsPercentage: z.number(),
  }),
);

/**
 * Submits the ROI calculator (accounts §7, §9). The submitted `output` is ignored: the answer has the computed one.
 */
export const submitRoi = route('POST /api/roi-calculator', {
  body: z.object({
    input: input.describe('What the visitor entered.'),
    output: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What the client computed; ignored.'),
  }),
  answer: dataOf(
    z.strictObject({
      input: input.strict().describe('What the visitor entered.'),
      output: output.describe('What follows from it.'),
    }),
  ),
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
