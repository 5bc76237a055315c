import { z } from 'zod';
import { graphql } from '../../../../gql/gql.ts';
import { data, dataOf } from '../../../../present/data.ts';
import { route } from '../../../../route/route.ts';

const ReadEmailCredits = graphql(`
  query ReadEmailCredits {
    emailCredits {
      isEnabled
      total
      available
    }
  }
`);

const count = z.number().int().nonnegative();

/**
 * Whether emails can be checked before something is sent to them, and how many still (accounts §3, §7). Without a
 * service for it: not, and none.
 */
export const readEmailCredits = route('GET /api/email-verification/info', {
  answer: dataOf(
    z.strictObject({
      enabled: z
        .boolean()
        .describe('Whether a service that checks emails is set up and the team may use it.'),
      total_credits: count.describe('How many emails can be checked in all.'),
      available_credits: count.describe('How many emails can still be checked.'),
    }),
  ),
  operation: ReadEmailCredits,
  variables: () => ({}),
  present: ({ emailCredits: { isEnabled, total, available } }) =>
    data({ enabled: isEnabled, total_credits: total, available_credits: available }),
});
