import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryResolvers } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';
import { problems } from '../../problems.ts';

const input = z.object({ ids: z.array(z.string()).max(1_000, problems.tooMany({ most: 1_000 })) });

export const presentationsByIds: QueryResolvers['presentationsByIds'] = async (
  _,
  args,
  context,
) => {
  const rows = await context.view(Presentation).getMany(parseInput(input, args).ids);
  return rows.map((row) => (row?.doc.status === 'present' ? rowOf(row) : null));
};
