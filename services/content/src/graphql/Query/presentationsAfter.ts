import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryResolvers } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

const input = z.object({
  min: z.string().max(100).nullish(),
  chunk: z.number().int().min(1).max(1_000),
});

export const presentationsAfter: QueryResolvers['presentationsAfter'] = async (
  _,
  args,
  context,
) => {
  const { min, chunk } = parseInput(input, args);
  const rows = await context.view(Presentation).find({
    list: 'byId',
    where: { isDeleted: false },
    limit: chunk,
    ...(min && { after: { value: min, id: min } }),
  });
  return rows.map(rowOf).filter((row) => row !== null);
};
