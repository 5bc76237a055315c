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

/** Whether addresses can be checked before something is sent to them, and how many still (accounts §3, §7). Without a service for it: no, and none. */
export const readEmailCredits = route('GET /api/email-verification/info', {
  answer: dataOf(
    z.strictObject({ enabled: z.boolean(), total_credits: count, available_credits: count }),
  ),
  operation: ReadEmailCredits,
  variables: () => ({}),
  present: ({ emailCredits: { isEnabled, total, available } }) =>
    data({ enabled: isEnabled, total_credits: total, available_credits: available }),
});
