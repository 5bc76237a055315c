import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { QueryPresentationsByIdsArgs } from '../generated.ts';
import { rowOf, type PresentationRow } from '../presentation-row.ts';

const input = z.object({ ids: z.array(z.string()).max(1_000, 'Please choose at most 1,000.') });

export async function presentationsByIds(_: unknown, args: QueryPresentationsByIdsArgs, context: ServiceContext): Promise<(PresentationRow | null)[]> {
  const rows = await context.view(Presentation).getMany(parseInput(input, args).ids);
  return rows.map((row) => (row?.doc.status === 'present' ? rowOf(row) : null));
}
