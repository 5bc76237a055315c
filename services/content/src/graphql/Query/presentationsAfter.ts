import { chunkInput, chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryResolvers } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

export const presentationsAfter: QueryResolvers['presentationsAfter'] = async (
  _,
  args,
  context,
) => {
  const rows = await context.view(Presentation).find({
    list: 'byId',
    where: { isDeleted: false },
    ...chunkOf(parseInput(chunkInput, args)),
  });
  return rows.map(rowOf).filter((row) => row !== null);
};
