import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryPresentationsAfterArgs } from '../generated.ts';
import { rowOf } from '../presentation-row.ts';

const input = z.object({ min: z.string().max(100).nullish(), chunk: z.number().int().min(1).max(1_000) });

export async function presentationsAfter(_: unknown, args: QueryPresentationsAfterArgs, context: ServiceContext) {
  const { min, chunk } = parseInput(input, args);
  const rows = await context.view(Presentation).find({ list: 'byId', where: { isDeleted: false }, limit: chunk, ...(min && { after: { value: min, id: min } }) });
  return rows.map(rowOf);
}
