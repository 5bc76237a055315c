import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { priceOf } from '../../domain/pricing.ts';
import type { QueryResolvers } from '../generated.ts';

const asked = z.object({
  users: z
    .number()
    .int()
    .min(1, 'Must be at least 1.')
    .max(1_000_000, 'Must be at most 1,000,000.'),
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
