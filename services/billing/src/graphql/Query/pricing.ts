import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { priceOf } from '../../domain/pricing.ts';
import type { QueryResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

const asked = z.object({
  users: z
    .number()
    .int()
    .min(1, problems.atLeast({ least: 1 }))
    .max(1_000_000, problems.atMost({ most: 1_000_000 })),
  period: z.enum(['MONTH', 'YEAR']),
});

export const pricing: QueryResolvers['pricing'] = (_parent, args) => {
  const { users, period } = parseInput(asked, args);
  const price = priceOf({
    users,
    period: period === 'MONTH' ? 'month' : 'year',
    now: new Date().toISOString(),
  });
  return price.kind === 'enterprise' ? null : price;
};
